import CoreGraphics
import UIKit

/// Views one below another, each as wide as the column and as high as it was said to be.
@MainActor final class ColumnView: UIView {
  private var items: [(view: UIView, top: CGFloat, height: CGFloat)] = []
  /// The height it needs.
  private(set) var height: CGFloat = 0

  /// Adds `view` below the others, `gap` points from the last one.
  func add(_ view: UIView, height viewHeight: CGFloat, after gap: CGFloat = 0) {
    items.append((view, height + gap, viewHeight))
    height += gap + viewHeight
    addSubview(view)
  }

  /// Leaves room at the end.
  func skip(_ gap: CGFloat) { height += gap }

  override func layoutSubviews() {
    for item in items { item.view.frame = CGRect(x: 0, y: item.top, width: bounds.width, height: item.height) }
  }
}
