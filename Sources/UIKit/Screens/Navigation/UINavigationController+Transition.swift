import CoreGraphics
import QuartzCore

extension UINavigationController: TransitionOwner, ScreenHost {
  /// Asks the delegate for an animator and an interaction controller.
  final func beginTransition(_ change: StackChange) {
    guard let from = change.from, let to = change.to else { return }
    let transition = TransitionContext(
      in: container, from: from, to: to, isOpening: change.operation != .pop, owner: self)
    self.change = change
    self.transition = transition
    let request = change.request
    if request?.asksDelegate ?? true, let delegate {
      transition.animator = delegate.navigationController(
        self, animationControllerFor: change.operation, from: from, to: to)
      transition.note(
        .asked,
        "\(type(of: delegate)).navigationController(_:animationControllerFor:from:to:): \(transition.animator.answer)")
      if isPerformingWaiting, transition.animator != nil, !transition.application.forgives.contains(.lateAnswers) {
        transition.application.remark(
          "\(type(of: delegate)) was asked late for the animator of a push or pop, after the transition that went on when it "
            + "was called: what iOS does then is not known. Push and pop when no transition is in progress.",
          of: transition)
      }
      (change.operation == .pop ? from : to).animatingDelegate = transition.animator.map { _ in delegate }
      if let animator = transition.animator {
        transition.interactor = delegate.navigationController(self, interactionControllerFor: animator)
        transition.note(
          .asked,
          "\(type(of: delegate)).navigationController(_:interactionControllerFor:): \(transition.interactor.answer)")
      }
    }
    if transition.animator == nil { takeSystemAnimator(transition, change) }
    transition.request()
  }

  /// As the upper screen prefers.
  private func takeSystemAnimator(_ transition: TransitionContext, _ change: StackChange) {
    let upper = transition.isOpening ? transition.to : transition.from
    if let zoom = ZoomAnimator(upper, opens: transition.isOpening) {
      transition.animator = zoom
      transition.interactor = zoom.interaction(in: transition.application)
      return
    }
    let style = change.request == nil ? upper?.wantedStyle : nil
    transition.animator = SystemNavigationAnimator(operation: change.operation, style: style)
    transition.interactor =
      change.request?.interaction
      ?? SystemInteraction(wantsInteractiveStart: false, transition.application.systemVersion.navigation)
  }

  func transitionWillBegin(_ transition: TransitionContext) {
    guard beginAppearances(in: transition), let to = transition.to else { return }
    announce(to, animated: true)
    guard transition.state.isRunning else { return }
    // Items may have changed since the last layout.
    navigationBar.layoutIfNeeded()
    listItems(after: change)
    navigationBar.begin(transition)
    showToolbarItems(of: to, in: transition)
    carryBottomBar(in: transition)
  }

  func transitionDidEnd(_ transition: TransitionContext, completed: Bool) {
    guard let change, let to = transition.to else { return }
    if !completed { restore(change.old) }
    if !completed || !listsStack { navigationBar.shown = stack.map(\.navigationItem) }
    navigationBar.end(completed: completed)
    showToolbarItems(animated: !completed)
    if completed {
      settleStack(removed: change.removed, added: change.added)
    } else {
      for controller in change.removed { controller.moves.isMovingFromParent = false }
      for controller in change.added where controller.parent === self { controller.leaveParent() }
    }
    endAppearances(in: transition, completed: completed)
    // A screen that appears again may have changed its frame when it was told.
    if !completed, transition.interactor is SystemInteraction, let from = transition.from { layOut(from) }
    guard completed, stack.last === to else { return }
    lastShown = to
    tellShown(to, animated: true)
  }

  private func tellShown(_ controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    transition?.note(.told, "\(type(of: delegate)).navigationController(_:didShow:animated:) \(type(of: controller))")
    delegate.navigationController(self, didShow: controller, animated: animated)
  }

