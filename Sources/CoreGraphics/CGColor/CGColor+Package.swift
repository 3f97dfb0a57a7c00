// Not Apple's: colours as the renderer and the animations take them.

import Foundation

extension CGColor {
  /// Red, green, blue in extended sRGB, not premultiplied, and alpha.
  package var rgba: SIMD4<Float> { sRGB }

  /// Creates a colour of extended sRGB from red, green, blue, not premultiplied, and alpha.
  package convenience init(rgba: SIMD4<Float>) {
    self.init(
      space: .extendedRGB,
      components: [CGFloat(rgba.x), CGFloat(rgba.y), CGFloat(rgba.z)],
      alpha: CGFloat(rgba.w)
    )
  }
}

extension CGColorSpace {
  /// The space of ``sRGB``, shared.
  package static let standardRGB = CGColorSpace(name: sRGB, definition: .init(.rgb))

  /// The space of ``extendedSRGB``, shared.
  package static let extendedRGB = CGColorSpace(name: extendedSRGB, definition: .init(.rgb, isExtended: true))

  /// The space of ``genericGrayGamma2_2``, shared.
  package static let standardGray = CGColorSpace(name: genericGrayGamma2_2, definition: .init(.monochrome))
}
