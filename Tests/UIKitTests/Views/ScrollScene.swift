import Stage
import UIKit

/// A delegate that logs its calls, and returns the values that a test sets.
@MainActor final class ScrollLog: NSObject, UIScrollViewDelegate {
  var lines: [String] = []
  /// Replaces the offset at which the content comes to rest.
  var target: ((CGPoint) -> CGPoint)?
  var zoomed: UIView?
  var didEndDragging: (() -> Void)?
  var velocities: [CGPoint] = []
  var targets: [CGPoint] = []

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  /// Logs a line unless it equals the last one.
  private func note(_ line: String) { if lines.last != line { lines.append(line) } }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { note("didScroll") }
  func scrollViewDidZoom(_ scrollView: UIScrollView) { lines.append("didZoom") }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDragging")
    velocities.append(velocity)
    targets.append(targetContentOffset.pointee)
    if let target { targetContentOffset.pointee = target(targetContentOffset.pointee) }
  }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging \(decelerate)")
    didEndDragging?()
  }
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation") }
  func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    note("willBeginZooming \(view === zoomed)")
  }
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
    note("didEndZooming at \(Double(scale))")
  }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("didChangeInset") }
}

/// A stage of 390 × 844 points with a scroll view of 300 × 400 at (40, 100), and its log.
@MainActor final class ScrollScene {
  let stage: Stage
  let scroll: UIScrollView
  let log = ScrollLog()
  /// The position of the finger.
  private var finger = SIMD2<Double>.zero

  init(content: CGSize = CGSize(width: 300, height: 2_000), scale: CGFloat = 1, _ made: UIScrollView? = nil) {
    let stage = Stage(scale: scale)
    self.stage = stage
    scroll = stage.perform { made ?? UIScrollView() }
    stage.perform {
      scroll.frame = CGRect(x: 40, y: 100, width: 300, height: 400)
      scroll.contentSize = content
      scroll.delegate = log
      stage.window.addSubview(scroll)
    }
    stage.advance(by: 1 / 60)
    log.lines = []
  }

  var offset: CGPoint { scroll.contentOffset }

  @discardableResult func down(_ x: Double = 200, _ y: Double = 300) -> Self {
    finger = SIMD2(x, y)
    stage.send(.down(CGPoint(x: x, y: y)))
    return self
  }

  /// Moves the finger by (`x`, `y`) points at `speed` points per second, with `rate` events per second.
  @discardableResult func move(_ x: Double, _ y: Double, speed: Double = 600, rate: Double = 120) -> Self {
    let movement = SIMD2(x, y)
    let steps = max(1, Int((hypot(x, y) / speed * rate).rounded()))
    let start = finger
    for step in 1...steps {
      stage.advance(by: 1 / rate, framesPerSecond: rate)
      finger = start + movement * Double(step) / Double(steps)
      stage.send(.move(CGPoint(x: finger.x, y: finger.y)))
    }
    return self
  }

  @discardableResult func hold() -> Self {
    stage.advance(by: 0.3)
    return self
  }

  func up() { stage.send(.up(CGPoint(x: finger.x, y: finger.y))) }

  /// Drags by (`x`, `y`) points, the slop included, and releases the moving finger.
  func flick(_ x: Double, _ y: Double, speed: Double = 600, rate: Double = 120) {
    down().move(x, y, speed: speed, rate: rate).up()
  }

  func settle() throws { try stage.settle() }
}
