import Foundation

/// The curve from a component to an amount of light.
///
/// Negative components mirror positive ones.
enum CGColorSpaceTransfer: Sendable {
  case sRGB
  case linear

  func decode(_ encoded: Double) -> Double {
    guard self == .sRGB else { return encoded }
    // IEC 61966-2-1: a straight piece near black, a power above it.
    let value = abs(encoded)
    let light = value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    return encoded < 0 ? -light : light
  }

  func encode(_ light: Double) -> Double {
    guard self == .sRGB else { return light }
    let value = abs(light)
    let encoded = value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    return light < 0 ? -encoded : encoded
  }
}

/// The primaries that a colour's components are amounts of.
///
/// Both have the white point D65.
enum CGColorSpacePrimaries: Sendable {
  case sRGB
  case displayP3
}

extension CGColorSpace {
  /// Converts a colour, given by its ``numberOfComponents`` components, to extended sRGB.
  func sRGBComponents(of components: some Collection<CGFloat>) -> SIMD3<Double> {
    var source = SIMD3<Double>(repeating: 0)
    for (index, component) in components.prefix(numberOfComponents).enumerated() {
      source[index] = Double(component)
    }
    if model == .monochrome { source = SIMD3(repeating: source.x) }
    guard transfer != .sRGB || primaries != .sRGB else { return source }
    let light = source.mapped(transfer.decode)
    let sRGBLight = primaries == .sRGB ? light : light.multiplied(by: Self.sRGBFromDisplayP3)
    return sRGBLight.mapped(CGColorSpaceTransfer.sRGB.encode)
  }

  /// A gray is the colour's luminance.
  ///
  /// Components outside 0…1 are clamped unless the space is extended.
  func components(ofSRGB color: SIMD3<Double>) -> [CGFloat] {
    let light = color.mapped(CGColorSpaceTransfer.sRGB.decode)
    let target: SIMD3<Double>
    switch (model, primaries, transfer) {
    case (.monochrome, _, _):
      // A gray must come back as it was, so it skips the sum, whose weights only nearly add to 1.
      let isGray = color.x == color.y && color.y == color.z
      target = SIMD3(repeating: isGray ? light.x : (light * Self.luminance).sum()).mapped(transfer.encode)
    case (_, .sRGB, .sRGB): target = color
    case (_, .sRGB, .linear): target = light
    case (_, .displayP3, _): target = light.multiplied(by: Self.displayP3FromSRGB).mapped(transfer.encode)
    }
    return (0..<numberOfComponents).map { index in
      CGFloat(isExtended ? target[index] : min(max(target[index], 0), 1))
    }
  }

  /// The Y row of the sRGB to XYZ matrix.
  private static let luminance = SIMD3(0.212_639_005_871_510, 0.715_168_678_767_756, 0.072_192_315_360_734)

  /// Linear sRGB from linear Display P3, by rows: the product of both spaces' matrices to and from XYZ,
  /// from the primaries and the white point D65 of their standards.
  private static let sRGBFromDisplayP3 = [
    SIMD3(1.224_940_176_280_560_6, -0.224_940_176_280_560_6, 0),
    SIMD3(-0.042_056_954_709_688_2, 1.042_056_954_709_688_2, 0),
    SIMD3(-0.019_637_554_590_334_4, -0.078_636_045_550_631_9, 1.098_273_600_140_966_3),
  ]

  private static let displayP3FromSRGB = [
    SIMD3(0.822_461_968_714_362_3, 0.177_538_031_285_637_7, 0),
    SIMD3(0.033_194_198_850_961_9, 0.966_805_801_149_038_1, 0),
    SIMD3(0.017_082_630_721_120_1, 0.072_397_440_662_473_6, 0.910_519_928_616_406_3),
  ]
}

extension SIMD3<Double> {
  fileprivate func mapped(_ function: (Double) -> Double) -> SIMD3<Double> {
    SIMD3(function(x), function(y), function(z))
  }

  fileprivate func multiplied(by rows: [SIMD3<Double>]) -> SIMD3<Double> {
    SIMD3((rows[0] * self).sum(), (rows[1] * self).sum(), (rows[2] * self).sum())
  }
}
