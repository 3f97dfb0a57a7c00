import Transitions
import UIKit

/// An animator whose staging is pure, so that it can be staged again with other figures in mid-flight.
@MainActor protocol Retunable: UIViewControllerAnimatedTransitioning {
  /// What the animator goes by.
  associatedtype Values
  /// The same transition with other figures.
  func retuned(with figures: Values) -> any UIViewControllerAnimatedTransitioning
}

/// Gives figures to what is under way.
@MainActor enum Retuning {
  /// Has the transition that `controller` is in, if it can be retuned, go on with `figures` from where it is.
  static func retune<Values>(_ controller: UIViewController, with figures: Values) {
    guard let running = controller.currentAnimator as? any Retunable, let other = again(running, figures) else {
      return
    }
    controller.restage(with: other)
  }

  private static func again<Running: Retunable>(
    _ running: Running, _ figures: Any
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    (figures as? Running.Values).map(running.retuned)
  }
}
