import Stage
import Testing
import UIKit

@MainActor @Suite("The time of a dragged transition")
struct TransitionTailTests {
  /// The duration of a frame, in seconds.
  static let frame = 1.0 / 60

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

  private func lengthOfTail(_ scene: NavigationScene) -> Double {
    let start = scene.stage.now
    while scene.navigation.transitionCoordinator != nil, scene.stage.now < start + 5 {
      scene.stage.advance(by: Self.frame)
    }
    return scene.stage.now - start
  }

  @Test(
    "The tail takes (1−p)·d/speed to the end and p·d/speed back, whatever its curve",
    arguments: [UIView.AnimationCurve.easeInOut, .easeIn, .easeOut, .linear], [0.5, 1, 3])
  func tail(_ curve: UIView.AnimationCurve, _ speed: CGFloat) throws {
    for (progress, finishes) in [(0.25, true), (0.25, false), (0.8, true), (0.8, false)] {
      let scene = try NavigationScene()
      let interaction = UIPercentDrivenInteractiveTransition()
      interaction.completionCurve = curve
      interaction.completionSpeed = speed
      scene.drag(slide(), to: progress, by: interaction)
      let seen = scene.screens[1].view.layer.presentation()?.position.x ?? 0
      #expect(abs(seen - (195 + 390 * progress)) < 1e-6)
      if finishes { interaction.finish() } else { interaction.cancel() }
      #expect(scene.screens[1].view.layer.presentation()?.position.x == seen)
      let expected = (finishes ? 1 - progress : progress) * 0.4 / speed
      #expect(abs(lengthOfTail(scene) - expected) <= Self.frame + 1e-9)
      #expect(scene.names == (finishes ? "A" : "AB"))
    }
  }

  @Test("A transition that is held at its end is not over", arguments: [0, 0.4], [0, 1])
  func atTheEnd(_ duration: Double, _ delay: Double) throws {
    let scene = try NavigationScene()
    let animator = slide(duration, delay: delay)
    let interaction = scene.drag(animator, to: 1)
    scene.stage.advance(by: 5)
    #expect(animator.ended.isEmpty)
    #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
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

  @Test("A transition that starts without a finger ignores updates until it is paused")
  func pausedLater() throws {
    let scene = try NavigationScene()
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.wantsInteractiveStart = false
    let animator = slide()
    scene.delegate.animator = animator
    scene.delegate.interaction = interaction
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: 0.2)
    let seen = scene.screens[1].view.layer.presentation()?.position.x ?? 0
    interaction.update(0.9)
    #expect(scene.screens[1].view.layer.presentation()?.position.x == seen)
    interaction.pause()
    #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
    scene.stage.advance(by: 1)
    #expect(scene.screens[1].view.layer.presentation()?.position.x == seen)
    interaction.update(0.25)
    interaction.cancel()
    try scene.stage.settle()
    #expect(animator.ended == [false])
    #expect(scene.stage.diagnostics.isEmpty)
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
    scene.delegate.animator = odd
    scene.delegate.interaction = nil
    scene.navigation.popViewController(animated: true)
    try scene.stage.settle()
    #expect(odd.ended == [true])
  }
}
