// Not Apple's: what whoever retunes a transition under way goes by, whichever kind of transition it is.

extension UIViewController {
  /// The transition under way that this controller takes part in.
  final var currentTransition: TransitionContext? {
    if let own = ownTransition, !own.state.isOver { return own }
    for presentation in [modal.presentation, modal.presentedBy] {
      if let transition = presentation?.transition, !transition.state.isOver { return transition }
    }
    return parent?.currentTransition
  }

  /// The animator of the push, pop, switch, presentation or dismissal under way that this controller takes part in.
  package final var currentAnimator: (any UIViewControllerAnimatedTransitioning)? { currentTransition?.animator }

  /// Stages that transition again, by `animator`, at the same progress; a system transition stays as it is.
  package final func restage(with animator: any UIViewControllerAnimatedTransitioning) {
    guard let transition = currentTransition, !(transition.interactor is SystemInteraction) else { return }
    transition.restage(with: animator)
  }
}
