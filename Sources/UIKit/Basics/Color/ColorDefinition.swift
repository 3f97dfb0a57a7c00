import CoreGraphics

enum ColorDefinition {
  case fixed(CGColor)
  case adaptive(AdaptiveColor)
  case provided((UITraitCollection) -> UIColor)
  case faded(UIColor, CGFloat)

  /// May be dynamic again; nil for a fixed colour.
  func appearance(for traits: UITraitCollection) -> UIColor? {
    switch self {
    case .fixed: nil
    case .adaptive(let color): color.appearance(for: traits)
    case .provided(let provider): traits.asCurrent { provider(traits) }
    case .faded(let color, let alpha): color.resolvedColor(with: traits).withAlphaComponent(alpha)
    }
  }

  /// Returns whether both are the same by their values; of other dynamic colours only the objects can be compared.
  func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (.fixed(let own), .fixed(let other)): own == other
    case (.faded(let own, let alpha), .faded(let other, let otherAlpha)): alpha == otherAlpha && own == other
    default: false
    }
  }

  /// The hash of what is compared; nil if that is the object.
  var hash: Int? {
    switch self {
    case .fixed(let color): color.hashValue
    case .faded(let color, let alpha): color.hash ^ alpha.hashValue
    case .adaptive, .provided: nil
    }
  }
}

struct AdaptiveColor {
  let light: UIColor
  let dark: UIColor
  /// The dark appearance on a raised interface; colours that have one have none for increased contrast.
  let elevated: UIColor?
  /// The appearances with increased contrast.
  let highContrast: (light: UIColor, dark: UIColor)

  init(
    light: UIColor, dark: UIColor, elevated: UIColor? = nil, highContrast: (light: UIColor, dark: UIColor)? = nil
  ) {
    (self.light, self.dark, self.elevated) = (light, dark, elevated)
    self.highContrast = highContrast ?? (light, dark)
  }

  func appearance(for traits: UITraitCollection) -> UIColor {
    let isDark = traits.userInterfaceStyle == .dark
    if isDark, traits.userInterfaceLevel == .elevated, let elevated { return elevated }
    if traits.accessibilityContrast == .high { return isDark ? highContrast.dark : highContrast.light }
    return isDark ? dark : light
  }
}

extension UIColor {
  convenience init(light: UIColor, dark: UIColor, elevated: UIColor? = nil) {
    self.init(.adaptive(AdaptiveColor(light: light, dark: dark, elevated: elevated)))
  }

  final var isDynamic: Bool {
    if case .fixed = definition { return false }
    return true
  }

  /// Clear if a colour has several appearances, as only a subclass can return here.
  final var fixedColor: CGColor {
    if case .fixed(let color) = definition { return color }
    return .clear
  }

  /// The colour for `traits`, with a note of the dynamic colour that it comes from.
  final func layerColor(with traits: UITraitCollection) -> CGColor {
    if case .fixed(let color) = definition { return color }
    return resolvedColor(with: traits).fixedColor.resolved(from: self)
  }
}
