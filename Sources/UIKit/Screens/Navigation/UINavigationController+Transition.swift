import CoreGraphics
import QuartzCore

extension UINavigationController: TransitionOwner, ScreenHost {
  /// Asks the delegate how the screens change, and requests the transition.
  final func beginTransition(_ change: StackChange) {
    guard let from = change.old.last, let to = change.new.last else { return }
    let transition = TransitionContext(
      in: container, from: from, to: to, isOpening: change.operation != .pop, owner: self)
    self.change = change
    self.transition = transition
    let interactor = systemPop?.takeRequest()
    if interactor == nil, let delegate {
      transition.animator = delegate.navigationController(
        self, animationControllerFor: change.operation, from: from, to: to)
      if let animator = transition.animator {
        transition.interactor = delegate.navigationController(self, interactionControllerFor: animator)
      }
    }
    if transition.animator == nil {
      transition.animator = SystemNavigationAnimator(operation: change.operation)
      transition.interactor = interactor ?? SystemInteraction(wantsInteractiveStart: false)
    }
    transition.request()
  }

  func transitionWillBegin(_ transition: TransitionContext) {
    guard let from = transition.from, let to = transition.to else { return }
    // Whoever is told may put an end to it.
    from.beginAppearance(false, animated: true)
    guard transition.state.isRunning else { return }
    layOut(to)
    to.beginAppearance(true, animated: true)
    guard transition.state.isRunning else { return }
    announce(to, animated: true)
    guard transition.state.isRunning else { return }
    navigationBar.begin(transition, to: stack.map(\.navigationItem))
  }

  func transitionDidEnd(_ transition: TransitionContext, completed: Bool) {
    guard let change, let from = transition.from, let to = transition.to else { return }
    if !completed { restore(change.old) }
    navigationBar.end(completed: completed, items: stack.map(\.navigationItem))
    if completed {
      settleStack(gone: change.gone, come: change.come)
    } else {
      for controller in change.gone { controller.moves.isMovingFromParent = false }
      for controller in change.come where controller.parent === self { controller.leaveParent() }
    }
    let (stays, goes) = completed ? (to, from) : (from, to)
    goes.beginAppearance(false, animated: true)
    goes.endAppearance()
    // The navigation may itself have gone meanwhile.
    stays.beginAppearance(isSeen, animated: true)
    stays.endAppearance()
    guard completed else { return }
    lastShown = to
    delegate?.navigationController(self, didShow: to, animated: true)
  }

  func view(of controller: UIViewController, in transition: TransitionContext) -> UIView? { controller.view }

  func frame(of controller: UIViewController, atEnd: Bool, in transition: TransitionContext) -> CGRect {
    atEnd == (controller === transition.to) ? container.bounds : .zero
  }

  func putViewsInPlace(_ transition: TransitionContext, completed: Bool) {
    let (from, to) = (transition.from?.viewIfLoaded, transition.to?.viewIfLoaded)
    if completed { container.keep(to, not: from) } else { container.keep(from, not: to) }
  }

  /// Puts the stack back, also those whom an animator took off it that popped before it knew the end.
  private func restore(_ old: [UIViewController]) {
    stack = old.filter { $0.parent == nil || $0.parent === self }
    for controller in stack where controller.parent == nil { addChild(controller) }
  }

  func isLocked(_ hit: UIView, during transition: TransitionContext) -> Bool {
    hit.isDescendant(of: navigationBar)
  }

  func transitionIsDone(_ transition: TransitionContext) {
    guard self.transition === transition else { return }
    self.transition = nil
    change = nil
    installTop()
    performWaiting()
  }

  /// Gives an arriving screen the place and the size it will have, leaving a transform on it alone.
  final func layOut(_ controller: UIViewController) {
    if let view = controller.view { container.fill(with: view) }
  }

  /// Changes screens at once.
  final func exchange(_ change: StackChange) {
    let (from, to) = (change.old.last, change.new.last)
    guard isViewLoaded, isSeen else {
      // What disappears with the navigation is not there any more to be told at its end.
      if from?.appearance.state == .disappearing { from?.endAppearance() }
      settleStack(gone: change.gone, come: change.come)
      if isViewLoaded {
        navigationBar.show(stack.map(\.navigationItem))
        installTop()
      }
      return
    }
    isExchanging = true
    isPoppingAtOnce = change.operation == .pop
    from?.beginAppearance(false, animated: false)
    if let to {
      layOut(to)
      to.beginAppearance(true, animated: false)
      announce(to, animated: false)
    }
    isPoppingAtOnce = false
    installTop()
    navigationBar.show(stack.map(\.navigationItem))
    settleStack(gone: change.gone, come: change.come)
    if appearance.state == .appeared {
      from?.endAppearance()
      to?.endAppearance()
      tellOfFirstDisplay()
    } else {
      from?.endAppearance()
    }
    isExchanging = false
    performWaiting()
  }

  /// Has the container hold the top's view and no other's.
  final func installTop() {
    guard isViewLoaded, transition == nil else { return }
    for controller in children where controller !== stack.last {
      if let view = controller.viewIfLoaded, view.superview === container { view.removeFromSuperview() }
    }
    guard let top = stack.last, top.view.superview !== container else { return }
    layOut(top)
    container.addSubview(top.view)
  }

  /// Tells the delegate what will be shown.
  final func announce(_ controller: UIViewController, animated: Bool) {
    lastAnnounced = controller
    delegate?.navigationController(self, willShow: controller, animated: animated)
  }

  /// Tells the delegate of a screen that is shown without having been announced by a transition.
  final func tellOfFirstDisplay() {
    guard appearance.state == .appeared, transition == nil, let top = stack.last, lastShown !== top else { return }
    lastShown = top
    delegate?.navigationController(self, didShow: top, animated: false)
  }
}
