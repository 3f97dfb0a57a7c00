/// A kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not specified.
  case unspecified = -1
  /// A phone.
  case phone
  /// A tablet.
  case pad
  /// A television.
  case tv
  /// A car's display.
  case carPlay
  /// A Mac.
  case mac = 5
  /// A headset.
  case vision
}
