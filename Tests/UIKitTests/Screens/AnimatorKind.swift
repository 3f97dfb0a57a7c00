import Stage
import Testing
import UIKit

/// The view that an animator under test moves, and the log that is told when the animation is over.
@MainActor final class AnimatorTrial {
  /// The distance that the view moves, in points.
  nonisolated static let distance = 300.0
  /// The duration of the movement, in seconds.
  nonisolated static let duration = 0.4
  let context: any UIViewControllerContextTransitioning
  /// The moving screen, or a view that stands for it.
  var view: UIView
  let isPop: Bool
  private let heard: (String) -> Void
  let start: Double
  /// Returns the presented progress, if the position of the view does not show it.
  var look: (() -> Double)?

  init(_ context: any UIViewControllerContextTransitioning, isOpening: Bool, heard: @escaping (String) -> Void) {
    self.context = context
    self.heard = heard
    isPop = !isOpening
    view = isOpening ? context.toView : context.fromView
    start = view.center.x.native
    if isOpening { container.addSubview(context.toView) } else { container.insertSubview(context.toView, at: 0) }
  }

  var container: UIView { context.containerView }
  var end: Double { start + Self.distance }

  /// The presented progress, 0...1.
  var seen: Double { look?() ?? ((view.layer.presentation() ?? view.layer).position.x.native - start) / Self.distance }

  /// Moves the view to the fraction `part` of the distance.
  func move(_ part: Double = 1) { view.center.x = CGFloat(start + part * Self.distance) }

  /// Called when the animation is over, before the transition is completed.
  var atEnd: () -> Void = {}

  /// Completes the transition, because the animation is over.
  func done(_ finished: Bool = true) {
    atEnd()
    heard("done \(finished)")
    context.complete()
  }

  /// Completes the transition when a property animator has arrived at the expected position.
  func ran(to position: UIViewAnimatingPosition) { done(position == (context.transitionWasCancelled ? .start : .end)) }

  /// Makes changes, or moves the view, in an animation block.
  func animate(
    _ duration: Double = AnimatorTrial.duration, delay: Double = 0, _ options: UIView.AnimationOptions = [],
    _ changes: (() -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: duration, delay: delay, options: options, animations: changes ?? { self.move() }, completion: done)
  }

  func run(_ animator: UIViewPropertyAnimator) {
    animator.addCompletion(ran(to:))
    animator.startAnimation()
  }

  /// Returns an animation over the full distance.
  func slide(_ duration: Double = AnimatorTrial.duration) -> CABasicAnimation {
    let slide = CABasicAnimation(keyPath: "position.x")
    (slide.fromValue, slide.toValue, slide.duration) = (start, end, duration)
    return slide
  }

  /// Adds `animation` to the view, sets the model to the end at once, and completes when the animation is over.
  func run(_ animation: CAAnimation, on layer: CALayer? = nil, settingModel: Bool = true) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { self.done() }
    if settingModel { UIView.performWithoutAnimation { self.move() } }
    (layer ?? view.layer).add(animation, forKey: "trial")
    CATransaction.commit()
  }
}

/// A kind of animator, with the presented position of its view at each fraction of its duration.
struct AnimatorKind: Sendable, CustomTestStringConvertible {
  typealias Pace = @Sendable (Double) -> Double
  let name: String
  /// The pacing under a finger, and without one; nil if it is not defined.
  let scrubbed: Pace?
  let played: Pace?
  /// Whether the animator runs to its end without following the finger.
  var ignoresFinger = false
  /// A part of the diagnostic that the animator causes.
  var complaint: String?
  let stage: @MainActor @Sendable (AnimatorTrial) -> Void

  var testDescription: String { name }
  /// Whether the animator leaves a view in the container.
  var leavesViews: Bool { name.hasSuffix("left behind") }

  /// A kind that follows the finger evenly and plays at `pace`.
  static func block(
    _ name: String, _ pace: @escaping Pace = ease, scrubbed: @escaping Pace = even,
    _ stage: @escaping @MainActor @Sendable (AnimatorTrial) -> Void
  ) -> Self { Self(name: name, scrubbed: scrubbed, played: pace, stage: stage) }

  /// A kind that has the same pacing under a finger.
  static func layer(
    _ name: String, _ pace: @escaping Pace = even, _ stage: @escaping @MainActor @Sendable (AnimatorTrial) -> Void
  ) -> Self { Self(name: name, scrubbed: pace, played: pace, stage: stage) }

  /// A kind that does not follow the finger.
  static func own(
    _ name: String, complaint: String? = nil, _ stage: @escaping @MainActor @Sendable (AnimatorTrial) -> Void
  ) -> Self {
    Self(name: name, scrubbed: nil, played: nil, ignoresFinger: true, complaint: complaint, stage: stage)
  }

  static let all = blocks + springs + propertyAnimators + keyframes + explicit + looks + selfDriven
}

// MARK: Paces

/// A cubic Bézier curve, solved by bisection.
func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> AnimatorKind.Pace {
  { x in
    func at(_ t: Double, _ a: Double, _ b: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if at(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return at((low + high) / 2, y1, y2)
  }
}

let even: AnimatorKind.Pace = { $0 }

/// One and a half even runs.
let repeated: AnimatorKind.Pace = { ($0 * 1.5).truncatingRemainder(dividingBy: 1) }

/// Even, over the settling duration of a spring of 0.3 seconds.
let settling: AnimatorKind.Pace = {
  $0 * AnimatorTrial.duration / CASpringAnimation(perceptualDuration: 0.3, bounce: 0).settlingDuration
}

let ease = bezier(0.42, 0, 0.58, 1)
let easeIn = bezier(0.42, 0, 1, 1)

/// `pace` after a delay of a quarter of the duration.
func late(_ pace: @escaping AnimatorKind.Pace = even) -> AnimatorKind.Pace {
  { pace(min(1, max(0, ($0 - 0.25) / 0.75))) }
}

/// Linear through `points`, each of a time and a value.
func through(_ points: (Double, Double)...) -> AnimatorKind.Pace {
  { time in
    for (before, after) in zip(points, points.dropFirst()) where time <= after.0 {
      return before.1 + (after.1 - before.1) * (time - before.0) / (after.0 - before.0)
    }
    return points.last?.1 ?? 0
  }
}

/// A spring with mass 1 that starts at rest; `frequency` is in radians a second.
func spring(_ frequency: Double, ratio: Double) -> AnimatorKind.Pace {
  { fraction in
    let time = fraction * AnimatorTrial.duration
    guard ratio < 1 else { return 1 - (1 + frequency * time) * exp(-frequency * time) }
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    let swing = cos(damped * time) + ratio * frequency / damped * sin(damped * time)
    return 1 - exp(-ratio * frequency * time) * swing
  }
}
