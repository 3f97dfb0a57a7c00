public import CoreGraphics
public import Foundation
public import QuartzCore

/// Its appearance and geometry are those of its layer, which asks the view for layout, drawing and animations.
@preconcurrency @MainActor open class UIView: UIResponder, @preconcurrency CALayerDelegate {
  public final let layer: CALayer
  final var children: [UIView] = []
  final weak var parent: UIView?
  /// The controller whose view this is.
  final weak var controller: UIViewController?
  final var recognizers: [UIGestureRecognizer] = []
  final var ownInteractions: [any UIInteraction] = []
  /// Holds the last touch of the view.
  final weak var touchDispatcher: TouchDispatcher?
  @ViewSetting final var givenBackgroundColor: UIColor?
  @ViewSetting final var givenTintColor: UIColor? { didSet { notifyTint() } }
  @ViewSetting final var maskView: UIView?
  @ViewSetting final var givenTraits = TraitValues() { didSet { traitOverridesChanged() } }
  /// The traits of the view; until it is first in a window, those that were current when it was created.
  final var traits = TraitState(.current)
  /// What the view keeps for Auto Layout; nil if it has nothing to do with it.
  final var layoutState: ViewLayout?
  /// Whether constraints are about the view or a view in it.
  final var usesLayout = false
  /// The number of running animation blocks that keep touches from the view.
  final var touchRefusals = 0

  /// Whether the view is told of a pointer that is not pressed; it is a `HoverTarget` then.
  package final var wantsHover = false

