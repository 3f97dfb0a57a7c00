import Transitions
import UIKit

/// An animator whose staging is pure, so that it can be staged again with other figures in mid-flight.
@MainActor protocol Retunable: UIViewControllerAnimatedTransitioning {
  /// What the animator goes by.
  associatedtype Figures
  /// The same transition with other figures.
  func retuned(with figures: Figures) -> any UIViewControllerAnimatedTransitioning
}

extension BackSwipeAnimator: Retunable {
  func retuned(with figures: BackSwipeFigures) -> any UIViewControllerAnimatedTransitioning {
    BackSwipeAnimator(figures: figures)
  }
}

/// Gives figures to what is under way.
@MainActor enum Retuning {
  /// Has the transition that `navigation` is in, if it can be retuned, go on with its figures from where it is.
  static func retune(_ navigation: BackSwipeNavigationController) {
    guard let running = navigation.currentAnimator as? BackSwipeAnimator else { return }
    navigation.restage(with: running.retuned(with: navigation.figures))
  }
}
