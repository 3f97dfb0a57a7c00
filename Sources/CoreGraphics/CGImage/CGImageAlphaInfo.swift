/// The position of alpha in a pixel, and whether the colours are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha; every pixel is opaque.
  case none = 0

  /// Alpha after the colours, which are multiplied by it.
  case premultipliedLast = 1

  /// Alpha before the colours, which are multiplied by it.
  case premultipliedFirst = 2

  /// Alpha after the colours, which are not multiplied by it.
  case last = 3

  /// Alpha before the colours, which are not multiplied by it.
  case first = 4

  /// No alpha; the component after the colours is ignored.
  case noneSkipLast = 5

  /// No alpha; the component before the colours is ignored.
  case noneSkipFirst = 6

  /// Alpha alone, without colours.
  case alphaOnly = 7
}
