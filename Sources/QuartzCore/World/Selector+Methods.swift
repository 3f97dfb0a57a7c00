// The ways to name a method. Each comes twice: a method of the main actor has another type than one of nobody's, and
// clients in the Swift 5 language mode would be warned if one were passed as the other. What belongs to the main actor
// is only called there, so that marking the way to it unsafe hides nothing.

extension Selector {
  /// An unbound method of the main actor that is called without arguments.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> @MainActor () -> Void) {
    nonisolated(unsafe) let method = method
    self.init(
      "\(Target.self)()",
      .unbound { target, _ in
        (target as? Target).map { method($0)() } != nil
      })
  }

  /// An unbound method that is called without arguments.
  public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void) {
    nonisolated(unsafe) let method = method
    self.init(
      "\(Target.self)()",
      .unbound { target, _ in
        (target as? Target).map { method($0)() } != nil
      })
  }

  /// An unbound method of the main actor that takes who sends it.
  public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> @MainActor (Sender) -> Void) {
    nonisolated(unsafe) let method = method
    self.init(
      "\(Target.self)(\(Sender.self))",
      .unbound { target, arguments in
        guard let target = target as? Target, let sender = arguments.first as? Sender else { return false }
        method(target)(sender)
        return true
      })
  }

  /// An unbound method that takes who sends it.
  public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> (Sender) -> Void) {
    nonisolated(unsafe) let method = method
    self.init(
      "\(Target.self)(\(Sender.self))",
      .unbound { target, arguments in
        guard let target = target as? Target, let sender = arguments.first as? Sender else { return false }
        method(target)(sender)
        return true
      })
  }

  /// An unbound method of the main actor that takes who sends it and the event it is sent for.
  public init<Target: AnyObject, Sender, Event>(_ method: @escaping (Target) -> @MainActor (Sender, Event) -> Void) {
    nonisolated(unsafe) let method = method
    self.init(
      "\(Target.self)(\(Sender.self), \(Event.self))",
      .unbound { target, arguments in
        guard let target = target as? Target, let (sender, event) = Self.pair(arguments, Sender.self, Event.self)
        else { return false }
        method(target)(sender, event)
        return true
      })
  }

  /// An unbound method that takes who sends it and the event it is sent for.
  public init<Target: AnyObject, Sender, Event>(_ method: @escaping (Target) -> (Sender, Event) -> Void) {
    nonisolated(unsafe) let method = method
    self.init(
      "\(Target.self)(\(Sender.self), \(Event.self))",
      .unbound { target, arguments in
        guard let target = target as? Target, let (sender, event) = Self.pair(arguments, Sender.self, Event.self)
        else { return false }
        method(target)(sender, event)
        return true
      })
  }

  /// A method of the main actor bound to its receiver that is called without arguments.
  public init(_ method: @escaping @MainActor () -> Void) {
    self.init(
      "bound()",
      .bound { _ in
        method()
        return true
      })
  }

  /// A method bound to its receiver that is called without arguments.
  public init(_ method: @escaping () -> Void) {
    nonisolated(unsafe) let method = method
    self.init(
      "bound()",
      .bound { _ in
        method()
        return true
      })
  }

  /// A method of the main actor bound to its receiver that takes who sends it.
  public init<Sender>(_ method: @escaping @MainActor (Sender) -> Void) {
    self.init(
      "bound(\(Sender.self))",
      .bound { arguments in
        guard let sender = arguments.first as? Sender else { return false }
        method(sender)
        return true
      })
  }

  /// A method bound to its receiver that takes who sends it.
  public init<Sender>(_ method: @escaping (Sender) -> Void) {
    nonisolated(unsafe) let method = method
    self.init(
      "bound(\(Sender.self))",
      .bound { arguments in
        guard let sender = arguments.first as? Sender else { return false }
        method(sender)
        return true
      })
  }

  /// The first two arguments, where they are of these types.
  private static func pair<First, Second>(
    _ arguments: [Any?], _: First.Type, _: Second.Type
  ) -> (First, Second)? {
    guard arguments.count > 1, let first = arguments[0] as? First, let second = arguments[1] as? Second else {
      return nil
    }
    return (first, second)
  }
}
