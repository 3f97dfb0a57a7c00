import UIKit

/// A client's own implementation of an animator, which moves a view evenly, frame by frame.
@MainActor final class FrameByFrameAnimator: NSObject, UIViewImplicitlyAnimating {
  private let log: CallLog
  private let duration: Double
  private let show: (CGFloat) -> Void
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var link: CADisplayLink?
  private var last = 0.0
  /// The progress per second.
  private var pace = 0.0
  private(set) var state = UIViewAnimatingState.inactive
  var isRunning: Bool { link != nil }
  var isReversed = false { didSet { if isReversed != oldValue { log.note("reversed \(isReversed)") } } }
  /// The progress from the beginning to the end, whichever direction it runs in.
  private var progress: CGFloat = 0
  var fractionComplete: CGFloat {
    get { isReversed ? 1 - progress : progress }
    set {
      state = .active
      progress = isReversed ? 1 - newValue : newValue
      show(progress)
    }
  }

  init(_ log: CallLog, duration: Double, _ show: @escaping (CGFloat) -> Void) {
    (self.log, self.duration, self.show) = (log, duration, show)
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  func startAnimation() {
    log.note("starts")
    run(1 / duration)
  }

  func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }

  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    log.note(
      "continues by \(parameters.map { "\(type(of: $0))" } ?? "nothing") for \((durationFactor * 100).rounded())")
    run((isReversed ? progress : 1 - progress).native / (durationFactor.native * duration))
  }

  private func run(_ pace: Double) {
    state = .active
    (self.pace, last) = (pace, CACurrentMediaTime())
    guard link == nil else { return }
    link = CADisplayLink(target: self, selector: Selector(Self.step(_:)))
    link?.add(to: .main, forMode: .common)
  }

  private func step(_ link: CADisplayLink) {
    let passed = link.timestamp - last
    last = link.timestamp
    progress += CGFloat(passed * pace) * (isReversed ? -1 : 1)
    let isOver = progress <= 0 || progress >= 1
    progress = min(1, max(0, progress))
    show(progress)
    if isOver, passed > 0 { end(isReversed ? .start : .end) }
  }

  func pauseAnimation() {
    if isRunning || state == .inactive { log.note("pauses") }
    state = .active
    stop()
  }

  func stopAnimation(_ withoutFinishing: Bool) {
    log.note("stops")
    stop()
    state = withoutFinishing ? .inactive : .stopped
  }

  func finishAnimation(at finalPosition: UIViewAnimatingPosition) { end(finalPosition) }

  private func stop() {
    link?.invalidate()
    link = nil
  }

  private func end(_ position: UIViewAnimatingPosition) {
    stop()
    state = .inactive
    show(position == .end ? 1 : 0)
    for completion in completions { completion(position) }
    completions = []
  }
}
