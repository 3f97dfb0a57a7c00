/// What a person has to know of a parameter: its name, what it takes, and what it does.
package struct ParameterDescription: Sendable {
  /// The name in files and on the command line, as "shadow.radius".
  package let key: String
  /// The name in the panel.
  package let label: String
  /// What it does, in a sentence.
  package let help: String
  /// With which others it belongs together.
  package let section: Section
  /// What it takes.
  package let kind: Kind

  /// What a parameter takes.
  package enum Kind: Sendable {
    /// A number in a range, counted in a unit.
    case number(ClosedRange<Double>, Unit)
    /// Yes or no.
    case toggle
    /// One of these words, each with how the panel calls it.
    case choice([Choice])
    /// A colour.
    case color
  }

  /// A word that a parameter takes.
  package struct Choice: Sendable {
    package let name: String
    package let label: String
  }

  /// What a number counts.
  package enum Unit: String, Sendable {
    case seconds = "s"
    case points = "pt"
    case pointsPerSecond = "pt/s"
    case widthsPerSecond = "W/s"
    case degrees = "°"
    case times = "×"
    /// A part of a whole, 1 being all of it.
    case fraction = ""
  }

  /// With which others a parameter belongs together, in the order of the panel.
  package enum Section: String, CaseIterable, Sendable {
    case gesture = "Gesture"
    case motion = "Motion"
    case parallax = "Parallax"
    case shadow = "Shadow"
    case dimming = "Dimming"
    case release = "Release"
  }
}
