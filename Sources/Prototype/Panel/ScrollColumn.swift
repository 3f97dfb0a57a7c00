import CoreGraphics
import UIKit

/// A column that scrolls where it is higher than its place.
@MainActor final class ScrollColumn: UIScrollView {
  /// The room to the left and right of the column.
  private let margin: CGFloat

  init(margin: CGFloat) {
    self.margin = margin
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// What is shown; another one begins at its top.
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

  /// Brings `view`, which is on the column, into sight.
  func reveal(_ view: UIView) {
    let frame = view.convert(view.bounds, to: self)
    scrollRectToVisible(frame.insetBy(dx: 0, dy: -PanelFigures.focusRoom), animated: false)
  }
}
