/// Reads numbers that people type, with or without a unit.
enum NumberReading {
  enum Source {
    /// A field of the panel; a number without a unit has the unit that people read.
    case panel
    /// A command line; a number without a unit is the stored one.
    case command
  }

  /// Returns the stored number for a text such as "0.3", "300ms" or "30 %"; nil if the text does not fit the unit.
  ///
  /// In the panel, a number without a unit for a divisor of the width counts as percent, unless it can only be the
  /// divisor, as 3.33.
  static func number(
    _ text: String, _ unit: ParameterDescription.Unit, in range: ClosedRange<Double>, from source: Source
  ) -> Double? {
    let compact = text.filter { !$0.isWhitespace && $0 != "_" }.map { $0 == "−" ? "-" : $0 == "," ? "." : $0 }
    if unit == .widthDivisor, let divisor = divisor(compact) { return divisor }
    let digits = compact.prefix { $0.isASCII && ($0.isNumber || "+-.".contains($0)) }
    let exponent = exponent(compact[digits.endIndex...])
    guard let number = plain(String(digits) + exponent) else { return nil }
    let suffix = String(compact[(digits.endIndex + exponent.count)...]).lowercased()
    if suffix.isEmpty { return bare(number, unit, in: range, from: source) }
    return factors(unit).first { $0.suffixes.contains(suffix) }.map { $0.convert(number) }
  }

  private static func bare(
    _ number: Double, _ unit: ParameterDescription.Unit, in range: ClosedRange<Double>, from source: Source
  ) -> Double {
    guard unit == .widthDivisor, source == .panel else { return number }
    let percent = unit.stored(number)
    return range.contains(percent) || !range.contains(number) ? percent : number
  }

  /// Reads "/3.33", "÷3.33" or "1/3.33".
  private static func divisor(_ text: [Character]) -> Double? {
    guard let slash = text.firstIndex(where: { $0 == "/" || $0 == "÷" }),
      text[..<slash] == [] || text[..<slash] == ["1"]
    else { return nil }
    return plain(String(text[(slash + 1)...]))
  }

  /// Returns the exponent at the beginning, such as "e-05"; empty if there is none.
  private static func exponent(_ text: ArraySlice<Character>) -> String {
    guard text.first == "e" || text.first == "E" else { return "" }
    let sign = text.dropFirst().prefix { $0 == "-" || $0 == "+" }.prefix(1)
    let digits = text.dropFirst(1 + sign.count).prefix { $0.isASCII && $0.isNumber }
    return digits.isEmpty ? "" : "e" + String(sign) + String(digits)
  }

  private static func plain(_ digits: String) -> Double? {
    let isDecimal = digits.allSatisfy { $0.isASCII && $0.isNumber || "+-.eE".contains($0) }
    guard isDecimal, let number = Double(digits), number.isFinite else { return nil }
    return number
  }

  /// The suffixes of a unit, each with its conversion to the stored number.
  private static func factors(
    _ unit: ParameterDescription.Unit
  ) -> [(suffixes: [String], convert: (Double) -> Double)] {
    switch unit {
    case .seconds: [(["s", "sec"], { $0 }), (["ms"], { $0 / 1000 })]
    case .points: [(["pt", "pts"], { $0 })]
    case .pointsPerSecond: [(["pt/s", "pt"], { $0 })]
    case .widthsPerSecond: [(["w/s", "w"], { $0 }), (["%"], { $0 / 100 })]
    case .degrees: [(["°", "deg"], { $0 })]
    case .times: [(["×", "x"], { $0 }), (["%"], { $0 / 100 })]
    case .widthDivisor: [(["%"], { unit.stored($0) })]
    case .fraction: [(["%"], { $0 / 100 })]
    }
  }
}
