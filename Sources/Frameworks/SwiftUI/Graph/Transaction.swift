import UIKit

/// What belongs to a change.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false

  public init(animation: Animation? = nil) { self.animation = animation }

  @MainActor static var current = Transaction()
}

/// Animates what changes because of what `body` does.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let before = MainActor.assumeIsolated { Unchecked(Transaction.current) }
  let next = Unchecked(transaction)
  MainActor.assumeIsolated { Transaction.current = next.value }
  defer { MainActor.assumeIsolated { Transaction.current = before.value } }
  return try body()
}

/// Animates the changes of the views in it when a value changes; without a value, always.
private struct AnimationView: ListView {
  let content: any View
  let animation: Animation?
  let value: Any?

  private final class Kept {
    var value: Any?
  }

  func expand(in scope: Scope) -> [Element] {
    let kept = scope.kept { Kept() }
    if let value {
      if let last = kept.value, !isEqual(last, value) { scope.environment.animation = .some(animation) }
      kept.value = value
    } else {
      scope.environment.animation = .some(animation)
    }
    return scope.expand(content)
  }
}

extension Scope {
  /// An object that is kept for a view without properties.
  func kept<Object: AnyObject>(_ make: () -> Object) -> Object {
    if let known = own as? Object { return known }
    let made = make()
    own = made
    return made
  }
}

extension View {
  public func animation(_ animation: Animation?, value: some Equatable) -> some View {
    AnimationView(content: self, animation: animation, value: value)
  }
  public func animation(_ animation: Animation?) -> some View {
    AnimationView(content: self, animation: animation, value: nil)
  }
}
