public import UIKit

/// Opens a viewer by growing its picture out of the thumbnail, or closes it by shrinking the picture back into the
/// thumbnail.
@MainActor public final class PhotoViewerAnimator: TransitionAnimator<PhotoViewerFigures> {
  /// Moves the picture and fades the backdrop.
  public override func stage(_ context: any UIViewControllerContextTransitioning) {
    guard let viewer = context.viewController(forKey: isOpening ? .to : .from) as? any PictureShowing else {
      return context.complete()
    }
    let container = context.containerView
    if isOpening {
      container.addSubview(viewer.view)
    } else if let below = context.view(forKey: .to) {
      container.insertSubview(below, at: 0)
    }
    let flight = PictureFlight(of: viewer, in: container, figures: figures)
    flight.set(isOpen: !isOpening)
    UIView.animate(withDuration: figures.duration) {
      flight.set(isOpen: self.isOpening)
    } completion: { _ in
      flight.end()
      context.complete()
    }
  }
}
