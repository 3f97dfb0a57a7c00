import CoreGraphics

extension UIScreen: UITraitEnvironment {
  /// Does nothing.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Computes the traits from the screen's size, scale and style, and passes them on to the windows.
  func updateTraits() {
    let new = Self.traits(of: bounds.size, scale: scale, style: userInterfaceStyle)
    guard new != traitCollection else { return }
    traitCollection = new
    guard let application else { return }
    application.world.environment = new
    for window in application.windows { window.updateTraitsLater() }
  }

  /// Returns the traits of a screen; a style that is not specified is light.
  static func traits(of size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection {
      let shorter = min(size.width, size.height)
      let isPhone = shorter < leastTablet
      let isWide = size.width > size.height
      $0.userInterfaceStyle = style == .dark ? .dark : .light
      $0.userInterfaceLevel = .base
      $0.accessibilityContrast = .normal
      $0.displayScale = scale
      $0.userInterfaceIdiom = isPhone ? .phone : .pad
      $0.horizontalSizeClass = !isPhone || isWide && shorter >= leastLargePhone ? .regular : .compact
      $0.verticalSizeClass = isPhone && isWide ? .compact : .regular
      $0.layoutDirection = .leftToRight
      $0.preferredContentSizeCategory = .large
    }
  }

  /// The least length of a tablet's shorter side, in points: our choice, between Apple's phones and tablets.
  private static let leastTablet: CGFloat = 600
  /// The least length of the shorter side of a phone that has much room when it lies on its side, in points: Apple's.
  private static let leastLargePhone: CGFloat = 414
}
