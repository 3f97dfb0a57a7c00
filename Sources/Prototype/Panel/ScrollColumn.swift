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
