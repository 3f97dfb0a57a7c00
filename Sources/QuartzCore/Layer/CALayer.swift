public import CoreGraphics
import Motion

/// An object that manages visual content and its geometry, and that animations play over.
///
/// Setting a property changes the model at once. The values that are seen at an instant are computed from the model and
/// the layer's animations; `presentation()` returns a copy that has them. Geometry that is not finite is refused: the
/// property keeps its value, and the world reports a diagnostic.
open class CALayer: NSObject, CAMediaTiming, NSCoding {
  // The variables that sampling reads come first. Layers belong to one thread and nothing here is read while it is
  // written, so exclusivity checks are left out where every layer of every frame would pay for them.

  /// The numbers of the model.
  ///
  /// They are stored outside the object so that sampling reads them without reference counting.
  final let values: UnsafeMutablePointer<LayerValues>
  /// The traits that tell sampling what to look for.
  @exclusivity(unchecked) final var traits: LayerTraits = []
  @exclusivity(unchecked) final var flags = LayerFlags()
  /// The compiled animations of `records` without reference counting, for sampling.
  @exclusivity(unchecked) final var nodes: ContiguousArray<Unmanaged<AnimationNode>> = []
  /// Whether `nodes` has to be updated before it is used.
  @exclusivity(unchecked) final var nodesAreStale = false
  /// The sublayers without reference counting, for sampling; `children` keeps them alive.
  @exclusivity(unchecked) final var walk: ContiguousArray<Unmanaged<CALayer>> = []
  /// Whether `walk` has to be updated before it is used.
  @exclusivity(unchecked) final var walkIsStale = false
  /// The references of the model.
  @exclusivity(unchecked) final var objects = LayerObjects() { didSet { updatePaints() } }
  /// The picture that `draw(in:)` or the delegate drew.
  @exclusivity(unchecked) final var drawing: CGImage? { didSet { updatePaints() } }
  @exclusivity(unchecked) final var maskLayer: CALayer? { didSet { note(.mask, maskLayer != nil) } }
  /// The layer's own timing, without time control.
  @exclusivity(unchecked) final var timing = MediaTiming(duration: 0, fill: .both) { didSet { updateOwnTime() } }
  /// The control that moves the layer's time in place of its parent's; nil for none.
  @exclusivity(unchecked) final var timeControl: TimeControl? { didSet { updateOwnTime() } }

  @exclusivity(unchecked) final var children: ContiguousArray<CALayer> = [] { didSet { noteChildren() } }
  final weak var parent: CALayer?
  /// The layer whose mask this layer is.
  final weak var masked: CALayer?
  /// The world that shows the layer's tree.
  final unowned(unsafe) var world: LayerWorld?
  /// Whether the layer is on screen since a commit.
  final var hasBeenShown = false
  /// The layer's animations, in the order in which they are applied.
  final var records: ContiguousArray<AnimationRecord> = [] { didSet { noteRecords() } }
  /// The layer whose presentation copy this layer is; nil for a model layer.
  final let original: CALayer?
  final var rare: RareValues?
  final var givenColors = LayerColors()

  /// The object that provides the layer's contents, layout and actions; the view that the layer belongs to unless
  /// another is set.
  public final var delegate: (any CALayerDelegate)? {
    get { hasOtherDelegate ? otherDelegate : owner ?? original?.delegate }
    set {
      hasOtherDelegate = newValue == nil || newValue !== owner
      otherDelegate = hasOtherDelegate ? newValue : nil
    }
  }
  /// Whether the delegate was set, and to another object than the owner.
  private final var hasOtherDelegate = false
  private final weak var otherDelegate: (any CALayerDelegate)?
  /// The view that the layer belongs to.
  ///
  /// Asking each class of delegate whether it owns its layer was a twentieth of the start.
  package final weak var owner: (any LayerOwner)?

  /// Creates a layer with the default values and no size.
  public override init() {
    values = .allocate(capacity: 1)
    values.initialize(to: LayerValues())
    original = nil
    super.init()
    LayerWorld.current.journal?.didCreate(self)
    didInitialize()
  }

  /// Creates a presentation copy of `layer`; subclasses copy their own properties here.
  ///
  /// If `layer` is no layer, the copy is an ordinary layer.
  public init(layer: Any) {
    values = .allocate(capacity: 1)
    let source = layer as? CALayer
    values.initialize(to: source?.values.pointee ?? LayerValues())
    original = source
    super.init()
    if let source { copyState(of: source) }
  }

  /// Not supported; creates a layer with the default values.
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

  /// Not supported; encodes nothing.
  open func encode(with coder: NSCoder) {}

  /// Sets the values in which a subclass of this module differs.
  func didInitialize() {}

  /// Returns a presentation copy of the same class; nil for a client's subclass, which cannot be copied.
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

