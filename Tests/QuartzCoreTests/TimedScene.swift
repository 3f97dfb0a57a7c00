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
  func progress(
    _ duration: Double, _ name: String = "progress", set: (CABasicAnimation) -> Void = { _ in }
  ) -> CABasicAnimation {
    let progress = animation("cornerRadius", from: 0, to: 1, duration)
    progress.delegate = Listener(log, name)
    set(progress)
    return progress
  }

  /// Adds an animation to the scene's layer, or to another one, and commits.
  func begin(_ animation: CAAnimation, on other: CALayer? = nil, forKey key: String? = nil) {
    (other ?? layer).add(animation, forKey: key)
    world.commit()
  }

  /// The layer's corner radius as it is shown now.
  var shown: Double { layer.presented().values.cornerRadius }
}

/// Returns a basic animation of a layer's property.
func animation(
  _ keyPath: String, from: Any? = nil, to: Any? = nil, by: Any? = nil, _ duration: Double = 1
) -> CABasicAnimation {
  let animation = CABasicAnimation(keyPath: keyPath)
  (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
  animation.duration = duration
  return animation
}

/// What a layer with an animation shows, as a row of a test.
struct ShownRow: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let instants: [Double]
  let expected: [Double]
  let make: @Sendable (TimedScene) -> CAAnimation

  init(
    _ claim: String, at instants: [Double], _ expected: [Double],
    _ make: @escaping @Sendable (TimedScene) -> CAAnimation
  ) { (testDescription, self.instants, self.expected, self.make) = (claim, instants, expected, make) }

  /// The corner radius that is shown at each of the instants; that of the model is -1.
  var seen: [Double] {
    let scene = TimedScene()
    CATransaction.setDisableActions(true)
    scene.layer.cornerRadius = -1
    let animation = make(scene)
    animation.isRemovedOnCompletion = false
    scene.begin(animation)
    return instants.map { instant in
      scene.frame(at: instant)
      return scene.shown
    }
  }
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
    (self.log, self.name, self.onStop) = (log, name, onStop)
  }

  func animationDidStart(_ anim: CAAnimation) { log.note("\(name) starts") }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    log.note("\(name) stops \(flag)")
    onStop()
  }
}

extension SeededGenerator {
  /// Returns one of `choices`.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[Int(next() % UInt64(choices.count))] }
}

/// Returns whether two numbers are equal but for rounding.
func isNear(_ a: Double, _ b: Double, _ tolerance: Double = rounding) -> Bool { abs(a - b) <= tolerance }

/// Returns whether two lists of numbers are equal but for rounding.
func areNear(_ a: [Double], _ b: [Double], _ tolerance: Double = rounding) -> Bool {
  a.count == b.count && zip(a, b).allSatisfy { isNear($0, $1, tolerance) }
}
