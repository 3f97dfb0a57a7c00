public import UIKit

/// Pushes a page that a card grows into, and pops it by letting the page shrink back into the card, as Material's
/// container transform does.
///
/// Without a finger the progress follows the emphasized curve.
@MainActor public final class ContainerTransformAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  public let isOpening: Bool
  /// The view on the screen beneath; its bounds must not be empty.
  public let card: UIView
  private let parameters: ContainerTransformParameters

  public init(
    isOpening: Bool, card: UIView, parameters: ContainerTransformParameters = ContainerTransformParameters()
  ) {
    self.isOpening = isOpening
    self.card = card
    self.parameters = parameters
  }

  public func transitionDuration(using _: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    isOpening ? parameters.duration : parameters.returnDuration
  }

  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard
      let growing = GrowingContainer(context, card: card, isOpening: isOpening, parameters: parameters)
    else { return context.completeTransition(true) }
    let isDragged = context.isInteractive
    growing.arrange(0)
    // Every window begins and ends at one of these.
    let times = isDragged ? (1...40).map { CGFloat($0) / 40 } : EmphasizedPace.times()
    EmphasizedPace.animate(transitionDuration(using: context), at: times) { time in
      growing.arrange(isDragged ? time : EmphasizedPace.progress(at: time))
    } completion: {
      growing.restore()
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
