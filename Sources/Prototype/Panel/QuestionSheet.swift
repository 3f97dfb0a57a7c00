import CoreGraphics
import UIKit

/// A question with several answers, each a button.
@MainActor final class QuestionSheet: Sheet {
  private let label: UILabel
  private var buttons: [PanelButton] = []
  private var cancel: PanelButton?

  /// Creates a sheet; `answered` is called with the index of the answer.
  init(_ question: String, _ answers: [String], answered: @escaping (Int) -> Void, close: @escaping () -> Void) {
    label = PanelText.name(question)
    super.init(close: close)
    buttons = answers.enumerated().map { index, title in PanelButton(title) { answered(index) } }
    cancel = PanelButton("Cancel", isPlain: true, pressed: close)
    for view in [label] + buttons + [cancel].compactMap(\.self) { box.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  override var controls: [UIControl] { buttons + [cancel].compactMap(\.self) }

  override func boxSize(in size: CGSize) -> CGSize { CGSize(width: min(300, size.width - 32), height: 124) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 16, y: 12, width: box.bounds.width - 32, height: 24)
    let size = cancel?.intrinsicContentSize ?? .zero
    cancel?.frame = CGRect(x: box.bounds.width - 16 - size.width, y: 84, width: size.width, height: 28)
    let width = (box.bounds.width - 32 - 8 * CGFloat(buttons.count - 1)) / CGFloat(max(buttons.count, 1))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: 16 + CGFloat(index) * (width + 8), y: 48, width: width, height: 28)
    }
  }
}
