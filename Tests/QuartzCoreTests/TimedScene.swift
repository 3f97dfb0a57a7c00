import CoreGraphics
import QuartzCore
import SeededRandom
import Testing

/// A world that shows a layer and whose time the test moves.
struct TimedScene {
  let world = LayerWorld()
  let root = CALayer()
  let layer = CALayer()
  let log = EventLog()

  init() {
    world.enter()
    root.anchorPoint = .zero
    root.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    root.addSublayer(layer)
    world.show(root)
    world.commit()
  }

  /// Runs a frame at `instant`: tells the ends of animations, and begins those that were added.
  func frame(at instant: Double) {
    world.advance(to: instant)
    world.finishAnimations()
    world.commit()
  }

  /// Runs a frame at each of `instants`.
  func frames(at instants: [Double]) { for instant in instants { frame(at: instant) } }

  /// Returns an animation of the layer's corner radius from 0 to 1, so that the radius is the progress.
  func progress(_ duration: Double, _ name: String = "progress") -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = duration
    animation.delegate = Listener(log, name)
    return animation
  }

  /// The layer's corner radius as it is shown now.
  var shown: Double { layer.presented().values.cornerRadius }
}

/// A log of calls, in order.
final class EventLog {
  var entries: [String] = []
  func note(_ entry: String) { entries.append(entry) }
}

/// An animation delegate that records its calls.
final class Listener: NSObject, CAAnimationDelegate {
  private let log: EventLog
  private let name: String
  private let onStop: () -> Void

  init(_ log: EventLog, _ name: String, onStop: @escaping () -> Void = {}) {
    self.log = log
    self.name = name
    self.onStop = onStop
  }

  func animationDidStart(_ anim: CAAnimation) { log.note("\(name) starts") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    log.note("\(name) stops \(flag)")
    onStop()
  }
}

extension SeededGenerator {
  /// Returns one of `choices`.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int(next() % UInt64(choices.count))]
  }
}

/// Returns whether two numbers are equal but for rounding.
func isNear(_ a: Double, _ b: Double, _ tolerance: Double = rounding) -> Bool { abs(a - b) <= tolerance }
