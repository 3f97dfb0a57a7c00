public import CoreGraphics

/// The traits of UIKit, whose default values mean that they are unspecified, and how their values are compared.
///
/// To ask a value whether it is `Equatable` makes the runtime search all conformances, several times while a program
/// starts.
enum SystemTraits {
  static let comparisons: [ObjectIdentifier: @Sendable (Any, Any) -> Bool] = [
    ObjectIdentifier(UITraitUserInterfaceStyle.self): comparison(of: UITraitUserInterfaceStyle.Value.self),
    ObjectIdentifier(UITraitUserInterfaceLevel.self): comparison(of: UITraitUserInterfaceLevel.Value.self),
    ObjectIdentifier(UITraitAccessibilityContrast.self): comparison(of: UITraitAccessibilityContrast.Value.self),
    ObjectIdentifier(UITraitDisplayScale.self): comparison(of: UITraitDisplayScale.Value.self),
    ObjectIdentifier(UITraitUserInterfaceIdiom.self): comparison(of: UITraitUserInterfaceIdiom.Value.self),
    ObjectIdentifier(UITraitHorizontalSizeClass.self): comparison(of: UITraitHorizontalSizeClass.Value.self),
    ObjectIdentifier(UITraitVerticalSizeClass.self): comparison(of: UITraitVerticalSizeClass.Value.self),
    ObjectIdentifier(UITraitLayoutDirection.self): comparison(of: UITraitLayoutDirection.Value.self),
    ObjectIdentifier(UITraitPreferredContentSizeCategory.self): comparison(of: UIContentSizeCategory.self),
  ]

  private static func comparison<Value: Equatable & Sendable>(of type: Value.Type) -> @Sendable (Any, Any) -> Bool {
    { ($0 as? Value) == ($1 as? Value) }
  }
}

/// Whether the interface looks light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

/// Whether the interface lies on the ground or is raised above another one, as a sheet is.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

/// Whether the user asks for increased contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

/// The number of pixels per point.
public struct UITraitDisplayScale: UITraitDefinition {
  /// 0, which means unspecified.
  public static var defaultValue: CGFloat { 0 }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// Whether there is much room from left to right.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// Whether there is much room from top to bottom.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The direction in which the interface is laid out.
public struct UITraitLayoutDirection: UITraitDefinition {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// The text size that the user prefers.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}
