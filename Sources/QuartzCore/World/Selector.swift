/// A method that is called on a target that is known later, in place of Objective-C's `#selector`.
///
/// `Selector(Self.handle(_:))` takes an unbound method and retains no object. A bound method, as in
/// `Selector(handle(_:))`, works too, but retains its receiver and is called on it.
///
/// Two selectors are equal if one is a copy of the other, or if both are the same name without a method. Swift cannot
/// compare functions: two selectors that were created from the same method are not equal, only alike (``isAlike(_:)``).
public struct Selector: ExpressibleByStringLiteral, Hashable, CustomStringConvertible {
  /// The identity of a selector that was created from a method.
  private final class Identity {}

  enum Action {
    case unbound(@MainActor (_ target: AnyObject, _ arguments: [Any?]) -> Outcome)
    case bound(@MainActor (_ arguments: [Any?]) -> Outcome)
    case named
  }

  /// What came of a call.
  enum Outcome {
    case called
    /// The target does not have the method.
    case otherTarget
    /// The method takes arguments of other types.
    case otherArguments
  }

  private let action: Action
  private let name: String
  private let identity: Identity?
  /// Returns whether an object is of the class whose method this is; nil for a name and for a bound method.
  private let owner: ((Any) -> Bool)?

  /// Creates a selector from a name, without a method: it can be stored and compared, but calling it has no effect.
  public init(_ str: String) {
    action = .named
    name = str
    identity = nil
    owner = nil
  }

  /// Creates a selector from a name, without a method: it can be stored and compared, but calling it has no effect.
  public init(stringLiteral value: String) { self.init(value) }

  init(_ name: String, _ action: Action, owner: ((Any) -> Bool)? = nil) {
    self.owner = owner
    self.name = name
    self.action = action
    identity = Identity()
  }

  /// Returns whether `lhs` is a copy of `rhs`, or both are the same name.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity === rhs.identity && lhs.name == rhs.name }

  /// Hashes the values that equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity.map(ObjectIdentifier.init))
    hasher.combine(name)
  }

  /// The name, or for a method its class and the types of its parameters.
  public var description: String { name }

  /// Returns whether `target` is of the class whose method this is; true for a name and a bound method.
  package func isMethod(of target: Any) -> Bool { owner.map { $0(target) } ?? true }

  /// Returns whether both may be the same method: of the same class or both bound, and with the same parameters.
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
