public import UIKit

/// The base class of animators that move an upper screen over a lower one.
///
/// The animator puts both screens into the container, and when its animation ends it restores them and completes the
/// transition. A subclass overrides `animate(_:in:completion:)` to move the screens. The shadow and the dimming are those
/// of `ShadedTransitionFigures`.
@MainActor open class TransitionAnimator<Figures: TransitionFigures>: NSObject, CatchableAnimating {
  /// The transition in progress.
  public private(set) weak var context: (any UIViewControllerContextTransitioning)?
  /// Whether the transition opens a screen, so that the arriving screen lies above.
  public let isOpening: Bool
  /// The figures of the transition.
  public let figures: Figures

  /// Creates an animator for opening or closing a screen.
  public init(isOpening: Bool, figures: Figures = Figures()) {
    self.isOpening = isOpening
    self.figures = figures
  }

  /// Whether a drag moves the transition backwards; by default a drag undoes an opening.
  open var isReversedByDrag: Bool { isOpening }

  /// The shadow of the upper screen; by default that of the figures, or nil if they have none.
  open var shadow: ShadowFigures? { (figures as? any ShadedTransitionFigures)?.shadow }

  /// The dimming of the lower screen; by default that of the figures, or nil if they have none.
  open var dimming: DimmingFigures? { (figures as? any ShadedTransitionFigures)?.dimming }

  /// Returns the duration that the figures give.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    figures.duration
  }

  /// Stages the transition.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    stage(transitionContext)
  }

  /// Called once when the transition has ended; by default it does nothing.
  open func animationEnded(_ transitionCompleted: Bool) {}

  /// Adds the animations of the transition; overridden by animators that move something else than two screens.
  open func stage(_ context: any UIViewControllerContextTransitioning) {
    let pair = ScreenPair(context, isOpening: isOpening, shadow: shadow, dimming: dimming)
    guard let screens = pair else { return context.complete() }
    animate(screens, in: context) {
      screens.restore()
      context.complete()
    }
  }

  /// Animates the screens from where they begin to where they end, then calls `completion`.
  ///
  /// The screens are at their final positions when this is called; what the animation changes is restored after
  /// `completion`. By default only the shadow and the dimming change.
  open func animate(
    _ screens: ScreenPair, in context: any UIViewControllerContextTransitioning, completion: @escaping () -> Void
  ) {
    UIView.animate(withDuration: figures.duration) {
      screens.setShading(isCovered: self.isOpening)
    } completion: { _ in
      completion()
    }
  }
}

extension UIViewControllerContextTransitioning {
  /// Completes the transition, as finished unless it was cancelled.
  ///
  /// Animations that end while the transition is still interactive were removed, by hiding the window for example; that
  /// cancels the transition.
  @MainActor func complete() {
    if isInteractive { cancelInteractiveTransition() }
    completeTransition(!transitionWasCancelled)
  }
}
