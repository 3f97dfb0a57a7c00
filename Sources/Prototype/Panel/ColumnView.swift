import CoreGraphics
import UIKit

/// A column of views of given heights, each as wide as the column.
@MainActor final class ColumnView: UIView {
  private var items: [(view: UIView, top: CGFloat, height: CGFloat)] = []
  /// The height of the contents, in points.
  private(set) var height: CGFloat = 0

  /// Adds a view below the others, `gap` points below the last one.
  func add(_ view: UIView, height viewHeight: CGFloat, after gap: CGFloat = 0) {
    items.append((view, height + gap, viewHeight))
    height += gap + viewHeight
    addSubview(view)
  }

  /// Adds empty space at the end.
  func addSpace(_ gap: CGFloat) { height += gap }

  override func layoutSubviews() {
    for item in items { item.view.frame = CGRect(x: 0, y: item.top, width: bounds.width, height: item.height) }
  }
}
