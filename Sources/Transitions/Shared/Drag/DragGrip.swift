public import UIKit

/// What holds a transition and moves it.
@MainActor public protocol DragGrip {
  /// How far the transition is, 0...1.
  var percentComplete: CGFloat { get }
  /// Takes the transition up where it is.
  func pause()
  /// Brings it to the fraction `percentComplete`.
  func update(_ percentComplete: CGFloat)
  /// Lets it go on to its end.
  func finish()
  /// Lets it go back to its beginning.
  func cancel()
}

extension UIPercentDrivenInteractiveTransition: DragGrip {}

/// Holds a transition that began by itself.
@MainActor struct ContextGrip: DragGrip {
  let context: any UIViewControllerContextTransitioning
  let coordinator: any UIViewControllerTransitionCoordinator

  var percentComplete: CGFloat { coordinator.percentComplete }
  func pause() { context.pauseInteractiveTransition() }
  func update(_ percentComplete: CGFloat) { context.updateInteractiveTransition(percentComplete) }
  func finish() { context.finishInteractiveTransition() }
  func cancel() { context.cancelInteractiveTransition() }
}
