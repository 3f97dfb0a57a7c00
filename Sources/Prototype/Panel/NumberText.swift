import Foundation

/// How numbers of the panel are written, and which of them a slider finds.
enum NumberText {
  /// `number` with its unit, as "0.3 s".
  static func text(_ number: Double, _ unit: ParameterDescription.Unit) -> String {
    let digits = digits(number)
    switch unit {
    case .fraction: return digits
    case .degrees, .times: return digits + unit.rawValue
    case .seconds, .points, .pointsPerSecond, .widthsPerSecond: return "\(digits) \(unit.rawValue)"
    }
  }

  /// Two places behind the point at most, and none that say nothing.
  private static func digits(_ number: Double) -> String {
    let hundredths = (number * 100).rounded()
    var text = hundredths < 0 ? "−" : ""
    let whole = Int(abs(hundredths))
    text += "\(whole / 100)"
    let rest = whole % 100
    if rest != 0 { text += rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)" }
    return text
  }

  /// The distance of neighbouring numbers in a range: the power of ten that gives a hundred of them, or more.
  static func step(in range: ClosedRange<Double>) -> Double {
    let span = range.upperBound - range.lowerBound
    return pow(10, log10(span / 100).rounded(.down))
  }

  /// The number nearest to `number` that a slider over `range` finds.
  static func snapped(_ number: Double, in range: ClosedRange<Double>) -> Double {
    let step = step(in: range)
    // Below 1 a division by a whole number is exact where a product with a tenth is not.
    let snapped =
      step < 1 ? (number * (1 / step).rounded()).rounded() / (1 / step).rounded() : (number / step).rounded() * step
    return min(max(snapped, range.lowerBound), range.upperBound)
  }
}
