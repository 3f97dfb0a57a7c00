import CoreGraphics
import Foundation

/// Begins for a drag along an axis that has something to scroll, and decides no later than other pans.
///
/// A press that catches moving content drags it from its first point on.
@MainActor final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?

  /// The scroll view, if its class is a delegate of recognizers.
  ///
  /// It is looked for when it is needed: the first question to each class searches all conformances of the program.
  override var delegate: (any UIGestureRecognizerDelegate)? {
    get { super.delegate ?? scrollView as? any UIGestureRecognizerDelegate }
    set { super.delegate = newValue }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if machine == .possible { slop = scrollView?.touchesDidBegin() == true ? 0 : GestureThresholds.panSlop }
    super.touchesBegan(touches, with: event)
  }

  override func reset() {
    super.reset()
    scrollView?.touchesDidEnd()
  }

  override func decision(on movement: SIMD2<Double>) -> Decision {
    let distance = hypot(movement.x, movement.y)
    guard let scrollView, distance > 0, distance >= slop else { return .undecided }
    let axes = scrollView.axes
    if axes.isEmpty { return .fails("there is nothing to scroll") }
    let axis = Self.axis(of: movement)
    return axes.contains(axis) ? .begins(past: distance) : .undecided
  }

  private static func axis(of movement: SIMD2<Double>) -> Int { abs(movement.x) >= abs(movement.y) ? 0 : 1 }

  /// In the direction of the drag.
  private var canScroll: Bool {
    let axis = Self.axis(of: path)
    return slop == 0 || scrollView?.canScroll(axis, towardsEnd: path[axis] < 0) ?? false
  }

  /// Content at its end leaves the drag to scroll views around it and to UIKit's pans of screens, and so does content
  /// of a sheet that grows first; other pans have to ask for that, as on iOS.
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    let isTaken = (otherGestureRecognizer as? SheetPanGestureRecognizer)?.takes(path, from: scrollView) ?? false
    guard isTaken || !canScroll, let own = view, let above = otherGestureRecognizer.view, above !== own,
      own.isDescendant(of: above),
      let pan = otherGestureRecognizer as? UIPanGestureRecognizer, pan.minimumNumberOfTouches <= tracked.count
    else { return false }
    guard let scroll = pan as? ScrollPanGestureRecognizer else { return pan.followsContentAtItsEnd }
    return mayTransfer && scroll.canScroll
  }

  private var mayTransfer: Bool {
    let across = scrollView?.transfersHorizontalScrollingToParent ?? true
    let along = scrollView?.transfersVerticalScrollingToParent ?? true
    return Self.axis(of: path) == 0 ? across : along
  }

  /// Fingers drag and pinch at the same time.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.pinch
  }
}

/// Does not prevent the pan.
@MainActor final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  weak var scrollView: UIScrollView?

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer !== scrollView?.panGestureRecognizer
  }
}

/// Delays touches of the subviews until they can be told from a drag.
///
/// It fails after the finger rested for a moment or went up, and as soon as the pan has failed.
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
    deadline.set(in: ScrollThresholds.touchDelay, for: view) { [weak self] in self?.fail(because: "the finger rested") }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if scrollView?.panGestureRecognizer.machine == .failed { fail(because: "nothing scrolls") }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { fail(because: "went up") }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }

  override func reset() {
    super.reset()
    deadline.cancel()
  }
}

extension UIScrollView {
  /// Returns whether the finger caught moving content.
  final func touchesDidBegin() -> Bool {
    isTouched = true
    guard isDecelerating else { return false }
    stopMotion()
    showIndicators(thenFade: false)
    return true
  }

  final func touchesDidEnd() {
    guard isTouched else { return }
    isTouched = false
    guard motion == nil, drag == nil, !isZooming else { return }
    let course = courseAfterCatch
    if course.duration > 0 { beginDeceleration(course) } else { fadeIndicators() }
  }

  /// A drag can take these touches from the views that were told of them.
  final func contentReleases(_ touches: [UITouch]) -> Bool {
    let told = touches.filter { $0.viewState == .open }.compactMap(\.view).filter { $0 !== self }
    return told.isEmpty || canCancelContentTouches && told.allSatisfy(touchesShouldCancel)
  }
}
