/// A method to be called on a target that is known later: what `#selector` gives where there is an Objective-C
/// runtime.
///
/// `Selector(Self.handle(_:))` takes the method unbound and keeps nobody alive. A bound method, as in
/// `Selector(handle(_:))`, works too but keeps its receiver alive and is called on that.
public struct Selector: ExpressibleByStringLiteral {
  enum Action {
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

  init(_ name: String, _ action: Action) {
    self.name = name
    self.action = action
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
