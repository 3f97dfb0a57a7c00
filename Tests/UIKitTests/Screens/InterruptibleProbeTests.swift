import Stage
import Testing
import UIKit

@MainActor @Suite("How often an animator is asked for its interruptible animator")
struct InterruptibleProbeTests {
  /// An animator that builds another property animator each time, and moves its view back to the start for it.
  @MainActor final class BuildsAnew: NSObject, UIViewControllerAnimatedTransitioning {
    var made: [UIViewPropertyAnimator] = []
    var completed: [Bool] = []
    /// Whether `animateTransition` asks for an object of its own.
    var starts = true
    var isInterruptible = true

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if starts { interruptibleAnimator(using: context).startAnimation() }
    }
    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      let (from, to) = (context.fromView, context.toView)
      context.containerView.insertSubview(to, belowSubview: from)
      from.transform = .identity
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
        from.transform = CGAffineTransform(translationX: 390, y: 0)
      }
      animator.isInterruptible = isInterruptible
      animator.addCompletion { [unowned self] _ in
        completed.append(!context.transitionWasCancelled)
        context.complete()
      }
      made.append(animator)
      return animator
    }
  }

  private let animator = BuildsAnew()

  @Test(
    "Under a finger what was asked for first is driven, and the view follows without a jump", arguments: [true, false])
  func held(_ finishes: Bool) throws {
    let scene = try TransitionKindScene(.pop)
    let interaction = scene.drive(animator)
    scene.stage.advance(by: 0.1)
    scene.expect(0)
    for progress in [0.2, 0.7, 0.5] {
      interaction.update(progress)
      scene.stage.advance(by: 0.5, framesPerSecond: 5)
      scene.expect(progress)
      #expect(animator.made.map { $0.state == .active } == animator.made.indices.map { $0 == 0 })
    }
    interaction.end(finishes)
    try scene.stage.settle()
    #expect(animator.completed == [finishes] && scene.log.lines.contains("over, cancelled \(!finishes)"))
    #expect(scene.lines("alongside") == ["alongside"])
    #expect(scene.stage.diagnostics.count == 1)
    #expect(scene.stage.diagnostics.first?.contains("must give the same object") == true)
    #expect(scene.b.view.transform == .identity || finishes)
  }

  @Test(
    "A transition that no finger holds asks once, in addition to what the animator asks itself",
    arguments: [true, false])
  func free(_ isCaught: Bool) throws {
    let scene = try TransitionKindScene(.pop)
    let interaction = scene.drive(animator, startsInteractively: false)
    scene.stage.advance(by: 0.2)
    #expect(animator.made.count == 2)
    scene.expect(0.5)
    if isCaught {
      interaction.pause()
      scene.stage.advance(by: 1, framesPerSecond: 5)
      scene.expect(0.5)
      interaction.update(0.8)
      scene.stage.advance(by: 0.1)
      scene.expect(0.8)
      interaction.finish()
    }
    try scene.stage.settle()
    #expect(animator.made.count == 2 && animator.completed == [true])
    #expect(scene.stage.diagnostics.count == 1)
  }

  @Test("An object that `animateTransition` leaves alone is begun", arguments: [true, false])
  func leftAlone(_ isHeld: Bool) throws {
    let scene = try TransitionKindScene(.pop)
    animator.starts = false
    let interaction = scene.drive(animator, startsInteractively: isHeld)
    scene.stage.advance(by: 0.2)
    #expect(animator.made.count == (isHeld ? 2 : 1))
    scene.expect(isHeld ? 0 : 0.5)
    interaction.finish()
    try scene.stage.settle()
    #expect(animator.completed == [true])
  }

  @Test("An animator that cannot be interrupted is reported if it is driven, and runs once", arguments: [true, false])
  func notInterruptible(_ isDriven: Bool) throws {
    let scene = try TransitionKindScene(.pop)
    animator.isInterruptible = false
    if isDriven { scene.drive(animator, startsInteractively: false) } else { scene.request(animator, nil) }
    try scene.stage.settle()
    #expect(scene.lines("over") == ["over, cancelled false"] && scene.stage.diagnostics.count == (isDriven ? 1 : 0))
  }
}
