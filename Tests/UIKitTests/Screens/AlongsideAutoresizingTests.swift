import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("Closures alongside that resize a view with subviews")
struct AlongsideAutoresizingTests {
  @Test(
    "Staging a transition again moves subviews once, and cancelling takes everything back", arguments: [true, false])
  func restaged(_ finishes: Bool) throws {
    let scene = try NavigationScene()
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(child)
    scene.navigation.navigationBar.addSubview(parent)
    let before = [parent.frame, child.frame]
    let interaction = UIPercentDrivenInteractiveTransition()
    let animator = SlideAnimator(scene.log)
    scene.delegate.animator = animator
    scene.delegate.interaction = interaction
    scene.navigation.popViewController(animated: true)
    scene.navigation.transitionCoordinator?.animateAlongsideTransition(in: scene.navigation.navigationBar) { _ in
      parent.frame = CGRect(x: 0, y: 20, width: 160, height: 60)
    }
    scene.stage.advance(by: 0.05)
    let after = [parent.frame, child.frame]
    #expect(after[1] == CGRect(x: 10, y: 10, width: 140, height: 40))
    interaction.update(0.5)
    for _ in 0..<3 {
      scene.screens[1].restage(with: SlideAnimator(scene.log))
      #expect([parent.frame, child.frame] == after)
      scene.stage.advance(by: 0.05)
    }
    if finishes { interaction.finish() } else { interaction.cancel() }
    try scene.stage.settle()
    #expect([parent.frame, child.frame] == (finishes ? after : before))
  }
}
