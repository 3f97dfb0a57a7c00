import CoreGraphics

/// The sizes of menus, in points.
struct MenuMetrics {
  var width: ClosedRange<CGFloat>
  var rowHeight: CGFloat
  var headerHeight: CGFloat
  /// The space between sections, with a line in it.
  var sectionGap: CGFloat
  /// The distance of titles from the left edge: without checkmarks, with checkmarks, and with images.
  var insets: (plain: CGFloat, checked: CGFloat, image: CGFloat)
  var trailingInset: CGFloat
  /// The space above the first row and below the last one.
  var margin: CGFloat
  var cornerRadius: CGFloat
  var fontSize: CGFloat

  /// The sizes for fingers, as measured on iOS 26; the margin and the trailing inset are our choice.
  static let touch = MenuMetrics(
    width: 250...250, rowHeight: 42, headerHeight: 40 + 1.0 / 3, sectionGap: 21,
    insets: (28, 40, 60), trailingInset: 28, margin: 10, cornerRadius: 32.6, fontSize: 17)

  /// The sizes for the panel of a desktop window: our choice.
  static let compact = MenuMetrics(
    width: 96...280, rowHeight: 26, headerHeight: 24, sectionGap: 9, insets: (12, 26, 34),
    trailingInset: 20, margin: 5, cornerRadius: 8, fontSize: 13)

  /// The distance of a menu from the edges of the window.
  static let windowMargin: CGFloat = 6
  /// The distance of a menu from what it belongs to.
  static let gap: CGFloat = 4
}
