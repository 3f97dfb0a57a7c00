public import UIKit

/// An animator whose transition a press can catch, even if no finger has moved it before.
@MainActor public protocol CatchableAnimating: UIViewControllerAnimatedTransitioning {
  /// The transition in progress; held weakly, so that it becomes nil when the transition ends.
  var context: (any UIViewControllerContextTransitioning)? { get }
  /// Whether a drag moves the transition backwards, as it does with a push, which the drag undoes.
  var isReversedByDrag: Bool { get }
}
