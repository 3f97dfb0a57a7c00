import Stage
import Testing
import UIKit

@MainActor @Suite("A context that a client keeps after its transition")
struct KeptContextTests {
  @Test("It does not keep a view that the animator added and removed", arguments: [true, false])
  func shade(_ completes: Bool) throws {
    let scene = try NavigationScene()
    let animator = SlideAnimator(scene.log)
    scene.delegate.animator = animator
    let interaction = UIPercentDrivenInteractiveTransition()
    scene.delegate.interaction = interaction
    weak var shade: UIView?
    var kept: (any UIViewControllerContextTransitioning)?
    animator.onStaging = { context in
      kept = context
      let view = UIView(frame: context.containerView.bounds)
      context.containerView.addSubview(view)
      shade = view
    }
    scene.stage.perform { _ = scene.navigation.popViewController(animated: true) }
    scene.stage.advance(by: 0.1)
    #expect(shade?.window === scene.stage.window)
    animator.onStaging = nil
    scene.stage.perform {
      interaction.update(0.5)
      if completes { interaction.finish() } else { interaction.cancel() }
      shade?.removeFromSuperview()
    }
    try scene.stage.settle()
    #expect(kept?.transitionWasCancelled == !completes)
    #expect(shade == nil)
    #expect(scene.navigation.viewControllers.count == (completes ? 1 : 2))
  }
}
