import Stage
import UIKit

// What a transition changes, and what cancelling takes back.

extension GrowthScene {
  static let journalScenes =
    [Change.move, .fade, .remove, .reorder, .create, .blocks].map { change in
      GrowthScene(name: "a cancelled transition that \(change.rawValue)") { count in
        let scene = CancelledPop(count, change)
        return { scene.run() }
      }
    }

  /// What the animator of a transition does to every view.
  enum Change: String, Sendable {
    case move = "moves views"
    case fade = "changes several settings of views"
    case remove = "removes views"
    case reorder = "puts views in another order"
    case create = "creates views"
    case blocks = "animates views in a block each"
  }
}

/// A pop whose animator changes many views, and which is cancelled.
@MainActor
private final class CancelledPop: NSObject, UINavigationControllerDelegate,
  UIViewControllerAnimatedTransitioning
{
  private let stage = Stage()
  private let navigation = UINavigationController()
  private let interaction = UIPercentDrivenInteractiveTransition()
  private let views: [UIView]
  private let change: GrowthScene.Change
  private var hasStaged = false

  init(_ count: Int, _ change: GrowthScene.Change) {
    views = (0..<count).map { UIView(frame: CGRect(x: $0 % 300, y: 100, width: 5, height: 5)) }
    self.change = change
    super.init()
    let top = UIViewController()
    for view in views { top.view.addSubview(view) }
    navigation.viewControllers = [UIViewController(), top]
    navigation.delegate = self
    stage.window.rootViewController = navigation
    stage.advance(by: 1)
  }

  func run() -> Bool {
    let top = navigation.topViewController
    navigation.popViewController(animated: true)
    stage.advance(by: 0.1)
    interaction.update(0.5)
    interaction.cancel()
    guard GrowthScene.comesToRest(stage) else { return false }
    return hasStaged && navigation.topViewController === top && top?.view.subviews == views
      && views.allSatisfy { $0.frame.minY == 100 && $0.alpha == 1 }
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