  @ViewSetting open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { frameChangedForLayout() } }
  }
  @ViewSetting open var autoresizesSubviews = true
  @ViewSetting open var isUserInteractionEnabled = true
  @ViewSetting open var isMultipleTouchEnabled = false
  @ViewSetting open var isExclusiveTouch = false
  @ViewSetting open var tag = 0
  /// Stored, without effect: drawing always begins with clear contents.
  @ViewSetting open var clearsContextBeforeDrawing = true
  @ViewSetting open var translatesAutoresizingMaskIntoConstraints = true {
    didSet { if translatesAutoresizingMaskIntoConstraints != oldValue { placementKindChanged() } }
  }
  /// Affects only those constraints that the view itself holds.
  @ViewSetting open var semanticContentAttribute: UISemanticContentAttribute = .unspecified {
    didSet { if semanticContentAttribute != oldValue { layoutDirectionChanged() } }
  }
  @ViewSetting open var contentMode: ContentMode = .scaleToFill { didSet { applyContentMode() } }

  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    prepareLayer()
    layer.frame = frame
    setUp()
  }

  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    prepareLayer()
    setUp()
    fill(from: coder)
  }

  private func prepareLayer() {
    layer.owner = self
    layer.contentsScale = UIScreen.main.scale
    layer.cornerCurve = .continuous
  }

  /// Adds to a new view what its class needs, after what its superclass needs; what a client's subclass does comes after.
  func setUp() {}

  /// Takes what an archive says of the view.
  func fill(from coder: NSCoder) { coder.archived?.fill(self) }

  public convenience override init() { self.init(frame: .zero) }

  /// A layer class written by a client is created through its `init(coder:)`.
  open class var layerClass: AnyClass { CALayer.self }

  // MARK: Geometry

  /// In points: the smallest rectangle around the transformed view.
  open var frame: CGRect {
    get { layer.frame }
    set {
      moving { layer.frame = newValue }
      if layoutState != nil { frameChangedForLayout() }
    }
  }
  open var bounds: CGRect {
    get { layer.bounds }
    set {
      layer.bounds = newValue
      if layoutState != nil { frameChangedForLayout() }
    }
  }
  open var center: CGPoint {
    get { layer.position }
    set {
      moving { layer.position = newValue }
      if layoutState != nil { frameChangedForLayout() }
    }
  }
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: Appearance

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
  open var isOpaque: Bool {
    get { layer.isOpaque }
    set {
      recordSetting(\UIView.isOpaque)
      layer.isOpaque = newValue
    }
  }
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }
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
  open var tintColor: UIColor! {
    get { givenTintColor ?? parent?.tintColor ?? .systemBlue }
    set { givenTintColor = newValue }
  }

  // MARK: Traits

  /// A view that is in no window keeps the traits that it had.
  open var traitCollection: UITraitCollection { traits.current }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { givenTraits[UITraitUserInterfaceStyle.self] }
    set { givenTraits[UITraitUserInterfaceStyle.self] = newValue }
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  func appearanceChanged() { resolveAppearance() }

  // MARK: Hierarchy

  open var superview: UIView? { parent }
  open var subviews: [UIView] { children }
  open var window: UIWindow? { parent?.window }

  open func addSubview(_ view: UIView) { insert(view, at: children.count) }

  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  open func removeFromSuperview() { leaveSuperview() }

  open func bringSubviewToFront(_ view: UIView) {
    if view.parent === self { insert(view, at: children.count) }
  }

  open func sendSubviewToBack(_ view: UIView) {
    if view.parent === self { insert(view, at: 0) }
  }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}

  // MARK: Layout

  open func setNeedsLayout() { layer.setNeedsLayout() }

  open func layoutIfNeeded() {
    if let application = UIApplication.current, !application.constraintUpdates.isEmpty {
      application.updateConstraints()
    }
    layer.layoutIfNeeded()
  }

  /// By default gives the subviews the frames that the constraints ask for.
  open func layoutSubviews() { if usesLayout { applyConstraints() } }

  /// By default the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  open func sizeToFit() { resizeToFit() }

  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  open func invalidateIntrinsicContentSize() {
    if layoutState != nil { contentSizeChanged() }
    parent?.setNeedsLayout()
  }

  // MARK: Constraints

  /// If true, `updateConstraints()` is called although the view has no constraints yet.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Called before layout, of subviews before their superviews.
  open func updateConstraints() {}

  open func setNeedsUpdateConstraints() { requestConstraintUpdate() }

  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  open var forFirstBaselineLayout: UIView { self }

  open var forLastBaselineLayout: UIView { self }

  /// The first from the top edge, the last from the bottom edge, in points.
  var baselineDistances: (first: CGFloat, last: CGFloat) { (0, 0) }

  var wrapsContent: Bool { false }

  func sizeOfContent(inWidth width: CGFloat) -> CGSize { intrinsicContentSize }

  /// Returns the size that the constraints give the view, as near to `targetSize` as they allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

  /// In points; with the safe area's, unless that is switched off.
  open var layoutMargins: UIEdgeInsets {
    get { computedMargins }
    set {
      setOwnMargins(
        NSDirectionalEdgeInsets(
          top: newValue.top, leading: laysOutRightToLeft ? newValue.right : newValue.left, bottom: newValue.bottom,
          trailing: laysOutRightToLeft ? newValue.left : newValue.right))
    }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: laysOutRightToLeft ? margins.right : margins.left, bottom: margins.bottom,
        trailing: laysOutRightToLeft ? margins.left : margins.right)
    }
    set { setOwnMargins(newValue) }
  }

  open func layoutMarginsDidChange() {}

  /// The margins of a view that was given none.
  var usualMargins: NSDirectionalEdgeInsets {
    controller?.systemMinimumLayoutMargins ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  }

  open var safeAreaInsets: UIEdgeInsets { computedSafeAreaInsets }

  open func safeAreaInsetsDidChange() {}

  open func tintColorDidChange() {}

  func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    for child in children where !child.autoresizingMask.isEmpty { child.follow(from: old, to: bounds.size) }
  }

  // MARK: Drawing

  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// All of the view is drawn, not only `rect`.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  open func draw(_ rect: CGRect) {}

  // MARK: Touches

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hitTestByDefault(point, with: event) }

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Nil if there are none.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { detach(recognizer) }
      for recognizer in newValue ?? [] { attach(recognizer) }
    }
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// `view` is this view or a descendant.
  func mayTell(_ view: UIView, of touch: UITouch, in event: UIEvent?) -> Bool { true }

  open override var next: UIResponder? { controller ?? parent }

  override var respondingApplication: UIApplication? { window?.owner }

  // MARK: Requests of the layer

  /// Draws through `draw(_:)` only if a subclass overrides it.
  open func display(_ layer: CALayer) { displayByDefault(layer) }
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawByDefault(in: ctx) }
  open func layerWillDraw(_ layer: CALayer) {}
  open func layoutSublayers(of layer: CALayer) { layOut() }
  /// `NSNull` outside an animation block.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    AnimationBlocks.action(for: layer, forKey: event) ?? Self.noAction
  }
}
