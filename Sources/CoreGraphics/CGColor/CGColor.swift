public import Foundation

/// Colours are immutable.
///
/// A component that is NaN becomes 0, an infinite one 0 or 1 by its sign, and alpha is clamped to 0…1. Other components
/// are kept as given, even outside 0…1.
public final class CGColor: Sendable {
  public let colorSpace: CGColorSpace?

  public let components: [CGFloat]?

  /// The colour in extended sRGB, not premultiplied, converted once.
  let sRGB: SIMD4<Float>

  /// The colour with several appearances that this one was resolved from; nil for none, and ignored by equality.
  package let dynamicColor: (any AnyObject & Sendable)?

  init(space: CGColorSpace, components given: some Collection<CGFloat>, alpha: CGFloat) {
    let components = given.map(\.colorComponent)
    let alpha = min(max(alpha.colorComponent, 0), 1)
    let color = SIMD3<Float>(space.sRGBComponents(of: components))
    colorSpace = space
    self.components = components + [alpha]
    sRGB = SIMD4(color, Float(alpha))
    dynamicColor = nil
  }

  init(_ color: CGColor, from dynamicColor: (any AnyObject & Sendable)?) {
    (colorSpace, components, sRGB) = (color.colorSpace, color.components, color.sRGB)
    self.dynamicColor = dynamicColor
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standardRGB, components: [red, green, blue], alpha: alpha)
  }

  /// Creates a gray, from black (0) to white (1).
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(genericGrayGamma2_2Gray: gray, alpha: alpha)
  }

  // Apple's own spelling has an underscore.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .standardGray, components: CollectionOfOne(gray), alpha: alpha)
  }

  /// The memory must hold `space.numberOfComponents + 1` numbers; an array literal can be passed.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents
    let color = UnsafeBufferPointer(start: components, count: count)
    self.init(space: space, components: color, alpha: components[count])
  }

  public var numberOfComponents: Int { components?.count ?? 0 }

  public var alpha: CGFloat { components?.last ?? 0 }

  /// Patterns are not supported, so this is always nil.
  public var pattern: CGPattern? { nil }
}

extension CGColor {
  public static let white = CGColor(gray: 1, alpha: 1)

  public static let black = CGColor(gray: 0, alpha: 1)

  public static let clear = CGColor(gray: 0, alpha: 0)
}

extension CGColor: Hashable {
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs.colorSpace == rhs.colorSpace && lhs.components == rhs.components
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(colorSpace)
    hasher.combine(components)
  }
}

extension CGFloat {
  fileprivate var colorComponent: CGFloat {
    if isFinite { return self }
    return self > 0 ? 1 : 0
  }
}

extension CGColor {
  public func copy() -> CGColor? { self }

  /// The new opacity is clamped to 0…1.
  public func copy(alpha: CGFloat) -> CGColor? {
    guard let colorSpace, let components else { return nil }
    return CGColor(space: colorSpace, components: components.dropLast(), alpha: alpha)
  }

  /// The conversion is exact for every rendering intent.
  ///
  /// Components outside 0…1 are clamped unless the space is extended. The options are ignored.
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

// Not Apple's: colours in the form that the renderer and the animations use.

extension CGColor {
  /// Red, green, blue in extended sRGB, not premultiplied, and alpha.
  package var rgba: SIMD4<Float> { sRGB }

  package func resolved(from dynamicColor: any AnyObject & Sendable) -> CGColor { CGColor(self, from: dynamicColor) }

  package convenience init(rgba: SIMD4<Float>) {
    self.init(
      space: .extendedRGB,
      components: [CGFloat(rgba.x), CGFloat(rgba.y), CGFloat(rgba.z)],
      alpha: CGFloat(rgba.w)
    )
  }
}

extension CGColorSpace {
  package static let standardRGB = CGColorSpace(name: sRGB, definition: .init(.rgb))

  package static let extendedRGB = CGColorSpace(name: extendedSRGB, definition: .init(.rgb, isExtended: true))

  package static let standardGray = CGColorSpace(name: genericGrayGamma2_2, definition: .init(.monochrome))
}

/// Patterns cannot be created.
///
/// The type exists for ``CGColor/pattern``, which is always nil.
public final class CGPattern: Sendable {
  private init() {}
}
