public import CoreGraphics
public import Foundation
public import QuartzCore

/// A rectangular area on screen that shows content, contains other views, and receives touches.
///
/// A view's appearance and geometry are those of its layer, which asks the view for layout, drawing and animations.
@preconcurrency @MainActor open class UIView: UIResponder, @preconcurrency CALayerDelegate {
  public final let layer: CALayer
  final var children: [UIView] = []
  /// The superview.
  final weak var parent: UIView?
  /// The view controller whose view this is.
  final weak var controller: UIViewController?
  final var recognizers: [UIGestureRecognizer] = []
  final var ownInteractions: [any UIInteraction] = []
  /// The dispatcher that holds the last touch of the view.
  final weak var touchDispatcher: TouchDispatcher?
  @ViewSetting final var givenBackgroundColor: UIColor?
  @ViewSetting final var givenTintColor: UIColor? { didSet { notifyTint() } }
  @ViewSetting final var maskView: UIView?
  @ViewSetting final var givenTraits = TraitValues() { didSet { traitOverridesChanged() } }
  /// The traits of the view; until it is first in a window, those that were current when it was created.
  final var traits = TraitState(.current)
  /// What the view keeps for Auto Layout; nil for a view that has nothing to do with it.
  final var layoutState: ViewLayout?
  /// Whether constraints are about the view or a view in it.
  final var usesLayout = false
  /// The number of running animation blocks that keep touches from the view.
  final var touchRefusals = 0

  /// Whether the view is told of a pointer that is not pressed; it is a `HoverTarget` then.
  package final var wantsHover = false

