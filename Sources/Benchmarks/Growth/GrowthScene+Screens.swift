import Stage
import UIKit

// Screens on the stack of a navigation controller.

extension GrowthScene {
  static let screenScenes = [
    GrowthScene(name: "pushes") { count in
      let (stage, navigation) = navigation()
      let screens = screens(count)
      return {
        for screen in screens { navigation.pushViewController(screen, animated: false) }
        return navigation.viewControllers.count == count + 1 && comesToRest(stage)
      }
    },
    GrowthScene(name: "pushes off screen") { count in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let screens = screens(count)
      return {
        for screen in screens { navigation.pushViewController(screen, animated: false) }
        return navigation.viewControllers.count == count + 1
      }
    },
    GrowthScene(name: "pops, one by one") { count in
      let (stage, navigation) = navigation(count)
      return {
        for _ in 0..<count { navigation.popViewController(animated: false) }
        return navigation.viewControllers.count == 1 && comesToRest(stage)
      }
    },
    GrowthScene(name: "pops to each screen") { count in
      let (stage, navigation) = navigation(count)
      let screens = navigation.viewControllers
      return {
        for screen in screens.reversed() { navigation.popToViewController(screen, animated: false) }
        return navigation.viewControllers.count == 1 && comesToRest(stage)
      }
    },
    GrowthScene(name: "pop to root") { count in
      let (_, navigation) = navigation(count)
      return { navigation.popToRootViewController(animated: false)?.count == count }
    },
    GrowthScene(name: "animated pop to root") { count in
      let (stage, navigation) = navigation(count)
      return {
        navigation.popToRootViewController(animated: true)
        return comesToRest(stage) && navigation.viewControllers.count == 1
      }
    },
    GrowthScene(name: "setting other screens") { count in
      let (stage, navigation) = navigation(count)
      let screens = screens(count)
      return {
        navigation.setViewControllers(screens, animated: true)
        return comesToRest(stage) && navigation.viewControllers == screens
      }
    },
    GrowthScene(name: "setting the same screens in another order") { count in
      let (stage, navigation) = navigation(count)
      let screens = Array(navigation.viewControllers.reversed())
      return {
        navigation.setViewControllers(screens, animated: true)
        return comesToRest(stage) && navigation.viewControllers == screens
      }
    },
    GrowthScene(name: "screens that leave the stack by themselves") { count in
      let (stage, navigation) = navigation(count)
      let screens = navigation.viewControllers
      return {
        for screen in screens.dropFirst().dropLast() { screen.removeFromParent() }
        return navigation.viewControllers.count == 2 && comesToRest(stage)
      }
    },
    GrowthScene(name: "pushes that wait for a transition") { count in
      let (stage, navigation) = navigation()
      let screens = screens(count)
      return {
        navigation.pushViewController(UIViewController(), animated: true)
        for screen in screens { navigation.pushViewController(screen, animated: false) }
        return comesToRest(stage) && navigation.viewControllers.count == count + 2
      }
    },
    GrowthScene(name: "a step of a drag with screens beneath", growth: .constant) { count in
      let (stage, _) = navigation(count)
      stage.send(.down(CGPoint(x: 2, y: 400)))
      for step in 1...10 {
        stage.advance(by: 1.0 / 60)
        stage.send(.move(CGPoint(x: 2 + 5 * step, y: 400)))
      }
      return {
        stage.advance(by: 1.0 / 60)
        stage.send(.move(CGPoint(x: 60, y: 400)))
        return !stage.isIdle && stage.render().width == 390
      }
    },
    GrowthScene(name: "a push with screens beneath", growth: .constant) { count in
      let (stage, navigation) = navigation(count)
      return {
        navigation.pushViewController(UIViewController(), animated: true)
        return comesToRest(stage) && navigation.viewControllers.count == count + 2
      }
    },
  ]

  /// Complete drags, which are counted to see where the time of one goes.
  static let drags = GrowthScene(name: "complete drags") { count in
    let drag = HeadlessDrag(screens: 2)
    return { (0..<count).allSatisfy { _ in drag.complete() } }
  }

  @MainActor private static func screens(_ count: Int) -> [UIViewController] {
    (0..<count).map { _ in UIViewController() }
  }

  /// Returns a navigation controller on screen with `count` screens above its root, none of which has been seen but the
  /// last.
  @MainActor private static func navigation(_ count: Int = 0) -> (Stage, UINavigationController) {
    let stage = Stage()
    let navigation = UINavigationController()
    navigation.viewControllers = screens(count + 1)
    stage.window.rootViewController = navigation
    stage.advance(by: 1)
    return (stage, navigation)
  }
}
