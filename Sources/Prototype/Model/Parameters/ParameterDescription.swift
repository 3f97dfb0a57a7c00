/// What a user needs to know of a parameter: its name, its values, when it counts, and its effect.
package struct ParameterDescription: Sendable {
  /// The name in files and on the command line, for instance "shadow.radius".
  package let key: String
  package let label: String
  package let help: String
  package let section: Section
  package let kind: Kind
  package var condition: ParameterCondition?
  /// Where the published value comes from; nil for a constant of the user's own code.
  package var provenance: Provenance?

  package enum Kind: Sendable {
    case number(ClosedRange<Double>, Unit)
    case toggle
    case choice([Choice])
    case color
  }

  /// A choice: its name in files and its label in the panel.
  package struct Choice: Sendable {
    package let name: String
    package let label: String
  }

  package enum Section: String, CaseIterable, Sendable {
    case shadow = "Shadow"
    case dimming = "Dimming"
    case parallax = "Parallax"
    case gesture = "Drag"
    /// What differs in a drag that begins at the edge.
    case edge = "From the edge"
    case motion = "Motion"
    case release = "Release"
    case constants = "Constants"

    /// The parameter that turns the section on or off; nil if there is none.
    package var switchKey: String? {
      switch self {
      case .shadow: "shadow"
      case .dimming: "dimming"
      case .parallax: "parallax"
      case .edge: "edge.differs"
      case .gesture, .motion, .release, .constants: nil
      }
    }
  }
}

extension ParameterDescription {
  /// What the panel says under the pointer: the effect, and where the published value comes from.
  var toolTip: String { provenance.map { "\(help) \($0.sentence)" } ?? help }

  /// The range of the slider, in the unit that people read; nil unless the parameter is a number.
  var shownRange: ClosedRange<Double>? {
    guard case .number(let range, let unit) = kind else { return nil }
    let ends = [unit.shown(range.lowerBound), unit.shown(range.upperBound)].sorted()
    return ends[0]...ends[1]
  }

  /// The step of the slider, in the unit that people read.
  ///
  /// It is 0 unless the parameter is a number.
  package var step: Double { shownRange.map(NumberText.step(in:)) ?? 0 }

  package func accepts(_ value: ParameterValue) -> Bool {
    switch (kind, value) {
    case (.number(let range, _), .number(let number)): range.contains(number)
    case (.toggle, .isOn), (.color, .color): true
    case (.choice(let choices), .choice(let name)): choices.contains { $0.name == name }
    default: false
    }
  }
}

extension ParameterDescription {
  package enum Unit: String, Sendable {
    case seconds = "s"
    case points = "pt"
    case pointsPerSecond = "pt/s"
    case widthsPerSecond = "W/s"
    case degrees = "°"
    case times = "×"
    /// The width is divided by the stored number; people read and type the result in percent of the width.
    case widthDivisor = "%"
    /// A fraction, or another number without a unit.
    case fraction = ""

    var isInLabel: Bool { self == .pointsPerSecond || self == .widthsPerSecond }

    /// Adds the unit if the label shows it.
    func label(_ name: String) -> String {
      self == .widthsPerSecond ? "Widths/s" : isInLabel ? "\(name), pt/s" : name
    }

    /// Converts a stored number to the one that people read.
    func shown(_ stored: Double) -> Double { self == .widthDivisor ? 100 / stored : stored }

    /// Converts a number that people read to the stored one.
    func stored(_ shown: Double) -> Double { self == .widthDivisor ? 1 / (shown / 100) : shown }

    /// The unit of the stored number in files and messages.
    var storedName: String { self == .widthDivisor ? "" : rawValue }
  }
}
