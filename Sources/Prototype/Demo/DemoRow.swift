import CoreGraphics
import UIKit

/// A row of a demo screen: a card with a round mark and a label.
@MainActor final class DemoRow: UIView {
  private let mark = UIView()
  private let label = UILabel()

  init(text: String, on color: UIColor) {
    super.init(frame: .zero)
    backgroundColor = color.rowTone
    layer.cornerRadius = DemoMetrics.rowRadius
    mark.backgroundColor = color.markTone
    mark.layer.cornerRadius = 18
    label.text = text
    label.font = .systemFont(ofSize: 17, weight: .medium)
    label.textColor = color.rowInk
    addSubview(mark)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    mark.frame = CGRect(x: 16, y: bounds.midY - 18, width: 36, height: 36)
    label.frame = CGRect(x: 68, y: 0, width: max(0, bounds.width - 84), height: bounds.height)
  }
}
