import CoreGraphics
import UIKit

/// A colour as six hexadecimal digits, which can be typed.
@MainActor final class ColorField: PanelField {
  private(set) var color = UIColor.black

  override init(frame: CGRect) {
    super.init(frame: frame)
    font = PanelText.numberFont
    textAlignment = .right
  }

  required init?(coder: NSCoder) { nil }

  override var inset: CGFloat { 4 }

  override func begins(with character: Character) -> Bool { character.isHexDigit }

  /// Sends no event, and does not change a text that is being typed.
  func show(_ color: UIColor) {
    self.color = color
    if !isEditing { restore() }
  }

  override func use(_ text: String) -> Bool {
    let digits = text.filter { !$0.isWhitespace }
    // As in web pages, three digits stand for two of each.
    let bare = digits.hasPrefix("#") ? String(digits.dropFirst()) : digits
    let whole = bare.count == 3 ? bare.map { "\($0)\($0)" }.joined() : bare
    guard let typed = UIColor(hexDigits: whole) else { return false }
    if typed.hexDigits != color.hexDigits {
      color = typed
      sendActions(for: .valueChanged)
    }
    return true
  }

  override func textFieldDidEndEditing(_ textField: UITextField) {
    super.textFieldDidEndEditing(textField)
    restore()
  }

  override func restore() {
    if text != color.hexDigits { text = color.hexDigits }
  }
}
