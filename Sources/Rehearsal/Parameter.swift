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
public nonisolated func parameter<Number: LiveNumber>(_ index: Int, _ value: Number) -> Number {
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

// The window writes a colour as the number 0xRRGGBB; its opacity is that in the source.

/// Returns the colour of the constant with an index: as the window says, or `value`, which stands in the source.
public nonisolated func parameter(_ index: Int, _ value: UIColor) -> UIColor {
  guard let digits = LiveValues.digits(index) else { return value }
  return UIColor(cgColor: color(digits, alpha: value.cgColor.alpha))
}

/// Returns the colour of the constant with an index: as the window says, or `value`, which stands in the source.
public nonisolated func parameter(_ index: Int, _ value: CGColor) -> CGColor {
  LiveValues.digits(index).map { color($0, alpha: value.alpha) } ?? value
}

private func color(_ digits: UInt32, alpha: CGFloat) -> CGColor {
  func component(_ shift: UInt32) -> CGFloat { CGFloat(digits >> shift & 0xFF) / 255 }
  return CGColor(srgbRed: component(16), green: component(8), blue: component(0), alpha: alpha)
}

extension LiveValues {
  /// Returns what the window says of the colour with an index; nil if that is what the source says.
  fileprivate static func digits(_ index: Int) -> UInt32? {
    guard let values, index < count else { return nil }
    reads?[index] &+= 1
    return UInt32(exactly: values[index])
  }
}