  /// The part of the layer's coordinate system that it shows, in points; setting another size asks for layout.
  open var bounds: CGRect {
    get { CGRect(values.pointee.bounds) }
    set { setBounds(SIMD4(newValue.standardized)) }
  }
  /// The position of the anchor point in the superlayer's coordinate system, in points.
  open var position: CGPoint {
    get { CGPoint(values.pointee.position) }
    set { write(SIMD2(newValue), to: .position) }
  }
  /// The smallest rectangle around the layer in its superlayer's coordinate system, in points.
  ///
  /// It is computed from the geometry. Setting it sets the position and, through the inverse of the transform, the size
  /// of the bounds.
  open var frame: CGRect {
    get { computedFrame }
    set {
      guard flags.isObserved else { return setFrame(newValue) }
      observedAsOne { setFrame(newValue) }
    }
  }
  /// The transform of the layer about its anchor point.
  open var transform: CATransform3D {
    get { values.pointee.transform }
    set { write(newValue, to: .transform) }
  }
  /// The opacity of the layer together with its sublayers, 0...1.
  open var opacity: Float {
    get { Float(values.pointee.opacity) }
    set { write(Double(newValue), to: .opacity) }
  }
  /// A Boolean value that says whether the layer and its sublayers are hidden.
  open var isHidden: Bool {
    get { values.pointee.isHidden != 0 }
    set { write(newValue ? 1 : 0, to: .hidden) }
  }
  /// A Boolean value that says whether sublayers and contents are clipped to the bounds with their rounded corners.
  open var masksToBounds: Bool {
    get { values.pointee.masksToBounds != 0 }
    set { write(newValue ? 1 : 0, to: .masksToBounds) }
  }
  /// The radius of the corners of the background and the border, in points; with `masksToBounds` it clips everything.
  open var cornerRadius: CGFloat {
    get { CGFloat(values.pointee.cornerRadius) }
    set { write(newValue.native, to: .cornerRadius) }
  }
  /// The colour that fills the bounds, below everything else; nil for none.
  open var backgroundColor: CGColor? {
    get { givenColors.background }
    set { write(newValue, to: .backgroundColor, given: \.background) }
  }
  /// The picture that the layer shows: a `CGImage`; any other object shows nothing.
  open var contents: Any? {
    get { objects.contents }
    set {
      dropDrawing()
      write(newValue.map { $0 as AnyObject }, to: .contents, \.contents)
    }
  }
  /// A layer whose alpha masks this layer and its sublayers; it must have no superlayer.
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

  // MARK: Tree

  /// Adds `layer` in front of the other sublayers.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Inserts `layer` at index `idx`, counted from the back; an index past the end counts as the front.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() { detach() }

  // MARK: Layout and drawing

  /// Marks the layer for layout before the next frame.
  open func setNeedsLayout() {
    flags.needsLayout = true
    markPathToRoot()
  }

  /// Lays out the layers that are marked for layout, from the topmost such layer above this one down.
  open func layoutIfNeeded() { layOutTopmost() }

  /// Lays out the sublayers; the default implementation asks the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Marks the layer for display before the next frame.
  open func setNeedsDisplay() {
    flags.needsDisplay = true
    markPathToRoot()
  }

  /// Provides the contents; the default implementation asks the delegate, or else calls `draw(in:)`.
  open func display() { displayByDefault() }

  /// Draws the contents in the layer's coordinate system; the default implementation asks the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  // MARK: Hit testing

  /// Returns the frontmost layer at `p` among this layer and its descendants, by model values; `p` is in the
  /// superlayer's coordinate system.
  open func hitTest(_ p: CGPoint) -> CALayer? { hitTestByModel(SIMD2(p)) }

  /// Returns whether `p`, in the layer's own coordinate system, is within its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Actions and animations

  /// Returns the action for a change of the property `event`.
  ///
  /// Asks the delegate, `actions`, `style` and the class in turn, then returns the property's implicit animation, if
  /// it has one.
  open func action(forKey event: String) -> (any CAAction)? { searchedAction(forKey: event) }

  /// Returns the class's action for `event`, used if neither delegate nor layer has one; by default nil.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Adds a copy of `anim` under `key` and removes the animation that was there; without a key none is removed.
  open func add(_ anim: CAAnimation, forKey key: String?) { addCopy(of: anim, forKey: key) }

  /// Removes the animation under `key`, which ends unfinished.
  open func removeAnimation(forKey key: String) { removeRecords { $0.isNamed && $0.key == key } }

  /// Removes all animations, which end unfinished.
  open func removeAllAnimations() { removeRecords { _ in true } }

  /// Sets the property that `key` names, or stores `value` under `key` for the client.
  open func setValue(_ value: Any?, forKey key: String) { setClientValue(value, forKeyPath: key) }

  /// Sets the value at `keyPath`, such as `transform.rotation.z`, or stores `value` under it for the client.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setClientValue(value, forKeyPath: keyPath) }

  /// Returns the default value of the property `key`; nil if it has none.
  open class func defaultValue(forKey key: String) -> Any? {
    guard let keyPath = LayerKeyPath(parsing: key) else { return nil }
    return AnimatedValue.defaultValue(at: keyPath).boxed(at: keyPath)
  }

  /// Returns whether a change of the property `key` marks the layer for display; by default false.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: Overridden by the subclasses of this module

  /// Whether the layer draws something other than contents or a drawing.
  var paintsOwnContent: Bool { objects.path != nil || objects.gradient != nil }

  /// Whether sublayers keep their position in space instead of being flattened.
  var keepsDepth: Bool { false }

  /// Adds the layer's content, between background and sublayers, to the display list.
  func paint(_ v: UnsafeMutablePointer<LayerValues>, _ objects: LayerObjects, _ painter: LayerPainter) {
    painter.picture(v, objects, drawn: drawing)
  }

  /// Calls `visit` once for each time that the layer shows its sublayers.
  func forEachInstance(
    _ v: UnsafeMutablePointer<LayerValues>, _ around: inout LayerSampler.Surroundings,
    _ visit: (inout LayerSampler.Surroundings) -> Void
  ) {
    visit(&around)
  }
}
