/// How a colour that is drawn (the source) combines with the colour already there (the destination).
///
/// The modes up to ``luminosity`` mix the colours and draw the result over the destination. The others are Porter and
/// Duff's operators, which select by opacity.
public enum CGBlendMode: Int32, Sendable {
  /// The source over the destination.
  case normal = 0

  /// The product of both, which is never lighter than either.
  case multiply = 1

  /// The inverse product of the inverse colours, which is never darker than either.
  case screen = 2

  /// Multiplies or screens, depending on the destination.
  case overlay = 3

  /// The darker of the two colours.
  case darken = 4

  /// The lighter of the two colours.
  case lighten = 5

  /// The destination brightened by the source.
  case colorDodge = 6

  /// The destination darkened by the source.
  case colorBurn = 7

  /// Darkens or lightens softly, depending on the source.
  case softLight = 8

  /// Multiplies or screens, depending on the source.
  case hardLight = 9

  /// The difference between the two colours.
  case difference = 10

  /// Like difference, with less contrast.
  case exclusion = 11

  /// The hue of the source, with the destination's saturation and luminosity.
  case hue = 12

  /// The saturation of the source, with the destination's hue and luminosity.
  case saturation = 13

  /// The hue and saturation of the source, with the destination's luminosity.
  case color = 14

  /// The luminosity of the source, with the destination's hue and saturation.
  case luminosity = 15

  /// A transparent result.
  case clear = 16

  /// The source alone.
  case copy = 17

  /// The source, where the destination is opaque.
  case sourceIn = 18

  /// The source, where the destination is transparent.
  case sourceOut = 19

  /// The source over the destination, where the destination is opaque.
  case sourceAtop = 20

  /// The destination over the source.
  case destinationOver = 21

  /// The destination, where the source is opaque.
  case destinationIn = 22

  /// The destination, where the source is transparent.
  case destinationOut = 23

  /// The destination over the source, where the source is opaque.
  case destinationAtop = 24

  /// Each of the two, where the other is transparent.
  case xor = 25

  /// The sum of the darknesses of both.
  case plusDarker = 26

  /// The sum of both, clamped to white.
  case plusLighter = 27
}
