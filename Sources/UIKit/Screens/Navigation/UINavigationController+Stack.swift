/// A call that changes a navigation's stack.
enum NavigationRequest {
  case push(UIViewController)
  case pop
  case popTo(UIViewController)
  case popToRoot
  case set([UIViewController])
}

extension UINavigationController {
  /// Carries `request` out, or has it wait; returns what it takes off the stack.
  @discardableResult
  final func request(_ request: NavigationRequest, animated: Bool) -> [UIViewController] {
    guard isAllowed(request) else { return [] }
    if isBusy {
      wait(request, animated: animated)
      return []
    }
    return perform(request, animated: animated)
  }

  /// Whether calls have to wait.
  private var isBusy: Bool { transition != nil || isExchanging }

  /// Whether the request makes sense as the stack is, or will be once what waits is done; if not that is reported.
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
    case .set(let all):
      guard Set(all.map(ObjectIdentifier.init)).count == all.count else {
        report("setViewControllers(_:animated:) was given the same controller twice; the stack stays as it was")
        return false
      }
    case .pop:
      // A second pop of what is going already.
      let isPopping = isPoppingAtOnce || isUnderWay && transition?.isOpening == false
      if isPopping, requests.isEmpty { return false }
    case .popTo, .popToRoot: break
    }
    return true
  }

  private var waiting: [NavigationRequest] { requests.map(\.call) }

  /// Has the request wait for the transition under way; of calls that set the stack only the last one counts.
  private func wait(_ call: NavigationRequest, animated: Bool) {
    if case .set = call {
      requests.removeAll { if case .set = $0.call { true } else { false } }
    }
    requests.append((call, animated))
  }

  /// Carries out what has waited, up to the next transition.
  final func performWaiting() {
    while !isBusy, !requests.isEmpty {
      let next = requests.removeFirst()
      if isAllowed(next.call) { perform(next.call, animated: next.animated) }
    }
  }

  /// Changes the stack now; returns what goes.
  @discardableResult
  private func perform(_ call: NavigationRequest, animated: Bool) -> [UIViewController] {
    switch call {
    case .push(let new): return change(to: stack + [new], .push, animated: animated)
    case .pop: return stack.count > 1 ? change(to: stack.dropLast(), .pop, animated: animated) : []
    case .popToRoot: return stack.count > 1 ? change(to: Array(stack.prefix(1)), .pop, animated: animated) : []
    case .popTo(let target):
      guard let place = stack.firstIndex(where: { $0 === target }), place < stack.count - 1 else { return [] }
      return change(to: Array(stack[...place]), .pop, animated: animated)
    case .set(let new):
      let isPop = new.last.map { last in stack.contains { $0 === last } } ?? true
      return change(to: new, isPop ? .pop : .push, animated: animated)
    }
  }

  /// Makes `new` the stack, by a transition where the top changes on screen; returns what goes.
  private func change(to new: [UIViewController], _ operation: Operation, animated: Bool) -> [UIViewController] {
    let old = stack
    stack = new
    for controller in new where controller.parent !== self { addChild(controller) }
    let gone = old.filter { was in !new.contains { $0 === was } }
    for controller in gone {
      controller.willMove(toParent: nil)
      controller.moves.isMovingFromParent = true
    }
    guard old.last !== new.last else {
      settleStack(gone: gone, come: new.filter { one in !old.contains { $0 === one } })
      if isViewLoaded { navigationBar.show(new.map(\.navigationItem)) }
      return gone
    }
    let change = StackChange(old: old, new: new, operation: operation, gone: gone)
    if animated, isOnScreen, old.last != nil, new.last != nil, UIView.areAnimationsEnabled {
      beginTransition(change)
    } else {
      exchange(change)
    }
    return gone
  }

  /// Takes out of the stack, at once, a screen that leaves without having been popped.
  final func dropFromStack(_ child: UIViewController) {
    guard stack.contains(where: { $0 === child }) else { return }
    let old = stack
    stack.removeAll { $0 === child }
    guard transition == nil, old.last === child else {
      if isViewLoaded, transition == nil { navigationBar.show(stack.map(\.navigationItem)) }
      return
    }
    exchange(StackChange(old: old, new: stack, operation: .pop, gone: []))
    if child.viewIfLoaded?.superview === container { child.viewIfLoaded?.removeFromSuperview() }
  }

  /// Whether a transition was asked for that is not over.
  final var isUnderWay: Bool { transition.map { !$0.state.isOver } ?? false }

  /// Whether the navigation's screens are seen or about to be.
  final var isOnScreen: Bool { isViewLoaded && container.window != nil && isSeen }

  /// Tells controllers that they have come or gone for good.
  final func settleStack(gone: [UIViewController], come: [UIViewController]) {
    for controller in come { controller.didMove(toParent: self) }
    for controller in gone where controller.parent === self { controller.leaveParent() }
  }

  final func report(_ message: String) { (viewIfLoaded?.application ?? .shared).report(message) }
}

/// A change of a navigation's stack.
struct StackChange {
  let old: [UIViewController]
  let new: [UIViewController]
  let operation: UINavigationController.Operation
  /// What is no longer on the stack.
  let gone: [UIViewController]

  /// What is new on the stack.
  @MainActor var come: [UIViewController] { new.filter { one in !old.contains { $0 === one } } }
}