  /// How the view's frame changes when its superview is resized.
  @ViewSetting open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { frameChangedForLayout() } }
  }
  /// Whether the view resizes its subviews by their autoresizing masks when its bounds change.
  @ViewSetting open var autoresizesSubviews = true
  @ViewSetting open var isUserInteractionEnabled = true
  /// Whether the view receives more than one touch at a time.
  @ViewSetting open var isMultipleTouchEnabled = false
  /// Whether other views of the window receive no touches while this view does.
  @ViewSetting open var isExclusiveTouch = false
  @ViewSetting open var tag = 0
  /// Kept for the client; drawing always begins with clear contents.
  @ViewSetting open var clearsContextBeforeDrawing = true
  /// Whether the view's frame and autoresizing mask place it; otherwise constraints do.
  @ViewSetting open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { placementKindChanged() } }
  }
  /// What the content means for the direction in which the view lays it out; of constraints, those that the view holds.
  @ViewSetting open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionChanged() } }
  }
  /// How the view fits its contents into bounds of another size.
  @ViewSetting open var contentMode: ContentMode = .scaleToFill { didSet { applyContentMode() } }

  /// Creates a view with the given frame, in its superview's coordinate system.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.owner = self
    layer.contentsScale = UIScreen.main.scale
    layer.cornerCurve = .continuous
    layer.frame = frame
  }

  /// Archives are not supported; the view is created empty.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    layer.owner = self
    layer.contentsScale = UIScreen.main.scale
    layer.cornerCurve = .continuous
  }

  public convenience override init() { self.init(frame: .zero) }

  /// The class of the view's layer.
  ///
  /// A layer class written by a client is created through its `init(coder:)`.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Geometry

  /// The frame of the view, in its superview's coordinate system, in points: the smallest rectangle around the view.
  open var frame: CGRect {
    get { layer.frame }
    set {
      moving { layer.frame = newValue }
      if layoutState != nil { frameChangedForLayout() }
    }
  }
  /// The bounds of the view, in its own coordinate system, in points.
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      layer.bounds = newValue
      if layoutState != nil { frameChangedForLayout() }
    }
  }
  /// The position of the view's anchor point, which is its center by default, in its superview's coordinate system.
  open var center: CGPoint {
    get { layer.position }
    set {
      moving { layer.position = newValue }
      if layoutState != nil { frameChangedForLayout() }
    }
  }
  /// The transform of the view about its anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  /// The three-dimensional transform of the view about its anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: Appearance

  /// The opacity of the view together with its subviews, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      let isNew = layer.isHidden != newValue
      layer.isHidden = newValue
      if isNew, layoutState != nil, let stack = parent as? UIStackView { stack.visibilityChanged(of: self) }
    }
  }
  /// Whether the view says that it is opaque; a hint.
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set {
      recordSetting(\UIView.isOpaque)
      layer.isOpaque = newValue
    }
  }
  /// Whether subviews are clipped to the bounds of the view.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
  /// The background color of the view; nil for none.
  open var backgroundColor: UIColor? {
    get {
      guard let shown = layer.backgroundColor else { return nil }
      if let dynamic = shown.dynamicColor as? UIColor { return dynamic }
      return givenBackgroundColor?.fixedColor === shown ? givenBackgroundColor : UIColor(cgColor: shown)
    }
    set {
      givenBackgroundColor = newValue
      layer.backgroundColor = self.shown(newValue)
    }
  }
  // Apple's type, which accepts nil and never returns it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of interactive elements; the superview's color unless one is set.
  open var tintColor: UIColor! {
    get { givenTintColor ?? parent?.tintColor ?? .systemBlue }
    set { givenTintColor = newValue }
  }

  // MARK: Traits

  /// The traits of the view, which its colors are resolved with: those of what contains it, with its own overrides.
  ///
  /// A view that is in no window keeps those that it had.
  open var traitCollection: UITraitCollection { traits.current }
  /// Whether the view and its subviews look light or dark, whatever contains them; unspecified for as that does.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { givenTraits[UITraitUserInterfaceStyle.self] }
    set { givenTraits[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// Tells the view that its traits changed from `previousTraitCollection`; by default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Shows the colors of the view again, because the traits that they depend on changed.
  func appearanceChanged() { resolveAppearance() }

  // MARK: Hierarchy

  open var superview: UIView? { parent }
  /// The views that this one contains, from back to front.
  open var subviews: [UIView] { children }
  open var window: UIWindow? { parent?.window }

  /// Adds `view` in front of the other subviews.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }

  /// Inserts `view` among the subviews at `index`, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts `view` behind `siblingSubview`.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Inserts `view` in front of `siblingSubview`.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Removes the view from its superview.
  open func removeFromSuperview() { leaveSuperview() }

  open func bringSubviewToFront(_ view: UIView) {
    if view.parent === self { insert(view, at: children.count) }
  }

  open func sendSubviewToBack(_ view: UIView) {
    if view.parent === self { insert(view, at: 0) }
  }

  /// Tells the view that it is about to move to `newSuperview`, or to be removed if that is nil; by default does
  /// nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Tells the view that its superview changed; by default does nothing.
  open func didMoveToSuperview() {}
  /// Tells the view that it is about to move to `newWindow`, or to leave its window if that is nil; by default does
  /// nothing.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Tells the view that its window changed; by default does nothing.
  open func didMoveToWindow() {}
  /// Tells the view that `subview` was added; by default does nothing.
  open func didAddSubview(_ subview: UIView) {}
  /// Tells the view that `subview` is about to be removed; by default does nothing.
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout

  /// Requests layout before the next frame.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Performs pending layout at once.
  open func layoutIfNeeded() {
    if let application = UIApplication.current, !application.constraintUpdates.isEmpty {
      application.updateConstraints()
    }
    layer.layoutIfNeeded()
  }

  /// Sets the frames of the subviews; by default gives them those that the constraints say.
  open func layoutSubviews() { if usesLayout { applyConstraints() } }

  /// Returns the size of the view that best fits into `size`; by default its current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Resizes the view to the size that `sizeThatFits(_:)` returns.
  open func sizeToFit() { resizeToFit() }

  /// The natural size of the view's contents; `noIntrinsicMetric` along an axis that has none.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// Tells the view that `intrinsicContentSize` changed.
  open func invalidateIntrinsicContentSize() {
    if layoutState != nil { contentSizeChanged() }
    parent?.setNeedsLayout()
  }

  // MARK: Constraints

  /// Whether the view needs constraints; `updateConstraints()` of such a view is called although it has none yet.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Makes the constraints of the view's content up to date; by default does nothing.
  ///
  /// It is called before layout, of subviews before their superviews.
  open func updateConstraints() {}

  /// Requests that `updateConstraints()` is called before the next layout.
  open func setNeedsUpdateConstraints() { requestConstraintUpdate() }

  /// The distances from the view's frame to the rectangle that constraints align.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the rectangle that constraints align when the view has the frame `frame`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// Returns the frame of the view when constraints place it at `alignmentRect`.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The view whose text has the first baseline: this one or one in it.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose text has the last baseline: this one or one in it.
  open var forLastBaselineLayout: UIView { self }

  /// The distances of the baselines: of the first from the top edge, of the last from the bottom edge, in points.
  var baselineDistances: (first: CGFloat, last: CGFloat) { (0, 0) }

  /// Whether the natural height of the content depends on its width.
  var wrapsContent: Bool { false }

  /// Returns the natural size of content that wraps, in `width`.
  func sizeOfContent(inWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  /// Returns the size that the constraints give the view, as near to `targetSize` as they allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that the constraints give the view, as near to `targetSize` as the priorities allow.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

  /// The distances from the view's edges to its margins, in points; with the safe area's, unless that is switched off.
  open var layoutMargins: UIEdgeInsets {
    get { computedMargins }
    set {
      setOwnMargins(
        NSDirectionalEdgeInsets(
          top: newValue.top, leading: laysOutRightToLeft ? newValue.right : newValue.left, bottom: newValue.bottom,
          trailing: laysOutRightToLeft ? newValue.left : newValue.right))
    }
  }

  /// The distances from the view's edges to its margins, by the direction of text.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: laysOutRightToLeft ? margins.right : margins.left, bottom: margins.bottom,
        trailing: laysOutRightToLeft ? margins.left : margins.right)
    }
    set { setOwnMargins(newValue) }
  }

  /// Tells the view that its margins may have changed; by default does nothing.
  open func layoutMarginsDidChange() {}

  /// The margins of a view that was given none.
  var usualMargins: NSDirectionalEdgeInsets {
    controller?.systemMinimumLayoutMargins ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  }

  /// The distances from the view's edges to the area that no bar covers.
  open var safeAreaInsets: UIEdgeInsets { computedSafeAreaInsets }

  /// Tells the view that `safeAreaInsets` changed; by default does nothing.
  open func safeAreaInsetsDidChange() {}

  /// Tells the view that its tint color changed; by default does nothing.
  open func tintColorDidChange() {}

  /// Resizes the subviews by their autoresizing masks after the view's size changed from `old`.
  func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    for child in children where !child.autoresizingMask.isEmpty { child.follow(from: old, to: bounds.size) }
  }

  // MARK: Drawing

  /// Requests drawing before the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Requests drawing before the next frame; all of the view is drawn, not only `rect`.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  /// Draws the view's contents into the current graphics context; by default does nothing.
  open func draw(_ rect: CGRect) {}

  // MARK: Touches

  /// Returns the front-most view that receives touches at `point`, in this view's coordinate system; nil if there is
  /// none.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitTestByDefault(point, with: event) }

  /// Returns whether the view contains `point`, in its own coordinate system.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The gesture recognizers attached to the view; nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { detach(recognizer) }
      for recognizer in newValue ?? [] { attach(recognizer) }
    }
  }

  /// Attaches `gestureRecognizer` to the view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

  /// Detaches `gestureRecognizer` from the view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  /// Returns whether a recognizer of this view or of one of its subviews may begin; by default true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether `view`, which is this view or a descendant, is told of a touch that went down.
  func mayTell(_ view: UIView, of touch: UITouch, in event: UIEvent?) -> Bool { true }

  open override var next: UIResponder? { controller ?? parent }

  override var respondingApplication: UIApplication? { window?.owner }

  // MARK: Requests of the layer

  /// Draws the layer through `draw(_:)`, if a subclass overrides it.
  open func display(_ layer: CALayer) { displayByDefault(layer) }
  /// Draws the layer's contents through `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawByDefault(in: ctx) }
  /// Does nothing.
  open func layerWillDraw(_ layer: CALayer) {}
  /// Lays out the view, and tells its controller before and after.
  open func layoutSublayers(of layer: CALayer) { layOut() }
  /// Returns the animation of the current animation block, or `NSNull` outside of one.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    AnimationBlocks.action(for: layer, forKey: event) ?? Self.noAction
  }
}
