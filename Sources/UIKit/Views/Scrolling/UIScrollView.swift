import CoreGraphics
public import Foundation
import QuartzCore

/// A view that shows a part of content larger than itself, which a finger drags, flicks and pinches.
///
/// The offset of the content is the origin of the bounds; subviews lie in the content's coordinates. Setting
/// `contentOffset` leaves a drag or a deceleration going on from there, setting it through
/// `setContentOffset(_:animated:)` stops it. Setting the bounds in an animation block animates them, as any view's.
///
/// **Pans above it.** A drag begins with the scroll view where the content can be scrolled that way. Where it is at that
/// end already, a drag belongs to the pans of views above that want it, a scroll view's among them only if that one can
/// be scrolled that way; and only where there are none the content is stretched. A drag along an axis in which there is nothing
/// to scroll is none of the scroll view's.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// Hears how it is scrolled and zoomed.
  open var delegate: (any UIScrollViewDelegate)? {
    get { weakDelegate.object as? any UIScrollViewDelegate }
    set { weakDelegate = Weak(newValue) }
  }
  /// The size of the content, in points; what is negative or no number counts as 0.
  @ViewSetting open var contentSize: CGSize = .zero {
    didSet {
      contentSize = CGSize(width: Self.length(contentSize.width), height: Self.length(contentSize.height))
      if contentSize != oldValue { limitsMayDiffer() }
    }
  }
  /// Room around the content that belongs to what can be scrolled; negative room takes some away.
  @ViewSetting open var contentInset: UIEdgeInsets = .zero {
    didSet {
      contentInset = Self.finite(contentInset)
      if contentInset != oldValue { insetsMayDiffer() }
    }
  }
  /// How the safe area adds to the insets.
  @ViewSetting open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior = .automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { insetsMayDiffer() } }
  }
  /// Where content lies that is smaller than the view, as a fraction of the room left: 0 at the top left.
  @ViewSetting open var contentAlignmentPoint: CGPoint = .zero { didSet { limitsMayDiffer() } }
  /// Whether fingers and wheels scroll it.
  @ViewSetting open var isScrollEnabled = true { didSet { panGestureRecognizer.isEnabled = isScrollEnabled } }
  /// Whether a drag that is mostly along one axis stays on it.
  @ViewSetting open var isDirectionalLockEnabled = false
  /// Whether content can be dragged beyond its left and right ends, and swings beyond them.
  @ViewSetting open var bouncesHorizontally = true
  /// Whether content can be dragged beyond its top and bottom, and swings beyond them.
  @ViewSetting open var bouncesVertically = true
  /// Whether it can be dragged so also where the content is no wider than the view.
  @ViewSetting open var alwaysBounceHorizontal = false
  /// Whether it can be dragged so also where the content is no higher than the view.
  @ViewSetting open var alwaysBounceVertical = false
  /// Whether it comes to rest at multiples of its own size, one from where it began at the most.
  @ViewSetting open var isPagingEnabled = false
  /// How soon it comes to rest; what is not between 0 and 1 counts as the usual rate.
  @ViewSetting open var decelerationRate: DecelerationRate = .normal
  /// Whether a drag to the side goes to a scroll view above where this one is at its end.
  @ViewSetting open var transfersHorizontalScrollingToParent = true
  /// Whether a drag up or down goes to a scroll view above where this one is at its end.
  @ViewSetting open var transfersVerticalScrollingToParent = true

  // MARK: Touches of the content

  /// Whether views in it are told of a touch only once it does not become a drag at once.
  @ViewSetting open var delaysContentTouches = true
  /// Whether a drag may take a touch away from a view in it that was told of it.
  @ViewSetting open var canCancelContentTouches = true

  // MARK: Indicators

  /// Whether an indicator is shown for scrolling to the side.
  @ViewSetting open var showsHorizontalScrollIndicator = true { didSet { placeIndicators() } }
  /// Whether an indicator is shown for scrolling up and down.
  @ViewSetting open var showsVerticalScrollIndicator = true { didSet { placeIndicators() } }
  /// How indicators look.
  @ViewSetting open var indicatorStyle: IndicatorStyle = .default { didSet { placeIndicators() } }
  /// How far the indicator at the right keeps from the edges.
  @ViewSetting open var verticalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { placeIndicators() } }
  /// How far the indicator at the bottom keeps from the edges.
  @ViewSetting open var horizontalScrollIndicatorInsets: UIEdgeInsets = .zero { didSet { placeIndicators() } }
  /// Whether the indicators keep from the safe area's edges as well.
  @ViewSetting open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { placeIndicators() } }

  // MARK: Kept

  /// Kept; there is no status bar to tap.
  @ViewSetting open var scrollsToTop = true
  /// Kept; there is no keyboard on the screen.
  @ViewSetting open var keyboardDismissMode: KeyboardDismissMode = .none
  /// Kept; there is no index.
  @ViewSetting open var indexDisplayMode: IndexDisplayMode = .automatic
  /// Kept; keys are not scrolled by.
  @ViewSetting open var allowsKeyboardScrolling = true

  // MARK: Zooming

  /// How small zooming makes the content; above 0.
  @ViewSetting open var minimumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged(\.minimumZoomScale, from: oldValue) } }
  /// How large zooming makes the content; above 0, and with less than the least scale there is no pinching.
  @ViewSetting open var maximumZoomScale: CGFloat = 1 { didSet { zoomLimitsChanged(\.maximumZoomScale, from: oldValue) } }
  /// Whether a pinch goes beyond the scales that are allowed, and swings back.
  @ViewSetting open var bouncesZoom = true

  private let pan = ScrollPanGestureRecognizer()
  /// What has the content wait for its touches.
  let delay = ScrollDelayGestureRecognizer()
  final var pinch: ScrollPinchGestureRecognizer?
  @ViewSetting final var scale: CGFloat = 1
  @ViewSetting private var weakDelegate = Weak<AnyObject>(nil)
  /// What a pinch began with.
  final var pinched: Pinch?
  final var drag: ScrollDrag?
  final var motion: ScrollMotion?
  final var isTouched = false
  /// Whether the offset is being changed by the scroll view's own drag or motion.
  final var isMovingItself = false
  /// The limits of the offset that it was last put in accord with.
  final var knownLimits = ScrollLimits()
  final var knownInset = UIEdgeInsets.zero
  final lazy var indicators = ScrollIndicators(on: layer)
  final lazy var frames = ScrollFrames(of: self)

  /// A scroll view without content whose frame in its superview is `frame`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Not to be had from archives.
  ///
  /// Gives a scroll view without size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    clipsToBounds = true
    (pan.scrollView, delay.scrollView) = (self, self)
    pan.addTarget(self, action: Selector(Self.panned(_:)))
    pan.delegate = self as? any UIGestureRecognizerDelegate
    addGestureRecognizer(pan)
    addGestureRecognizer(delay)
    knownLimits = limits
  }

  /// The pan that drags the content.
  open var panGestureRecognizer: UIPanGestureRecognizer { pan }
  /// The pinch that zooms; nil while only one scale is allowed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { pinch }

  // MARK: What goes on

  /// Whether a finger is on it, dragging or not.
  open var isTracking: Bool { isTouched }
  /// Whether a finger drags it.
  open var isDragging: Bool { drag != nil }
  /// Whether it goes on by itself after a drag.
  open var isDecelerating: Bool { motion?.kind == .deceleration }
  /// Whether it is on a way that was asked for with animation.
  open var isScrollAnimating: Bool { motion?.kind == .animation }
  /// Whether a pinch is under way.
  open var isZooming: Bool { pinched != nil }
  /// Whether it is on the way to a zoom scale that was asked for with animation.
  open var isZoomAnimating: Bool { motion?.kind == .zoom }
  /// Whether it swings back to a zoom scale that is allowed.
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

  /// Where in the content the view's top left corner is; what is no number leaves it where it is.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Whether content can be dragged beyond its ends: true where it can be so along either axis.
  open var bounces: Bool {
    get { bouncesHorizontally || bouncesVertically }
    set { (bouncesHorizontally, bouncesVertically) = (newValue, newValue) }
  }

  /// The room around the content, the safe area's share included.
  open var adjustedContentInset: UIEdgeInsets { insetWithSafeArea }

  /// `adjustedContentInset` is another; by default nothing happens.
  open func adjustedContentInsetDidChange() {}

  /// Scrolls to an offset, at once or on the way of a moment; whatever goes on otherwise stops.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { scroll(to: contentOffset, animated: animated) }

  /// Scrolls as little as it takes to show `rect` of the content, or as much of it as fits.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { reveal(rect, animated: animated) }

  /// Ends what goes on, where it is.
  open func stopScrollingAndZooming() { stopMotion() }

  // MARK: Zooming

  /// How large the content is shown.
  open var zoomScale: CGFloat {
    get { scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Shows the content this large, as far as it is allowed, around the middle of what is seen.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoom(toScale: scale, animated: animated) }

  /// Has `rect`, in the coordinates of the view that is zoomed, fill the view as far as that is allowed.
  open func zoom(to rect: CGRect, animated: Bool) { zoom(toRect: rect, animated: animated) }

  // MARK: Touches

  /// Whether a view in it is to be told of touches that go down; by default it is.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Whether a drag takes the touches from a view in it that was told of them; by default not from controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// The pan begins unless a view in it keeps the touch.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer !== pan || contentLetsGo(of: pan.tracked)
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit != nil && movesFast ? self : hit
  }

  override func mayTell(_ view: UIView, of touch: UITouch, in event: UIEvent?) -> Bool {
    view === self || touchesShouldBegin([touch], with: event, in: view)
  }

  // MARK: Indicators

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { showIndicators(thenFade: true) }

  /// Shows the indicators for a moment if `changes` scrolls.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    let old = contentOffset
    changes()
    if contentOffset != old { showIndicators(thenFade: true) }
  }

  // MARK: Surroundings

  override func resizeSubviews(from old: CGSize) {
    super.resizeSubviews(from: old)
    limitsMayDiffer()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsMayDiffer()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { leaveWindow() }
  }
}

extension UIScrollView {
  /// How far the indicators keep from the edges: setting it sets both, reading it gives the vertical one's.
  public final var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set { (verticalScrollIndicatorInsets, horizontalScrollIndicatorInsets) = (newValue, newValue) }
  }
}
