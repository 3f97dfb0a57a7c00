import CoreGraphics
import UIKit

/// A column that scrolls if it is higher than its frame.
@MainActor final class ScrollColumn: UIScrollView {
  private let margins: (left: CGFloat, right: CGFloat)

  init(left: CGFloat, right: CGFloat) {
    margins = (left, right)
    super.init(frame: .zero)
    // A mouse scrolls with its wheel, so a press on a control never begins to scroll.
    delaysContentTouches = false
  }

  required init?(coder: NSCoder) { nil }

  var scrolled: () -> Void = {}

  /// A new column is shown from its top.
  var column = ColumnView() {
    didSet {
      oldValue.removeFromSuperview()
      addSubview(column)
      contentOffset = .zero
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, bounds.width - margins.left - margins.right)
    column.frame = CGRect(x: margins.left, y: 0, width: width, height: column.height)
    let size = CGSize(width: bounds.width, height: column.height)
    if contentSize != size { contentSize = size }
    let lowest = max(0, column.height - bounds.height)
    if contentOffset.y > lowest, !isTracking, !isDecelerating { contentOffset.y = lowest }
    scrolled()
  }

  func reveal(_ view: UIView) {
    layoutIfNeeded()
    let frame = view.convert(view.bounds, to: self)
    scrollRectToVisible(frame.insetBy(dx: 0, dy: -PanelMetrics.focusGap), animated: false)
  }
}

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
