public import CoreGraphics
import Motion

/// A rectangle of pixels-to-be with its place, its looks and its sublayers: the model that animations play over.
///
/// Setting a property changes the model at once. What is seen at an instant is computed from the model and the
/// animations on the layer; `presentation()` gives it. Geometry that is not made of finite numbers is refused: the
/// property keeps its value, and the world says so.
open class CALayer: NSObject, CAMediaTiming, NSCoding {
  // What a frame reads comes first. Layers belong to one thread and nothing here is read while it is written, so that
  // the checks for that are left out where every layer of every frame would pay for them.

  /// The numbers of the model.
  ///
  /// They live outside the object so that sampling reads them without ceremony.
  final let values: UnsafeMutablePointer<LayerValues>
  /// What there is to look into.
  @exclusivity(unchecked) final var traits: LayerTraits = []
  /// The animations as plain memory, where all of them have that shape; else empty.
  @exclusivity(unchecked) final var plainTracks: ContiguousArray<PlainTrack> = []
  @exclusivity(unchecked) final var flags = LayerFlags()
  /// What the animations were opened into, in order; the records keep them alive.
  @exclusivity(unchecked) final var nodes: ContiguousArray<Unmanaged<AnimationNode>> = []
  /// The sublayers once more, to walk them without counting references; `children` keeps them alive.
  @exclusivity(unchecked) final var walk: ContiguousArray<Unmanaged<CALayer>> = []
  /// Whether the walk has to be made anew before it is used.
  @exclusivity(unchecked) final var walkIsStale = false
  /// The references of the model.
  @exclusivity(unchecked) final var objects = LayerObjects() { didSet { updatePaints() } }
  /// What `draw(in:)` or a delegate drew.
  @exclusivity(unchecked) final var drawing: CGImage? { didSet { updatePaints() } }
  @exclusivity(unchecked) final var maskLayer: CALayer? { didSet { note(.mask, maskLayer != nil) } }
  /// The time space, without control from outside.
  @exclusivity(unchecked) final var timing = MediaTiming(duration: 0, fill: .both) { didSet { updateOwnTime() } }
  /// Set while something else than the parent's time moves the layer.
  @exclusivity(unchecked) final var timeControl: TimeControl? { didSet { updateOwnTime() } }

  @exclusivity(unchecked) final var children: ContiguousArray<CALayer> = [] { didSet { noteChildren() } }
  final unowned(unsafe) var parent: CALayer?
  /// The layer that this one masks, if it does.
  final unowned(unsafe) var masked: CALayer?
  /// The world whose tree the layer is in.
  final unowned(unsafe) var world: LayerWorld?
  /// Whether a commit has put the layer on screen.
  final var hasBeenShown = false
  /// The animations on the layer, in the order of being added.
  final var records: ContiguousArray<AnimationRecord> = [] { didSet { updateNodes() } }
  /// The layer that this one is a copy of for presentation.
  final let original: CALayer?
  final var rare: RareValues?
  final var givenColors = LayerColors()

  /// Answers for the layer's contents, layout and actions.
  public final weak var delegate: (any CALayerDelegate)?

  /// A layer with the default figures, without size.
  public override init() {
    values = .allocate(capacity: 1)
    values.initialize(to: LayerValues())
    original = nil
    super.init()
    didInitialize()
  }

  /// A copy of `layer` for presentation; subclasses that have properties of their own carry them over here.
  ///
  /// A copy of anything but a layer is an ordinary layer.
  public init(layer: Any) {
    values = .allocate(capacity: 1)
    let source = layer as? CALayer
    values.initialize(to: source?.values.pointee ?? LayerValues())
    original = source
    super.init()
    if let source { copyState(of: source) }
  }

  /// Not to be had: layers are made in code.
  ///
  /// Gives an ordinary layer.
  public required init?(coder: NSCoder) {
    values = .allocate(capacity: 1)
    values.initialize(to: LayerValues())
    original = nil
    super.init()
    didInitialize()
  }

