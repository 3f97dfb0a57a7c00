/// Whether an interface looks light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not specified.
  case unspecified
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}
