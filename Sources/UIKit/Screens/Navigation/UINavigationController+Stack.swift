import QuartzCore

extension UINavigationController {
  /// Returns the controllers that the request removes from the stack.
  @discardableResult
  final func request(_ request: NavigationRequest, animated: Bool) -> [UIViewController] {
    guard isAllowed(request) else { return [] }
    if isBusy {
      wait(request, animated: animated)
      return []
    }
    return TransitionJournal.withoutRecording {
      let removed = perform(request, animated: animated)
      performWaiting()
      return removed
    }
  }

  /// Calls have to wait for the current change.
  private var isBusy: Bool { transition != nil || isExchanging }

  /// Returns whether the request is valid for the stack after the requests that wait; reports it otherwise.
  private func isAllowed(_ request: NavigationRequest) -> Bool {
    switch request {
    case .push(let new):
      let isOnStack = new.parent === self && stack.index(ofObject: new) != nil
      guard !isOnStack, !requests.containsPush(of: new) else {
        report("\(type(of: new)) is on the stack already and was not pushed again")
        return false
      }
      guard !(new is UINavigationController) else {
        report("A navigation controller cannot be pushed; the call was ignored")
        return false
      }
      guard canContain(new) else {
        report(
          "\(type(of: new)) contains the navigation controller or presents it, and cannot be pushed; "
            + "the call was ignored")
        return false
      }
    case .set(let all):
      guard Set(all.map(ObjectIdentifier.init)).count == all.count else {
        report("setViewControllers(_:animated:) was given the same controller twice; the stack stays as it was")
        return false
      }
      if let container = all.first(where: { !canContain($0) }) {
        report("\(type(of: container)) contains the navigation controller or presents it; the stack stays as it was")
        return false
      }
    case .pop:
      // A second pop of the screen that is being popped.
      let isPopping = isPoppingAtOnce || hasTransition && transition?.isOpening == false
      if isPopping, requests.isEmpty { return false }
    case .popTo, .popToRoot: break
    }
    return true
  }

  final func wait(_ call: NavigationRequest, animated: Bool) {
    let waiting = WaitingNavigation(call: call, animated: animated, hold: transactions.hold())
    for replaced in requests.append(waiting) { replaced.hold.end() }
  }

  private var transactions: TransactionStack { (viewIfLoaded?.application ?? .shared).world.transactions }

  /// Up to the next transition.
  final func performWaiting() {
    // A change at once ends with this call too: they must not lie one inside the other.
    guard !isPerformingWaiting else { return }
    isPerformingWaiting = true
    defer { isPerformingWaiting = false }
    var left = requests.count + ScreenChanges.mostChained
    while !isBusy, let next = requests.removeFirst() {
      guard left > 0 else {
        for dropped in requests.removeAll() { dropped.hold.end() }
        return report(ScreenChanges.endlessMessage)
      }
      left -= 1
      next.hold.include(in: transactions) {
        if isAllowed(next.call) { perform(next.call, animated: next.animated) }
      }
      next.hold.end()
    }
  }

  @discardableResult
  private func perform(_ call: NavigationRequest, animated: Bool) -> [UIViewController] {
    switch call {
    case .push(let new):
      push(new, animated: animated)
      return []
    case .pop(let request): return pop(keeping: stack.count - 1, animated: animated, drivenBy: request)
    case .popToRoot: return pop(keeping: 1, animated: animated)
    case .popTo(let target):
      guard let index = stack.index(ofObject: target) else { return [] }
      return pop(keeping: index + 1, animated: animated)
    case .set(let new):
      let isPop = new.last.map { last in stack.contains { $0 === last } } ?? true
      return change(to: new, isPop ? .pop : .push, animated: animated)
    }
  }

  // Pushes and pops take a time that does not depend on the number of screens that stay.

  private func push(_ new: UIViewController, animated: Bool) {
    let from = stack.last
    adopt([new])
    let isAnimated = isAnimated(animated, from: from, to: new)
    let old = isAnimated ? stack : []
    stack.append(new)
    decideBottomBar(for: [new])
    // As on iOS, where the answer has no effect.
    if isViewLoaded { _ = navigationBar.delegate?.navigationBar(navigationBar, shouldPush: new.navigationItem) }
    let change = StackChange(
      old: old, from: from, to: new, operation: .push, removed: [], added: [new], keepsOthers: true)
    if isAnimated { beginTransition(change) } else { exchange(change) }
  }

