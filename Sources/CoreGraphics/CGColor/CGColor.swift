public import Foundation

/// A colour: components, the space that gives them meaning, and an opacity.
///
/// It never changes. A component that is not a number counts as 0, an infinite one as 0 or 1 by its sign, and alpha is clamped
/// to 0…1. Other components are kept as given, also outside 0…1.
public final class CGColor: Sendable {
  /// The space that gives the components their meaning.
  public let colorSpace: CGColorSpace?

  /// The components of the space, then alpha.
  public let components: [CGFloat]?

  /// The colour in extended sRGB, not premultiplied, made once.
  let sRGB: SIMD4<Float>

  init(space: CGColorSpace, components given: some Collection<CGFloat>, alpha: CGFloat) {
    let components = given.map(\.colorComponent)
    let alpha = min(max(alpha.colorComponent, 0), 1)
    let color = SIMD3<Float>(space.sRGBComponents(of: components))
    colorSpace = space
    self.components = components + [alpha]
    sRGB = SIMD4(color, Float(alpha))
  }

  /// Creates an sRGB colour.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates an sRGB colour.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .standardRGB, components: [red, green, blue], alpha: alpha)
  }

  /// Creates a gray, from black at 0 to white at 1.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(genericGrayGamma2_2Gray: gray, alpha: alpha)
  }

  // Apple's own spelling has an underscore.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// Creates a gray of the generic gray space, from black at 0 to white at 1.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .standardGray, components: CollectionOfOne(gray), alpha: alpha)
  }

  /// Creates a colour from a space and as many components as it has, followed by alpha.
  ///
  /// The memory must hold `space.numberOfComponents + 1` numbers; an array literal can be passed.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let count = space.numberOfComponents
    let color = UnsafeBufferPointer(start: components, count: count)
    self.init(space: space, components: color, alpha: components[count])
  }

  /// The number of components, alpha among them.
  public var numberOfComponents: Int { components?.count ?? 0 }

  /// The opacity, 0…1.
  public var alpha: CGFloat { components?.last ?? 0 }

  /// The pattern drawn in place of a colour: none.
  public var pattern: CGPattern? { nil }
}

extension CGColor {
  /// White, as a gray.
  public static let white = CGColor(gray: 1, alpha: 1)

  /// Black, as a gray.
  public static let black = CGColor(gray: 0, alpha: 1)

  /// Black without any opacity.
  public static let clear = CGColor(gray: 0, alpha: 0)
}

extension CGColor: Hashable {
  /// Two colours are equal when space, components and alpha are.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs.colorSpace == rhs.colorSpace && lhs.components == rhs.components
  }

  /// Hashes space and components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(colorSpace)
    hasher.combine(components)
  }
}

extension CGFloat {
  /// The number as a colour component: finite.
  fileprivate var colorComponent: CGFloat {
    if isFinite { return self }
    return self > 0 ? 1 : 0
  }
}
