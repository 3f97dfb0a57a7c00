// There are two of each initialiser: a method of the main actor differs in type from one without an actor, and clients in
// the // Swift 5 language mode would get a warning for passing one as the other. A selector calls its method on the main actor
// only, so `nonisolated(unsafe)` hides no race.

extension Selector {
  /// Creates a selector for an unbound method of the main actor without parameters.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> @MainActor () -> Void) {
    nonisolated(unsafe) let method = method
    self.init(of: Target.self, taking: "") { target, _ in
      method(target)()
      return true
    }
  }

  /// Creates a selector for an unbound method without parameters.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void) {
    nonisolated(unsafe) let method = method
    self.init(of: Target.self, taking: "") { target, _ in
      method(target)()
      return true
    }
  }

  /// Creates a selector for an unbound method of the main actor that takes the sender.
  public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> @MainActor (Sender) -> Void) {
    nonisolated(unsafe) let method = method
    self.init(of: Target.self, taking: "\(Sender.self)") { target, arguments in
      Self.sender(in: arguments).map { method(target)($0) } != nil
    }
  }

  /// Creates a selector for an unbound method that takes the sender.
  public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> (Sender) -> Void) {
    nonisolated(unsafe) let method = method
    self.init(of: Target.self, taking: "\(Sender.self)") { target, arguments in
      Self.sender(in: arguments).map { method(target)($0) } != nil
    }
  }

  /// Creates a selector for an unbound method of the main actor that takes the sender and the event.
  public init<Target: AnyObject, Sender, Event>(_ method: @escaping (Target) -> @MainActor (Sender, Event) -> Void) {
    nonisolated(unsafe) let method = method
    self.init(of: Target.self, taking: "\(Sender.self), \(Event.self)") { target, arguments in
      Self.pair(in: arguments).map { method(target)($0.0, $0.1) } != nil
    }
  }

  /// Creates a selector for an unbound method that takes the sender and the event.
  public init<Target: AnyObject, Sender, Event>(_ method: @escaping (Target) -> (Sender, Event) -> Void) {
    nonisolated(unsafe) let method = method
    self.init(of: Target.self, taking: "\(Sender.self), \(Event.self)") { target, arguments in
      Self.pair(in: arguments).map { method(target)($0.0, $0.1) } != nil
    }
  }

  /// Creates a selector for a bound method of the main actor without parameters.
  public init(_ method: @escaping @MainActor () -> Void) {
    self.init(
      "bound()",
      .bound { _ in
        method()
        return true
      })
  }

  /// Creates a selector for a bound method without parameters.
  public init(_ method: @escaping () -> Void) {
    nonisolated(unsafe) let method = method
    self.init(
      "bound()",
      .bound { _ in
        method()
        return true
      })
  }

  /// Creates a selector for a bound method of the main actor that takes the sender.
  public init<Sender>(_ method: @escaping @MainActor (Sender) -> Void) {
    self.init("bound(\(Sender.self))", .bound { Self.sender(in: $0).map { method($0) } != nil })
  }

  /// Creates a selector for a bound method that takes the sender.
  public init<Sender>(_ method: @escaping (Sender) -> Void) {
    nonisolated(unsafe) let method = method
    self.init("bound(\(Sender.self))", .bound { Self.sender(in: $0).map { method($0) } != nil })
  }

  /// Creates a selector for an unbound method of `Target` with parameters of the types that `parameters` names; `body`
  /// calls it and returns false if the arguments are of other types.
  private init<Target: AnyObject>(
    of _: Target.Type, taking parameters: String, _ body: @escaping @MainActor (Target, [Any?]) -> Bool
  ) {
    self.init(
      "\(Target.self)(\(parameters))",
      .unbound { target, arguments in (target as? Target).map { body($0, arguments) } ?? false })
  }

  /// The first argument; nil if it is not a `Sender`.
  private static func sender<Sender>(in arguments: [Any?]) -> Sender? { arguments.first as? Sender }

  /// The first two arguments; nil if they are not a `Sender` and an `Event`.
  private static func pair<Sender, Event>(in arguments: [Any?]) -> (Sender, Event)? {
    guard arguments.count > 1, let sender = arguments[0] as? Sender, let event = arguments[1] as? Event else {
      return nil
    }
    return (sender, event)
  }
}
