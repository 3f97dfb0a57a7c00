import Foundation
import UIKit

/// Rows of named values as text, so that whole traces are compared at once.
struct Trace: Equatable, CustomStringConvertible {
  var rows: [String] = []

  /// Adds the values at `progress`, rounded to a thousandth.
  mutating func add(_ progress: Double, _ values: KeyValuePairs<String, Double>) {
    rows.append(Self.text(progress) + ": " + values.map { "\($0) \(Self.text($1))" }.joined(separator: ", "))
  }

  var description: String { rows.joined(separator: "\n") }

  private static func text(_ value: Double) -> String {
    // Opacities have single precision.
    String(format: "%.3f", (value * 1000 + (value < 0 ? -0.01 : 0.01)).rounded() / 1000 + 0)
  }
}

/// Returns the value of the published ease-in-out, (0.42, 0)(0.58, 1), by bisection.
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
  /// The visible scale of the view.
  var seenScale: Double { Double((layer.presentation() ?? layer).affineTransform().a) }
  /// Returns the other subviews of the superview that are no screens: dimming views, shadows and pictures.
  func siblings(except screens: [UIView]) -> [UIView] {
    (superview?.subviews ?? []).filter { view in !screens.contains { $0 === view } }
  }
}
