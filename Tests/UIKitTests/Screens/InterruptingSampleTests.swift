import Stage
import Testing
import UIKit

// The sample of the article on interrupting a transition, character for character.
// sample
@MainActor final class SlideAway: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let made = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 1)
    if let from = context.view(forKey: .from), let to = context.view(forKey: .to) {
      context.containerView.insertSubview(to, belowSubview: from)
      let width = context.containerView.bounds.width
      made.addAnimations { from.transform = CGAffineTransform(translationX: width, y: 0) }
    }
    made.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    animator = made
    return made
  }
}

@MainActor final class Drag: UIPercentDrivenInteractiveTransition {
  /// Releases the drag at a velocity, in transitions a second.
  func release(at velocity: CGFloat) {
    let finishes = percentComplete + 0.3 * velocity > 0.5
    // A spring's velocity is relative to the rest of its distance, positive towards its target.
    let left = finishes ? 1 - percentComplete : -percentComplete
    let dx = left == 0 ? 0 : velocity / left
    timingCurve = UISpringTimingParameters(dampingRatio: 0.9, initialVelocity: CGVector(dx: dx, dy: 0))
    if finishes { finish() } else { cancel() }
  }
}
// end of sample

@MainActor @Suite("The sample of the article on interrupting a transition")
struct InterruptingSampleTests {
  @Test("A running pop is caught, and goes in the direction and at the speed of the flick", arguments: [4.0, -4])
  func thrown(_ velocity: Double) throws {
    let scene = try TransitionKindScene(.pop)
    let drag = Drag()
    drag.wantsInteractiveStart = false
    scene.request(SlideAway(), drag)
    scene.stage.advance(by: 0.1)
    let seen = scene.progress
    drag.pause()
    drag.update(drag.percentComplete)
    #expect(abs(scene.progress - seen) < 1e-6)
    drag.release(at: CGFloat(velocity))
    #expect(abs(scene.speed() - velocity) < 0.05 * abs(velocity))
    try scene.stage.settle()
    #expect(scene.log.lines.last == "over, cancelled \(velocity < 0)")
    #expect(scene.stage.diagnostics.isEmpty)
  }
}
