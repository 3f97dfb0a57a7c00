import Stage
import UIKit

// Screens: on a stack, presented, selected or contained; and what a transition that is cancelled takes back.

extension GrowthScene {
  static let stacks: [GrowthScene] = [
    .stack("pushes", of: 0) { scene in
      for screen in scene.others { scene.navigation.pushViewController(screen, animated: false) }
      return scene.navigation.viewControllers.count == scene.count + 1 && scene.rests()
    },
    GrowthScene("pushes off screen") { scene in
      for screen in scene.others { scene.navigation.pushViewController(screen, animated: false) }
      return scene.navigation.viewControllers == scene.others
    },
    .stack("pops, one by one") { scene in
      for _ in 0..<scene.count { scene.navigation.popViewController(animated: false) }
      return scene.navigation.viewControllers.count == 1 && scene.rests()
    },
    .stack("pops to each screen") { scene in
      for screen in scene.navigation.viewControllers.reversed() {
        scene.navigation.popToViewController(screen, animated: false)
      }
      return scene.navigation.viewControllers.count == 1 && scene.rests()
    },
    .stack("pop to root") { $0.navigation.popToRootViewController(animated: false)?.count == $0.count },
    .stack("animated pop to root") { scene in
      scene.navigation.popToRootViewController(animated: true)
      return scene.rests() && scene.navigation.viewControllers.count == 1
    },
    .stack("setting other screens") { scene in
      scene.navigation.setViewControllers(scene.others, animated: true)
      return scene.rests() && scene.navigation.viewControllers == scene.others
    },
    .stack("setting the same screens in another order") { scene in
      let screens = Array(scene.navigation.viewControllers.reversed())
      scene.navigation.setViewControllers(screens, animated: true)
      return scene.rests() && scene.navigation.viewControllers == screens
    },
    .stack("screens that leave the stack by themselves") { scene in
      for screen in scene.navigation.viewControllers.dropFirst().dropLast() { screen.removeFromParent() }
      return scene.navigation.viewControllers.count == 2 && scene.rests()
    },
    .stack("pushes that wait for a transition", of: 0) { scene in
      scene.navigation.pushViewController(UIViewController(), animated: true)
      for screen in scene.others { scene.navigation.pushViewController(screen, animated: false) }
      return scene.rests() && scene.navigation.viewControllers.count == scene.count + 2
    },
    .stack("a step of a drag with screens beneath", isConstant: true) { scene in
      scene.stage.send(.down(CGPoint(x: 2, y: 400)))
      for step in 1...10 {
        scene.stage.advance(by: 1.0 / 60)
        scene.stage.send(.move(CGPoint(x: 2 + 5 * step, y: 400)))
      }
    } work: { scene in
      scene.stage.advance(by: 1.0 / 60)
      scene.stage.send(.move(CGPoint(x: 60, y: 400)))
      return !scene.stage.isIdle && scene.draws()
    },
    .stack("a push with screens beneath", isConstant: true) { scene in
      scene.navigation.pushViewController(UIViewController(), animated: true)
      return scene.rests() && scene.navigation.viewControllers.count == scene.count + 2
    },
  ]

  static let screens: [GrowthScene] = [
    .screen("presents and dismisses, one after the other") { scene in
      for screen in scene.others {
        scene.screen.present(screen, animated: false)
        scene.screen.dismiss(animated: false)
      }
      return scene.screen.presentedViewController == nil && scene.rests()
    },
    GrowthScene("tabs set, and set in another order") { scene in
      let tabs = UITabBarController()
      scene.show(tabs)
      tabs.setViewControllers(scene.others, animated: false)
      tabs.setViewControllers(scene.others.reversed(), animated: false)
      scene.stage.advance(by: 0)
      return tabs.viewControllers?.count == scene.count
    },
    .screen("children added, and removed first to last") { scene in
      for child in scene.others { scene.add(child) }
      for child in scene.screen.children { scene.remove(child) }
      return scene.screen.children.isEmpty && scene.screen.view.subviews.isEmpty
    },
    .screen("children removed last to first") { scene in
      for child in scene.others { scene.add(child) }
    } work: { scene in
      for child in scene.screen.children.reversed() { scene.remove(child) }
      return scene.screen.children.isEmpty && scene.screen.view.subviews.isEmpty
    },
    .screen("animations alongside a transition") { scene in
      scene.addViews()
      for view in scene.views { scene.screen.view.addSubview(view) }
    } work: { scene in
      scene.screen.present(UIViewController(), animated: true)
      for view in scene.views {
        scene.screen.transitionCoordinator?.animate { _ in
          view.center.x += 10
        } completion: { _ in
          scene.ends += 1
        }
      }
      return scene.rests() && scene.ends == scene.count
    },
  ]

  static let journals = CancelledPop.Change.allCases.map { change in
    GrowthScene("a cancelled transition that \(change.rawValue)") { scene in
      scene.animator = CancelledPop(scene, change)
    } work: {
      $0.animator?.isCancelled() == true
    }
  }
}

/// A pop whose animator changes many views, and which is cancelled.
@MainActor final class CancelledPop: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
  private unowned let scene: GrowthStage
  private let interaction = UIPercentDrivenInteractiveTransition()
  private let views: [UIView]
  private let change: Change
  private var hasStaged = false

  /// What the animator does to every view.
  enum Change: String, Sendable, CaseIterable {
    case move = "moves views"
    case fade = "changes several settings of views"
    case remove = "removes views"
    case reorder = "puts views in another order"
    case create = "creates views"
    case blocks = "animates views in a block each"
  }

  init(_ scene: GrowthStage, _ change: Change) {
    views = (0..<scene.count).map { UIView(frame: CGRect(x: $0 % 300, y: 100, width: 5, height: 5)) }
    (self.scene, self.change) = (scene, change)
    super.init()
    for view in views { scene.screen.view.addSubview(view) }
    scene.navigation.viewControllers = [UIViewController(), scene.screen]
    scene.navigation.delegate = self
    scene.show(scene.navigation)
    scene.stage.advance(by: 1)
  }

  /// Pops, cancels, and returns whether everything is as it was.
  func isCancelled() -> Bool {
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: 0.1)
    interaction.update(0.5)
    interaction.cancel()
    return scene.rests() && hasStaged && scene.navigation.topViewController === scene.screen
      && scene.screen.view.subviews == views && views.allSatisfy { $0.frame.minY == 100 && $0.alpha == 1 }
  }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    hasStaged = true
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
    context.containerView.insertSubview(to, belowSubview: from)
    if change == .blocks {
      for view in views { UIView.animate(withDuration: 0.1) { view.center.y += 10 } }
    }
    UIView.animate(withDuration: 0.1) { [self] in
      from.center.x += 390
      for view in views { apply(view, from) }
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  private func apply(_ view: UIView, _ superview: UIView) {
    switch change {
    case .move: view.center.y += 10
    case .fade: (view.alpha, view.isUserInteractionEnabled, view.clipsToBounds, view.tag) = (0.5, false, true, 7)
    case .remove: view.removeFromSuperview()
    case .reorder: superview.sendSubviewToBack(view)
    case .create: superview.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)))
    case .blocks: break
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
