/// Where the opacity of a pixel is, and whether the colours have been multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is none; every pixel is opaque.
  case none = 0

  /// After the colours, which have been multiplied by it.
  case premultipliedLast = 1

  /// Before the colours, which have been multiplied by it.
  case premultipliedFirst = 2

  /// After the colours.
  case last = 3

  /// Before the colours.
  case first = 4

  /// There is none; the component after the colours means nothing.
  case noneSkipLast = 5

  /// There is none; the component before the colours means nothing.
  case noneSkipFirst = 6

  /// There is nothing else.
  case alphaOnly = 7
}
