/// A method that is called on a target that is known later, in place of Objective-C's `#selector`.
///
/// `Selector(Self.handle(_:))` takes an unbound method and retains no object. A bound method, as in
/// `Selector(handle(_:))`, works too, but retains its receiver and is called on it.
///
/// Two selectors are equal if one is a copy of the other, or if both are the same name without a method. Swift cannot
/// compare functions: two selectors that were created from the same method are not equal, only alike (``isAlike(_:)``).
public struct Selector: ExpressibleByStringLiteral, Hashable, CustomStringConvertible {
  private final class Identity {}

  enum Action {
    case unbound(@MainActor (_ target: AnyObject, _ arguments: [Any?]) -> Outcome)
    case bound(@MainActor (_ arguments: [Any?]) -> Outcome)
    case named
  }

  enum Outcome {
    case called
    case otherTarget
    case otherArguments
  }

  private let action: Action
  private let name: String
  private let identity: Identity?
  /// Whether an object is of the class whose method this is; nil for a name and for a bound method.
  private let owner: ((Any) -> Bool)?

  /// A name without a method can be stored and compared, but calling it has no effect.
  public init(_ str: String) {
    action = .named
    name = str
    identity = nil
    owner = nil
  }

  public init(stringLiteral value: String) { self.init(value) }

  init(_ name: String, _ action: Action, owner: ((Any) -> Bool)? = nil) {
    self.owner = owner
    self.name = name
    self.action = action
    identity = Identity()
  }

  /// A copy, or the same name.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity === rhs.identity && lhs.name == rhs.name }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity.map(ObjectIdentifier.init))
    hasher.combine(name)
  }

  /// For a method its class and the types of its parameters.
  public var description: String { name }

  /// True for a name and a bound method.
  package func isMethod(of target: Any) -> Bool { owner.map { $0(target) } ?? true }

  /// Whether both may be the same method: of the same class or both bound, and with the same parameters.
  package func isAlike(_ other: Self) -> Bool { name == other.name }

  /// Calls the method on `target`, on the main actor; returns false if `target` does not have the method.
  ///
  /// A method that cannot take the arguments is reported and not called.
  @discardableResult
  package func perform(on target: AnyObject?, with arguments: Any?...) -> Bool { call(on: target, with: arguments) }

  /// Calls the method on `target`, on the main actor; a target that does not have the method is reported.
  package func send(to target: AnyObject, with arguments: Any?...) {
    guard !call(on: target, with: arguments) else { return }
    LayerWorld.current.report("\(type(of: target)) does not have the action \(name), which was sent to it")
  }

  private func call(on target: AnyObject?, with arguments: [Any?]) -> Bool {
    let action = action
    nonisolated(unsafe) let (target, arguments) = (target, arguments)
    let outcome: Outcome = MainActor.assumeIsolated {
      switch action {
      case .unbound(let call): target.map { call($0, arguments) } ?? .otherTarget
      case .bound(let call): call(arguments)
      case .named: .otherTarget
      }
    }
    if outcome == .otherArguments {
      let classes = arguments.map { $0.map { "\(type(of: $0))" } ?? "nil" }.joined(separator: ", ")
      LayerWorld.current.report("The action \(name) does not take (\(classes)); it was not called")
    }
    return outcome != .otherTarget
  }
}

// There are two of each initialiser: a method of the main actor differs in type from one without an actor, and clients in
// the Swift 5 language mode would get a warning for passing one as the other. A selector calls its method on the main actor
// only, so `nonisolated(unsafe)` hides no race.

extension Selector {
  public init<Target: AnyObject>(_ method: @escaping (Target) -> @MainActor () -> Void) {
    nonisolated(unsafe) let method = method
    self.init(of: Target.self, taking: "") { target, _ in
      method(target)()
      return true
    }
  }

  public init<Target: AnyObject>(_ method: @escaping (Target) -> () -> Void) {
    nonisolated(unsafe) let method = method
    self.init(of: Target.self, taking: "") { target, _ in
      method(target)()
      return true
    }
  }

  public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> @MainActor (Sender) -> Void) {
    nonisolated(unsafe) let method = method
    self.init(of: Target.self, taking: "\(Sender.self)") { target, arguments in
      Self.sender(in: arguments).map { method(target)($0) } != nil
    }
  }

  public init<Target: AnyObject, Sender>(_ method: @escaping (Target) -> (Sender) -> Void) {
    nonisolated(unsafe) let method = method
    self.init(of: Target.self, taking: "\(Sender.self)") { target, arguments in
      Self.sender(in: arguments).map { method(target)($0) } != nil
    }
  }

  public init<Target: AnyObject, Sender, Event>(_ method: @escaping (Target) -> @MainActor (Sender, Event) -> Void) {
    nonisolated(unsafe) let method = method
    self.init(of: Target.self, taking: "\(Sender.self), \(Event.self)") { target, arguments in
      Self.pair(in: arguments).map { method(target)($0.0, $0.1) } != nil
    }
  }

  public init<Target: AnyObject, Sender, Event>(_ method: @escaping (Target) -> (Sender, Event) -> Void) {
    nonisolated(unsafe) let method = method
    self.init(of: Target.self, taking: "\(Sender.self), \(Event.self)") { target, arguments in
      Self.pair(in: arguments).map { method(target)($0.0, $0.1) } != nil
    }
  }

  public init(_ method: @escaping @MainActor () -> Void) {
    self.init(
      "bound()",
      .bound { _ in
        method()
        return .called
      })
  }

  public init(_ method: @escaping () -> Void) {
    nonisolated(unsafe) let method = method
    self.init(
      "bound()",
      .bound { _ in
        method()
        return .called
      })
  }

  public init<Sender>(_ method: @escaping @MainActor (Sender) -> Void) {
    self.init(
      "bound(\(Sender.self))", .bound { Self.sender(in: $0).map { method($0) } == nil ? .otherArguments : .called })
  }

  public init<Sender>(_ method: @escaping (Sender) -> Void) {
    nonisolated(unsafe) let method = method
    self.init(
      "bound(\(Sender.self))", .bound { Self.sender(in: $0).map { method($0) } == nil ? .otherArguments : .called })
  }

  /// `parameters` names the types; `body` calls the method and returns false if the arguments are of other types.
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

  /// Nil if the first argument is not a `Sender` and none can stand for it.
  @MainActor private static func sender<Sender>(in arguments: [Any?]) -> Sender? { argument(0, of: arguments) }

  /// Nil if the first two arguments are not a `Sender` and an `Event`.
  @MainActor private static func pair<Sender, Event>(in arguments: [Any?]) -> (Sender, Event)? {
    guard let sender: Sender = argument(0, of: arguments), let event: Event = argument(1, of: arguments) else {
      return nil
    }
    return (sender, event)
  }

  /// Itself, or what it sends in its place to a method that takes another class; nil if no `Wanted` can be given.
  ///
  /// An optional parameter is nil where the argument does not fit.
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

/// Sends actions, also to methods that take another class.
///
/// Objective-C calls such a method with the sender itself, and it works as long as the method uses what both classes
/// have.
@MainActor package protocol ActionSender: AnyObject {
  /// An object of the class `wanted` that shows the same as this one; nil if there is none.
  func standIn(of wanted: Any.Type) -> AnyObject?
}

/// Accepts nil.
private protocol OptionalParameter {
  static var wrapped: Any.Type { get }
  static var absent: Any { get }
}

extension Optional: OptionalParameter {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
  fileprivate static var absent: Any { Self.none as Any }
}
