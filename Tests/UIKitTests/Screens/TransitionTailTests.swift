import Stage
import Testing
import UIKit

@MainActor @Suite("The time of a dragged transition")
struct TransitionTailTests {
  private func slide(_ duration: Double = 0.4, delay: Double = 0) -> ClosureAnimator {
    ClosureAnimator(duration: duration) { context in
      context.containerView.insertSubview(context.toView, belowSubview: context.fromView)
      UIView.animate(withDuration: duration, delay: delay) {
        context.fromView.center.x += context.containerView.bounds.width
      } completion: { _ in
        context.complete()
      }
    }
  }

  @Test("A transition that is held at its end is not over", arguments: [0, 0.4], [0, 1])
  func atTheEnd(_ duration: Double, _ delay: Double) throws {
    let scene = try NavigationScene()
    let animator = slide(duration, delay: delay)
    let interaction = scene.drag(animator, to: 1)
    scene.stage.advance(by: 5)
    #expect(animator.ended.isEmpty && scene.navigation.transitionCoordinator?.isInteractive == true)
    interaction.cancel()
    try scene.stage.settle()
    #expect(animator.ended == [false])
    #expect(scene.names == "AB")
  }

  @Test("The first call of finish or cancel counts, and later calls are ignored")
  func firstWord() throws {
    let scene = try NavigationScene()
    let animator = slide()
    let interaction = scene.drag(animator, to: 0.5)
    interaction.finish()
    interaction.cancel()
    interaction.update(0.1)
    interaction.finish()
    #expect(interaction.percentComplete == 0.5)
    try scene.stage.settle()
    #expect(animator.ended == [true])
    interaction.finish()
    interaction.cancel()
    scene.navigation.pushViewController(scene.screen("C"), animated: false)
    let next = slide()
    scene.drag(next, to: 0.3, by: interaction)
    #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
    interaction.cancel()
    try scene.stage.settle()
    #expect(next.ended == [false])
    #expect(scene.names == "AC")
  }

  @Test("Progress and durations that are not finite are reported and change nothing")
  func notNumbers() throws {
    let scene = try NavigationScene()
    let interaction = scene.drag(slide(), to: 0.5)
    interaction.update(.nan)
    interaction.update(.infinity)
    #expect(interaction.percentComplete == 0.5)
    interaction.completionSpeed = .nan
    interaction.finish()
    try scene.stage.settle()
    #expect(scene.names == "A")
    #expect(scene.stage.diagnostics.count == 3)
    let odd = ClosureAnimator(duration: .nan) { $0.complete() }
    scene.navigation.pushViewController(scene.screen("C"), animated: false)
    (scene.delegate.animator, scene.delegate.interaction) = (odd, nil)
    scene.navigation.popViewController(animated: true)
    try scene.stage.settle()
    #expect(odd.ended == [true])
  }
}
