public import UIKit

/// Opens a viewer by growing its picture out of the thumbnail, or closes it by shrinking the picture back into the
/// thumbnail.
@MainActor public final class PhotoViewerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public let isOpening: Bool
  private let figures: PhotoViewerFigures

  public init(isOpening: Bool, figures: PhotoViewerFigures = PhotoViewerFigures()) {
    self.isOpening = isOpening
    self.figures = figures
  }

  public func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    figures.duration
  }

  /// Moves the picture and fades the backdrop.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let viewer = context.viewController(forKey: isOpening ? .to : .from) as? PhotoViewerController else {
      return context.completeTransition(true)
    }
    if isOpening {
      context.containerView.addSubview(viewer.view)
    } else if let below = context.view(forKey: .to) {
      context.containerView.insertSubview(below, at: 0)
    }
    let flight = PictureFlight(of: viewer, in: context.containerView, figures: figures)
    flight.arrange(isOpen: !isOpening)
    UIView.animate(withDuration: figures.duration) {
      flight.arrange(isOpen: self.isOpening)
    } completion: { _ in
      flight.end()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
