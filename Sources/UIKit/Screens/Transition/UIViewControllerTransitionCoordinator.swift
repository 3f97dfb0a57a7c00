public import CoreGraphics
public import Foundation

/// What is known of a transition by those who animate alongside it.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether anything moves.
  var isAnimated: Bool { get }
  /// How the screen is presented; `none` where nothing is.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether a finger moved it from the beginning.
  var initiallyInteractive: Bool { get }
  /// Whether a finger may take it up while it runs.
  var isInterruptible: Bool { get }
  /// Whether a finger moves it now.
  var isInteractive: Bool { get }
  /// Whether it was cancelled.
  var isCancelled: Bool { get }
  /// How long it takes from beginning to end, in seconds.
  var transitionDuration: TimeInterval { get }
  /// How far the finger brought it, 0...1.
  var percentComplete: CGFloat { get }
  /// The velocity of the rest, in times the usual one.
  var completionVelocity: CGFloat { get }
  /// How the rest is paced.
  var completionCurve: UIView.AnimationCurve { get }
  /// The controller that leaves or the one that arrives.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that leaves or the one that arrives.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// What turns the container; identity.
  var targetTransform: CGAffineTransform { get }
}

/// A transition that others may animate alongside.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs `animation` with the transition's own animations, and `completion` when it is over; false where it is too
  /// late for the animation.
  ///
  /// What is animated lies in the container view.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same for what lies in `view`, outside the container view.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls `handler` when a finger lets go, once.
  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
  /// Calls `handler` each time a finger lets go or takes it up.
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs `animation` with the transition's own animations, and `completion` when it is over.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }

  /// The same for what lies in `view`, outside the container view.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: view, animation: animation, completion: nil)
  }
}
