import UIKit

/// An animator that can stage its transition again with other figures while the transition is in progress.
///
/// Conform an animator only if its staging depends on nothing but its figures and the two screens.
@MainActor protocol Retunable: UIViewControllerAnimatedTransitioning {
  /// The type of the animator's figures.
  associatedtype Values
  /// Returns an animator of the same transition with other figures.
  func retuned(with figures: Values) -> any UIViewControllerAnimatedTransitioning
}
