public import UIKit

/// Opens a viewer by growing its picture out of the thumbnail, and closes it by shrinking the picture back.
@MainActor public final class PhotoViewerAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public let isOpening: Bool
  private let parameters: PhotoViewerParameters

  public init(isOpening: Bool, parameters: PhotoViewerParameters = PhotoViewerParameters()) {
    self.isOpening = isOpening
    self.parameters = parameters
  }

  public func transitionDuration(using _: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    parameters.pace == .spring
      ? UIViewPropertyAnimator(duration: 0, timingParameters: flightTiming).duration : parameters.duration
  }

  private var flightTiming: UISpringTimingParameters {
    responseSpring(parameters.springResponse, dampingRatio: parameters.springDamping, velocity: .zero)
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
    let isOpening = isOpening
    func end() {
      flight.end()
      context.completeTransition(!context.transitionWasCancelled)
    }
    if parameters.pace == .spring {
      let animator = UIViewPropertyAnimator(duration: 0, timingParameters: flightTiming)
      animator.addAnimations { flight.arrange(isOpen: isOpening) }
      animator.addCompletion { _ in end() }
      animator.startAnimation()
    } else {
      UIView.animate(withDuration: parameters.duration) {
        flight.arrange(isOpen: isOpening)
      } completion: { _ in
        end()
      }
    }
  }
}

/// Returns a spring with the period `response` in seconds, above 0, if it were not damped; for a mass of 1.
@MainActor func responseSpring(
  _ response: TimeInterval, dampingRatio: CGFloat, velocity: CGVector
) -> UISpringTimingParameters {
  let frequency = 2 * CGFloat.pi / CGFloat(response)
  return UISpringTimingParameters(
    mass: 1, stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency, initialVelocity: velocity)
}
