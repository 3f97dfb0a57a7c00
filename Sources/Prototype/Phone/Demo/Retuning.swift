import UIKit

/// Live retuning: a transition in progress continues from its current state with other parameters.
@MainActor enum Retuning {
  /// Stages the transition of `controller` again with `parameters`, if its animator is `Retunable`.
  static func retune(_ controller: UIViewController, with parameters: Any) {
    guard let animator = controller.currentAnimator as? any Retunable, let next = retuned(animator, parameters) else {
      return
    }
    controller.restage(with: next)
  }

  private static func retuned<Animator: Retunable>(
    _ animator: Animator, _ parameters: Any
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    (parameters as? Animator.Values).map(animator.retuned)
  }
}

extension LiveParameters {
  /// Gives the parameters to `take`, now and after each change, and after a change retunes the transition of the
  /// controller that `controller` returns, with what `retuned` returns for its animator.
  func apply(
    to controller: @escaping () -> UIViewController?, retuned: @escaping (Values) -> Any = { $0 },
    take: @escaping (Values) -> Void
  ) {
    take(values)
    changed = { parameters in
      take(parameters)
      if let controller = controller() { Retuning.retune(controller, with: retuned(parameters)) }
    }
  }
}
