import CoreGraphics

/// The sizes of the panel and its parts, in points; lengths are multiples of 4.
@MainActor enum PanelMetrics {
  /// The width of the panel.
  static let width = listWidth + parametersWidth
  /// The width of the list of transitions.
  static let listWidth: CGFloat = 192
  /// The width of a row with a parameter.
  static let parameterWidth: CGFloat = 264
  /// The height of a row with a parameter.
  static let rowHeight: CGFloat = 28
  /// The width of a parameter's name.
  static let labelWidth: CGFloat = 96
  /// The width of a parameter's slider.
  static let sliderWidth: CGFloat = 112
  /// The width of a parameter's number.
  static let numberWidth: CGFloat = 56
  /// The width of the column of parameters.
  static let parametersWidth = parameterWidth + 2 * margin
  /// The width of the window below which the list is a menu in the title of the parameters.
  static let menuWidth: CGFloat = 900
  /// The width of the window below which the parameters are a drawer.
  static let drawerWidth: CGFloat = 640
  /// The space between the panel's edge and its contents.
  static let margin: CGFloat = 24
  /// The height of a strip of controls under the phone.
  static let stripHeight: CGFloat = 96
  /// Returns the height of that strip in a window of a height; in a tall one its graph is taller.
  static func stripHeight(in height: CGFloat) -> CGFloat {
    stripHeight + min(stripHeight, max(0, (height - tallHeight) * 0.3)).rounded()
  }
  /// The height of a window from which on the strip is taller, in points: there the largest iPhone has its own size.
  private static let tallHeight: CGFloat = 1160
  /// The space that stays visible above and below the control with the keyboard focus.
  static let focusGap: CGFloat = 24
}
