import CoreGraphics
import UIKit

/// The question where a file is saved, and before it replaces another one, whether it may.
@MainActor final class SaveSheet: Sheet {
  let field: NameField
  private let title: UILabel
  private let note = PanelText.help("")
  private var buttons: [PanelButton] = []
  /// The text whose file would be replaced, after the first press of Save.
  private var doubtful: String?

  private let action: String

  /// Creates a sheet with a title, a proposed path, and the title of the button that saves.
  ///
  /// `replaces` returns a sentence if a file at the path would be replaced; `save` saves, and returns a sentence if that
  /// is not possible.
  init(
    _ title: String, _ path: String, action: String = "Save", replaces: @escaping (String) -> String?,
    save: @escaping (String) -> String?, close: @escaping () -> Void
  ) {
    (self.title, self.action) = (PanelText.name(title), action)
    var use: (String) -> Bool = { _ in false }
    field = NameField("Path of the file") { use($0) }
    super.init(close: close)
    field.text = path
    use = { [unowned self] text in
      if text != doubtful, let sentence = replaces(text) {
        doubtful = text
        show(sentence, isFault: false)
        return false
      }
      guard let fault = save(text) else { return true }
      show(fault, isFault: true)
      return false
    }
    field.addAction(UIAction { [unowned self] _ in edited() }, for: .editingChanged)
    buttons = [
      PanelButton(action, isMain: true) { use(self.field.text ?? "") ? () : self.field.beginTyping() },
      PanelButton("Cancel", isPlain: true, pressed: close),
    ]
    for view in [self.title, field, note] + buttons { box.addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// What is said under the path.
  var sentence: String { note.text ?? "" }

  private func edited() {
    guard doubtful != nil || !sentence.isEmpty else { return }
    doubtful = nil
    show("", isFault: false)
  }

  private func show(_ sentence: String, isFault: Bool) {
    note.text = sentence.asOneLine
    note.textColor = isFault ? PanelColors.fault : PanelColors.ink
    buttons.first?.title = doubtful == nil ? action : "Replace"
    setNeedsLayout()
  }

  override var controls: [UIControl] { [field] + buttons }

  override func boxSize(in size: CGSize) -> CGSize { CGSize(width: min(480, size.width - 32), height: 136) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, box.bounds.width - 32)
    title.frame = CGRect(x: 16, y: 12, width: width, height: 24)
    field.frame = CGRect(x: 16, y: 44, width: width, height: 28).insetBy(dx: Self.focusMargin, dy: 0)
    note.frame = CGRect(x: 16, y: 76, width: width, height: 18)
    note.adjustsFontSizeToFitWidth = true
    note.minimumScaleFactor = 0.7
    var right = 16 + width
    for button in buttons {
      let size = CGSize(width: button.intrinsicContentSize.width, height: 28)
      right -= size.width
      button.frame = CGRect(x: right, y: 98, width: size.width, height: size.height)
      right -= 8
    }
  }
}
