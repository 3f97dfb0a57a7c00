public import UIKit

/// A type of number that the window can change while the code runs.
public protocol LiveNumber {
  /// Converts to the nearest number of this type; nil if there is none.
  static func live(_ value: Double) -> Self?
}

extension Double: LiveNumber {
  public static func live(_ value: Double) -> Double? { value }
}

extension Float: LiveNumber {
  public static func live(_ value: Double) -> Float? { Float(value) }
}

extension CGFloat: LiveNumber {
  public static func live(_ value: Double) -> CGFloat? { CGFloat(value) }
}

extension Int: LiveNumber {
  /// Nil if `value` is too large.
  public static func live(_ value: Double) -> Int? { Int(exactly: value.rounded()) }
}

/// Returns the window's value of a constant, or `value`, which is in the source.
public nonisolated func parameter<Number: LiveNumber>(_ index: Int, _ value: Number) -> Number {
  guard let values = LiveValues.values, index < LiveValues.count else { return value }
  LiveValues.reads?[index] &+= 1
  let current = values[index]
  return current.isFinite ? Number.live(current) ?? value : value
}

/// The values of the constants, in memory that the window writes.
package enum LiveValues {
  /// NaN means the value in the source.
  ///
  /// The memory lives as long as the process.
  package nonisolated(unsafe) static var values: UnsafeMutablePointer<Double>?
  /// How often each constant was read.
  package nonisolated(unsafe) static var reads: UnsafeMutablePointer<UInt32>?
  package nonisolated(unsafe) static var count = 0
}

// The window writes a colour as the number 0xRRGGBB; the opacity stays that of the source.

/// Returns the window's colour of a constant, or `value`, which is in the source.
public nonisolated func parameter(_ index: Int, _ value: UIColor) -> UIColor {
  guard let digits = LiveValues.digits(index) else { return value }
  return UIColor(cgColor: color(digits, alpha: value.cgColor.alpha))
}

/// Returns the window's colour of a constant, or `value`, which is in the source.
public nonisolated func parameter(_ index: Int, _ value: CGColor) -> CGColor {
  LiveValues.digits(index).map { color($0, alpha: value.alpha) } ?? value
}

private func color(_ digits: UInt32, alpha: CGFloat) -> CGColor {
  func component(_ shift: UInt32) -> CGFloat { CGFloat(digits >> shift & 0xFF) / 255 }
  return CGColor(srgbRed: component(16), green: component(8), blue: component(0), alpha: alpha)
}

extension LiveValues {
  /// Returns 0xRRGGBB; nil if the window has not changed the colour.
  fileprivate static func digits(_ index: Int) -> UInt32? {
    guard let values, index < count else { return nil }
    reads?[index] &+= 1
    return UInt32(exactly: values[index])
  }
}
