import CoreGraphics
import Foundation

/// The pan of a scroll view.
///
/// It begins for a drag along an axis that has something to scroll, and judges no later than other pans do. A press
/// that catches the content while it moves drags it from its first point on.
@MainActor final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if machine == .possible { slop = scrollView?.touchesCame() == true ? 0 : GestureThresholds.panSlop }
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    scrollView?.touchesWent()
  }

  override func verdict(on movement: SIMD2<Double>) -> Verdict {
    let distance = hypot(movement.x, movement.y)
    guard let scrollView, distance > 0, distance >= slop else { return .undecided }
    let axes = scrollView.axes
    if axes.isEmpty { return .fails }
    let axis = Self.axis(of: movement)
    return axes.contains(axis) ? .begins(past: distance) : .undecided
  }

  private static func axis(of movement: SIMD2<Double>) -> Int { abs(movement.x) >= abs(movement.y) ? 0 : 1 }

  /// Whether the content can be scrolled the way the finger goes.
  private var canScroll: Bool {
    let axis = Self.axis(of: path)
    return slop == 0 || scrollView?.canScroll(axis, towardsEnd: path[axis] < 0) ?? false
  }

  /// Content at its end leaves the drag to pans of views above.
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard !canScroll, let own = view, let above = otherGestureRecognizer.view, above !== own,
      own.isDescendant(of: above),
      let pan = otherGestureRecognizer as? UIPanGestureRecognizer, pan.minimumNumberOfTouches <= tracked.count
    else { return false }
    guard let scroll = pan as? ScrollPanGestureRecognizer else { return true }
    return mayTransfer && scroll.canScroll
  }

  private var mayTransfer: Bool {
    let across = scrollView?.transfersHorizontalScrollingToParent ?? true
    let along = scrollView?.transfersVerticalScrollingToParent ?? true
    return Self.axis(of: path) == 0 ? across : along
  }

  /// Fingers drag and pinch at once.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pinch
  }
}

/// The pinch of a scroll view, which leaves its pan alone.
@MainActor final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.panGestureRecognizer
  }
}

/// Has the views in a scroll view wait for a touch until it can be told from a drag.
///
/// It fails once the finger has rested for a moment or went up, and as soon as the pan has failed.
@MainActor final class ScrollDelayGestureRecognizer: UIGestureRecognizer {
  weak var scrollView: UIScrollView?
  private let deadline = GestureDeadline()

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesBegan = true
    delaysTouchesEnded = false
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    scrollView.map { $0.delaysContentTouches && $0.isScrollEnabled } ?? false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !deadline.isPending else { return }
    deadline.set(in: ScrollFigures.touchDelay, for: view) { [weak self] in self?.state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if scrollView?.panGestureRecognizer.machine == .failed { state = .failed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

  override func reset() {
    super.reset()
    deadline.cancel()
  }
}

extension UIScrollView {
  /// A finger came down; whether it caught the content while it moved.
  final func touchesCame() -> Bool {
    isTouched = true
    guard isDecelerating else { return false }
    stopMotion()
    showIndicators(thenFade: false)
    return true
  }

  /// The fingers are gone: what was caught beyond the ends, and not dragged, goes back.
  final func touchesWent() {
    guard isTouched else { return }
    isTouched = false
    guard motion == nil, drag == nil, !isZooming else { return }
    let course = coast(from: .zero)
    if course.duration > 0 { beginDeceleration(course) } else { fadeIndicators() }
  }

  /// Whether a drag may take these touches from the views that were told of them.
  final func contentLetsGo(of touches: [UITouch]) -> Bool {
    let told = touches.filter { $0.viewState == .open }.compactMap(\.view).filter { $0 !== self }
    return told.isEmpty || canCancelContentTouches && told.allSatisfy(touchesShouldCancel)
  }
}
