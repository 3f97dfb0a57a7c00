import CoreGraphics
import UIKit

/// A heading of the list, aligned with the text of the rows beneath.
@MainActor final class HeadingRow: UIView {
  private let label: UILabel

  init(_ text: String) {
    label = PanelText.heading(text)
    super.init(frame: .zero)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    label.frame = CGRect(
      x: EntryRow.inset, y: 4, width: max(0, bounds.width - 2 * EntryRow.inset), height: max(0, bounds.height - 8))
  }
}
