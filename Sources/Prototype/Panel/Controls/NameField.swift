import CoreGraphics
import UIKit

/// A field in which a name or a search text is typed.
@MainActor final class NameField: DragKeepingControl, TextTaking {
  private let label = PanelText.figure("")
  private let placeholder: String
  private let use: (String) -> Bool

  /// Creates a field; `use` is called with the text when Enter is pressed, and returns whether it is allowed.
  init(_ placeholder: String, use: @escaping (String) -> Bool) {
    (self.placeholder, self.use) = (placeholder, use)
    super.init(frame: .zero)
    layer.cornerRadius = 6
    backgroundColor = PanelColors.field
    label.isUserInteractionEnabled = false
    addSubview(label)
    showState()
  }

  required init?(coder: NSCoder) { nil }

  /// The typed text.
  private(set) var text = "" { didSet { showState() } }
  private(set) var isTyping = false
  private var isRefused = false
  /// Called when the text changes.
  var changed: (String) -> Void = { _ in }
  /// Called when typing ends without a text.
  var ended: () -> Void = {}

  /// Begins to take text, with a text that the first character replaces.
  func beginTyping(with text: String) {
    (self.text, isTyping, isRefused, replacesAll) = (text, true, false, true)
    becomeFirstResponder()
    showState()
  }

  private var replacesAll = false

  func beginTyping() { beginTyping(with: "") }

  override var canBecomeFirstResponder: Bool { isTyping }

  var hasText: Bool { !text.isEmpty }

  func insertText(_ text: String) {
    if text == "\n" {
      _ = commit()
      return
    }
    self.text = (replacesAll ? "" : self.text) + text
    (isRefused, replacesAll) = (false, false)
    changed(self.text)
  }

  func deleteBackward() {
    text = replacesAll ? "" : String(text.dropLast())
    (isRefused, replacesAll) = (false, false)
    changed(text)
  }

  func commit() -> Bool {
    guard use(text) else {
      isRefused = true
      showState()
      return false
    }
    isTyping = false
    resignFirstResponder()
    showState()
    return true
  }

  func revert() {
    isTyping = false
    resignFirstResponder()
    showState()
    ended()
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { if !isTyping { beginTyping(with: text) } }

  private func showState() {
    label.text = text.isEmpty && !isTyping ? placeholder : text.isEmpty ? "| \(placeholder)" : text + "|"
    label.textColor = isRefused ? PanelColors.fault : text.isEmpty ? PanelColors.softInk : PanelColors.ink
    label.backgroundColor = isTyping && replacesAll && !text.isEmpty ? PanelColors.selection : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 8, y: 2, width: max(0, bounds.width - 16), height: max(0, bounds.height - 4))
  }
}
