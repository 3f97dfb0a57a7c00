import Foundation
import Motion

enum NumberText {
  /// Includes the unit, for instance "0.3 s".
  static func text(_ number: Double, _ unit: ParameterDescription.Unit) -> String {
    let digits = FixedText.short(unit.shown(number), decimals: 2).withMinusSigns
    switch unit {
    case .fraction: return digits
    case .degrees, .times: return digits + unit.rawValue
    case .seconds, .points, .pointsPerSecond, .widthsPerSecond, .widthDivisor: return "\(digits) \(unit.rawValue)"
    }
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

extension String {
  /// Shows hyphens before numbers as minus signs; files and commands keep the hyphen.
  var withMinusSigns: String {
    guard contains("-") else { return self }
    let characters = Array(self)
    return String(
      characters.indices.map { index in
        guard characters[index] == "-", characters.indices.contains(index + 1), characters[index + 1].isNumber else {
          return characters[index]
        }
        let isInWord = index > 0 && (characters[index - 1].isLetter || characters[index - 1].isNumber)
        return isInWord ? "-" : "−"
      })
  }
}

/// Numbers with a fixed number of decimals, the same in every process.
package enum FixedText {
  /// Halves are rounded away from zero; the result is never "-0".
  static func text(_ number: Double, decimals: Int) -> String { number.text(decimals: decimals) }

  /// Removes trailing zeros.
  package static func short(_ number: Double, decimals: Int) -> String {
    var text = text(number, decimals: decimals)
    guard text.contains("."), number.magnitude < 1e15 else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }
}
