import Foundation
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
      animator.addCompletion { [unowned self] _ in
        completed.append(!context.transitionWasCancelled)
        context.complete()
      }
      made.append(animator)
      return animator
    }
  }

  @Test(
    "Under a finger what was asked for first is driven, and the view follows without a jump", arguments: [true, false])
  func held(_ finishes: Bool) throws {
    let scene = try TransitionKindScene(.pop)
    let animator = BuildsAnew()
    let interaction = UIPercentDrivenInteractiveTransition()
    scene.request(animator, interaction)
    scene.stage.advance(by: 0.1)
    #expect(abs(scene.progress) < 1e-6)
    for progress in [0.2, 0.7, 0.5] {
      interaction.update(progress)
      scene.stage.advance(by: 0.5, framesPerSecond: 5)
      #expect(abs(scene.progress - progress) < 1e-6)
      #expect(animator.made.map { $0.state == .active } == animator.made.indices.map { $0 == 0 })
    }
    if finishes { interaction.finish() } else { interaction.cancel() }
    try scene.stage.settle()
    #expect(animator.completed == [finishes] && scene.log.lines.contains("over, cancelled \(!finishes)"))
    #expect(scene.log.lines.filter { $0 == "alongside" } == ["alongside"])
    #expect(scene.stage.diagnostics.count == 1)
    #expect(scene.stage.diagnostics.first?.contains("must give the same object") == true)
    #expect(scene.b.view.transform == .identity || finishes)
  }

  @Test("Closures alongside are animated with what is driven")
  func alongside() throws {
    let scene = try TransitionKindScene(.pop)
    let interaction = UIPercentDrivenInteractiveTransition()
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    scene.stage.window.addSubview(mark)
    scene.request(BuildsAnew(), interaction)
    scene.b.transitionCoordinator?.animateAlongsideTransition(in: mark) { _ in mark.center.x = 105 }
    scene.stage.advance(by: 0.1)
    interaction.update(0.4)
    scene.stage.advance(by: 0.1)
    #expect(abs((mark.layer.presentation()?.position.x.native ?? 0) - 45) < 1e-6)
    interaction.cancel()
    try scene.stage.settle()
    #expect(mark.center.x == 5)
  }

  @Test(
    "A transition that no finger holds asks once, in addition to what the animator asks itself",
    arguments: [true, false])
  func free(_ isCaught: Bool) throws {
    let scene = try TransitionKindScene(.pop)
    let animator = BuildsAnew()
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.wantsInteractiveStart = false
    scene.request(animator, interaction)
    scene.stage.advance(by: 0.2)
    #expect(animator.made.count == 2 && abs(scene.progress - 0.5) < 1e-6)
    if isCaught {
      interaction.pause()
      scene.stage.advance(by: 1, framesPerSecond: 5)
      #expect(abs(scene.progress - 0.5) < 1e-6)
      interaction.update(0.8)
      scene.stage.advance(by: 0.1)
      #expect(abs(scene.progress - 0.8) < 1e-6)
      interaction.finish()
    }
    try scene.stage.settle()
    #expect(animator.made.count == 2 && animator.completed == [true])
    #expect(scene.stage.diagnostics.count == 1)
  }

  @Test("An object that `animateTransition` leaves alone is begun", arguments: [true, false])
  func leftAlone(_ isHeld: Bool) throws {
    let scene = try TransitionKindScene(.pop)
    let animator = BuildsAnew()
    animator.starts = false
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.wantsInteractiveStart = isHeld
    scene.request(animator, interaction)
    scene.stage.advance(by: 0.2)
    #expect(animator.made.count == (isHeld ? 2 : 1))
    #expect(abs(scene.progress - (isHeld ? 0 : 0.5)) < 1e-6)
    interaction.finish()
    try scene.stage.settle()
    #expect(animator.completed == [true])
  }
}
