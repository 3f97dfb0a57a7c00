import Foundation
import QuartzCore
import Stage
import Testing
import UIKit

/// What an animator of some make has at hand: a view to move, and who is to hear when it is over.
@MainActor final class Staging {
  /// How far it is to move, in points.
  nonisolated static let way = 300.0
  /// How long that takes, in seconds.
  nonisolated static let duration = 0.4
  let context: any UIViewControllerContextTransitioning
  /// The screen that moves, or what stands for it.
  var view: UIView
  let isPop: Bool
  private let heard: (String) -> Void
  let start: Double
  /// What is seen of the way, where that is not the view's place.
  var look: (() -> Double)?

  init(_ context: any UIViewControllerContextTransitioning, isReturning: Bool, heard: @escaping (String) -> Void) {
    self.context = context
    self.heard = heard
    isPop = isReturning
    view = isReturning ? context.fromView : context.toView
    start = view.center.x.native
    if isReturning { container.insertSubview(context.toView, at: 0) } else { container.addSubview(context.toView) }
  }

  var container: UIView { context.containerView }
  var end: Double { start + Self.way }

  /// How far it is seen to be, 0...1.
  var seen: Double { look?() ?? ((view.layer.presentation() ?? view.layer).position.x.native - start) / Self.way }

  /// Has it be the fraction `part` of the way.
  func move(_ part: Double = 1) { view.center.x = CGFloat(start + part * Self.way) }

  /// What was animated is over.
  func done(_ finished: Bool = true) {
    heard("done \(finished)")
    context.complete()
  }

  /// A property animator is over, at the end that it was to come to.
  func ran(to position: UIViewAnimatingPosition) { done(position == (context.transitionWasCancelled ? .start : .end)) }

  /// An animation of the whole way.
  func slide(_ duration: Double = Staging.duration) -> CABasicAnimation {
    let slide = CABasicAnimation(keyPath: "position.x")
    (slide.fromValue, slide.toValue, slide.duration) = (start, end, duration)
    return slide
  }

  /// Adds `animation` to the view, whose model goes to the end at once, and is done when that is over.
  func run(_ animation: CAAnimation, on layer: CALayer? = nil, settingModel: Bool = true) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { self.done() }
    if settingModel { UIView.performWithoutAnimation { self.move() } }
    (layer ?? view.layer).add(animation, forKey: "make")
    CATransaction.commit()
  }
}

/// A way to make an animator, with where its view is seen at each fraction of its time.
struct AnimatorMake: Sendable, CustomTestStringConvertible {
  typealias Pace = @Sendable (Double) -> Double
  let name: String
  /// The pace under a finger, and by itself; nil where that is nothing to be said of.
  let scrubbed: Pace?
  let played: Pace?
  /// Whether it comes to its end by itself, whatever a finger does.
  var ignoresFinger = false
  /// What it does wrong, in words of the diagnostic.
  var complaint: String?
  let stage: @MainActor @Sendable (Staging) -> Void

  var testDescription: String { name }

  /// A make that follows the finger evenly and plays at `pace`.
  static func block(
    _ name: String, _ pace: @escaping Pace = ease, scrubbed: @escaping Pace = even,
    _ stage: @escaping @MainActor @Sendable (Staging) -> Void
  ) -> Self { Self(name: name, scrubbed: scrubbed, played: pace, stage: stage) }

  /// A make that has the same pace under a finger.
  static func layer(
    _ name: String, _ pace: @escaping Pace = even, _ stage: @escaping @MainActor @Sendable (Staging) -> Void
  ) -> Self { Self(name: name, scrubbed: pace, played: pace, stage: stage) }

  /// A make that pays no heed to the finger.
  static func own(
    _ name: String, complaint: String? = nil, _ stage: @escaping @MainActor @Sendable (Staging) -> Void
  ) -> Self {
    Self(name: name, scrubbed: nil, played: nil, ignoresFinger: true, complaint: complaint, stage: stage)
  }

  static let all = blocks + springs + keyframes + explicit + looks + selfDriven
}

// MARK: Paces

/// A cubic Bézier curve by bisection.
func bezier(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> AnimatorMake.Pace {
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

let even: AnimatorMake.Pace = { $0 }

/// Half as fast again, and over again.
let repeated: AnimatorMake.Pace = { ($0 * 1.5).truncatingRemainder(dividingBy: 1) }

/// Evenly for as long as a spring of 0.3 seconds takes to settle.
let settling: AnimatorMake.Pace = {
  $0 * Staging.duration / CASpringAnimation(perceptualDuration: 0.3, bounce: 0).settlingDuration
}

let ease = bezier(0.42, 0, 0.58, 1)
let easeIn = bezier(0.42, 0, 1, 1)

/// `pace` after a delay of a quarter of the whole time.
func late(_ pace: @escaping AnimatorMake.Pace = even) -> AnimatorMake.Pace {
  { pace(min(1, max(0, ($0 - 0.25) / 0.75))) }
}

/// Linear through `points`, of a time and a value each.
func through(_ points: (Double, Double)...) -> AnimatorMake.Pace {
  { time in
    for (before, after) in zip(points, points.dropFirst()) where time <= after.0 {
      return before.1 + (after.1 - before.1) * (time - before.0) / (after.0 - before.0)
    }
    return points.last?.1 ?? 0
  }
}

/// A spring with mass 1 from rest, `frequency` in radians a second.
func spring(_ frequency: Double, ratio: Double) -> AnimatorMake.Pace {
  { fraction in
    let time = fraction * Staging.duration
    guard ratio < 1 else { return 1 - (1 + frequency * time) * exp(-frequency * time) }
    let damped = frequency * (1 - ratio * ratio).squareRoot()
    let swing = cos(damped * time) + ratio * frequency / damped * sin(damped * time)
    return 1 - exp(-ratio * frequency * time) * swing
  }
}