  /// A screen may be told that it disappears elsewhere; calls that it makes then wait for the end of the change.
  private func adopt(_ screens: [UIViewController]) {
    let isNested = isExchanging
    isExchanging = true
    for screen in screens where screen.parent !== self { addChild(screen) }
    isExchanging = isNested
  }

  private func pop(
    keeping count: Int, animated: Bool, drivenBy request: SystemPop.Request? = nil
  ) -> [UIViewController] {
    guard count > 0, count < stack.count else { return [] }
    let removed = Array(stack[count...])
    let isAnimated = isAnimated(animated, from: stack.last, to: stack[count - 1])
    let old = isAnimated ? stack : []
    stack.removeLast(removed.count)
    tellRemoval(of: removed)
    let change = StackChange(
      old: old, from: removed.last, to: stack.last, operation: .pop, removed: removed, added: [], keepsOthers: true,
      request: request)
    if isAnimated { beginTransition(change) } else { exchange(change) }
    return removed
  }

  private func tellRemoval(of removed: [UIViewController]) {
    for controller in removed {
      controller.willMove(toParent: nil)
      controller.moves.isMovingFromParent = true
    }
  }

  /// The caller wishes an animation if `isWished`.
  private func isAnimated(_ isWished: Bool, from: UIViewController?, to: UIViewController?) -> Bool {
    isWished && isOnScreen && from != nil && to != nil && UIView.areAnimationsEnabled
  }

  /// Makes `new` the stack, with a transition if the top changes on screen, and returns the removed controllers.
  private func change(to new: [UIViewController], _ operation: Operation, animated: Bool) -> [UIViewController] {
    let old = stack
    stack = new
    adopt(new)
    decideBottomBar(for: new)
    let (removed, added) = (old.without(new), new.without(old))
    tellRemoval(of: removed)
    guard old.last !== new.last else {
      settleStack(removed: removed, added: added)
      if isViewLoaded { navigationBar.show(new.map(\.navigationItem)) }
      return removed
    }
    let change = StackChange(
      old: old, from: old.last, to: new.last, operation: operation, removed: removed, added: added)
    if isAnimated(animated, from: old.last, to: new.last) {
      beginTransition(change)
    } else {
      exchange(change)
    }
    return removed
  }

  /// Removes a screen from the stack at once that leaves its parent without being popped.
  final func dropFromStack(_ child: UIViewController) {
    // A transition that has not begun cannot lead to the screen, nor does it need to move it away.
    if let transition, transition.state.isRequested, transition.involves(child) {
      transition.abandon(completed: transition.from === child)
    }
    guard let index = stack.index(ofObject: child) else { return }
    let wasTop = stack.last === child
    stack.remove(at: index)
    guard transition == nil, wasTop else {
      guard isViewLoaded, !hasTransition, !navigationBar.remove(child.navigationItem) else { return }
      navigationBar.show(stack.map(\.navigationItem))
      return
    }
    exchange(StackChange(from: child, to: stack.last, operation: .pop, removed: [], added: []))
    if child.viewIfLoaded?.superview === container { child.viewIfLoaded?.removeFromSuperview() }
  }

  /// The screens are visible or about to be.
  final var isOnScreen: Bool { isViewLoaded && container.window?.isHidden == false && isSeen }

  /// Tells controllers that were added to the stack or removed from it.
  final func settleStack(removed: [UIViewController], added: [UIViewController]) {
    for controller in added where controller.parent === self { controller.didMove(toParent: self) }
    removeChildren(removed.filter { $0.parent === self })
  }

  final func report(_ message: String) { (viewIfLoaded?.application ?? .shared).report(message) }
}

struct StackChange {
  /// The stack before an animated change, for cancelling it.
  var old: [UIViewController] = []
  /// The screen that was on top.
  let from: UIViewController?
  /// The screen that is on top now.
  let to: UIViewController?
  let operation: UINavigationController.Operation
  /// The controllers that were removed from the stack.
  let removed: [UIViewController]
  /// The controllers that were added to the stack.
  let added: [UIViewController]
  /// The controllers below those that were added or removed stay as they were.
  var keepsOthers = false
  /// What drives the change, if a pan asks for it.
  var request: SystemPop.Request?
}

extension [UIViewController] {
  fileprivate func without(_ others: [UIViewController]) -> [UIViewController] {
    let others = Set(others.map(ObjectIdentifier.init))
    return filter { !others.contains(ObjectIdentifier($0)) }
  }
}
