public import CoreGraphics

/// A trait of UIKit, whose default value means that it is unspecified.
protocol SystemTrait: UITraitDefinition where Value: Equatable {}

/// Whether the interface looks light or dark.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

/// Whether the interface lies on the ground or is raised above another one, as a sheet is.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

/// Whether the user asks for increased contrast.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

/// The number of pixels per point.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
  /// 0, which means unspecified.
  public static var defaultValue: CGFloat { 0 }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// Whether there is much room from left to right.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// Whether there is much room from top to bottom.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The direction in which the interface is laid out.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// The text size that the user prefers.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
  /// Unspecified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}
