import UIKit

/// A delegate of every kind of container that tells of each question, and answers with what it is given.
@MainActor
final class ProbeDelegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  typealias Animator = any UIViewControllerAnimatedTransitioning
  typealias Interaction = any UIViewControllerInteractiveTransitioning
  /// What asks for an animator or an interaction controller.
  enum Asker { case stack, tabs, presenting, dismissing }

  weak var listener: (any CallbackListener)?
  var makeAnimator: (Asker) -> Animator? = { _ in nil }
  var makeInteraction: (Asker) -> Interaction? = { _ in nil }

  private func animator(_ asker: Asker) -> Animator? {
    listener?.tell("animator for \(asker)")
    return makeAnimator(asker)
  }

  private func interaction(_ asker: Asker) -> Interaction? {
    listener?.tell("interaction for \(asker)")
    return makeInteraction(asker)
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { listener?.tell("willShow") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { listener?.tell("didShow") }
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> Animator? { animator(.stack) }
  func navigationController(
    _ navigationController: UINavigationController, interactionControllerFor animationController: Animator
  ) -> Interaction? { interaction(.stack) }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    listener?.tell("shouldSelect")
    return true
  }
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    listener?.tell("didSelect")
  }
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> Animator? { animator(.tabs) }
  func tabBarController(
    _ tabBarController: UITabBarController, interactionControllerFor animationController: Animator
  ) -> Interaction? { interaction(.tabs) }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> Animator? { animator(.presenting) }
  func animationController(forDismissed dismissed: UIViewController) -> Animator? { animator(.dismissing) }
  func interactionControllerForPresentation(using animator: Animator) -> Interaction? { interaction(.presenting) }
  func interactionControllerForDismissal(using animator: Animator) -> Interaction? { interaction(.dismissing) }
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    listener?.tell("presentation controller")
    return nil
  }
}