  /// Puts the stack back, with controllers that were removed from it before the outcome was known, unless another
  /// container has them now.
  private func restore(_ old: [UIViewController]) {
    stack = old.filter { $0.parent == nil || $0.parent === self }
    for controller in stack where controller.parent == nil {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  func isLocked(_ hit: UIView, during transition: TransitionContext) -> Bool {
    hit.isDescendant(of: navigationBar) || (givenToolbar.map(hit.isDescendant) ?? false)
  }

  func transitionIsDone(_ transition: TransitionContext) {
    guard self.transition === transition else { return }
    self.transition = nil
    change = nil
    layOutBottomBar()
    navigationBar.straighten()
    replaceRemovedScreen(shownBy: transition)
    installTopScreen()
    performWaiting()
  }

  func forgetTransition() { (transition, change, requests) = (nil, nil, NavigationQueue()) }

  /// The screen to which `transition` led was removed meanwhile.
  private func replaceRemovedScreen(shownBy transition: TransitionContext) {
    let shown = transition.transitionWasCancelled ? transition.from : transition.to
    guard let shown, shown !== stack.last else { return }
    let wasAlone = shown.parent == nil && isUserCode(shown)
    exchange(StackChange(from: shown, to: stack.last, operation: .pop, removed: [], added: []))
    // It could still present, as long as the transition showed it.
    if wasAlone { shown.dropPresentations() }
    if let view = shown.viewIfLoaded, view.superview === container { view.removeFromSuperview() }
  }

  final func exchange(_ change: StackChange) {
    // Another container may have taken the leaving screen meanwhile.
    let (from, to) = (change.from.flatMap { isUserCode($0) ? $0 : nil }, change.to)
    holdingChanges {
      if isViewLoaded, isSeen { show(to, insteadOf: from, change) } else { hide(from, change) }
    }
  }

  /// The screens are not seen.
  private func hide(_ from: UIViewController?, _ change: StackChange) {
    from?.beginAppearance(false, animated: false)
    from?.endAppearance()
    if isViewLoaded {
      showItems(after: change)
      installTopScreen()
    }
    settleStack(removed: change.removed, added: change.added)
  }

  /// Exchanges screens on screen, and calls their appearance methods.
  private func show(_ to: UIViewController?, insteadOf from: UIViewController?, _ change: StackChange) {
    isPoppingAtOnce = change.operation == .pop
    from?.beginAppearance(false, animated: false)
    if let to {
      layOut(to)
      // Loading the view may have removed the screen, and the controller itself may have disappeared in a callback.
      if stack.last === to {
        to.beginAppearance(isSeen, animated: false)
        announce(to, animated: false)
      }
    }
    isPoppingAtOnce = false
    installTopScreen()
    showItems(after: change)
    settleStack(removed: change.removed, added: change.added)
    if appearance.state == .appeared {
      from?.endAppearance()
      to?.endAppearance()
      tellOfFirstDisplay()
    } else {
      from?.endAppearance()
    }
  }

  /// A child, or a screen that was one and is shown nowhere else.
  private func isUserCode(_ screen: UIViewController) -> Bool {
    guard screen.parent == nil else { return screen.parent === self }
    // What the screen presents may have taken its view.
    guard let holder = screen.modal.presentation?.home?.superview ?? screen.viewIfLoaded?.superview,
      holder.window != nil
    else { return true }
    return holder.isDescendant(of: container)
  }

  /// In the bar.
  private func showItems(after change: StackChange) {
    listItems(after: change)
    navigationBar.showShown()
    showToolbarItems()
    layOutBottomBar()
  }

  /// In a time that does not depend on the screens that stay.
  private func listItems(after change: StackChange?) {
    if let change, change.keepsOthers,
      navigationBar.shown.count == stack.count - change.added.count + change.removed.count
    {
      navigationBar.shown.removeLast(change.removed.count)
      navigationBar.shown += change.added.map(\.navigationItem)
      if listsStack { return }
    }
    navigationBar.shown = stack.map(\.navigationItem)
  }

  /// The bar lists as many items as there are screens, the top one's above.
  private var listsStack: Bool {
    navigationBar.shown.count == stack.count && navigationBar.topItem === stack.last?.navigationItem
  }

  /// Tells the delegate which screen will be shown.
  final func announce(_ controller: UIViewController, animated: Bool) {
    lastAnnounced = controller
    guard let delegate else { return }
    transition?.note(.told, "\(type(of: delegate)).navigationController(_:willShow:animated:) \(type(of: controller))")
    delegate.navigationController(self, willShow: controller, animated: animated)
  }

  /// If no transition led to the screen.
  final func tellOfFirstDisplay() {
    guard appearance.state == .appeared, transition == nil, let top = stack.last, lastShown !== top else { return }
    lastShown = top
    tellShown(top, animated: false)
  }
}
