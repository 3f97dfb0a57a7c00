import Foundation
import UIKit

/// Rows of named values as text, so that whole traces are compared at once.
struct Trace: Equatable, CustomStringConvertible {
  var rows: [String] = []

  /// Adds the values at `progress`, to a thousandth.
  mutating func add(_ progress: Double, _ values: KeyValuePairs<String, Double>) {
    rows.append(Self.text(progress) + ": " + values.map { "\($0) \(Self.text($1))" }.joined(separator: ", "))
  }

  var description: String { rows.joined(separator: "\n") }

  private static func text(_ value: Double) -> String {
    // What single precision leaves of an opacity is no difference.
    String(format: "%.3f", (value * 1000 + (value < 0 ? -0.01 : 0.01)).rounded() / 1000 + 0)
  }
}

/// The published ease-in-out, (0.42, 0)(0.58, 1), by halving: slow and plain.
func easeInOut(_ time: Double) -> Double {
  func bezier(_ first: Double, _ second: Double, _ t: Double) -> Double {
    3 * first * t * (1 - t) * (1 - t) + 3 * second * t * t * (1 - t) + t * t * t
  }
  var (low, high) = (0.0, 1.0)
  for _ in 0..<60 {
    let middle = (low + high) / 2
    if bezier(0.42, 0.58, middle) < time { low = middle } else { high = middle }
  }
  return bezier(0, 1, low)
}

extension UIView {
  /// How large the view is seen now, 1 being its size.
  var seenScale: Double { Double((layer.presentation() ?? layer).affineTransform().a) }
  /// What the view's superview holds of plain views that are no screens: veils, shadows, pictures.
  func siblings(besides screens: [UIView]) -> [UIView] {
    (superview?.subviews ?? []).filter { view in !screens.contains { $0 === view } }
  }
}
