import CoreGraphics
import QuartzCore

extension UINavigationController: TransitionOwner {
  /// Asks the delegate how the screens change, and requests the transition.
  final func beginTransition(_ change: StackChange) {
    guard let from = change.old.last, let to = change.new.last else { return }
    let transition = TransitionContext(
      in: container, from: from, to: to, isReturning: change.operation == .pop, owner: self)
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
    from.beginAppearance(false, animated: true)
    layOut(to)
    to.beginAppearance(true, animated: true)
    delegate?.navigationController(self, willShow: to, animated: true)
    navigationBar.begin(transition, to: stack.map(\.navigationItem))
  }

  func transitionDidEnd(_ transition: TransitionContext, completed: Bool) {
    guard let change, let from = transition.from, let to = transition.to else { return }
    if !completed { stack = change.old }
    navigationBar.end(completed: completed, items: stack.map(\.navigationItem))
    if completed {
      settleStack(gone: change.gone, come: change.come)
      from.endAppearance()
      to.endAppearance()
    } else {
      for controller in change.come where controller.parent === self { controller.leaveParent() }
      to.beginAppearance(false, animated: true)
      to.endAppearance()
      from.beginAppearance(true, animated: true)
      from.endAppearance()
    }
    guard completed else { return }
    lastShown = to
    delegate?.navigationController(self, didShow: to, animated: true)
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
    guard let view = controller.view else { return }
    let bounds = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.bounds.size != bounds.size { view.bounds.size = bounds.size }
    let anchor = view.layer.anchorPoint
    let center = CGPoint(
      x: bounds.minX + anchor.x * bounds.width, y: bounds.minY + anchor.y * bounds.height)
    if view.center != center { view.center = center }
    view.layoutIfNeeded()
  }

  /// Changes screens at once.
  final func exchange(_ change: StackChange) {
    let (from, to) = (change.old.last, change.new.last)
    guard isOnScreen else {
      settleStack(gone: change.gone, come: change.come)
      if isViewLoaded {
        navigationBar.show(stack.map(\.navigationItem))
        installTop()
      }
      return
    }
    isExchanging = true
    from?.beginAppearance(false, animated: false)
    if let to {
      layOut(to)
      to.beginAppearance(true, animated: false)
      delegate?.navigationController(self, willShow: to, animated: false)
    }
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

  /// Tells the delegate of a screen that is shown without having been announced by a transition.
  final func tellOfFirstDisplay() {
    guard appearance.state == .appeared, transition == nil, let top = stack.last, lastShown !== top else { return }
    lastShown = top
    delegate?.navigationController(self, didShow: top, animated: false)
  }
}
