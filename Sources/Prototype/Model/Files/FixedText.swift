import Motion

/// Numbers with a fixed number of decimals, the same in every process.
enum FixedText {
  /// Halves are rounded away from zero; the result is never "-0".
  static func text(_ number: Double, decimals: Int) -> String { number.text(decimals: decimals) }

  /// Removes trailing zeros.
  static func short(_ number: Double, decimals: Int) -> String {
    var text = text(number, decimals: decimals)
    guard text.contains("."), number.magnitude < 1e15 else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }
}
