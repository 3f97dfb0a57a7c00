public import UIKit

// The window writes a colour as the number 0xRRGGBB; its opacity is that in the source.

/// Returns the colour of the constant with an index: as the window says, or `value`, which stands in the source.
public nonisolated func figure(_ index: Int, _ value: UIColor) -> UIColor {
  guard let digits = LiveValues.digits(index) else { return value }
  return UIColor(cgColor: color(digits, alpha: value.cgColor.alpha))
}

/// Returns the colour of the constant with an index: as the window says, or `value`, which stands in the source.
public nonisolated func figure(_ index: Int, _ value: CGColor) -> CGColor {
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
