import CoreGraphics
import Foundation

// The context is its own coordinator: sources on iOS cast the one to the other.

extension TransitionContext: UIViewControllerTransitionCoordinator {
  var isCancelled: Bool { transitionWasCancelled }
  var isInterruptible: Bool { interactor != nil || state.run?.mover != nil }
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
    guard !state.isOver else { return false }
    if let completion { listeners.addCompletion(completion) }
    guard let animation else { return true }
    guard !listeners.alongside.hasRun else { return false }
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
