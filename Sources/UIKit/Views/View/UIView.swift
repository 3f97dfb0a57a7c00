public import CoreGraphics
public import Foundation
public import QuartzCore

/// A rectangle on screen that shows something, holds other views, and is offered the touches in it.
///
/// Its looks and its geometry are those of its layer, which asks the view for layout, drawing and animations.
@preconcurrency @MainActor open class UIView: UIResponder, @preconcurrency CALayerDelegate {
  /// What the view looks like and where it is.
  public final let layer: CALayer
  final var children: [UIView] = []
  final weak var parent: UIView?
  /// The controller whose view this is.
  final weak var controller: UIViewController?
  final var recognizers: [UIGestureRecognizer] = []
  /// Where its last touch is kept.
  final weak var touchDispatcher: TouchDispatcher?
  @ViewSetting final var givenBackgroundColor: UIColor?
  @ViewSetting final var givenTintColor: UIColor? { didSet { notifyTint() } }
  @ViewSetting final var maskView: UIView?
  /// How many animation blocks are under way that keep touches off the view.
  final var touchRefusals = 0

  /// How the view follows its superview's size.
  @ViewSetting open var autoresizingMask: AutoresizingMask = []
  /// Whether subviews follow the view's size as they say.
  @ViewSetting open var autoresizesSubviews = true
  /// Whether the view and what is on it are offered touches.
  @ViewSetting open var isUserInteractionEnabled = true
  /// Whether the view is told of more than one touch at a time.
  @ViewSetting open var isMultipleTouchEnabled = false
  /// Whether other views of the window are told of no touches while this one is.
  @ViewSetting open var isExclusiveTouch = false
  /// A number for finding the view again.
  @ViewSetting open var tag = 0
  /// Kept; drawing always begins with clear contents.
  @ViewSetting open var clearsContextBeforeDrawing = true
  /// Whether the place and size, as given, are to stand; it makes no difference before there are constraints.
  @ViewSetting open var translatesAutoresizingMaskIntoConstraints = true
  /// How contents lie in bounds of another size.
  @ViewSetting open var contentMode: ContentMode = .scaleToFill { didSet { applyContentMode() } }

  /// A view whose frame in its superview is `frame`.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
    layer.contentsScale = UIScreen.main.scale
    layer.frame = frame
  }

  /// Not to be had from archives: views are made in code.
  ///
  /// Gives an empty view.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
    layer.contentsScale = UIScreen.main.scale
  }

  /// A view without size.
  public convenience override init() { self.init(frame: .zero) }

  /// The class of `layer`.
  ///
  /// A layer class of one's own is made through its `init(coder:)`.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Geometry

  /// The smallest rectangle around the view in its superview's coordinates; setting it moves and resizes the view.
  open var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }
  /// The rectangle the view shows of its own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }
  /// Where the view's anchor point, its middle unless set, is in its superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }
  /// What turns, scales or moves the view about its anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  /// The same in space.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: Looks

  /// How much of the view and its subviews together is seen, 0...1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  /// Whether the view and its subviews are left out.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }
  /// Whether the client says that nothing shines through; a hint.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set { layer.isOpaque = newValue }
  }
  /// Whether subviews are cut off at the bounds.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// What the bounds are filled with; nil for nothing.
  open var backgroundColor: UIColor? {
    get {
      let shown = layer.backgroundColor
      return givenBackgroundColor?.cgColor === shown ? givenBackgroundColor : shown.map { UIColor(cgColor: $0) }
    }
    set {
      givenBackgroundColor = newValue
      layer.backgroundColor = newValue?.cgColor
    }
  }
  // Apple's type, which takes nil and never gives it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of what can be touched; the superview's, unless set.
  open var tintColor: UIColor! {
    get { givenTintColor ?? parent?.tintColor ?? .systemBlue }
    set { givenTintColor = newValue }
  }

  // MARK: Hierarchy

  /// The view that this one is on.
  open var superview: UIView? { parent }
  /// The views on this one, from back to front.
  open var subviews: [UIView] { children }
  /// The window the view is in.
  open var window: UIWindow? { parent?.window }

  /// Puts `view` in front of the other subviews.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }

  /// Puts `view` at the place `index` from the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts `view` behind `siblingSubview`.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Puts `view` in front of `siblingSubview`.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Takes the view off its superview.
  open func removeFromSuperview() { leaveSuperview() }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.parent === self { insert(view, at: children.count) }
  }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.parent === self { insert(view, at: 0) }
  }

  /// The view is about to be put on `newSuperview`, or taken off for nil; by default nothing happens.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The view was put on another or taken off; by default nothing happens.
  open func didMoveToSuperview() {}
  /// The view is about to come into `newWindow`, or out of any for nil; by default nothing happens.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view has come into a window or out of one; by default nothing happens.
  open func didMoveToWindow() {}
  /// `subview` was put on the view; by default nothing happens.
  open func didAddSubview(_ subview: UIView) {}
  /// `subview` is about to be taken off the view; by default nothing happens.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout

  /// Asks for layout before the next frame.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays out now what was asked for.
  open func layoutIfNeeded() { layer.layoutIfNeeded() }

  /// Places the subviews; by default nothing is to be done.
  open func layoutSubviews() {}

  /// The size the view needs to fit into `size`; by default the size it has.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size it needs.
  open func sizeToFit() { resizeToFit() }

  /// The size the contents have by themselves; `noIntrinsicMetric` in a direction without one.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// Says that `intrinsicContentSize` is another.
  open func invalidateIntrinsicContentSize() { parent?.setNeedsLayout() }

  /// The distances from the edges within which nothing is covered by bars.
  open var safeAreaInsets: UIEdgeInsets { computedSafeAreaInsets }

  /// `safeAreaInsets` are others; by default nothing happens.
  open func safeAreaInsetsDidChange() {}

  /// The tint is another; by default nothing happens.
  open func tintColorDidChange() {}

  /// Has the subviews follow the view's size, which was `old`, as they say.
  func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    for child in children where !child.autoresizingMask.isEmpty { child.follow(from: old, to: bounds.size) }
  }

  // MARK: Drawing

  /// Asks for drawing before the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Asks for drawing before the next frame; all is drawn.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  /// Draws the view's contents into the current graphics context; by default nothing.
  open func draw(_ rect: CGRect) {}

  // MARK: Touches

  /// The front-most view at `point`, in the view's own coordinates, that takes touches; nil where there is none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitTestByDefault(point, with: event) }

  /// Whether `point`, in the view's own coordinates, is in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The recognisers that watch the touches in the view; nil where there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { detach(recognizer) }
      for recognizer in newValue ?? [] { attach(recognizer) }
    }
  }

  /// Has `gestureRecognizer` watch the touches in the view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

  /// Has `gestureRecognizer` watch no more.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  /// Whether a recogniser of the view or of one below may begin; by default it may.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether `view`, which is this one or in it, is to be told of a touch that went down.
  func mayTell(_ view: UIView, of touch: UITouch, in event: UIEvent?) -> Bool { true }

  open override var next: UIResponder? { controller ?? parent }

  // MARK: What the layer asks

  /// Draws through `draw(_:)`, where a subclass has any.
  open func display(_ layer: CALayer) { displayByDefault(layer) }
  /// Draws through `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawByDefault(in: ctx) }
  /// Does nothing.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Lays out the view, and tells its controller before and after.
  open func layoutSublayers(of layer: CALayer) { layOut() }
  /// The animation of the block that is under way, or none.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    AnimationBlocks.action(for: layer, forKey: event) ?? NSNull()
  }
}
