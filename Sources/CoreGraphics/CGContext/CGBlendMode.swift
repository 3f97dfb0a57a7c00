/// How the colour drawn (source) and the one already there (destination) become one.
///
/// Those up to luminosity mix colours and lay them over each other; the others, Porter and Duff's, choose by
/// opacity.
public enum CGBlendMode: Int32, Sendable {
  /// The source over the destination.
  case normal = 0

  /// The product: never lighter.
  case multiply = 1

  /// The inverse product of the inverses: never darker.
  case screen = 2

  /// Multiply or screen, by the destination.
  case overlay = 3

  /// The darker of both.
  case darken = 4

  /// The lighter of both.
  case lighten = 5

  /// The destination brightened by the source.
  case colorDodge = 6

  /// The destination darkened by the source.
  case colorBurn = 7

  /// Darkened or lightened softly, by the source.
  case softLight = 8

  /// Multiply or screen, by the source.
  case hardLight = 9

  /// The difference of both.
  case difference = 10

  /// Like difference, with less contrast.
  case exclusion = 11

  /// The source's hue.
  case hue = 12

  /// The source's saturation.
  case saturation = 13

  /// The source's hue and saturation.
  case color = 14

  /// The source's luminosity.
  case luminosity = 15

  /// Nothing.
  case clear = 16

  /// The source alone.
  case copy = 17

  /// The source where the destination is.
  case sourceIn = 18

  /// The source where the destination is not.
  case sourceOut = 19

  /// The source over the destination, where the destination is.
  case sourceAtop = 20

  /// The destination over the source.
  case destinationOver = 21

  /// The destination where the source is.
  case destinationIn = 22

  /// The destination where the source is not.
  case destinationOut = 23

  /// The destination over the source, where the source is.
  case destinationAtop = 24

  /// Each where the other is not.
  case xor = 25

  /// The sum, brought down so that it grows darker.
  case plusDarker = 26

  /// The sum, cut off at white.
  case plusLighter = 27
}
