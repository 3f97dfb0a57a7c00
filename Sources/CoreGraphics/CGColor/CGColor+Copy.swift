public import Foundation

extension CGColor {
  /// Returns the colour itself, because colours are immutable.
  public func copy() -> CGColor? { self }

  /// Returns a copy of the colour with another opacity, clamped to 0…1.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let colorSpace, let components else { return nil }
    return CGColor(space: colorSpace, components: components.dropLast(), alpha: alpha)
  }

  /// Returns the colour converted to another colour space.
  ///
  /// The conversion is exact for every rendering intent. Components outside 0…1 are clamped unless the space is
  /// extended. The options are ignored.
  public func converted(
    to space: CGColorSpace,
    intent: CGColorRenderingIntent,
    options: CFDictionary?
  ) -> CGColor? {
    guard let colorSpace, let components else { return nil }
    guard space != colorSpace else { return self }
    let color = colorSpace.sRGBComponents(of: components.dropLast())
    return CGColor(space: space, components: space.components(ofSRGB: color), alpha: alpha)
  }
}
