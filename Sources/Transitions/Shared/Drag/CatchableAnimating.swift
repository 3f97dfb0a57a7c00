public import UIKit

/// An animator whose transition can be caught while it plays by itself.
@MainActor public protocol CatchableAnimating: UIViewControllerAnimatedTransitioning {
  /// The transition that it was asked to animate; held weakly, it ends by itself.
  var context: (any UIViewControllerContextTransitioning)? { get }
  /// Whether a drag moves the transition backwards: a push, which a drag takes back.
  var isReversedByDrag: Bool { get }
}
