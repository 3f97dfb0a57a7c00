extension Double {
  /// Returns the number in decimal notation with a fixed number of decimals.
  ///
  /// Halves are rounded away from zero, and the text is never "-0". When the digits would exceed 2^53, or the number is
  /// not finite, the text is Swift's own.
  func text(decimals: Int) -> String {
    var unit = 1.0
    for _ in 0..<decimals { unit *= 10 }
    let units = (magnitude * unit).rounded()
    guard units < 0x1p53 else { return "\(self)" }
    let sign = self < 0 && units > 0 ? "-" : ""
    let digits = String(Int(units))
    guard decimals > 0 else { return sign + digits }
    let padded = String(repeating: "0", count: max(decimals + 1 - digits.count, 0)) + digits
    return "\(sign)\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
  }
}
