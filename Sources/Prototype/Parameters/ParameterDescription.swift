/// The description of a parameter for a user: its name, the values that it accepts, and its effect.
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

  /// The unit of a number.
  package enum Unit: String, Sendable {
    case seconds = "s"
    case points = "pt"
    case pointsPerSecond = "pt/s"
    case widthsPerSecond = "W/s"
    case degrees = "°"
    case times = "×"
    /// A fraction, or another number without a unit.
    case fraction = ""
  }

  /// The sections of the panel, in its order.
  package enum Section: String, CaseIterable, Sendable {
    case gesture = "Gesture"
    case motion = "Motion"
    case parallax = "Parallax"
    case shadow = "Shadow"
    case dimming = "Dimming"
    case release = "Release"
  }
}
