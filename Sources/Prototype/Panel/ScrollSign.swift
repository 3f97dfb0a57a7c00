import CoreGraphics
import UIKit

/// The bar at the right of a column that is longer than its frame: how much of it is seen, and which part.
@MainActor final class ScrollSign: UIView {
  private let bar = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    bar.backgroundColor = PanelColors.track
    bar.layer.cornerRadius = 2
    addSubview(bar)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows which part of a column is seen; nothing if all of it is.
  func show(_ column: ScrollColumn) {
    frame = CGRect(x: column.frame.maxX - 10, y: column.frame.minY + 8, width: 4, height: column.frame.height - 16)
    let (whole, seen) = (column.contentSize.height, column.bounds.height)
    isHidden = whole <= seen + 0.5 || seen <= 0
    guard !isHidden else { return }
    let length = max(24, bounds.height * seen / whole)
    let part = min(max(column.contentOffset.y / (whole - seen), 0), 1)
    bar.frame = CGRect(x: 0, y: (bounds.height - length) * part, width: 4, height: length)
  }
}
