/// A method to be called on a target that is known later: what `#selector` gives where there is an Objective-C
/// runtime.
///
/// `Selector(Self.handle(_:))` takes the method unbound and keeps nobody alive. A bound method, as in
/// `Selector(handle(_:))`, works too but keeps its receiver alive and is called on that.
public struct Selector: ExpressibleByStringLiteral {
  private enum Action {
    case unbound(@MainActor (_ target: AnyObject, _ arguments: [Any?]) -> Bool)
    case bound(@MainActor (_ arguments: [Any?]) -> Bool)
    case named
  }

  private let action: Action
  private let name: String

  /// A name without a method: it can be kept, but calling it does nothing.
  public init(_ str: String) {
    action = .named
    name = str
  }

  /// A name without a method: it can be kept, but calling it does nothing.
  public init(stringLiteral value: String) { self.init(value) }

  /// A method without arguments.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> @MainActor () -> Void) {
    name = "\(Target.self)"
    // It belongs to the main actor by its type; only the way to it is not marked.
    nonisolated(unsafe) let method = method
    action = .unbound { target, _ in
      guard let target = target as? Target else { return false }
      method(target)()
      return true
    }
  }

  /// A method whose argument is who sends it.
  public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> @MainActor (Sender) -> Void) {
    name = "\(Target.self)"
    // It belongs to the main actor by its type; only the way to it is not marked.
    nonisolated(unsafe) let method = method
    action = .unbound { target, arguments in
      guard let target = target as? Target, let sender = arguments.first as? Sender else { return false }
      method(target)(sender)
      return true
    }
  }

  /// A method whose arguments are who sends it and the event it is sent for.
  public init<Target: AnyObject, Sender, Event>(
    _ method: @escaping (Target) -> @MainActor (Sender, Event) -> Void
  ) {
    name = "\(Target.self)"
    // It belongs to the main actor by its type; only the way to it is not marked.
    nonisolated(unsafe) let method = method
    action = .unbound { target, arguments in
      guard let target = target as? Target, arguments.count > 1, let sender = arguments[0] as? Sender,
        let event = arguments[1] as? Event
      else { return false }
      method(target)(sender, event)
      return true
    }
  }

  /// A method without arguments, bound to its receiver.
  public init(_ method: @escaping @MainActor () -> Void) {
    name = "bound"
    action = .bound { _ in
      method()
      return true
    }
  }

  /// A method whose argument is who sends it, bound to its receiver.
  public init<Sender>(_ method: @escaping @MainActor (Sender) -> Void) {
    name = "bound"
    action = .bound { arguments in
      guard let sender = arguments.first as? Sender else { return false }
      method(sender)
      return true
    }
  }

  /// Calls the method on `target`; false where it has no such method.
  ///
  /// Whoever sends actions is on the main actor.
  @discardableResult
  package func perform(on target: AnyObject?, with arguments: Any?...) -> Bool {
    let action = action
    nonisolated(unsafe) let (target, arguments) = (target, arguments)
    return MainActor.assumeIsolated {
      switch action {
      case .unbound(let call): target.map { call($0, arguments) } ?? false
      case .bound(let call): call(arguments)
      case .named: false
      }
    }
  }
}
