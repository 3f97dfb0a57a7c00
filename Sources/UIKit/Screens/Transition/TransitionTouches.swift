// Who gets the touches while screens change places.

extension UIApplication {
  /// The view that a new touch of `hit` belongs to.
  ///
  /// While a finger drives a transition its screens get no touches: they go to the container, and so to the
  /// recognisers above it. Where no finger is on it, whatever moves it then, what moves is there to be caught, by
  /// recognisers on the screen itself or above it. Once it was let go the screen that stays is used again, if it lies
  /// still beneath.
  func touchTarget(for hit: UIView) -> UIView {
    for transition in transitions.reversed() {
      guard let target = transition.touchTarget(for: hit) else { continue }
      return target
    }
    return hit
  }

  /// Whether `view` is a screen, or holds the screens, of a transition, whose touches are a matter of that.
  func isInTransition(_ view: UIView) -> Bool {
    transitions.contains { transition in
      transition.containerView === view || transition.view(forKey: .from) === view
        || transition.view(forKey: .to) === view
    }
  }
}

extension TransitionContext {
  /// Whether the transition is about to reveal the screen beneath, which can be used at once then.
  var revealsScreen: Bool { state.isRunning && !isInteractive && !isOpening && !transitionWasCancelled }

  /// The view that a touch of `hit` belongs to; nil where that is none of this transition's concern.
  fileprivate func touchTarget(for hit: UIView) -> UIView? {
    guard !state.isOver else { return nil }
    if owner?.isLocked(hit, during: self) == true { return containerView }
    guard hit.isDescendant(of: containerView) else { return nil }
    guard state.isRunning, !isInteractive || !isTouched else { return containerView }
    let screens = [from, to].compactMap { $0?.viewIfLoaded }
    guard let screen = screens.first(where: hit.isDescendant(of:)) else { return containerView }
    guard !isOpening, !transitionWasCancelled, screen === to?.viewIfLoaded else { return screen }
    return isInteractive ? containerView : hit
  }

  /// Whether a finger is on what moves.
  private var isTouched: Bool {
    application.touchDispatcher.touches.contains { $0.view?.isDescendant(of: containerView) == true }
  }
}
