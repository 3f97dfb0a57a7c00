import CoreGraphics
public import Foundation
import QuartzCore

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

/// Changes of screens may call for each other, such as a push in every `viewDidAppear(_:)`.
enum ScreenChanges {
  /// So many changes without animation are made in a row, each by a callback of the one before.
  static let mostChained = 100

  static let endlessMessage =
    "Screens go on changing screens in their callbacks, without animation; further changes were ignored. "
    + "Make a change once, not in each viewWillAppear(_:) or viewDidAppear(_:)."
}

@preconcurrency @MainActor public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize
  func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController {
  /// Tells what contains the controller that it prefers another size: its parent, or its presentation.
  final func announcePreferredSize() {
    if let parent { return parent.preferredContentSizeDidChange(forChildContentContainer: self) }
    guard let presentation = modal.presentedBy else { return }
    presentation.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    presentation.controller.preferredSizeChanged()
  }
}

extension UIView {
  /// The frame that the view would have without its transform.
  final var frameIgnoringTransform: CGRect {
    let (anchor, center, size) = (layer.anchorPoint, center, bounds.size)
    return CGRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width, height: size.height)
  }

  /// Whatever the transform.
  final func fills(_ frame: CGRect) -> Bool { bounds.size == frame.size && center == center(in: frame) }

  /// The position of the anchor point in a view that has the frame `frame`.
  private func center(in frame: CGRect) -> CGPoint {
    let anchor = layer.anchorPoint
    return CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
  }

  /// Does not touch the transform.
  final func setFrameIgnoringTransform(_ frame: CGRect) {
    // Whole bounds: setting a part of a property that can be overridden allocates memory.
    if bounds.size != frame.size { bounds = CGRect(origin: bounds.origin, size: frame.size) }
    let center = center(in: frame)
    if self.center != center { self.center = center }
  }
}
