import CoreGraphics
import UIKit

/// A colour as six hexadecimal digits, which can be typed.
@MainActor final class ColorField: ValueField {
  private(set) var color = UIColor.black

  override var inset: CGFloat { 4 }

  override func begins(with character: Character) -> Bool { character.isHexDigit }

  func show(_ color: UIColor) {
    self.color = color
    show(color.hexDigits, exact: color.hexDigits)
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
}
