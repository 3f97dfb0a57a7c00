/// What becomes of colours that the target of a conversion cannot show.
///
/// Every conversion here is exact and keeps such colours outside 0…1, so the intent changes nothing.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// Whatever suits the context.
  case defaultIntent = 0

  /// The nearest colour, the white point kept.
  case absoluteColorimetric = 1

  /// The nearest colour, the white points matched.
  case relativeColorimetric = 2

  /// All colours squeezed so that their relations stay.
  case perceptual = 3

  /// Saturation kept at the cost of hue.
  case saturation = 4
}
