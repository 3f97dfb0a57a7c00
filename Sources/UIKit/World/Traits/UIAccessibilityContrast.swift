/// The contrast that the user asks for.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// The usual contrast.
  case normal
  /// More contrast.
  case high
}
