extension Double {
  /// The number in decimal with a fixed number of decimals, as a sentence shows it.
  ///
  /// Rounded half away from zero; never "-0"; sizes from 2^53 on and figures that are not finite as Swift prints them.
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
