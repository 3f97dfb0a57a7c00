public import CoreGraphics

extension UITableView {
  nonisolated public static let automaticDimension: CGFloat = -1

  public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }

  public enum ScrollPosition: Int, Sendable {
    case none
    case top
    case middle
    case bottom
  }

  public enum RowAnimation: Int, Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic = 100
  }
}

/// In points, as measured on iOS 26; the insets are Apple's.
enum TableMetrics {
  static let rowHeight: CGFloat = 52
  static let headerHeight: CGFloat = 40.5
  /// Between the groups of a grouped table, half above and half below.
  static let groupSpacing: CGFloat = 17.5
  static let firstGroupSpacing: CGFloat = 35
  static let sideInset: CGFloat = 16
  static let groupRadius: CGFloat = 26
}
