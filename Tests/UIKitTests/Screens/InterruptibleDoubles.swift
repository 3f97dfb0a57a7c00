import Foundation
import QuartzCore
import UIKit

/// An animator that a client wrote from the ground up: it moves a view frame by frame, evenly.
@MainActor final class FrameByFrameAnimator: NSObject, UIViewImplicitlyAnimating {
  private let log: CallLog
  private let duration: Double
  private let show: (CGFloat) -> Void
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var link: CADisplayLink?
  private var last = 0.0
  /// How far a second brings it.
  private var pace = 0.0
  private(set) var state = UIViewAnimatingState.inactive
  var isRunning: Bool { link != nil }
  var isReversed = false { didSet { if isReversed != oldValue { log.note("reversed \(isReversed)") } } }
  /// How far it is forwards.
  private var place: CGFloat = 0
  var fractionComplete: CGFloat {
    get { isReversed ? 1 - place : place }
    set {
      state = .active
      place = isReversed ? 1 - newValue : newValue
      show(place)
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
    run((isReversed ? place : 1 - place).native / (durationFactor.native * duration))
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
    place += CGFloat(passed * pace) * (isReversed ? -1 : 1)
    let isOver = place <= 0 || place >= 1
    place = min(1, max(0, place))
    show(place)
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
