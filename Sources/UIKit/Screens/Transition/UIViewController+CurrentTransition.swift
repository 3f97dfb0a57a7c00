// Not Apple's: access to a running transition of any kind, for retuning it.

extension UIViewController {
  /// The current transition that this controller takes part in.
  final var currentTransition: TransitionContext? {
    if let own = ownTransition, !own.state.isOver { return own }
    for presentation in [modal.presentation, modal.presentedBy] {
      if let transition = presentation?.transition, !transition.state.isOver { return transition }
    }
    return parent?.currentTransition
  }

  /// The animator of the current push, pop, tab change, presentation or dismissal that this controller takes part in.
  package final var currentAnimator: (any UIViewControllerAnimatedTransitioning)? { currentTransition?.animator }

  /// Stages the current transition again with `animator`, at the same progress; a system transition stays as it is.
  package final func restage(with animator: any UIViewControllerAnimatedTransitioning) {
    guard let transition = currentTransition, !(transition.interactor is SystemInteraction) else { return }
    transition.restage(with: animator)
  }
}
