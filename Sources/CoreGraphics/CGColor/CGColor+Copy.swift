public import Foundation

extension CGColor {
  /// The colour itself, which never changes.
  public func copy() -> CGColor? { self }

  /// The same colour with another opacity, which is clamped to 0…1.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let colorSpace, let components else { return nil }
    return CGColor(space: colorSpace, components: components.dropLast(), alpha: alpha)
  }

  /// The same colour with the components of another space.
  ///
  /// The conversion is exact, whatever the intent; a space that is not extended clamps what lies outside it.
  /// The options are not read.
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
