import Transitions
import UIKit

// The staging of these animators depends on nothing but their figures and the two screens.

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

extension RiseAnimator: Retunable {
  func retuned(with figures: RiseFigures) -> any UIViewControllerAnimatedTransitioning {
    RiseAnimator(presents: presents, figures: figures)
  }
}

extension KeyframeAnimator: Retunable {
  func retuned(with figures: KeyframeFigures) -> any UIViewControllerAnimatedTransitioning {
    KeyframeAnimator(pushes: pushes, figures: figures)
  }
}

extension CornerRotationAnimator: Retunable {
  func retuned(with figures: CornerRotationFigures) -> any UIViewControllerAnimatedTransitioning {
    CornerRotationAnimator(pushes: pushes, figures: figures)
  }
}

extension PhotoViewerAnimator: Retunable {
  func retuned(with figures: PhotoViewerFigures) -> any UIViewControllerAnimatedTransitioning {
    PhotoViewerAnimator(opens: opens, figures: figures)
  }
}

extension FadeSlideAnimator: Retunable {
  func retuned(with figures: FadeSlideFigures) -> any UIViewControllerAnimatedTransitioning {
    FadeSlideAnimator(operation: operation, figures: figures)
  }
}

extension GrowAnimator: Retunable {
  func retuned(with figures: GrowFigures) -> any UIViewControllerAnimatedTransitioning {
    GrowAnimator(operation: operation, source: source, figures: figures)
  }
}

extension EngineAnimator: Retunable {
  func retuned(with figures: EngineFigures) -> any UIViewControllerAnimatedTransitioning {
    EngineAnimator(operation: operation, figures: figures)
  }
}
