import CoreGraphics
import UIKit

/// An explanation among the rows, perhaps with a button.
@MainActor final class NoteRow: PlainView {
  private let label = PanelText.help("")
  private(set) var button: PanelButton?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  var text: String {
    get { label.text ?? "" }
    set { label.text = newValue }
  }

  var height: CGFloat { button == nil ? 20 : PanelMetrics.rowHeight }

  /// An empty title removes the button.
  func setButton(_ title: String, pressed: @escaping () -> Void) {
    guard title != button?.title ?? "" else { return }
    button?.removeFromSuperview()
    button = title.isEmpty ? nil : PanelButton(title, pressed: pressed)
    if let button { addSubview(button) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let size = button?.intrinsicContentSize ?? .zero
    let middle = bounds.height / 2
    label.frame = CGRect(
      x: RowLabel.margin, y: button == nil ? 2 : middle - 8, width: max(0, bounds.width - RowLabel.margin - size.width),
      height: 16)
    button?.frame = CGRect(
      x: bounds.width - size.width, y: middle - size.height / 2, width: size.width, height: size.height)
  }
}
