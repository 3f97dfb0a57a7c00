import UIKit

/// Live retuning: a transition in progress continues from its current state with other figures.
@MainActor enum Retuning {
  /// Stages the transition of `controller` again with `figures`, if its animator is `Retunable`.
  static func retune(_ controller: UIViewController, with figures: Any) {
    guard let animator = controller.currentAnimator as? any Retunable, let next = retuned(animator, figures) else {
      return
    }
    controller.restage(with: next)
  }

  private static func retuned<Animator: Retunable>(
    _ animator: Animator, _ figures: Any
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    (figures as? Animator.Values).map(animator.retuned)
  }
}

extension LiveFigures {
  /// Gives the figures to `take`, now and after each change, and after a change retunes the transition of the
  /// controller that `controller` returns, with what `retuned` returns for its animator.
  func apply(
    to controller: @escaping () -> UIViewController?, retuned: @escaping (Values) -> Any = { $0 },
    take: @escaping (Values) -> Void
  ) {
    take(values)
    changed = { figures in
      take(figures)
      if let controller = controller() { Retuning.retune(controller, with: retuned(figures)) }
    }
  }
}
