import CoreGraphics
public import Foundation
import QuartzCore

/// A view that shows part of content larger than itself, which the user scrolls by dragging and flicking, and zooms by
/// pinching.
///
/// The content offset is the origin of the bounds; subviews lie in the coordinate system of the content. Setting
/// `contentOffset` does not end a drag or a deceleration, which goes on from there; `setContentOffset(_:animated:)`
/// ends it. Bounds that are set in an animation block are animated, as in any view.
///
/// **Pans of ancestors.** The scroll view takes a drag if the content can scroll in the drag's direction. If the
/// content is already at that end, the drag goes to a pan of an ancestor that wants it; to another scroll view's only
/// if that one can scroll in that direction. If no ancestor takes the drag, the content is stretched. The scroll view
/// ignores a drag along an axis in which there is nothing to scroll.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// The delegate, which hears about scrolling and zooming.
  open var delegate: (any UIScrollViewDelegate)? {
    get { weakDelegate.object as? any UIScrollViewDelegate }
    set { weakDelegate = Weak(newValue) }
  }
  /// The size of the content, in points; a negative length counts as 0, and one that is not finite is refused.
  open var contentSize: CGSize {
    get { givenContentSize }
    set {
      guard acceptsNumbers(newValue, named: "contentSize", current: contentSize) else { return }
      givenContentSize = CGSize(width: max(0, newValue.width), height: max(0, newValue.height))
    }
  }
  @ViewSetting private var givenContentSize = CGSize.zero {
    didSet { if givenContentSize != oldValue { updateLimits() } }
  }
  /// The distances by which the content can scroll beyond its edges, in points; negative distances reduce them.
  open var contentInset: UIEdgeInsets {
    get { givenContentInset }
    set {
      if acceptsNumbers(newValue, named: "contentInset", current: contentInset) { givenContentInset = newValue }
    }
  }
  @ViewSetting private var givenContentInset = UIEdgeInsets.zero {
    didSet { if givenContentInset != oldValue { updateInsets() } }
  }
  @ViewSetting open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { updateInsets() } }
  }
  /// The position of content that is smaller than the view, as a fraction of the remaining space; (0, 0) is at the top
  /// left.
  @ViewSetting open var contentAlignmentPoint: CGPoint = .zero {
    didSet {
      if acceptsNumbers(of: \UIScrollView.contentAlignmentPoint, named: "contentAlignmentPoint", old: oldValue) {
        updateLimits()
      }
    }
  }
  @ViewSetting open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  /// Whether a drag that is mostly along one axis scrolls along that axis only.
  @ViewSetting open var isDirectionalLockEnabled = false
  /// Whether the content can be dragged beyond its left and right ends, and bounces there.
  @ViewSetting open var bouncesHorizontally = true
  /// Whether the content can be dragged beyond its top and bottom ends, and bounces there.
  @ViewSetting open var bouncesVertically = true
  /// Whether the content bounces horizontally even if it is no wider than the view.
  @ViewSetting open var alwaysBounceHorizontal = false
  /// Whether the content bounces vertically even if it is no taller than the view.
  @ViewSetting open var alwaysBounceVertical = false
  /// Whether scrolling stops at multiples of the view's size, at most one from where the drag began.
  @ViewSetting open var isPagingEnabled = false
  /// How quickly scrolling slows down; a rate that is not between 0 and 1 counts as the normal one.
  @ViewSetting open var decelerationRate: DecelerationRate = .normal
  /// Whether a horizontal drag goes to an enclosing scroll view when this one is at its end.
  @ViewSetting open var transfersHorizontalScrollingToParent = true
  /// Whether a vertical drag goes to an enclosing scroll view when this one is at its end.
  @ViewSetting open var transfersVerticalScrollingToParent = true

  // MARK: Touches of the content

  /// Whether subviews are told of a touch only after it does not become a drag at once.
  @ViewSetting open var delaysContentTouches = true
  /// Whether a drag can take a touch from a subview that was told of it.
  @ViewSetting open var canCancelContentTouches = true

  // MARK: Indicators

  @ViewSetting open var showsHorizontalScrollIndicator = true { didSet { layOutIndicators() } }
  @ViewSetting open var showsVerticalScrollIndicator = true { didSet { layOutIndicators() } }
  @ViewSetting open var indicatorStyle: IndicatorStyle = .default { didSet { layOutIndicators() } }

  override func appearanceChanged() {
    super.appearanceChanged()
    layOutIndicators()
  }

  /// The distances of the vertical indicator from the edges, in points.
  @ViewSetting open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet {
      if acceptsNumbers(
        of: \UIScrollView.verticalScrollIndicatorInsets, named: "verticalScrollIndicatorInsets", old: oldValue)
      {
        layOutIndicators()
      }
    }
  }
  /// The distances of the horizontal indicator from the edges, in points.
  @ViewSetting open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet {
      if acceptsNumbers(
        of: \UIScrollView.horizontalScrollIndicatorInsets, named: "horizontalScrollIndicatorInsets", old: oldValue)
      {
        layOutIndicators()
      }
    }
  }
  @ViewSetting open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { layOutIndicators() } }

  // MARK: Without effect

  /// Kept for the client; there is no status bar to tap.
  @ViewSetting open var scrollsToTop = true
  /// Kept for the client; there is no keyboard on screen.
  @ViewSetting open var keyboardDismissMode: KeyboardDismissMode = .none
  /// Kept for the client; there is no index.
  @ViewSetting open var indexDisplayMode: IndexDisplayMode = .automatic
  /// Kept for the client; keys do not scroll.
  @ViewSetting open var allowsKeyboardScrolling = true

  /// The control that reloads the content when it is pulled; stored, without effect.
  @ViewSetting open var refreshControl: UIRefreshControl?

  // MARK: Zooming

  /// The smallest zoom scale, above 0; another value is refused.
  @ViewSetting open var minimumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsChanged(\.minimumZoomScale, named: "minimumZoomScale", from: oldValue) }
  }
  /// The largest zoom scale, above 0; another value is refused.
  ///
  /// The user can pinch only if it exceeds the smallest.
  @ViewSetting open var maximumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsChanged(\.maximumZoomScale, named: "maximumZoomScale", from: oldValue) }
  }
  /// Whether a pinch can go beyond the zoom limits, and bounces back.
  @ViewSetting open var bouncesZoom = true

  private let pan = ScrollPanGestureRecognizer()
  /// The recognizer that makes subviews wait for their touches.
  let delay = ScrollDelayGestureRecognizer()
  final var pinch: ScrollPinchGestureRecognizer?
  @ViewSetting final var scale: CGFloat = 1
  @ViewSetting private var weakDelegate = Weak<AnyObject>(nil)
  /// The pinch that is under way.
  final var pinched: Pinch?
  final var drag: ScrollDrag?
  /// The bar whose large title is scrolled with the content.
  final var scrolledBar = Weak<UINavigationBar>(nil)
  final var motion: ScrollMotion?
  final var isTouched = false
  /// Whether the scroll view itself is changing the offset, in a drag or a motion.
  final var changesOffsetItself = false
  /// The limits that the offset was last adjusted to.
  final var adjustedLimits = ScrollLimits()
  final var lastInset = UIEdgeInsets.zero
  /// The share of the top safe area in the insets when they were last updated.
  final var lastSafeTop: CGFloat = 0
  /// The distance by which the content followed a shrinking safe area, in points.
  final var followedSafeArea = 0.0
  final lazy var indicators = ScrollIndicators(on: layer)
  final lazy var frames = ScrollFrames(of: self)

  /// Creates a scroll view without content, with the given frame in its superview's coordinate system.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Archives are not supported; the scroll view is created empty.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    (pan.scrollView, delay.scrollView) = (self, self)
    pan.addTarget(self, action: Selector(Self.panned(_:)))
    addGestureRecognizer(pan)
    addGestureRecognizer(delay)
    adjustedLimits = limits
  }

  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// The recognizer for the pinch that zooms; nil while only one zoom scale is allowed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

  // MARK: State

  /// Whether a finger is on the scroll view, dragging or not.
  open var isTracking: Bool { isTouched }
  open var isDragging: Bool { drag != nil }
  /// Whether the content goes on by itself after a drag.
  open var isDecelerating: Bool { motion?.kind == .deceleration }
  open var isScrollAnimating: Bool { motion?.kind == .animation }
  open var isZooming: Bool { pinched != nil }
  open var isZoomAnimating: Bool { motion?.kind == .zoom }
  /// Whether the zoom scale bounces back to one that is allowed.
  open var isZoomBouncing: Bool { motion?.kind == .zoomBounce }

  // MARK: Scrolling

  open override var bounds: CGRect {
    get { super.bounds }
    set { setBounds(newValue) }
  }

  final func setBounds(_ new: CGRect) {
    let old = super.bounds.origin
    super.bounds = new.origin.isFinite ? new : CGRect(origin: old, size: new.size)
    if super.bounds.origin != old { offsetChanged(from: old) }
  }

  /// The point of the content at the view's top left corner; a point that is not finite is refused.
  ///
  /// It is the origin of the bounds. The delegate is told when it is set, and not when the bounds are.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if acceptsNumbers(newValue, named: "contentOffset", current: contentOffset) { setOffset(newValue) }
    }
  }

  /// Whether the content bounces along either axis; setting it sets both.
  open var bounces: Bool {
    get { bouncesHorizontally || bouncesVertically }
    set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
  }

  open var adjustedContentInset: UIEdgeInsets { insetWithSafeArea }

  /// Tells the scroll view that `adjustedContentInset` changed; by default does nothing.
  open func adjustedContentInsetDidChange() {}

  /// Scrolls to `contentOffset`, at once or animated, and ends any other scrolling.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { scroll(to: contentOffset, animated: animated) }

  /// Scrolls by the smallest distance that makes `rect` of the content visible, or as much of it as fits.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

  open func stopScrollingAndZooming() { stopMotion() }

  // MARK: Zooming

  open var zoomScale: CGFloat {
    get { scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Zooms to `scale`, within the limits, about the center of the visible content.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(toScale: scale, animated: animated) }

  /// Zooms so that `rect`, in the coordinate system of the zoomed view, fills the scroll view, within the limits.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toRect: rect, animated: animated) }

  // MARK: Touches

  /// Returns whether `view` is told of touches that go down in it; by default true.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Returns whether a drag takes touches from `view`, which was told of them; by default true except for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Lets the pan begin unless a subview keeps the touch.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer !== pan || contentReleases(pan.tracked)
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit != nil && isMovingFast ? self : hit
  }

  override func mayTell(_ view: UIView, of touch: UITouch, in event: UIEvent?) -> Bool {
    view === self || touchesShouldBegin([touch], with: event, in: view)
  }

  // MARK: Indicators

  open func flashScrollIndicators() { showIndicators(thenFade: true) }

  /// Calls `changes`, and shows the indicators for a moment if that scrolls.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    let old = contentOffset
    changes()
    if contentOffset != old { showIndicators(thenFade: true) }
  }

  // MARK: Surroundings

  override func resizeSubviews(from old: CGSize) {
    super.resizeSubviews(from: old)
    updateLimits()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    followSafeArea()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { leaveWindow() }
  }
}

extension UIScrollView {
  /// The distances of both indicators from the edges; reading it returns those of the vertical one.
  public final var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
}
