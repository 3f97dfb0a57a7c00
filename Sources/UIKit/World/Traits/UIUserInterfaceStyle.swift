/// Whether an interface looks light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not specified.
  case unspecified
  case light
  case dark
}
