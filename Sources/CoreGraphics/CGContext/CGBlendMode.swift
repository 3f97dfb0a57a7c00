/// How a colour that is drawn (the source) combines with the colour already there (the destination).
///
/// The modes up to ``luminosity`` mix the colours and draw the result over the destination. The others are Porter and
/// Duff's operators, which select by opacity.
public enum CGBlendMode: Int32, Sendable {
  case normal = 0

  /// The product of both, which is never lighter than either.
  case multiply = 1

  /// The inverse product of the inverse colours, which is never darker than either.
  case screen = 2

  /// Multiplies or screens, depending on the destination.
  case overlay = 3

  case darken = 4

  case lighten = 5

  case colorDodge = 6

  case colorBurn = 7

  /// Darkens or lightens softly, depending on the source.
  case softLight = 8

  /// Multiplies or screens, depending on the source.
  case hardLight = 9

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

  case clear = 16

  case copy = 17

  /// The source, where the destination is opaque.
  case sourceIn = 18

  /// The source, where the destination is transparent.
  case sourceOut = 19

  /// The source over the destination, where the destination is opaque.
  case sourceAtop = 20

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
