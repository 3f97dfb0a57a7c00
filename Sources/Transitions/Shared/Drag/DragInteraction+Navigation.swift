public import UIKit

extension DragInteraction {
  /// Makes a drag pop the top screen of `navigation`, unless that is the root, with the animator of `delegate`.
  public func pop(from navigation: UINavigationController, by delegate: any UINavigationControllerDelegate) {
    coordinator = { [weak navigation] in navigation?.transitionCoordinator }
    mayBegin = { [weak navigation] _ in (navigation?.viewControllers.count ?? 0) > 1 }
    begin = { [weak navigation, weak delegate] _ in
      // Another delegate gets its place back once this pop's animator has been asked for.
      let other = navigation?.delegate
      navigation?.delegate = delegate
      navigation?.popViewController(animated: true)
      if let other { navigation?.delegate = other }
    }
  }
}
