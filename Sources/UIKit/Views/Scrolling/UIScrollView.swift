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
  open var delegate: (any UIScrollViewDelegate)? {
    get { weakDelegate.object as? any UIScrollViewDelegate }
    set { weakDelegate = Weak(newValue) }
  }
  /// A negative length counts as 0, and one that is not finite is refused.
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
  /// In points; negative distances reduce them.
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
  /// A fraction of the space that smaller content leaves; (0, 0) is at the top left.
  @ViewSetting open var contentAlignmentPoint: CGPoint = .zero {
    didSet {
      if acceptsNumbers(of: \UIScrollView.contentAlignmentPoint, named: "contentAlignmentPoint", old: oldValue) {
        updateLimits()
      }
    }
  }
  @ViewSetting open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  @ViewSetting open var isDirectionalLockEnabled = false
  @ViewSetting open var bouncesHorizontally = true
  @ViewSetting open var bouncesVertically = true
  @ViewSetting open var alwaysBounceHorizontal = false
  @ViewSetting open var alwaysBounceVertical = false
  /// Scrolling stops at most one page from where the drag began.
  @ViewSetting open var isPagingEnabled = false
  /// A rate that is not between 0 and 1 counts as the normal one.
  @ViewSetting open var decelerationRate: DecelerationRate = .normal
  @ViewSetting open var transfersHorizontalScrollingToParent = true
  @ViewSetting open var transfersVerticalScrollingToParent = true

  // MARK: Touches of the content

  @ViewSetting open var delaysContentTouches = true
  @ViewSetting open var canCancelContentTouches = true

  // MARK: Indicators

  @ViewSetting open var showsHorizontalScrollIndicator = true { didSet { layOutIndicators() } }
  @ViewSetting open var showsVerticalScrollIndicator = true { didSet { layOutIndicators() } }
  @ViewSetting open var indicatorStyle: IndicatorStyle = .default { didSet { layOutIndicators() } }

  override func appearanceChanged() {
    super.appearanceChanged()
    layOutIndicators()
  }

  @ViewSetting open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero {
    didSet {
      if acceptsNumbers(
        of: \UIScrollView.verticalScrollIndicatorInsets, named: "verticalScrollIndicatorInsets", old: oldValue)
      {
        layOutIndicators()
      }
    }
  }
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

  /// Stored, without effect: there is no status bar to tap.
  @ViewSetting open var scrollsToTop = true
  /// Stored, without effect: there is no keyboard on screen.
  @ViewSetting open var keyboardDismissMode: KeyboardDismissMode = .none
  /// Stored, without effect: there is no index.
  @ViewSetting open var indexDisplayMode: IndexDisplayMode = .automatic
  /// Stored, without effect: keys do not scroll.
  @ViewSetting open var allowsKeyboardScrolling = true

  @ViewSetting open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let refreshControl { insertSubview(refreshControl, at: 0) }
    }
  }

  // MARK: Zooming

  /// Above 0; another value is refused.
  @ViewSetting open var minimumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsChanged(\.minimumZoomScale, named: "minimumZoomScale", from: oldValue) }
  }
  /// Above 0; another value is refused.
  @ViewSetting open var maximumZoomScale: CGFloat = 1 {
    didSet { zoomLimitsChanged(\.maximumZoomScale, named: "maximumZoomScale", from: oldValue) }
  }
  @ViewSetting open var bouncesZoom = true

  private let pan = ScrollPanGestureRecognizer()
  /// Makes subviews wait for their touches.
  let delay = ScrollDelayGestureRecognizer()
  final var pinch: ScrollPinchGestureRecognizer?
  @ViewSetting final var scale: CGFloat = 1
  @ViewSetting private var weakDelegate = Weak<AnyObject>(nil)
  final var pinched: Pinch?
  final var drag: ScrollDrag?
  /// The bar whose large title is scrolled with the content.
  final var scrolledBar = Weak<UINavigationBar>(nil)
  /// The refresh control among the subviews.
  final var refresh = Weak<UIRefreshControl>(nil)
  final var motion: ScrollMotion?
  final var isTouched = false
  /// Whether the scroll view itself is changing the offset, in a drag or a motion.
  final var changesOffsetItself = false
  final var adjustedLimits = ScrollLimits()
  final var lastInset = UIEdgeInsets.zero
  /// The share of the top safe area in the insets when they were last updated.
  final var lastSafeTop: CGFloat = 0
  final var followedSafeArea = 0.0
  final lazy var indicators = ScrollIndicators(on: layer)
  /// Seen beneath a navigation bar that has no background.
  public private(set) final lazy var topEdgeEffect = UIScrollEdgeEffect(of: self)
  final lazy var frames = ScrollFrames(of: self)

  override func setUp() {
    super.setUp()
    clipsToBounds = true
    (pan.scrollView, delay.scrollView) = (self, self)
    pan.addTarget(self, action: Selector(Self.panned(_:)))
    addGestureRecognizer(pan)
    addGestureRecognizer(delay)
    adjustedLimits = limits
  }

  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// Nil while only one zoom scale is allowed, as on iOS.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

  // MARK: State

  open var isTracking: Bool { isTouched }
  open var isDragging: Bool { drag != nil }
  open var isDecelerating: Bool { motion?.kind == .deceleration }
  open var isScrollAnimating: Bool { motion?.kind == .animation }
  open var isZooming: Bool { pinched != nil }
  open var isZoomAnimating: Bool { motion?.kind == .zoom }
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

  /// The origin of the bounds; a point that is not finite is refused.
  ///
  /// The delegate is told when it is set, and not when the bounds are.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      if acceptsNumbers(newValue, named: "contentOffset", current: contentOffset) { setOffset(newValue) }
    }
  }

  /// Setting it sets both axes.
  open var bounces: Bool {
    get { bouncesHorizontally || bouncesVertically }
    set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
  }

  open var adjustedContentInset: UIEdgeInsets { insetWithSafeArea }

  open func adjustedContentInsetDidChange() {}

  /// Ends any other scrolling.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { scroll(to: contentOffset, animated: animated) }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

  open func stopScrollingAndZooming() { stopMotion() }

  // MARK: Zooming

  open var zoomScale: CGFloat {
    get { scale }
    set { setZoomScale(newValue, animated: false) }
  }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(toScale: scale, animated: animated) }

  /// `rect` is in the zoomed view's coordinates.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toRect: rect, animated: animated) }

  // MARK: Touches

  /// Where the content comes to rest instead of at `end`; the velocity is in points per millisecond.
  func naturalTarget(_ end: CGPoint, velocity: CGPoint) -> CGPoint { end }

  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

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

  // MARK: For subclasses of the module

  /// After the delegate was told.
  func didScroll() {}

  /// A drag ended at rest, or a motion ended; after the delegate was told.
  func didStop() {}

  /// A wheel scrolls the content.
  var followsWheel: Bool { true }

  // MARK: Indicators

  open func flashScrollIndicators() { showIndicators(thenFade: true) }

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
  /// Reading it returns the distances of the vertical indicator.
  public final var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
}
