// Not Apple's: access to a running transition of any kind, for retuning it.

extension UIViewController {
  /// The transition that this controller takes part in.
  final var currentTransition: TransitionContext? { nearestTransition { !$0.state.isOver } }

  /// The transition that coordinates this controller's animations, until the screens were told that it is over.
  final var coordinatingTransition: TransitionContext? { nearestTransition(where: \.isCoordinating) }

  private func nearestTransition(where isWanted: (TransitionContext) -> Bool) -> TransitionContext? {
    let candidates = [ownTransition, modal.presentation?.transition, modal.presentedBy?.transition]
    return candidates.compactMap(\.self).first(where: isWanted) ?? parent?.nearestTransition(where: isWanted)
  }

  /// The animator of a push, pop, tab change, presentation or dismissal that this controller takes part in.
  package final var currentAnimator: (any UIViewControllerAnimatedTransitioning)? { currentTransition?.animator }

  /// Stages the current transition again with `animator`, at the same progress; a system transition stays as it is.
  package final func restage(with animator: any UIViewControllerAnimatedTransitioning) {
    guard let transition = currentTransition, !(transition.interactor is SystemInteraction) else { return }
    transition.restage(with: animator)
  }
}
