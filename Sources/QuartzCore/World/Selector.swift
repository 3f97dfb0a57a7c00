/// A method to be called on a target that is known later: what `#selector` gives where there is an Objective-C
/// runtime.
///
/// `Selector(Self.handle(_:))` takes the method unbound and keeps nobody alive. A bound method, as in
/// `Selector(handle(_:))`, works too but keeps its receiver alive and is called on that.
///
/// Two selectors are equal when one is a copy of the other, or both are the same name without a method. Functions cannot
/// be compared in Swift: two that were made apart from the same method are not equal, only alike (``isAlike(_:)``).
public struct Selector: ExpressibleByStringLiteral, Hashable {
  /// Tells a selector made from a method from every other.
  private final class Identity {}

  enum Action {
    case unbound(@MainActor (_ target: AnyObject, _ arguments: [Any?]) -> Bool)
    case bound(@MainActor (_ arguments: [Any?]) -> Bool)
    case named
  }

  private let action: Action
  private let name: String
  private let identity: Identity?

  /// A name without a method: it can be kept, but calling it does nothing.
  public init(_ str: String) {
    action = .named
    name = str
    identity = nil
  }

  /// A name without a method: it can be kept, but calling it does nothing.
  public init(stringLiteral value: String) { self.init(value) }

  init(_ name: String, _ action: Action) {
    self.name = name
    self.action = action
    identity = Identity()
  }

  /// Whether `lhs` is a copy of `rhs`, or the same name.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity === rhs.identity && lhs.name == rhs.name }

  /// Feeds what equality looks at into `hasher`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(identity.map(ObjectIdentifier.init))
    hasher.combine(name)
  }

  /// Whether both may be the same method: of the same class, or both bound, and taking the same arguments.
  package func isAlike(_ other: Self) -> Bool { name == other.name }

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
