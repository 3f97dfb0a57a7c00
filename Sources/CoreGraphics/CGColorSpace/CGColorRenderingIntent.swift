/// How a conversion treats colours that its target cannot show.
///
/// Every conversion in this library is exact and keeps such colours outside 0…1, so the intent has no effect.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent = 0

  /// The nearest colour, without adjusting the white point.
  case absoluteColorimetric = 1

  /// The nearest colour, with the white points matched.
  case relativeColorimetric = 2

  /// All colours compressed so that their relations stay the same.
  case perceptual = 3

  /// The saturation is kept at the cost of the hue.
  case saturation = 4
}
