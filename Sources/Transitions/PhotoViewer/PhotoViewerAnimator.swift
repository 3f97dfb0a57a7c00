public import UIKit

/// Opens a viewer by growing its picture out of the thumbnail, and closes it by shrinking the picture back.
@MainActor public final class PhotoViewerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public let isOpening: Bool
  private let parameters: PhotoViewerParameters

  public init(isOpening: Bool, parameters: PhotoViewerParameters = PhotoViewerParameters()) {
    self.isOpening = isOpening
    self.parameters = parameters
  }

  public func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    parameters.duration
  }

  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let viewer = context.viewController(forKey: isOpening ? .to : .from) as? PhotoViewerController else {
      return context.completeTransition(true)
    }
    if isOpening {
      context.containerView.addSubview(viewer.view)
    } else if let below = context.view(forKey: .to) {
      context.containerView.insertSubview(below, at: 0)
    }
    let flight = PictureFlight(of: viewer, in: context.containerView, parameters: parameters)
    flight.arrange(isOpen: !isOpening)
    UIView.animate(withDuration: parameters.duration) {
      flight.arrange(isOpen: self.isOpening)
    } completion: { _ in
      flight.end()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
