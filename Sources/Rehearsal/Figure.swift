public import UIKit

/// A number that can be changed while code that uses it runs.
public protocol LiveNumber {
  /// Returns the number nearest to `value`; nil if there is none.
  static func live(_ value: Double) -> Self?
}

extension Double: LiveNumber {
  /// Returns `value`.
  public static func live(_ value: Double) -> Double? { value }
}

extension Float: LiveNumber {
  /// Returns the number nearest to `value`.
  public static func live(_ value: Double) -> Float? { Float(value) }
}

extension CGFloat: LiveNumber {
  /// Returns `value`.
  public static func live(_ value: Double) -> CGFloat? { CGFloat(value) }
}

extension Int: LiveNumber {
  /// Returns the whole number nearest to `value`; nil if that is too large.
  public static func live(_ value: Double) -> Int? { Int(exactly: value.rounded()) }
}

/// Returns the value of the constant with an index: as the window says, or `value`, which stands in the source.
public nonisolated func figure<Number: LiveNumber>(_ index: Int, _ value: Number) -> Number {
  guard let values = LiveValues.values, index < LiveValues.count else { return value }
  LiveValues.reads?[index] &+= 1
  let current = values[index]
  return current.isFinite ? Number.live(current) ?? value : value
}

/// The values of the constants, in memory that the window writes.
package enum LiveValues {
  /// The values; not a number means as the source says.
  ///
  /// The memory lives as long as the process.
  package nonisolated(unsafe) static var values: UnsafeMutablePointer<Double>?
  /// The numbers of times that the constants were read.
  package nonisolated(unsafe) static var reads: UnsafeMutablePointer<UInt32>?
  /// The number of values.
  package nonisolated(unsafe) static var count = 0
}
