/// A call that changes the stack of a navigation controller.
enum NavigationRequest {
  case push(UIViewController)
  case pop
  case popTo(UIViewController)
  case popToRoot
  case set([UIViewController])
}

extension UINavigationController {
  /// Performs `request` or lets it wait, and returns the controllers that it removes from the stack.
  @discardableResult
  final func request(_ request: NavigationRequest, animated: Bool) -> [UIViewController] {
    guard isAllowed(request) else { return [] }
    if isBusy {
      wait(request, animated: animated)
      return []
    }
    return perform(request, animated: animated)
  }

  /// Whether calls have to wait for the current change.
  private var isBusy: Bool { transition != nil || isExchanging }

  /// Returns whether the request is valid for the stack after the requests that wait; reports it otherwise.
  private func isAllowed(_ request: NavigationRequest) -> Bool {
    switch request {
    case .push(let new):
      let isWaiting = waiting.contains { request in if case .push(let other) = request { other === new } else { false }
      }
      guard !stack.contains(where: { $0 === new }), !isWaiting else {
        report("\(type(of: new)) is on the stack already and was not pushed again")
        return false
      }
      guard !(new is UINavigationController) else {
        report("A navigation controller cannot be pushed; the call was ignored")
        return false
      }
      guard canContain(new) else {
        report("\(type(of: new)) contains the navigation controller and cannot be pushed; the call was ignored")
        return false
      }
    case .set(let all):
      guard Set(all.map(ObjectIdentifier.init)).count == all.count else {
        report("setViewControllers(_:animated:) was given the same controller twice; the stack stays as it was")
        return false
      }
      if let container = all.first(where: { !canContain($0) }) {
        report("\(type(of: container)) contains the navigation controller; the stack stays as it was")
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

  private var waiting: [NavigationRequest] { requests.map(\.call) }

  /// Lets the request wait for the current transition; of several calls that set the stack the last one counts.
  private func wait(_ call: NavigationRequest, animated: Bool) {
    if case .set = call {
      requests.removeAll { if case .set = $0.call { true } else { false } }
    }
    requests.append((call, animated))
  }

  /// Performs the requests that wait, up to the next transition.
  final func performWaiting() {
    guard !isPerformingWaiting else { return }
    isPerformingWaiting = true
    defer { isPerformingWaiting = false }
    var left = requests.count + ScreenChanges.mostChained
    while !isBusy, !requests.isEmpty {
      guard left > 0 else {
        requests = []
        return report(ScreenChanges.endlessMessage)
      }
      left -= 1
      let next = requests.removeFirst()
      if isAllowed(next.call) { perform(next.call, animated: next.animated) }
    }
  }

  /// Changes the stack now, and returns the removed controllers.
  @discardableResult
  private func perform(_ call: NavigationRequest, animated: Bool) -> [UIViewController] {
    switch call {
    case .push(let new): return change(to: stack + [new], .push, animated: animated)
    case .pop: return stack.count > 1 ? change(to: stack.dropLast(), .pop, animated: animated) : []
    case .popToRoot: return stack.count > 1 ? change(to: Array(stack.prefix(1)), .pop, animated: animated) : []
    case .popTo(let target):
      guard let index = stack.firstIndex(where: { $0 === target }), index < stack.count - 1 else { return [] }
      return change(to: Array(stack[...index]), .pop, animated: animated)
    case .set(let new):
      let isPop = new.last.map { last in stack.contains { $0 === last } } ?? true
      return change(to: new, isPop ? .pop : .push, animated: animated)
    }
  }

  /// Makes `new` the stack, with a transition if the top changes on screen, and returns the removed controllers.
  private func change(to new: [UIViewController], _ operation: Operation, animated: Bool) -> [UIViewController] {
    let old = stack
    stack = new
    for controller in new where controller.parent !== self { addChild(controller) }
    let removed = old.filter { was in !new.contains { $0 === was } }
    for controller in removed {
      controller.willMove(toParent: nil)
      controller.moves.isMovingFromParent = true
    }
    guard old.last !== new.last else {
      settleStack(removed: removed, added: new.filter { one in !old.contains { $0 === one } })
      if isViewLoaded { navigationBar.show(new.map(\.navigationItem)) }
      return removed
    }
    let change = StackChange(old: old, new: new, operation: operation, removed: removed)
    if animated, isOnScreen, old.last != nil, new.last != nil, UIView.areAnimationsEnabled {
      beginTransition(change)
    } else {
      exchange(change)
    }
    return removed
  }

  /// Removes a screen from the stack at once that leaves its parent without being popped.
  final func dropFromStack(_ child: UIViewController) {
    guard stack.contains(where: { $0 === child }) else { return }
    let old = stack
    stack.removeAll { $0 === child }
    guard transition == nil, old.last === child else {
      if isViewLoaded, transition == nil { navigationBar.show(stack.map(\.navigationItem)) }
      return
    }
    exchange(StackChange(old: old, new: stack, operation: .pop, removed: []))
    if child.viewIfLoaded?.superview === container { child.viewIfLoaded?.removeFromSuperview() }
  }

  /// Whether a transition was requested that is not over.
  final var hasTransition: Bool { transition.map { !$0.state.isOver } ?? false }

  /// Whether the screens are visible or about to be.
  final var isOnScreen: Bool { isViewLoaded && container.window != nil && isSeen }

  /// Tells controllers that they were added to the stack or removed from it.
  final func settleStack(removed: [UIViewController], added: [UIViewController]) {
    for controller in added { controller.didMove(toParent: self) }
    for controller in removed where controller.parent === self { controller.leaveParent() }
  }

  final func report(_ message: String) { (viewIfLoaded?.application ?? .shared).report(message) }
}

/// A change of a navigation controller's stack.
struct StackChange {
  let old: [UIViewController]
  let new: [UIViewController]
  let operation: UINavigationController.Operation
  /// The controllers that were removed from the stack.
  let removed: [UIViewController]

  /// The controllers that were added to the stack.
  @MainActor var added: [UIViewController] { new.filter { one in !old.contains { $0 === one } } }
}
