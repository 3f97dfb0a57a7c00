import CoreGraphics
import Foundation

/// A change of a window's size is not animated: what is to run alongside runs when the window has its size.
final class ResizeCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Closure = (any UIViewControllerTransitionCoordinatorContext) -> Void
  let containerView: UIView
  private var changes: [Closure] = []
  private var completions: [Closure] = []
  private var isOver = false

  init(_ window: UIWindow) { containerView = window }

  /// First the changes and then the completions.
  func finish() {
    isOver = true
    for change in changes { change(self) }
    for completion in completions { completion(self) }
    (changes, completions) = ([], [])
  }

  func animate(alongsideTransition animation: Closure?, completion: Closure?) -> Bool {
    if isOver {
      // A completion may add another.
      completion?(self)
      return false
    }
    if let animation { changes.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func animateAlongsideTransition(in view: UIView?, animation: Closure?, completion: Closure?) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Closure) {}
  func notifyWhenInteractionChanges(_ handler: @escaping Closure) {}

  var isAnimated: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { isOver ? 1 : 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var targetTransform: CGAffineTransform { .identity }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}

extension UIViewController {
  /// Tells the children and the presentation over this controller of the size that they are about to have.
  final func passOn(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
    for child in children {
      child.viewWillTransition(
        to: self.size(forChildContentContainer: child, withParentContainerSize: size), with: coordinator)
    }
    modal.presentation?.controller.viewWillTransition(to: size, with: coordinator)
  }
}

extension UIApplication {
  /// `resize` gives the windows that fill the screen `size`; their controllers are told before.
  final func resizeWindows(from old: CGRect, to size: CGSize, _ resize: () -> Void) {
    guard old.size != size else { return resize() }
    let resized = windows.filter { $0.frame == old }
    let coordinators = resized.map { window in
      let coordinator = ResizeCoordinator(window)
      window.rootViewController?.viewWillTransition(to: size, with: coordinator)
      return coordinator
    }
    resize()
    for coordinator in coordinators { coordinator.finish() }
  }
}
