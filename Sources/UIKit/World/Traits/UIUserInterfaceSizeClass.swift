/// Whether there is much room along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not specified.
  case unspecified
  /// Little room, as across a phone.
  case compact
  /// Much room, as on a tablet.
  case regular
}
