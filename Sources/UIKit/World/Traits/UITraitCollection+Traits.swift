public import CoreGraphics

extension UITraitCollection {
  /// Creates a collection that specifies whether the interface looks light or dark.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }

  /// Creates a collection that specifies whether the interface is raised above another one.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init { $0.userInterfaceLevel = userInterfaceLevel }
  }

  /// Creates a collection that specifies the contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }

  /// Creates a collection that specifies the number of pixels per point.
  public convenience init(displayScale: CGFloat) { self.init { $0.displayScale = displayScale } }

  /// Creates a collection that specifies the kind of device.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = userInterfaceIdiom }
  }

  /// Creates a collection that specifies whether there is much room from left to right.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }

  /// Creates a collection that specifies whether there is much room from top to bottom.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }

  /// Creates a collection that specifies the direction of the layout.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }

  /// Creates a collection that specifies the text size that the user prefers.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }

  /// Whether the interface is raised above another one.
  public var userInterfaceLevel: UIUserInterfaceLevel { values[UITraitUserInterfaceLevel.self] }
  /// The contrast that the user asks for.
  public var accessibilityContrast: UIAccessibilityContrast { values[UITraitAccessibilityContrast.self] }
  /// The number of pixels per point; 0 if it is unspecified.
  public var displayScale: CGFloat { values[UITraitDisplayScale.self] }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values[UITraitUserInterfaceIdiom.self] }
  /// Whether there is much room from left to right.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values[UITraitHorizontalSizeClass.self] }
  /// Whether there is much room from top to bottom.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values[UITraitVerticalSizeClass.self] }
  /// The direction of the layout.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values[UITraitLayoutDirection.self] }
  /// The text size that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory { values[UITraitPreferredContentSizeCategory.self] }
}
