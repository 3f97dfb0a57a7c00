import CoreGraphics

/// The sizes of the panel and its parts, in points; lengths are multiples of 4.
@MainActor enum PanelMetrics {
  /// The width of the panel.
  static let width = listWidth + figureWidth + 2 * margin
  /// The width of the list of transitions.
  static let listWidth: CGFloat = 192
  /// The width of a row with a figure.
  static let figureWidth: CGFloat = 264
  /// The space between the panel's edge and its contents.
  static let margin: CGFloat = 24
  /// The space above a section.
  static let sectionGap: CGFloat = 24
  /// The space above and below the key hints.
  static let hintGap: CGFloat = 12
  /// The space that stays visible above and below the control with the keyboard focus.
  static let focusGap: CGFloat = 24
}
