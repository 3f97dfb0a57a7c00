import QuartzCore

/// A call that changes the stack.
enum NavigationRequest {
  case push(UIViewController)
  /// A pop, with what drives it if a pan asks for it.
  case pop(SystemPop.Request?)
  case popTo(UIViewController)
  case popToRoot
  case set([UIViewController])
}

/// A call that waits for the end of a navigation controller's transition.
struct WaitingNavigation {
  let call: NavigationRequest
  let animated: Bool
  /// The completion blocks of the transactions wait in which the call was made.
  let hold: TransactionHold
}

/// In order.
struct NavigationQueue {
  private var requests: [WaitingNavigation] = []
  /// The number of requests that were taken from the front of `requests`.
  private var taken = 0
  /// The controllers of the pushes that wait.
  private var pushed: Set<ObjectIdentifier> = []

  var isEmpty: Bool { count == 0 }

  var count: Int { requests.count - taken }

  func containsPush(of controller: UIViewController) -> Bool { pushed.contains(ObjectIdentifier(controller)) }

  /// Returns the calls that no longer count: of several that set the stack only the last one does.
  mutating func append(_ request: WaitingNavigation) -> [WaitingNavigation] {
    var replaced: [WaitingNavigation] = []
    switch request.call {
    case .set:
      requests.removeFirst(taken)
      taken = 0
      let isSet = { (waiting: WaitingNavigation) in if case .set = waiting.call { true } else { false } }
      replaced = requests.filter(isSet)
      requests.removeAll(where: isSet)
    case .push(let controller): pushed.insert(ObjectIdentifier(controller))
    case .pop, .popTo, .popToRoot: break
    }
    requests.append(request)
    return replaced
  }

  mutating func removeAll() -> [WaitingNavigation] {
    defer { self = Self() }
    return Array(requests.dropFirst(taken))
  }

  /// Nil if no call waits.
  mutating func removeFirst() -> WaitingNavigation? {
    guard !isEmpty else {
      self = Self()
      return nil
    }
    let next = requests[taken]
    taken += 1
    if case .push(let controller) = next.call { pushed.remove(ObjectIdentifier(controller)) }
    return next
  }
}
