import Stage
import UIKit

extension ProgramRun {
  /// Runs a step on containers and presentations; returns whether it was one.
  func performOnScreens(_ step: Step) -> Bool {
    let (choice, other, animated) = (step.choice, step.other, step.isAnimated)
    switch step.kind {
    case .push: navigation(choice)?.pushViewController(makeScreen(), animated: animated)
    case .pop: _ = navigation(choice)?.popViewController(animated: animated)
    case .popToRoot: _ = navigation(choice)?.popToRootViewController(animated: animated)
    case .popTo:
      guard let navigation = navigation(choice), let screen = navigation.viewControllers.pick(other) else { break }
      _ = navigation.popToViewController(screen, animated: animated)
    case .setStack: setStack(step)
    case .pushAgain:
      if let screen = screen(other) { navigation(choice)?.pushViewController(screen, animated: animated) }
    case .pushOwnContainer:
      if let navigation = navigation(choice) {
        navigation.pushViewController(navigation.tabBarController ?? navigation, animated: animated)
      }
    case .present, .presentTabs: present(step)
    case .dismiss: stage.window.rootViewController?.dismiss(animated: animated)
    case .dismissSelf: topPresented?.dismiss(animated: animated)
    case .selectTab:
      if let tabs = tabs(choice), let count = tabs.viewControllers?.count, count > 0 {
        tabs.selectedIndex = other % count
      }
    case .setTabs: setTabs(step)
    case .swapRoot: stage.window.rootViewController = makeRoot(choice)
    case .removeChild:
      guard let screen = screen(choice), screen.parent != nil else { break }
      screen.willMove(toParent: nil)
      screen.viewIfLoaded?.removeFromSuperview()
      screen.removeFromParent()
    default: return performOnTransitions(step)
    }
    return true
  }

  private func setStack(_ step: Step) {
    guard let navigation = navigation(step.choice) else { return }
    var stack = navigation.viewControllers
    switch step.other % 4 {
    case 0: stack.reverse()
    case 1: stack.append(makeScreen())
    case 2: stack = [makeScreen(), makeScreen()]
    default: if stack.count > 1 { stack.removeFirst() }
    }
    navigation.setViewControllers(stack, animated: step.isAnimated)
  }

  private func setTabs(_ step: Step) {
    guard let tabs = tabs(step.choice) else { return }
    var screens = tabs.viewControllers ?? []
    switch step.other % 3 {
    case 0: screens.append(makeScreen())
    case 1: screens.reverse()
    default: if screens.count > 1 { screens.removeLast() }
    }
    tabs.setViewControllers(screens, animated: step.isAnimated)
  }

  private func present(_ step: Step) {
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .pageSheet, .overFullScreen, .custom, .formSheet, .currentContext, .overCurrentContext, .automatic,
    ]
    let new: UIViewController =
      step.kind == .presentTabs ? makeTabs(count: 2) : step.other % 3 == 0 ? makeNavigation(depth: 2) : makeScreen()
    new.modalPresentationStyle = styles[step.other % styles.count]
    let source = step.choice % 2 == 0 ? topPresented : screen(step.choice)
    source?.present(new, animated: step.isAnimated)
  }

  /// Runs a step on the transition under way, or on what the next one will be made of.
  private func performOnTransitions(_ step: Step) -> Bool {
    switch step.kind {
    case .setAnimator:
      let kinds = ProbeAnimator.Kind.allCases
      let duration = step.number.isFinite ? min(max(step.number, 0), 2) : step.number
      switch step.choice % (kinds.count + 2) {
      case kinds.count: makeAnimator = nil
      case kinds.count + 1: makeAnimator = { VendingProbeAnimator(duration: duration) }
      case let index: makeAnimator = { ProbeAnimator(kinds[index], duration: duration) }
      }
    case .setInteraction: isInteractive = step.isAnimated
    case .beginInteractivePop:
      isInteractive = true
      if makeAnimator == nil { makeAnimator = { ProbeAnimator(.block, duration: 0.4) } }
      _ = navigation(step.choice)?.popViewController(animated: true)
      isInteractive = false
    case .update: interaction?.update(step.number)
    case .finish: interaction?.finish()
    case .cancel: interaction?.cancel()
    case .pause: interaction?.pause()
    case .whenCalled:
      if let callback = Callback.allCases.pick(step.choice) { callbacks.add(callback, step.inner) }
    default: return performInClosures(step)
    }
    return true
  }

  /// Lets the steps in `step` run in closures of a transition or an animation block; returns whether it holds steps.
  private func performInClosures(_ step: Step) -> Bool {
    let inner = { [weak self] () -> Void in for inner in step.inner { self?.perform(inner) } }
    let coordinator = topPresented?.transitionCoordinator ?? navigation(step.choice)?.transitionCoordinator
    switch step.kind {
    case .alongside:
      coordinator?.animate(alongsideTransition: { _ in inner() }, completion: { _ in if step.isAnimated { inner() } })
    case .whenOver: coordinator?.animate(alongsideTransition: nil) { _ in inner() }
    case .whenInteractionChanges:
      // A client that catches its transition whenever it is let go catches it for ever.
      coordinator?.notifyWhenInteractionChanges { [weak self] _ in if self?.isLettingGo == false { inner() } }
    case .inBlock: UIView.animate(withDuration: 0.3, animations: inner)
    case .afterBlock:
      let moved = view(step.choice)
      UIView.animate(withDuration: 0.2, animations: { moved?.alpha = 0.5 }, completion: { _ in inner() })
    case .withoutAnimation: UIView.performWithoutAnimation(inner)
    default: return false
    }
    return true
  }
}
