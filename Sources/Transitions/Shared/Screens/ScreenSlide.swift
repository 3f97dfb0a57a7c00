import UIKit

/// A transition in which one screen slides over another, or from it.
///
/// What it says holds where the upper screen covers the lower one, or where it has gone; in between the screens are on a
/// straight way.
@MainActor struct ScreenSlide {
  /// How long it takes that no finger drives, in seconds, where it sets its own pace.
  var duration: TimeInterval = 0
  /// How it is paced then.
  var options: UIView.AnimationOptions = []
  /// How far from its place the upper screen is where it has gone.
  var away: CGPoint
  /// How far from its place the lower screen is where it is covered.
  var beneath = CGPoint.zero
  /// How large the lower screen is there, 1 being its size.
  var scaleBeneath: CGFloat = 1
  /// The shadow of the upper screen.
  var shadow: ShadowFigures
  /// The dimming of the lower one.
  var dimming: DimmingFigures

  /// Plays it, with the upper screen arriving or leaving, and ends the transition.
  func play(_ context: any UIViewControllerContextTransitioning, upperArrives: Bool) {
    stage(context, upperArrives: upperArrives) { change, end in
      UIView.animate(withDuration: duration, delay: 0, options: options, animations: change) { _ in end() }
    }
  }

  /// Has `animator`, which is still to be started, play it at its own pace and end the transition.
  func give(
    to animator: UIViewPropertyAnimator, _ context: any UIViewControllerContextTransitioning, upperArrives: Bool
  ) {
    stage(context, upperArrives: upperArrives) { change, end in
      animator.addAnimations(change)
      animator.addCompletion { _ in end() }
    }
  }

  /// Puts everything where it is at the beginning; `animate` is to make the change and to call what ends it.
  private func stage(
    _ context: any UIViewControllerContextTransitioning, upperArrives: Bool,
    animate: (_ change: @escaping () -> Void, _ end: @escaping () -> Void) -> Void
  ) {
    guard let pair = ScreenPair(context, covers: upperArrives, shadow: shadow, dimming: dimming) else {
      return context.completeTransition(!context.transitionWasCancelled)
    }
    let set = placement(of: pair)
    set(upperArrives)
    let end = {
      pair.restore()
      context.completeTransition(!context.transitionWasCancelled)
    }
    animate({ set(!upperArrives) }, end)
  }

  /// Puts everything where it is at either end.
  private func placement(of pair: ScreenPair) -> (_ revealed: Bool) -> Void {
    let (upperSeat, lowerSeat) = (pair.upper.center, pair.lower?.center ?? .zero)
    let transform = pair.lower?.transform ?? .identity
    return { revealed in
      pair.changeUpper { $0.center = revealed ? upperSeat.moved(by: away) : upperSeat }
      pair.lower?.center = revealed ? lowerSeat : lowerSeat.moved(by: beneath)
      pair.lower?.transform = revealed ? transform : transform.scaledBy(x: scaleBeneath, y: scaleBeneath)
      pair.setLooks(revealed: revealed)
    }
  }
}

extension CGPoint {
  fileprivate func moved(by distance: CGPoint) -> CGPoint { CGPoint(x: x + distance.x, y: y + distance.y) }
}
