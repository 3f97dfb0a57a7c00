/// The description of a parameter for a user: its name, the values that it accepts, when it counts, and its effect.
package struct ParameterDescription: Sendable {
  /// The name in files and on the command line, for instance "shadow.radius".
  package let key: String
  /// The name in the panel.
  package let label: String
  /// A sentence about the parameter's effect.
  package let help: String
  /// The section of the panel that contains the parameter.
  package let section: Section
  /// The kind of value that the parameter accepts.
  package let kind: Kind
  /// The condition under which the parameter has an effect; nil if it always has one.
  package var condition: ParameterCondition?
  /// Where the published value comes from; nil for a constant of the user's own code.
  package var provenance: Provenance?

  /// A kind of value.
  package enum Kind: Sendable {
    /// A number in a range, in a unit.
    case number(ClosedRange<Double>, Unit)
    /// A Boolean value.
    case toggle
    /// One of several choices.
    case choice([Choice])
    /// A colour.
    case color
  }

  /// A choice: its name in files and its label in the panel.
  package struct Choice: Sendable {
    package let name: String
    package let label: String
  }

  /// The sections of the panel, in its order.
  package enum Section: String, CaseIterable, Sendable {
    case shadow = "Shadow"
    case dimming = "Dimming"
    case parallax = "Parallax"
    case gesture = "Drag"
    case motion = "Motion"
    case release = "Release"
    case constants = "Constants"

    /// The key of the parameter that turns the section on or off; nil if the section has no switch.
    package var switchKey: String? {
      switch self {
      case .shadow: "shadow"
      case .dimming: "dimming"
      case .parallax: "parallax"
      case .gesture, .motion, .release, .constants: nil
      }
    }
  }
}

extension ParameterDescription {
  /// What the panel says under the pointer: the effect, and where the published value comes from.
  var toolTip: String { provenance.map { "\(help) \($0.sentence)" } ?? help }

  /// The name in the panel, with a mark if the published value is a guess.
  var markedLabel: String { provenance == .guessed ? "\(label) ?" : label }

  /// The numbers between which a slider moves, in the unit that people read; nil if the parameter is no number.
  var shownRange: ClosedRange<Double>? {
    guard case .number(let range, let unit) = kind else { return nil }
    let ends = [unit.shown(range.lowerBound), unit.shown(range.upperBound)].sorted()
    return ends[0]...ends[1]
  }

  /// The distance between the numbers that a slider selects, in the unit that people read: the greatest power of ten
  /// that gives at least a hundred of them.
  ///
  /// It is 0 for a parameter that is no number.
  package var step: Double { shownRange.map(NumberText.step(in:)) ?? 0 }

  /// Whether `value` is of the parameter's kind and within its range.
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

    /// Returns the name of a parameter, with the unit if that is in the label.
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
