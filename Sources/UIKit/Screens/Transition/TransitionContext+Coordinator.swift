import CoreGraphics
import Foundation

// The context is its own coordinator: sources on iOS cast the one to the other.

extension TransitionContext: UIViewControllerTransitionCoordinator {
  var isCancelled: Bool { transitionWasCancelled }
  /// False for the system's transitions, which only the system catches.
  var isInterruptible: Bool { !(interactor is SystemInteraction) && (interactor != nil || state.run?.mover != nil) }
  /// The duration that the animator gave; 0 for a sheet that has not begun, as on iOS.
  var transitionDuration: TimeInterval {
    let isSheet = animator is SystemModalAnimator && [.pageSheet, .formSheet].contains(presentationStyle)
    return isSheet && isOpening && state.run?.hasStarted != true && !state.isOver ? 0 : duration
  }

  var completionVelocity: CGFloat { listeners.completionVelocity }
  var completionCurve: UIView.AnimationCurve { listeners.completionCurve }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard isCoordinating else { return false }
    if let completion { listeners.addCompletion(completion) }
    guard let animation else { return true }
    guard !state.isOver, !listeners.alongside.hasRun else { return false }
    listeners.alongside.add(animation, in: view)
    return true
  }

  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    listeners.addEndHandler(handler)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    listeners.addChangeHandler(handler)
  }
}
