import UIKit

/// Continues a transition in progress from its current state with other parameters.
@MainActor enum Retuning {
  /// Does nothing unless the animator is `Retunable`.
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
  /// Gives the parameters to `take`, now and after each change.
  ///
  /// After a change it also retunes the transition of `controller`, with what `retuned` returns for its animator.
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

/// An animator that can stage its transition again with other parameters while it is in progress.
///
/// Conform an animator only if its staging depends on nothing but its parameters and the two screens.
@MainActor protocol Retunable: UIViewControllerAnimatedTransitioning {
  associatedtype Values
  func retuned(with parameters: Values) -> any UIViewControllerAnimatedTransitioning
}

/// An animator that is the same with other parameters but for these.
@MainActor protocol RebuiltAnimator: Retunable {
  associatedtype Values
  var isOpening: Bool { get }

  init(isOpening: Bool, parameters: Values)
}

extension RebuiltAnimator {
  func retuned(with parameters: Values) -> any UIViewControllerAnimatedTransitioning {
    Self(isOpening: isOpening, parameters: parameters)
  }
}
