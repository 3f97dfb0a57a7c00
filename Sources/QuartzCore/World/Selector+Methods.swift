// There are two of each initialiser: a method of the main actor differs in type from one without an actor, and clients in
// the Swift 5 language mode would get a warning for passing one as the other. A selector calls its method on the main actor
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
        return .called
      })
  }

  /// Creates a selector for a bound method without parameters.
  public init(_ method: @escaping () -> Void) {
    nonisolated(unsafe) let method = method
    self.init(
      "bound()",
      .bound { _ in
        method()
        return .called
      })
  }

  /// Creates a selector for a bound method of the main actor that takes the sender.
  public init<Sender>(_ method: @escaping @MainActor (Sender) -> Void) {
    self.init(
      "bound(\(Sender.self))", .bound { Self.sender(in: $0).map { method($0) } == nil ? .otherArguments : .called })
  }

  /// Creates a selector for a bound method that takes the sender.
  public init<Sender>(_ method: @escaping (Sender) -> Void) {
    nonisolated(unsafe) let method = method
    self.init(
      "bound(\(Sender.self))", .bound { Self.sender(in: $0).map { method($0) } == nil ? .otherArguments : .called })
  }

  /// Creates a selector for an unbound method of `Target` with parameters of the types that `parameters` names; `body`
  /// calls it and returns false if the arguments are of other types.
  private init<Target: AnyObject>(
    of _: Target.Type, taking parameters: String, _ body: @escaping @MainActor (Target, [Any?]) -> Bool
  ) {
    self.init(
      "\(Target.self)(\(parameters))",
      .unbound { target, arguments in
        guard let target = target as? Target else { return .otherTarget }
        return body(target, arguments) ? .called : .otherArguments
      }, owner: { $0 is Target })
  }

  /// The first argument; nil if it is not a `Sender` and none can stand for it.
  @MainActor private static func sender<Sender>(in arguments: [Any?]) -> Sender? { argument(0, of: arguments) }

  /// The first two arguments; nil if they are not a `Sender` and an `Event`.
  @MainActor private static func pair<Sender, Event>(in arguments: [Any?]) -> (Sender, Event)? {
    guard let sender: Sender = argument(0, of: arguments), let event: Event = argument(1, of: arguments) else {
      return nil
    }
    return (sender, event)
  }

  /// The argument at `index` as a `Wanted`: itself, or what it sends in its place to a method that takes another class.
  ///
  /// An optional parameter is nil where the argument does not fit. Returns nil if no `Wanted` can be given.
  @MainActor private static func argument<Wanted>(_ index: Int, of arguments: [Any?]) -> Wanted? {
    let given = index < arguments.count ? arguments[index] : nil
    if let given, let fitting = given as? Wanted { return fitting }
    let optional = Wanted.self as? any OptionalParameter.Type
    if let standIn = (given as? any ActionSender)?.standIn(of: optional?.wrapped ?? Wanted.self) {
      return standIn as? Wanted
    }
    return optional?.absent as? Wanted
  }
}

/// An object that sends actions, also to methods that take another class.
///
/// Objective-C calls such a method with the sender itself, and it works as long as the method uses what both classes have.
@MainActor package protocol ActionSender: AnyObject {
  /// Returns an object of the class `wanted` that shows the same as this object; nil if there is none.
  func standIn(of wanted: Any.Type) -> AnyObject?
}

/// The type of a parameter that accepts nil.
private protocol OptionalParameter {
  static var wrapped: Any.Type { get }
  static var absent: Any { get }
}

extension Optional: OptionalParameter {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
  fileprivate static var absent: Any { Self.none as Any }
}