  deinit {
    for record in records { record.abandon() }
    for child in children where child.parent === self {
      child.parent = nil
      child.enter(nil)
    }
    if maskLayer?.masked === self { maskLayer?.masked = nil }
    values.deallocate()
  }

  /// Writes nothing: layers are made in code.
  open func encode(with coder: NSCoder) {}

  /// Sets the figures in which a subclass of this library differs.
  func didInitialize() {}

  /// A copy of the exact class, for presentation; nil for a client's subclass, of which none can be made.
  func makePresentationCopy() -> CALayer? { type(of: self) == CALayer.self ? CALayer(layer: self) : nil }

  func copyState(of source: CALayer) {
    objects = source.objects
    timing = source.timing
    timeControl = source.timeControl
    flags = source.flags
    note(.cold, true)
    rare = source.rare.map { RareValues($0) }
    givenColors = source.givenColors
    drawing = source.drawing
    delegate = source.delegate
  }

  // MARK: Properties that subclasses may override

  /// The rectangle the layer shows of its own coordinates; a new size asks for layout.
  open var bounds: CGRect {
    get { CGRect(values.pointee.bounds) }
    set { setBounds(SIMD4(newValue.standardized)) }
  }
  /// Where the anchor point is, in the superlayer's coordinates.
  open var position: CGPoint {
    get { CGPoint(values.pointee.position) }
    set { write(\.position, SIMD2(newValue), .position) }
  }
  /// The smallest rectangle around the layer in its superlayer's coordinates, computed from the geometry; setting
  /// it moves the layer and changes its bounds' size, through the inverse of the transform.
  open var frame: CGRect {
    get { computedFrame }
    set { setFrame(newValue) }
  }
  /// What turns, scales or moves the layer about its anchor point.
  open var transform: CATransform3D {
    get { values.pointee.transform }
    set { write(\.transform, newValue, .transform) }
  }
  /// How much of the layer and its sublayers together is seen, 0...1.
  open var opacity: Float {
    get { Float(values.pointee.opacity) }
    set { write(\.opacity, Double(newValue), .opacity) }
  }
  /// Whether the layer and its sublayers are left out.
  open var isHidden: Bool {
    get { values.pointee.isHidden != 0 }
    set { write(\.isHidden, newValue ? 1 : 0, .hidden) }
  }
  /// Whether sublayers and contents are cut off at the bounds, rounded as they are.
  open var masksToBounds: Bool {
    get { values.pointee.masksToBounds != 0 }
    set { write(\.masksToBounds, newValue ? 1 : 0, .masksToBounds) }
  }
  /// The radius of the corners of background, border and, where masked, of everything; in points.
  open var cornerRadius: CGFloat {
    get { CGFloat(values.pointee.cornerRadius) }
    set { write(\.cornerRadius, newValue.native, .cornerRadius) }
  }
  /// What the bounds are filled with, beneath everything else; nil for nothing.
  open var backgroundColor: CGColor? {
    get { givenColors.background }
    set { writeColor(newValue, \.background, \.backgroundColor, .backgroundColor) }
  }
  /// A picture that fills the bounds: a `CGImage`; anything else shows nothing.
  open var contents: Any? {
    get { objects.contents }
    set {
      dropDrawing()
      writeObject(newValue.map { $0 as AnyObject }, \.contents, .contents)
    }
  }
  /// A layer in whose alpha this one and its sublayers are seen; it belongs to no other layer.
  open var mask: CALayer? {
    get { original == nil ? maskLayer : original?.maskLayer?.presentedCopy() }
    set { setMask(newValue) }
  }
  /// The layers on this one, from back to front; nil where there are none.
  open var sublayers: [CALayer]? {
    get { presentedChildren }
    set { setSublayers(newValue ?? []) }
  }
  /// The layer that this one is on.
  open var superlayer: CALayer? { original == nil ? parent : original?.parent?.presentedCopy() }

  // MARK: Tree

  /// Puts `layer` in front of the other sublayers.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: children.count) }

