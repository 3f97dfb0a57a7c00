import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("Scroll views in transitions")
struct ScrollTransitionTests {
  @Test("A cancelled pop restores the content offset that its animator changed, and leaves other offsets alone")
  func journal() throws {
    for isChanged in [false, true] {
      let scene = try NavigationScene()
      let scroll = scene.stage.perform { UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 600)) }
      scroll.contentSize = CGSize(width: 390, height: 3_000)
      scene.screens[1].view.addSubview(scroll)
      scroll.contentOffset.y = 700
      let animator = SlideAnimator(scene.log)
      if isChanged { animator.onStaging = { _ in scroll.contentOffset.y = 100 } }
      let interaction = UIPercentDrivenInteractiveTransition()
      (scene.delegate.animator, scene.delegate.interaction) = (animator, interaction)
      let before = scene.stage.render().digest
      scene.stage.perform { _ = scene.navigation.popViewController(animated: true) }
      scene.stage.advance(by: 0.1)
      interaction.update(0.4)
      scene.stage.advance(by: 0.1)
      #expect(scroll.contentOffset.y == (isChanged ? 100 : 700) as CGFloat)
      interaction.cancel()
      try scene.stage.settle()
      #expect(scroll.contentOffset.y == 700 && scene.stage.render().digest == before)
    }
  }
}
