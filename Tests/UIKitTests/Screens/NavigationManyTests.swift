import Stage
import Testing
import UIKit

@MainActor @Suite("A navigation controller with very many screens")
struct NavigationManyTests {
  private static let count = 10_000

  @Test(
    "10,000 pushes, and popping to the root, take a time that does not grow with their square",
    arguments: [true, false])
  func pushes(_ isOnScreen: Bool) throws {
    let stage = Stage()
    let navigation = UINavigationController()
    navigation.viewControllers = [UIViewController()]
    if isOnScreen {
      stage.window.rootViewController = navigation
      try stage.settle()
    }
    let screens = (0..<Self.count).map { _ in UIViewController() }
    for screen in screens { navigation.pushViewController(screen, animated: false) }
    #expect(navigation.viewControllers.count == Self.count + 1)
    #expect(navigation.popToRootViewController(animated: false)?.count == Self.count)
    #expect(navigation.viewControllers.count == 1)
    navigation.setViewControllers(screens, animated: false)
    #expect(navigation.children.count == Self.count)
    for _ in 0..<Self.count { navigation.popViewController(animated: false) }
    #expect(navigation.viewControllers.count == 1)
    if isOnScreen { #expect(navigation.topViewController?.view.window != nil) }
  }

  @Test("10,000 pushes that wait for the end of a transition are all performed")
  func waiting() throws {
    let scene = try NavigationScene()
    let interaction = scene.drag(SlideAnimator(scene.log), to: 0.4)
    scene.delegate.animator = nil
    for _ in 0..<Self.count { scene.navigation.pushViewController(UIViewController(), animated: false) }
    interaction.finish()
    try scene.stage.settle()
    #expect(scene.navigation.viewControllers.count == Self.count + 1)
  }
}
