import CoreGraphics
import UIKit

/// A line of explanation among the rows.
@MainActor final class NoteRow: UIView {
  private let label = PanelText.help("")

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// The text of the line.
  var text: String {
    get { label.text ?? "" }
    set { label.text = newValue }
  }

  override func layoutSubviews() {
    label.frame = CGRect(x: RowLabel.margin, y: 2, width: max(0, bounds.width - RowLabel.margin), height: 16)
  }
}
