import UIKit

/// The rise outside a transition, with plain animations.
@MainActor struct RiseSegueMotion {
  private let upper: UIView
  private let lower: UIView
  private let container: UIView
  private let figures: RiseFigures

  /// The rise of `upper` over `lower`, both in `container`.
  init(_ upper: UIView, over lower: UIView, in container: UIView, figures: RiseFigures) {
    (self.upper, self.lower, self.container, self.figures) = (upper, lower, container, figures)
  }

  /// Plays it, or its reverse, leaves both screens as they were and calls `completion`.
  func play(covers: Bool, completion: @escaping () -> Void) {
    let screens = ScreenPair(
      upper, over: lower, in: container, shadow: figures.shadow, dimming: figures.dimming, revealed: covers)
    // What lays the container out is to do so before the screens move.
    container.layoutIfNeeded()
    let motion = RiseMotion(screens, height: container.bounds.height, figures: figures, covered: !covers)
    UIView.animate(
      withDuration: figures.duration, animations: { motion.set(covered: covers) },
      completion: { _ in
        motion.restore()
        completion()
      })
  }
}
