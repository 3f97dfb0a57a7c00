public import CoreGraphics
import Motion

/// Setting a property changes the model at once; what is seen at an instant is computed from the model and the
/// animations.
///
/// `presentation()` returns a copy that has these values. Geometry that is not finite is refused: the property keeps
/// its value, and the world reports a diagnostic.
open class CALayer: NSObject, CAMediaTiming, NSCoding {
  // The variables that sampling reads come first. Layers belong to one thread and nothing here is read while it is
  // written, so exclusivity checks are left out where every layer of every frame would pay for them.

  /// Stored outside the object so that sampling reads them without reference counting.
  final let values: UnsafeMutablePointer<LayerValues>
  @exclusivity(unchecked) final var traits: LayerTraits = []
  @exclusivity(unchecked) final var flags = LayerFlags()
  /// The compiled animations of `records` without reference counting, for sampling.
  @exclusivity(unchecked) final var nodes: ContiguousArray<Unmanaged<AnimationNode>> = []
  @exclusivity(unchecked) final var nodesAreStale = false
  /// The sublayers without reference counting, for sampling; `children` keeps them alive.
  @exclusivity(unchecked) final var walk: ContiguousArray<Unmanaged<CALayer>> = []
  @exclusivity(unchecked) final var walkIsStale = false
  @exclusivity(unchecked) final var objects = LayerObjects() { didSet { updatePaints() } }
  /// Drawn by `draw(in:)` or the delegate.
  @exclusivity(unchecked) final var drawing: CGImage? { didSet { updatePaints() } }
  @exclusivity(unchecked) final var maskLayer: CALayer? { didSet { note(.mask, maskLayer != nil) } }
  /// The layer's own timing, without time control.
  @exclusivity(unchecked) final var timing = MediaTiming(duration: 0, fill: .both) { didSet { updateOwnTime() } }
  /// Moves the layer's time in place of its parent's.
  @exclusivity(unchecked) final var timeControl: TimeControl? { didSet { updateOwnTime() } }

  @exclusivity(unchecked) final var children: ContiguousArray<CALayer> = [] { didSet { noteChildren() } }
  final weak var parent: CALayer?
  /// This layer is its mask.
  final weak var masked: CALayer?
  /// Shows the layer's tree.
  final unowned(unsafe) var world: LayerWorld?
  final var hasBeenShown = false
  /// In the order in which they are applied.
  final var records: ContiguousArray<AnimationRecord> = [] { didSet { noteRecords() } }
  /// This layer is its presentation copy; nil for a model layer.
  final let original: CALayer?
  final var rare: RareValues?
  final var givenColors = LayerColors()

  /// The view that the layer belongs to, unless another object is set.
  public final var delegate: (any CALayerDelegate)? {
    get { hasOtherDelegate ? otherDelegate : owner ?? original?.delegate }
    set {
      hasOtherDelegate = newValue == nil || newValue !== owner
      otherDelegate = hasOtherDelegate ? newValue : nil
    }
  }
  private final var hasOtherDelegate = false
  private final weak var otherDelegate: (any CALayerDelegate)?
  /// Asking each class of delegate whether it owns its layer was a twentieth of the start.
  package final weak var owner: (any LayerOwner)?

  public override init() {
    values = .allocate(capacity: 1)
    values.initialize(to: LayerValues())
    original = nil
    super.init()
    LayerWorld.current.journal?.didCreate(self)
    didInitialize()
  }

  /// Creates a presentation copy; subclasses copy their own properties here.
  ///
  /// If `layer` is not a layer, the copy is an ordinary layer.
  public init(layer: Any) {
    values = .allocate(capacity: 1)
    let source = layer as? CALayer
    values.initialize(to: source?.values.pointee ?? LayerValues())
    original = source
    super.init()
    if let source { copyState(of: source) }
  }

  /// Not supported.
  public required init?(coder: NSCoder) {
    values = .allocate(capacity: 1)
    values.initialize(to: LayerValues())
    original = nil
    super.init()
    LayerWorld.current.journal?.didCreate(self)
    didInitialize()
  }

  deinit {
    for record in records { record.abandon() }
    // The parent of those that were not moved elsewhere is nil now.
    for child in children where child.parent == nil { child.enter(nil) }
    values.deallocate()
  }

  /// Not supported.
  open func encode(with coder: NSCoder) {}

  /// Sets the values in which a subclass of this module differs.
  func didInitialize() {}

  /// Nil for a client's subclass, which cannot be copied.
  func makePresentationCopy() -> CALayer? { type(of: self) == CALayer.self ? CALayer(layer: self) : nil }

  func copyState(of source: CALayer) {
    objects = source.objects
    timing = source.timing
    timeControl = source.timeControl
    flags = source.flags
    note(.rareValues, true)
    rare = source.rare.map { RareValues($0) }
    givenColors = source.givenColors
    drawing = source.drawing
    if source.hasOtherDelegate { delegate = source.otherDelegate }
  }

  // MARK: Properties that subclasses may override

