// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple's own spelling of XYZ.

/// The family a colour space belongs to.
public enum CGColorSpaceModel: Int32, Sendable {
  /// An unknown model.
  case unknown = -1

  /// One component, from black to white.
  case monochrome = 0

  /// Red, green and blue.
  case rgb = 1

  /// Cyan, magenta, yellow and black.
  case cmyk = 2

  case lab = 3

  case deviceN = 4

  case indexed = 5

  case pattern = 6

  /// The colour space of all visible colours, X, Y and Z.
  case XYZ = 7
}
