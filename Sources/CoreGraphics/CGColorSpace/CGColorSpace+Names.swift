// swift-format-ignore-file: AlwaysUseLowerCamelCase
// Apple's own spelling has an underscore.

extension CGColorSpace {
  public static let sRGB: CFString = "kCGColorSpaceSRGB"

  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"

  public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"

  public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"

  public static let displayP3: CFString = "kCGColorSpaceDisplayP3"

  public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"

  public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"

  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"

  public static let linearGray: CFString = "kCGColorSpaceLinearGray"

  public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
}

extension CGColorSpace {
  struct Definition: Sendable {
    let model: CGColorSpaceModel
    let transfer: CGColorSpaceTransfer
    let primaries: CGColorSpacePrimaries
    let isExtended: Bool

    init(
      _ model: CGColorSpaceModel,
      _ transfer: CGColorSpaceTransfer = .sRGB,
      _ primaries: CGColorSpacePrimaries = .sRGB,
      isExtended: Bool = false
    ) {
      self.model = model
      self.transfer = transfer
      self.primaries = primaries
      self.isExtended = isExtended
    }
  }

  static let named: [CFString: Definition] = [
    sRGB: .init(.rgb),
    extendedSRGB: .init(.rgb, isExtended: true),
    linearSRGB: .init(.rgb, .linear),
    extendedLinearSRGB: .init(.rgb, .linear, isExtended: true),
    displayP3: .init(.rgb, .sRGB, .displayP3),
    extendedDisplayP3: .init(.rgb, .sRGB, .displayP3, isExtended: true),
    linearDisplayP3: .init(.rgb, .linear, .displayP3),
    genericGrayGamma2_2: .init(.monochrome),
    extendedGray: .init(.monochrome, isExtended: true),
    linearGray: .init(.monochrome, .linear),
    extendedLinearGray: .init(.monochrome, .linear, isExtended: true),
  ]
}
