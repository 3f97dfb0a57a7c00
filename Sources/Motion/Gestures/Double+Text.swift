extension Double {
  /// Halves are rounded away from zero, and the text is never "-0"; beyond 2^53, and for numbers that are not finite,
  /// it is Swift's own.
  package func text(decimals: Int) -> String {
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
