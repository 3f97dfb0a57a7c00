/// Numbers with a fixed number of decimals, the same in every process.
enum FixedText {
  /// Halves are rounded away from zero; the result is never "-0".
  static func text(_ number: Double, decimals: Int) -> String {
    var unit = 1.0
    for _ in 0..<decimals { unit *= 10 }
    let units = (number.magnitude * unit).rounded()
    guard units < 0x1p53 else { return "\(number)" }
    let sign = number < 0 && units > 0 ? "-" : ""
    let digits = String(Int(units))
    guard decimals > 0 else { return sign + digits }
    let padded = String(repeating: "0", count: max(decimals + 1 - digits.count, 0)) + digits
    return "\(sign)\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
  }

  /// Removes trailing zeros.
  static func short(_ number: Double, decimals: Int) -> String {
    var text = text(number, decimals: decimals)
    guard text.contains("."), number.magnitude < 1e15 else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    return text == "-0" ? "0" : text
  }
}
