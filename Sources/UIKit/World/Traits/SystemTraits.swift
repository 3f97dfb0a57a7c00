public import CoreGraphics

/// UIKit's traits, whose default values mean that they are unspecified, and how their values are compared.
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

public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

/// Raised as a sheet is.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

public struct UITraitAccessibilityContrast: UITraitDefinition {
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  public static var affectsColorAppearance: Bool { true }
}

public struct UITraitDisplayScale: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: CGFloat { 0 }
}

public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

public struct UITraitVerticalSizeClass: UITraitDefinition {
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

public struct UITraitLayoutDirection: UITraitDefinition {
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}

public protocol UIMutableTraits {
  /// The default value if the trait has none.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

extension UIMutableTraits {
  public var userInterfaceStyle: UIUserInterfaceStyle {
    get { self[UITraitUserInterfaceStyle.self] }
    set { self[UITraitUserInterfaceStyle.self] = newValue }
  }
  public var userInterfaceLevel: UIUserInterfaceLevel {
    get { self[UITraitUserInterfaceLevel.self] }
    set { self[UITraitUserInterfaceLevel.self] = newValue }
  }
  public var accessibilityContrast: UIAccessibilityContrast {
    get { self[UITraitAccessibilityContrast.self] }
    set { self[UITraitAccessibilityContrast.self] = newValue }
  }
  /// 0 if it is unspecified.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { self[UITraitUserInterfaceIdiom.self] }
    set { self[UITraitUserInterfaceIdiom.self] = newValue }
  }
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitHorizontalSizeClass.self] }
    set { self[UITraitHorizontalSizeClass.self] = newValue }
  }
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    get { self[UITraitVerticalSizeClass.self] }
    set { self[UITraitVerticalSizeClass.self] = newValue }
  }
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { self[UITraitLayoutDirection.self] }
    set { self[UITraitLayoutDirection.self] = newValue }
  }
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { self[UITraitPreferredContentSizeCategory.self] }
    set { self[UITraitPreferredContentSizeCategory.self] = newValue }
  }
}
