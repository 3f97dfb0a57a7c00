/// The gray and RGB spaces that screens use are supported.
///
/// The device spaces are those of the screen, which is assumed to be sRGB. Gray values go to the screen unchanged, so
/// gray spaces use the sRGB curve, too.
public final class CGColorSpace: Sendable {
  /// Nil for a device space.
  public let name: CFString?

  public let model: CGColorSpaceModel

  let isExtended: Bool

  let transfer: CGColorSpaceTransfer
  let primaries: CGColorSpacePrimaries

  /// Returns nil for a name that this type does not declare.
  public convenience init?(name: CFString) {
    guard let space = Self.named[name] else { return nil }
    self.init(name: name, definition: space)
  }

  init(name: CFString?, definition: Definition) {
    self.name = name
    model = definition.model
    isExtended = definition.isExtended
    transfer = definition.transfer
    primaries = definition.primaries
  }

  /// The number of components of a colour, without alpha: 1 or 3.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  public var isWideGamutRGB: Bool { model == .rgb && (primaries == .displayP3 || isExtended) }

  public var supportsOutput: Bool { true }
}

extension CGColorSpace: Hashable {
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs.name == rhs.name && lhs.model == rhs.model
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(name: nil, definition: .init(.rgb))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(name: nil, definition: .init(.monochrome))
}
