public import UIKit

/// Pushes and pops without a finger: a pop is the end of a predictive back gesture, and a push its reverse.
@MainActor public final class PredictiveBackAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public let isOpening: Bool
  private let parameters: PredictiveBackParameters

  public init(isOpening: Bool, parameters: PredictiveBackParameters = PredictiveBackParameters()) {
    self.isOpening = isOpening
    self.parameters = parameters
  }

  public func transitionDuration(using _: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    parameters.duration
  }

  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let windows = BackWindows(context, isOpening: isOpening, parameters: parameters) else {
      return context.completeTransition(true)
    }
    let motion = windows.motion
    func arrange(_ time: CGFloat) {
      windows.show(isOpening ? motion.opening(at: time) : motion.closing(at: time))
    }
    arrange(0)
    EmphasizedPace.animate(parameters.duration, at: EmphasizedPace.times(), arrange) {
      windows.restore()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
