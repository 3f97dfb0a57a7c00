import CoreGraphics
import UIKit

/// A column that scrolls when it is higher than its frame.
@MainActor final class ScrollColumn: UIScrollView {
  /// The space to the left and right of the column, in points.
  private let margin: CGFloat

  init(margin: CGFloat) {
    self.margin = margin
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// The column; a new one is shown from its top.
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
    column.frame = CGRect(x: margin, y: 0, width: max(0, bounds.width - 2 * margin), height: column.height)
    let size = CGSize(width: bounds.width, height: column.height)
    if contentSize != size { contentSize = size }
  }

  /// Scrolls to a view in the column.
  func reveal(_ view: UIView) {
    let frame = view.convert(view.bounds, to: self)
    scrollRectToVisible(frame.insetBy(dx: 0, dy: -PanelMetrics.focusGap), animated: false)
  }
}
