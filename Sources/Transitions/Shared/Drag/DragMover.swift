public import UIKit

/// An object that holds a transition and moves it under a drag.
@MainActor public protocol DragMover {
  /// The progress of the transition, 0...1.
  var percentComplete: CGFloat { get }
  /// Holds the transition where it is.
  func pause()
  /// Moves the transition to a progress.
  func update(_ percentComplete: CGFloat)
  /// Lets the transition settle at its end.
  func finish()
  /// Lets the transition settle at its beginning.
  func cancel()
}

extension UIPercentDrivenInteractiveTransition: DragMover {}

/// Moves a transition that began without an interaction controller, through its context.
@MainActor struct ContextMover: DragMover {
  let context: any UIViewControllerContextTransitioning
  let coordinator: any UIViewControllerTransitionCoordinator

  var percentComplete: CGFloat { coordinator.percentComplete }
  func pause() { context.pauseInteractiveTransition() }
  func update(_ percentComplete: CGFloat) { context.updateInteractiveTransition(percentComplete) }
  func finish() { context.finishInteractiveTransition() }
  func cancel() { context.cancelInteractiveTransition() }
}
