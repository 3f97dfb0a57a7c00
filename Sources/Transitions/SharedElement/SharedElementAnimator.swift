public import UIKit

/// Pushes and pops: what both screens show travels as a picture from its place on one to its place on the other, while
/// the upper screen stays put and fades.
///
/// Where either screen does not show it, nothing travels.
@MainActor public final class SharedElementAnimator: NSObject, CatchableAnimating {
  /// The transition under way.
  public private(set) weak var context: (any UIViewControllerContextTransitioning)?
  /// Whether it pushes or pops.
  public let operation: UINavigationController.Operation
  /// How long it travels, and through what.
  public let figures: SharedElementFigures

  /// An animator with these figures.
  public init(operation: UINavigationController.Operation, figures: SharedElementFigures = SharedElementFigures()) {
    self.operation = operation
    self.figures = figures
  }

  /// A drag takes a push back, and moves a pop forward.
  public var isReversedByDrag: Bool { operation == .push }

  /// The figures' duration.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    figures.duration
  }

  /// Has the picture travel and fades the upper screen.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    let arrives = operation == .push
    guard let pair = ScreenPair(transitionContext, covers: arrives, dimming: figures.dimming) else {
      return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
    let picture = picture(for: transitionContext, pair)
    let alpha = pair.upper.alpha
    func set(revealed: Bool) {
      pair.upper.alpha = revealed ? 0 : alpha
      pair.setLooks(revealed: revealed)
      picture?.set(revealed: revealed)
    }
    set(revealed: arrives)
    UIView.animate(withDuration: figures.duration) {
      set(revealed: !arrives)
    } completion: { _ in
      picture?.remove()
      pair.restore()
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  private func picture(
    for context: any UIViewControllerContextTransitioning, _ pair: ScreenPair
  ) -> TravellingPicture? {
    guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to) else {
      return nil
    }
    let (upper, lower) = operation == .push ? (to, from) : (from, to)
    guard let first = element(of: lower, with: upper, on: pair.lower),
      let second = element(of: upper, with: lower, on: pair.upper)
    else { return nil }
    return TravellingPicture(of: first, andOf: second, in: context.containerView)
  }

  /// What a screen shows that `other` shows too, where it really is on the screen.
  private func element(of screen: UIViewController, with other: UIViewController, on view: UIView?) -> UIView? {
    guard let view, let element = (screen as? any SharedElementScreen)?.sharedElement(with: other),
      element.isDescendant(of: view), !element.bounds.isEmpty
    else { return nil }
    return element
  }
}