  /// Puts `layer` at the place `idx` from the back; past the end it goes to the front.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Takes the layer off its superlayer.
  open func removeFromSuperlayer() { detach() }

  // MARK: Layout and drawing

  /// Asks for layout before the next frame.
  open func setNeedsLayout() {
    flags.needsLayout = true
    markPathToRoot()
  }

  /// Lays out the layer and what is below it now, as far as it was asked for, from the topmost layer that needs it.
  open func layoutIfNeeded() { layOutTopmost() }

  /// Places the sublayers: the delegate does, or by default nobody.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Asks for drawing before the next frame.
  open func setNeedsDisplay() {
    flags.needsDisplay = true
    markPathToRoot()
  }

  /// Makes the contents: the delegate does, or `draw(in:)` draws them.
  open func display() { displayByDefault() }

  /// Draws the layer's contents in its coordinates; by default the delegate does.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  // MARK: Hit testing

  /// The front-most layer at `p`, in the superlayer's coordinates, by the model; this one or one below it.
  open func hitTest(_ p: CGPoint) -> CALayer? { hitTestByModel(SIMD2(p)) }

  /// Whether `p`, in the layer's own coordinates, is within its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  // MARK: Actions and animations

  /// What is done when the property `event` changes: the delegate, `actions`, `style` and the class are asked in
  /// turn, and then the property's own animation is given, where it has one.
  open func action(forKey event: String) -> (any CAAction)? { searchedAction(forKey: event) }

  /// What instances do when `event` happens and neither delegate nor layer says; by default nobody says.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Adds a copy of `anim` under `key`, in place of the one there; without a key nothing is replaced.
  open func add(_ anim: CAAnimation, forKey key: String?) { addCopy(of: anim, forKey: key) }

  /// Removes the animation under `key`; it ends unfinished.
  open func removeAnimation(forKey key: String) { removeRecords { $0.isNamed && $0.key == key } }

  /// Removes all animations; they end unfinished.
  open func removeAllAnimations() { removeRecords { _ in true } }

  /// Sets the property that `key` names, or keeps `value` under it for the client.
  open func setValue(_ value: Any?, forKey key: String) { setClientValue(value, forKeyPath: key) }

  /// Sets what `keyPath` names, such as `transform.rotation.z`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setClientValue(value, forKeyPath: keyPath) }

  /// The default of the property `key`, or nil where there is none.
  open class func defaultValue(forKey key: String) -> Any? {
    guard let place = LayerKeyPath(parsing: key), place.property.kind != .object else { return nil }
    return boxed(place, in: LayerValues())
  }

  /// Whether changing the property `key` asks for drawing again; by default none does.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  // MARK: What the subclasses of this library add

  /// Takes on, of what clients are given back, what is presented otherwise than the `model` has it.
  func follow(_ shown: LayerValues, _ shownObjects: LayerObjects, model: LayerValues) {
    let change = PresentedColors(model: model, shown: shown)
    givenColors.background = change.color(.backgroundColor, otherwise: givenColors.background)
    givenColors.border = change.color(.borderColor, otherwise: givenColors.border)
    givenColors.shadow = change.color(.shadowColor, otherwise: givenColors.shadow)
  }

  /// Whether it shows more than a picture or a drawing.
  var paintsBesides: Bool { objects.path != nil || objects.gradient != nil }

  /// Whether sublayers keep their places in space instead of being flattened.
  var keepsDepth: Bool { false }

  /// Writes what the layer shows between background and sublayers.
  func paint(_ v: UnsafeMutablePointer<LayerValues>, _ objects: LayerObjects, _ painter: LayerPainter) {
    painter.picture(v, objects, drawn: drawing)
  }

  /// Has the sublayers shown, as often as the layer does.
  func forEachInstance(
    _ v: UnsafeMutablePointer<LayerValues>, _ around: inout LayerSampler.Surroundings,
    _ visit: (inout LayerSampler.Surroundings) -> Void
  ) {
    visit(&around)
  }
}
