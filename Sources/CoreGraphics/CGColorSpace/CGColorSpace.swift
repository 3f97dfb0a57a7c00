/// A definition of what the components of a colour mean.
///
/// The gray and RGB spaces that screens use are supported. The device spaces are those of the screen, which is assumed
/// to be sRGB. Gray values go to the screen unchanged, so gray spaces use the sRGB curve, too.
public final class CGColorSpace: Sendable {
  /// The name of the space; nil for a device space.
  public let name: CFString?

  /// The model of the space: monochrome or RGB.
  public let model: CGColorSpaceModel

  /// Whether components below 0 and above 1 stand for colours outside the space.
  let isExtended: Bool

  let transfer: CGColorSpaceTransfer
  let primaries: CGColorSpacePrimaries

  /// Creates the colour space with the given name; nil if the name is not one that this type declares.
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

  /// A Boolean value that says whether the space contains colours that sRGB cannot show.
  public var isWideGamutRGB: Bool { model == .rgb && (primaries == .displayP3 || isExtended) }

  /// A Boolean value that says whether a context can draw in this space; always true.
  public var supportsOutput: Bool { true }
}

extension CGColorSpace: Hashable {
  /// Returns whether the components of two spaces mean the same and their names are equal.
  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs.name == rhs.name && lhs.model == rhs.model
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(model)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the colour space of the screen's red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(name: nil, definition: .init(.rgb))
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(name: nil, definition: .init(.monochrome))
}
