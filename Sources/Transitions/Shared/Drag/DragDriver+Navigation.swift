public import UIKit

extension DragDriver {
  /// Has a drag pop the top of `navigation`, unless that is the root, by what `delegate` says.
  public func pop(from navigation: UINavigationController, by delegate: any UINavigationControllerDelegate) {
    coordinator = { [weak navigation] in navigation?.transitionCoordinator }
    mayBegin = { [weak navigation] _ in (navigation?.viewControllers.count ?? 0) > 1 }
    begin = { [weak navigation, weak delegate] _ in
      // Somebody may have taken it.
      navigation?.delegate = delegate
      navigation?.popViewController(animated: true)
    }
  }
}
