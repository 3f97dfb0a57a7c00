import Stage
import Testing
import UIKit

@MainActor @Suite("A size that changes while a transition's animations are added")
struct AlongsideResizeTests {
  private static let size = CGSize(width: 480, height: 320)

  @Test("A drag whose closure resizes the screen can be resized again, and ends", arguments: [true, false])
  func drag(_ finishes: Bool) throws {
    let scene = try NavigationScene()
    let (presented, screen) = (UINavigationController(), scene.screen("X"))
    presented.viewControllers = [screen, scene.screen("Y")]
    presented.delegate = scene.delegate
    scene.navigation.present(presented, animated: false)
    try scene.stage.settle()
    let interaction = UIPercentDrivenInteractiveTransition()
    (scene.delegate.animator, scene.delegate.interaction) = (SlideAnimator(scene.log), interaction)
    presented.popViewController(animated: true)
    presented.transitionCoordinator?.animate { _ in scene.stage.resize(to: Self.size, scale: 1) }
    scene.stage.advance(by: 0.1)
    interaction.update(0.5)
    scene.stage.resize(to: CGSize(width: 300, height: 600), scale: 1)
    scene.stage.advance(by: 0.1)
    interaction.end(finishes)
    try scene.stage.settle()
    #expect(presented.viewControllers.count == (finishes ? 1 : 2))
    #expect(scene.navigation.view.bounds.size == CGSize(width: 300, height: 600))
    #expect(presented.topViewController?.view.bounds.width == 300)
  }

  @Test("A drag whose closure gives the container another size can be resized, and ends", arguments: [true, false])
  func container(_ finishes: Bool) throws {
    let scene = try NavigationScene()
    let view: UIView = scene.navigation.view
    let interaction = scene.pop(by: SlideAnimator(scene.log))
    scene.navigation.transitionCoordinator?.animate { _ in view.bounds.size.height -= 100 }
    scene.stage.advance(by: 0.1)
    interaction.update(0.5)
    for height in [600.0, 500] {
      scene.stage.resize(to: CGSize(width: 390, height: height), scale: 1)
      scene.stage.advance(by: 0.05)
    }
    interaction.end(finishes)
    try scene.stage.settle()
    #expect(scene.names == (finishes ? "A" : "AB"))
    #expect(scene.log.imbalance == nil)
  }

  @Test("A resize during a presentation leaves a pop inside of it running, and both end", arguments: [true, false])
  func inner(_ isSystem: Bool) throws {
    let scene = try NavigationScene()
    let presented = UINavigationController()
    presented.viewControllers = [scene.screen("X"), scene.screen("Y")]
    presented.delegate = scene.delegate
    if !isSystem { scene.delegate.animator = SlideAnimator(scene.log) }
    scene.navigation.present(presented, animated: true)
    scene.stage.advance(by: 0.1)
    presented.popViewController(animated: true)
    scene.stage.advance(by: 0.1)
    scene.stage.resize(to: Self.size, scale: 1)
    try scene.stage.settle()
    #expect(presented.viewControllers.count == 1)
    #expect(presented.topViewController?.view.bounds.width == presented.view.bounds.width)
    #expect(scene.log.imbalance == nil && scene.stage.diagnostics.isEmpty)
  }

  @Test("A closure that adds animations cannot advance the stage, and the transition ends", arguments: [true, false])
  func advance(_ isInBlock: Bool) throws {
    let scene = try NavigationScene()
    scene.navigation.popViewController(animated: true)
    scene.navigation.transitionCoordinator?.animate { _ in
      let advance = { scene.stage.advance(by: 0.2) }
      if isInBlock { UIView.animate(withDuration: 0.2, animations: advance) } else { advance() }
    }
    let now = scene.stage.now
    try scene.stage.settle()
    #expect(scene.names == "A")
    #expect(scene.log.imbalance == nil)
    let sentence = "At \(now) s: advance(by:) was called by a closure that adds animations"
    #expect(scene.stage.diagnostics == [sentence])
  }

  @Test("A block that resizes the container leaves the transition its own pace")
  func block() throws {
    let scene = try NavigationScene()
    let interaction = scene.drag(SlideAnimator(scene.log), to: 0.5)
    UIView.animate(withDuration: 3) { scene.navigation.view.frame.size.height = 600 }
    let seen = scene.screens[1].view.layer.presentation()?.frame.minX
    #expect(seen == 0.5 * scene.navigation.view.bounds.width)
    interaction.finish()
    try scene.stage.settle()
    #expect(scene.names == "A")
  }
}
