/// Whether an interface lies on the ground or is raised above another one.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// On the ground.
  case base
  /// Above another interface; its dark backgrounds are lighter.
  case elevated
}
