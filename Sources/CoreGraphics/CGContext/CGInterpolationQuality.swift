/// How carefully images are smoothed when they are scaled.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As suits the renderer.
  case `default` = 0

  /// Not at all: the nearest pixel.
  case none = 1

  /// Fast.
  case low = 2

  /// Between ``low`` and ``high``.
  case medium = 4

  /// Well.
  case high = 3
}
