/// What the components of a colour mean.
///
/// Known are the gray and RGB spaces a screen uses. The device spaces are those of the screen, which is taken
/// to be an sRGB one; gray values go to the screen unchanged, so gray spaces use the sRGB curve, too.
public final class CGColorSpace: Sendable {
  /// The name this space is known by, or nil for a device space.
  public let name: CFString?

  /// Which components there are: monochrome or RGB.
  public let model: CGColorSpaceModel

  /// Whether components below 0 and above 1 mean colours outside the space.
  let isExtended: Bool

  let transfer: CGColorSpaceTransfer
  let primaries: CGColorSpacePrimaries

  /// Creates the space of that name, or nil when it is not one of the names declared by this type.
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

  /// Whether the space holds colours that sRGB cannot show.
  public var isWideGamutRGB: Bool { model == .rgb && (primaries == .displayP3 || isExtended) }

  /// Whether colours of this space can be drawn with: always.
  public var supportsOutput: Bool { true }
}

extension CGColorSpace: Hashable {
  /// Two spaces are equal when their components mean the same and their names agree.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs.name == rhs.name && lhs.model == rhs.model
  }

  /// Hashes name and model.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The colour space of the screen's red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(name: nil, definition: .init(.rgb))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The colour space of the screen's grays.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(name: nil, definition: .init(.monochrome))
}
