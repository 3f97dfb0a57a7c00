import Foundation

enum NumberText {
  /// Includes the unit, for instance "0.3 s".
  static func text(_ number: Double, _ unit: ParameterDescription.Unit) -> String {
    let digits = digits(unit.shown(number))
    switch unit {
    case .fraction: return digits
    case .degrees, .times: return digits + unit.rawValue
    case .seconds, .points, .pointsPerSecond, .widthsPerSecond, .widthDivisor: return "\(digits) \(unit.rawValue)"
    }
  }

  /// At most two decimals, without trailing zeros.
  private static func digits(_ number: Double) -> String {
    let hundredths = (number * 100).rounded()
    var text = hundredths < 0 ? "−" : ""
    let whole = Int(abs(hundredths))
    text += "\(whole / 100)"
    let rest = whole % 100
    if rest != 0 { text += rest % 10 == 0 ? ".\(rest / 10)" : rest < 10 ? ".0\(rest)" : ".\(rest)" }
    return text
  }

  /// The greatest power of ten that divides a slider into at least a hundred steps.
  static func step(in range: ClosedRange<Double>) -> Double {
    let span = range.upperBound - range.lowerBound
    return pow(10, log10(span / 100).rounded(.down))
  }

  /// Returns the nearest value that a slider over the range can select.
  static func snapped(_ number: Double, in range: ClosedRange<Double>) -> Double {
    snapped(number, in: range, step: step(in: range))
  }

  /// Returns the nearest multiple of `step` in the range.
  static func snapped(_ number: Double, in range: ClosedRange<Double>, step: Double) -> Double {
    // Below 1, dividing by a whole number is exact where multiplying by the step is not.
    let snapped =
      step < 1 ? (number * (1 / step).rounded()).rounded() / (1 / step).rounded() : (number / step).rounded() * step
    return min(max(snapped, range.lowerBound), range.upperBound)
  }
}
