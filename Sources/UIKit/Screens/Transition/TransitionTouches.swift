extension UIApplication {
  /// While a finger drives a transition, its screens receive no touches: the container does, and so the recognisers on
  /// it and above.
  ///
  /// While no finger touches the transition, a recogniser on a moving screen or above can catch it. After the release
  /// the screen that stays receives touches again, if it is the lower one and lies still.
  func touchTarget(for hit: UIView) -> UIView {
    for transition in transitions.reversed() {
      guard let target = transition.touchTarget(for: hit) else { continue }
      return target
    }
    return hit
  }

  /// A screen or the container of a transition, which decides about its touches.
  func isInTransition(_ view: UIView) -> Bool {
    transitions.contains { transition in
      transition.containerView === view || transition.view(forKey: .from) === view
        || transition.view(forKey: .to) === view
        || (transition.animator as? ZoomAnimator)?.screens?.moves(view) == true
    }
  }
}

extension TransitionContext {
  /// The transition is about to reveal the screen beneath, which can be used at once then.
  var revealsScreen: Bool { state.isRunning && !isInteractive && !isOpening && !transitionWasCancelled }

  /// Nil if this transition does not decide about the touch.
  fileprivate func touchTarget(for hit: UIView) -> UIView? {
    guard !state.isOver else { return nil }
    if let zoomed = arrivingZoom, hit.isDescendant(of: containerView) {
      return application.zoomMotion.touches == .asMeasured && hit.isDescendant(of: zoomed) ? hit : zoomed
    }
    if owner?.isLocked(hit, during: self) == true { return containerView }
    guard hit.isDescendant(of: containerView) else { return nil }
    guard state.isRunning, !isInteractive || !isTouched else { return containerView }
    let screens = [from, to].compactMap { $0?.viewIfLoaded }
    guard let screen = screens.first(where: hit.isDescendant(of:)) else { return containerView }
    guard !isOpening, !transitionWasCancelled, screen === to?.viewIfLoaded else { return screen }
    return isInteractive ? containerView : hit
  }

  /// Its drags begin anywhere in the container; nil if no zoom opens, or if a finger holds it.
  private var arrivingZoom: UIView? {
    isOpening && state.isRunning && !(isInteractive && isTouched) && animator is ZoomAnimator ? to?.viewIfLoaded : nil
  }

  /// In the container.
  private var isTouched: Bool {
    application.touchDispatcher.touches.contains { $0.view?.isDescendant(of: containerView) == true }
  }
}

extension TransitionContext {
  /// One of `touches` caught the transition, and its view has left the container and does not tell it so.
  func touchesEnded(_ touches: [UITouch]) {
    guard let host = owner as? any ScreenHost, let pop = host.systemPop else { return }
    for touch in touches where touch.view?.isDescendant(of: host.container) != true {
      pop.releaseCaught([touch], cancelled: touch.givenPhase == .cancelled)
    }
  }
}
