import UIKit

/// An animator that can stage its transition again with other parameters while it is in progress.
///
/// Conform an animator only if its staging depends on nothing but its parameters and the two screens.
@MainActor protocol Retunable: UIViewControllerAnimatedTransitioning {
  associatedtype Values
  func retuned(with parameters: Values) -> any UIViewControllerAnimatedTransitioning
}
