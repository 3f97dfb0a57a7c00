import Stage
import UIKit

/// Returns `object` after `change`.
@MainActor func made<Object: AnyObject>(_ object: Object, _ change: (Object) throws -> Void) rethrows -> Object {
  try change(object)
  return object
}

extension Stage {
  /// Puts a finger down at `point` for some seconds and lifts it, `count` times.
  func click(_ point: CGPoint, count: Int = 1, for seconds: Double = 0.05) {
    for number in 0..<count {
      if number > 0 { advance(by: 0.03) }
      send(.down(point))
      advance(by: seconds)
      send(.up(point))
    }
  }

  /// Puts a finger down and moves it in even steps, `rate` of them in a second; it stays down.
  func press(_ start: CGPoint, to end: CGPoint, steps: Int = 20, rate: Double = 60) {
    send(.down(start))
    for step in 1...steps {
      advance(by: 1 / rate, framesPerSecond: max(rate, 60))
      let part = CGFloat(step) / CGFloat(steps)
      send(.move(CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)))
    }
  }

  /// Puts a finger down, moves it in even steps, and lifts it while it moves.
  func drag(_ start: CGPoint, to end: CGPoint, steps: Int = 20, rate: Double = 60) {
    press(start, to: end, steps: steps, rate: rate)
    send(.up(end))
  }
}

extension NavigationScene {
  /// Drags a pop to `progress`, whose animator does `staging`, and `change` in an animation block, with the context.
  func dragPop(
    to progress: CGFloat = 0.5,
    animating change: @escaping (ClosureAnimator.Context) -> Void = { $0.fromView.alpha = 0 },
    staging: @escaping (ClosureAnimator.Context) -> Void = { _ in }, completion: @escaping () -> Void = {}
  ) -> UIPercentDrivenInteractiveTransition {
    let animator = ClosureAnimator { context in
      context.containerView.insertSubview(context.toView, belowSubview: context.fromView)
      staging(context)
      UIView.animate(withDuration: 0.4) {
        change(context)
      } completion: { _ in
        completion()
        context.complete()
      }
    }
    return drag(animator, to: progress)
  }
}
