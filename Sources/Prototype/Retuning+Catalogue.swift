import Transitions
import UIKit

// The catalogue's animators stage without looking at anything but their figures and the screens.

extension BackSwipeAnimator: Retunable {
  func retuned(with figures: BackSwipeFigures) -> any UIViewControllerAnimatedTransitioning {
    BackSwipeAnimator(arrives: arrives, figures: figures)
  }
}

extension SinkAnimator: Retunable {
  func retuned(with figures: SinkFigures) -> any UIViewControllerAnimatedTransitioning {
    SinkAnimator(operation: operation, figures: figures)
  }
}

extension SharedElementAnimator: Retunable {
  func retuned(with figures: SharedElementFigures) -> any UIViewControllerAnimatedTransitioning {
    SharedElementAnimator(operation: operation, figures: figures)
  }
}

extension PushDownAnimator: Retunable {
  func retuned(with figures: PushDownFigures) -> any UIViewControllerAnimatedTransitioning {
    PushDownAnimator(operation: operation, figures: figures)
  }
}

extension SidePresentAnimator: Retunable {
  func retuned(with figures: SidePresentFigures) -> any UIViewControllerAnimatedTransitioning {
    SidePresentAnimator(isPresenting: isPresenting, figures: figures)
  }
}
