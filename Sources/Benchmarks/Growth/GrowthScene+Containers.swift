import Stage
import UIKit

// Screens that are presented, selected or contained, and many transitions.

extension GrowthScene {
  static let containerScenes = [
    GrowthScene(name: "presents and dismisses, one after the other") { count in
      let (stage, root) = screen()
      return {
        for _ in 0..<count {
          root.present(UIViewController(), animated: false)
          root.dismiss(animated: false)
        }
        return root.presentedViewController == nil && comesToRest(stage)
      }
    },
    GrowthScene(name: "tabs set, and set in another order") { count in
      let stage = Stage()
      let tabs = UITabBarController()
      stage.window.rootViewController = tabs
      let screens = (0..<count).map { _ in UIViewController() }
      return {
        tabs.setViewControllers(screens, animated: false)
        tabs.setViewControllers(screens.reversed(), animated: false)
        stage.advance(by: 0)
        return tabs.viewControllers?.count == count
      }
    },
    GrowthScene(name: "children added, and removed first to last") { count in
      let (_, root) = screen()
      return {
        for _ in 0..<count { add(UIViewController(), to: root) }
        for child in root.children { remove(child) }
        return root.children.isEmpty && root.view.subviews.isEmpty
      }
    },
    GrowthScene(name: "children removed last to first") { count in
      let (_, root) = screen()
      for _ in 0..<count { add(UIViewController(), to: root) }
      return {
        for child in root.children.reversed() { remove(child) }
        return root.children.isEmpty && root.view.subviews.isEmpty
      }
    },
    GrowthScene(name: "animations alongside a transition") { count in
      let (stage, root) = screen()
      let views = (0..<count).map { _ in UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)) }
      for view in views { root.view.addSubview(view) }
      return {
        var ends = 0
        root.present(UIViewController(), animated: true)
        for view in views {
          root.transitionCoordinator?.animate { _ in
            view.center.x += 10
          } completion: { _ in
            ends += 1
          }
        }
        return comesToRest(stage) && ends == count
      }
    },
  ]

  @MainActor private static func screen() -> (Stage, UIViewController) {
    let stage = Stage()
    let root = UIViewController()
    stage.window.rootViewController = root
    stage.advance(by: 0)
    return (stage, root)
  }

  @MainActor private static func add(_ child: UIViewController, to root: UIViewController) {
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
  }

  @MainActor private static func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }
}
