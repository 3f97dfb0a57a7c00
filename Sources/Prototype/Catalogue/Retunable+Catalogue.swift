import Transitions
import UIKit

// The staging of these animators depends on nothing but their figures and the two screens.

extension BackSwipeAnimator: Retunable {
  func retuned(with figures: BackSwipeFigures) -> any UIViewControllerAnimatedTransitioning {
    BackSwipeAnimator(isOpening: isOpening, figures: figures)
  }
}

extension SinkAnimator: Retunable {
  func retuned(with figures: SinkFigures) -> any UIViewControllerAnimatedTransitioning {
    SinkAnimator(isOpening: isOpening, figures: figures)
  }
}

extension SharedElementAnimator: Retunable {
  func retuned(with figures: SharedElementFigures) -> any UIViewControllerAnimatedTransitioning {
    SharedElementAnimator(isOpening: isOpening, figures: figures)
  }
}

extension PushDownAnimator: Retunable {
  func retuned(with figures: PushDownFigures) -> any UIViewControllerAnimatedTransitioning {
    PushDownAnimator(isOpening: isOpening, figures: figures)
  }
}

extension SidePresentAnimator: Retunable {
  func retuned(with figures: SidePresentFigures) -> any UIViewControllerAnimatedTransitioning {
    SidePresentAnimator(isOpening: isOpening, figures: figures)
  }
}

extension RiseAnimator: Retunable {
  func retuned(with figures: RiseFigures) -> any UIViewControllerAnimatedTransitioning {
    RiseAnimator(isOpening: isOpening, figures: figures)
  }
}

extension KeyframeAnimator: Retunable {
  func retuned(with figures: KeyframeFigures) -> any UIViewControllerAnimatedTransitioning {
    KeyframeAnimator(isOpening: isOpening, figures: figures)
  }
}

extension CornerRotationAnimator: Retunable {
  func retuned(with figures: CornerRotationFigures) -> any UIViewControllerAnimatedTransitioning {
    CornerRotationAnimator(isOpening: isOpening, figures: figures)
  }
}

extension PhotoViewerAnimator: Retunable {
  func retuned(with figures: PhotoViewerFigures) -> any UIViewControllerAnimatedTransitioning {
    PhotoViewerAnimator(isOpening: isOpening, figures: figures)
  }
}

extension FadeSlideAnimator: Retunable {
  func retuned(with figures: FadeSlideFigures) -> any UIViewControllerAnimatedTransitioning {
    FadeSlideAnimator(isOpening: isOpening, figures: figures)
  }
}

extension GrowAnimator: Retunable {
  func retuned(with figures: GrowFigures) -> any UIViewControllerAnimatedTransitioning {
    GrowAnimator(isOpening: isOpening, source: source, figures: figures)
  }
}

extension EngineAnimator: Retunable {
  func retuned(with figures: EngineFigures) -> any UIViewControllerAnimatedTransitioning {
    EngineAnimator(isOpening: isOpening, figures: figures)
  }
}
