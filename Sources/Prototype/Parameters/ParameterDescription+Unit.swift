extension ParameterDescription {
  /// The unit of a number.
  package enum Unit: String, Sendable {
    case seconds = "s"
    case points = "pt"
    case pointsPerSecond = "pt/s"
    case widthsPerSecond = "W/s"
    case degrees = "°"
    case times = "×"
    /// A number by which the width is divided; people read and type the result, in percent of the width.
    case widthDivisor = "%"
    /// A fraction, or another number without a unit.
    case fraction = ""

    /// Whether the unit is too long to stand behind the number, and stands behind the name.
    var isInLabel: Bool { self == .pointsPerSecond || self == .widthsPerSecond }

    /// Returns the name of a figure, with the unit if that is in the label.
    func label(_ name: String) -> String {
      self == .widthsPerSecond ? "Widths/s" : isInLabel ? "\(name), pt/s" : name
    }

    /// Returns the number that people read for a stored one.
    func shown(_ stored: Double) -> Double { self == .widthDivisor ? 100 / stored : stored }

    /// Returns the number to store for one that people read.
    func stored(_ shown: Double) -> Double { self == .widthDivisor ? 1 / (shown / 100) : shown }

    /// The unit of the stored number, as files and messages name it.
    var storedName: String { self == .widthDivisor ? "" : rawValue }
  }
}