  /// Setting another size asks for layout.
  open var bounds: CGRect {
    get { CGRect(values.pointee.bounds) }
    set { setBounds(SIMD4(newValue.standardized)) }
  }
  open var position: CGPoint {
    get { CGPoint(values.pointee.position) }
    set { write(SIMD2(newValue), to: .position) }
  }
  /// Computed from the geometry; setting it sets the position and, through the inverse of the transform, the size of
  /// the bounds.
  open var frame: CGRect {
    get { computedFrame }
    set {
      guard flags.isObserved else { return setFrame(newValue) }
      observedAsOne { setFrame(newValue) }
    }
  }
  open var transform: CATransform3D {
    get { values.pointee.transform }
    set { write(newValue, to: .transform) }
  }
  open var opacity: Float {
    get { Float(values.pointee.opacity) }
    set { write(Double(newValue), to: .opacity) }
  }
  open var isHidden: Bool {
    get { values.pointee.isHidden != 0 }
    set { write(newValue ? 1 : 0, to: .hidden) }
  }
  /// The bounds have their rounded corners.
  open var masksToBounds: Bool {
    get { values.pointee.masksToBounds != 0 }
    set { write(newValue ? 1 : 0, to: .masksToBounds) }
  }
  /// Rounds the background and the border; with `masksToBounds` it clips everything.
  open var cornerRadius: CGFloat {
    get { CGFloat(values.pointee.cornerRadius) }
    set { write(newValue.native, to: .cornerRadius) }
  }
  open var backgroundColor: CGColor? {
    get { givenColors.background }
    set { write(newValue, to: .backgroundColor, given: \.background) }
  }
  /// A `CGImage`; any other object shows nothing.
  open var contents: Any? {
    get { objects.contents }
    set {
      dropDrawing()
      write(newValue.map { $0 as AnyObject }, to: .contents, \.contents)
    }
  }
  /// It must have no superlayer.
  open var mask: CALayer? {
    get { original == nil ? maskLayer : original?.maskLayer?.presentedCopy() }
    set { setMask(newValue) }
  }
  /// The layer's sublayers, from back to front; nil if there are none.
  open var sublayers: [CALayer]? {
    get { presentedChildren }
    set { setSublayers(newValue ?? []) }
  }
  open var superlayer: CALayer? { original == nil ? parent : original?.parent?.presentedCopy() }

  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Counted from the back; an index past the end counts as the front.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  open func removeFromSuperlayer() { detach() }

  open func setNeedsLayout() {
    flags.needsLayout = true
    markPathToRoot()
  }

  /// Lays out the layers that are marked for layout, from the topmost such layer above this one down.
  open func layoutIfNeeded() { layOutTopmost() }

  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  open func setNeedsDisplay() {
    flags.needsDisplay = true
    markPathToRoot()
  }

  /// Asks the delegate, or else calls `draw(in:)`.
  open func display() { displayByDefault() }

  /// Asks the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  /// Returns the frontmost layer at `p` among this layer and its descendants, by model values; `p` is in the
  /// superlayer's coordinate system.
  open func hitTest(_ p: CGPoint) -> CALayer? { hitTestByModel(SIMD2(p)) }

  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// Asks the delegate, `actions`, `style` and the class in turn, then returns the property's implicit animation, if it
  /// has one.
  open func action(forKey event: String) -> (any CAAction)? { searchedAction(forKey: event) }

  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Adds a copy, and removes the animation that was there; without a key none is removed.
  open func add(_ anim: CAAnimation, forKey key: String?) { addCopy(of: anim, forKey: key) }

  /// The animation ends unfinished.
  open func removeAnimation(forKey key: String) { removeRecords { $0.isNamed && $0.key == key } }

  open func removeAllAnimations() { removeRecords { _ in true } }

  open func setValue(_ value: Any?, forKey key: String) { setClientValue(value, forKeyPath: key) }

  /// Stores for the client what is not a property.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setClientValue(value, forKeyPath: keyPath) }

  open class func defaultValue(forKey key: String) -> Any? {
    guard let keyPath = LayerKeyPath(parsing: key) else { return nil }
    return AnimatedValue.defaultValue(at: keyPath).boxed(at: keyPath)
  }

  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Overridden by the subclasses of this module

  /// Other than contents or a drawing.
  var paintsOwnContent: Bool { objects.path != nil || objects.gradient != nil }

  /// Sublayers keep their position in space instead of being flattened.
  var keepsDepth: Bool { false }

  /// Adds the layer's content, between background and sublayers, to the display list.
  func paint(_ v: UnsafeMutablePointer<LayerValues>, _ objects: LayerObjects, _ painter: LayerPainter) {
    painter.picture(v, objects, drawn: drawing)
  }

  /// Shown together with the sublayers, where it would be as one of them.
  var copied: CALayer? { nil }

  /// Once for each time that the layer shows its sublayers.
  func forEachInstance(
    _ v: UnsafeMutablePointer<LayerValues>, _ around: inout LayerSampler.Surroundings,
    _ visit: (inout LayerSampler.Surroundings) -> Void
  ) {
    visit(&around)
  }
}

open class CATransformLayer: CALayer {
  override var keepsDepth: Bool { true }

  override func makePresentationCopy() -> CALayer? {
    type(of: self) == CATransformLayer.self ? CATransformLayer(layer: self) : nil
  }
}

extension CALayer {
  /// A layer that keeps depth cannot be hit itself.
  final func canBeHit(at p: CGPoint) -> Bool { !keepsDepth && contains(p) }

  /// Returns the frontmost layer at `point`, in the superlayer's coordinate system, by model values.
  final func hitTestByModel(_ point: SIMD2<Double>) -> CALayer? {
    guard !isHidden, let inverse = placement.inverse else { return nil }
    let own = inverse.map(point)
    // A point behind the eye maps to somewhere that does not map back to it.
    let back = placement.map(own) - point
    guard back.length < 1e-3 * max(1, point.length) else { return nil }
    let local = CGPoint(own)
    if masksToBounds, !contains(local) { return nil }
    let front = (presentedChildren ?? []).enumerated().sorted {
      ($0.element.values.depth, $0.offset) > ($1.element.values.depth, $1.offset)
    }
    for (_, child) in front {
      if let hit = child.hitTest(local) { return hit }
    }
    return canBeHit(at: local) ? self : nil
  }
}
