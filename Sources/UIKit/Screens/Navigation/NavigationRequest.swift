/// A call that changes the stack of a navigation controller.
enum NavigationRequest {
  case push(UIViewController)
  /// A pop, with what drives it if a pan asks for it.
  case pop(SystemPop.Request?)
  case popTo(UIViewController)
  case popToRoot
  case set([UIViewController])
}

/// The calls that wait for the end of a navigation controller's transition, in order.
struct NavigationQueue {
  private var requests: [(call: NavigationRequest, animated: Bool)] = []
  /// The number of requests that were taken from the front of `requests`.
  private var taken = 0
  /// The controllers of the pushes that wait.
  private var pushed: Set<ObjectIdentifier> = []

  var isEmpty: Bool { count == 0 }

  /// The number of calls that wait.
  var count: Int { requests.count - taken }

  /// Whether a push of `controller` waits.
  func containsPush(of controller: UIViewController) -> Bool { pushed.contains(ObjectIdentifier(controller)) }

  /// Adds a call; of several calls that set the stack the last one counts.
  mutating func append(_ call: NavigationRequest, animated: Bool) {
    switch call {
    case .set:
      requests.removeFirst(taken)
      taken = 0
      requests.removeAll { if case .set = $0.call { true } else { false } }
    case .push(let controller): pushed.insert(ObjectIdentifier(controller))
    case .pop, .popTo, .popToRoot: break
    }
    requests.append((call, animated))
  }

  /// Removes and returns the first call; nil if none waits.
  mutating func removeFirst() -> (call: NavigationRequest, animated: Bool)? {
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
