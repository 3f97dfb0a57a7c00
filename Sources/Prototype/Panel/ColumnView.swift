import CoreGraphics
import UIKit

/// Stacks views of given heights, each as wide as the column; some of them can be folded away.
@MainActor final class ColumnView: UIView {
  private var items: [(view: UIView, gap: CGFloat, height: () -> CGFloat)] = []
  private var space: CGFloat = 0
  private(set) var height: CGFloat = 0

  /// The height may change before the next `fold`.
  func add(_ view: UIView, height viewHeight: @autoclosure @escaping () -> CGFloat, after gap: CGFloat = 0) {
    items.append((view, gap, viewHeight))
    height += gap + viewHeight()
    addSubview(view)
  }

  func addSpace(_ gap: CGFloat) {
    space += gap
    height += gap
  }

  /// A view for which `isFolded` returns true has no height.
  func fold(_ isFolded: (UIView) -> Bool) {
    for item in items { item.view.isHidden = isFolded(item.view) }
    height = items.reduce(space) { $0 + ($1.view.isHidden ? 0 : $1.gap + $1.height()) }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override func layoutSubviews() {
    var y: CGFloat = 0
    for item in items where !item.view.isHidden {
      let height = item.height()
      item.view.frame = CGRect(x: 0, y: y + item.gap, width: bounds.width, height: height)
      y += item.gap + height
    }
  }
}
