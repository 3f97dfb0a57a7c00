/// The quality with which images are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The renderer's default.
  case `default` = 0

  /// No interpolation: the nearest pixel.
  case none = 1

  /// Fast interpolation.
  case low = 2

  /// An interpolation between ``low`` and ``high``.
  case medium = 4

  /// The best interpolation.
  case high = 3
}
