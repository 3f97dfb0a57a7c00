import CoreGraphics

@MainActor enum PanelMetrics {
  static let width = listWidth + parametersWidth
  static let listWidth: CGFloat = 192
  static let parameterWidth: CGFloat = 264
  static let rowHeight: CGFloat = 28
  static let labelWidth: CGFloat = 96
  static let sliderWidth: CGFloat = 112
  static let numberWidth: CGFloat = 56
  static let parametersWidth = parameterWidth + 2 * margin
  /// In narrower windows, the title of the parameters opens the list.
  static let menuWidth: CGFloat = 900
  /// In narrower windows, the parameters are a drawer.
  static let drawerWidth: CGFloat = 640
  static let margin: CGFloat = 24
  static let stripHeight: CGFloat = 96
  /// The strip has a taller graph in a tall window.
  static func stripHeight(in height: CGFloat) -> CGFloat {
    stripHeight + min(stripHeight, max(0, (height - tallHeight) * 0.3)).rounded()
  }
  /// In lower windows, and above an open drawer, the strip is one line.
  static let stripLeastHeight: CGFloat = 600
  static let stripLineHeight: CGFloat = 36
  /// From this height on, the strip is taller; there the largest iPhone has its own size.
  private static let tallHeight: CGFloat = 1160
  /// How much stays visible above and below the focused control.
  static let focusGap: CGFloat = 24
}
