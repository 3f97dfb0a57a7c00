// Not Apple's: colours in the form that the renderer and the animations use.

import Foundation

extension CGColor {
  /// Red, green, blue in extended sRGB, not premultiplied, and alpha.
  package var rgba: SIMD4<Float> { sRGB }

  /// Returns the same colour with a note that it was resolved from `dynamicColor`.
  package func resolved(from dynamicColor: any AnyObject & Sendable) -> CGColor { CGColor(self, from: dynamicColor) }

  /// Creates a colour in extended sRGB from red, green and blue, not premultiplied, and alpha.
  package convenience init(rgba: SIMD4<Float>) {
    self.init(
      space: .extendedRGB,
      components: [CGFloat(rgba.x), CGFloat(rgba.y), CGFloat(rgba.z)],
      alpha: CGFloat(rgba.w)
    )
  }
}

extension CGColorSpace {
  /// The shared ``sRGB`` space.
  package static let standardRGB = CGColorSpace(name: sRGB, definition: .init(.rgb))

  /// The shared ``extendedSRGB`` space.
  package static let extendedRGB = CGColorSpace(name: extendedSRGB, definition: .init(.rgb, isExtended: true))

  /// The shared ``genericGrayGamma2_2`` space.
  package static let standardGray = CGColorSpace(name: genericGrayGamma2_2, definition: .init(.monochrome))
}
