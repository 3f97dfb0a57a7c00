// Not Apple's: a value that several threads share.

import Foundation

/// A value that is read and changed by one thread at a time.
package final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  /// Creates a lock around `value`.
  package init(_ value: Value) { self.value = value }

  /// Runs `body` with the value while no other thread uses it.
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.withLock { body(&value) }
  }
}
