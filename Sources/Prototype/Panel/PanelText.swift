import CoreGraphics
import UIKit

@MainActor enum PanelText {
  static func title(_ text: String) -> UILabel {
    label(text, .systemFont(ofSize: 20, weight: .semibold), PanelColors.ink)
  }

  static func heading(_ text: String) -> UILabel {
    label(text, .systemFont(ofSize: 12, weight: .semibold), PanelColors.softInk)
  }

  static func name(_ text: String) -> UILabel {
    label(text, .systemFont(ofSize: 15, weight: .medium), PanelColors.ink)
  }

  static func parameter(_ text: String) -> UILabel { label(text, .systemFont(ofSize: 13), PanelColors.ink) }

  static var numberFont: UIFont { .monospacedDigitSystemFont(ofSize: 12, weight: .regular) }

  static func chip(_ text: String) -> UILabel {
    let chip = label(text, .systemFont(ofSize: 12, weight: .medium), PanelColors.ink)
    chip.textAlignment = .center
    return chip
  }

  static func help(_ text: String) -> UILabel { label(text, .systemFont(ofSize: 12), PanelColors.softInk) }

  /// Returns a label with a few words beneath a title.
  static func note(_ text: String) -> UILabel { label(text, .systemFont(ofSize: 11), PanelColors.softInk) }

  /// Returns a label with several lines of explanation.
  static func paragraph(_ text: String) -> UILabel {
    let paragraph = help(text)
    paragraph.numberOfLines = 0
    return paragraph
  }

  /// The height in a column of a width.
  static func height(of label: UILabel, in width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
  }

  private static func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    return label
  }
}

/// The colours of the panel, light and dark.
@MainActor enum PanelColors {
  static let background = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E)
  static let listBackground = UIColor(light: 0xF7F7F9, dark: 0x242427)
  static let swatches = [0x000000, 0xFFFFFF, 0x2E5BBA, 0x2F9E64, 0xE2853B, 0xC0392B].map(UIColor.init(hex:))
  /// Of a row under the pointer.
  static let hover = UIColor(light: 0xF6F6F9, dark: 0x262629)
  /// Also the background of what is pressed.
  static let line = UIColor(light: 0xE3E3E8, dark: 0x3A3A3E)
  static let field = UIColor(light: 0xF0F0F3, dark: 0x2E2E32)
  /// Also of switches that are off.
  static let track = UIColor(light: 0xD3D3DA, dark: 0x4A4A50)
  static let selection = UIColor(light: 0xBCD2FA, dark: 0x33508A)
  static let fault = UIColor(light: 0xB3261E, dark: 0xFF8A80)
  static let ink = UIColor(light: 0x1C1C1E, dark: 0xF2F2F5)
  static let softInk = UIColor(light: 0x63636B, dark: 0xA9A9B2)
  static let surround = UIColor(light: 0xEDEDF0, dark: 0x121214)
  static let device = UIColor(light: 0x232326, dark: 0x38383C)
  /// Selection, changed values, and the keyboard focus.
  static let accent = UIColor(light: 0x2E5BBA, dark: 0x83A8F8)
  static let running = UIColor(light: 0xD9480F, dark: 0xFFA94D)
  /// Also the line that a finger has crossed.
  static let finish = UIColor(light: 0x1E7F4F, dark: 0x57C98D)
  static let cancel = UIColor(light: 0xB3261E, dark: 0xFF8A80)
  static let finishes = UIColor(light: 0xD5EFE0, dark: 0x1D3B2B)
  static let cancels = UIColor(light: 0xF8E4E1, dark: 0x3D2423)
  static let onAccent = UIColor(light: 0xFFFFFF, dark: 0x0D1526)
  /// Of the text of unavailable parameters.
  static let unavailableAlpha: CGFloat = 0.4
}

@MainActor enum PanelMetrics {
  static let width = listWidth + parametersWidth
  static let listWidth: CGFloat = 192
  static let parameterWidth: CGFloat = 264
  static let rowHeight: CGFloat = 28
  static let labelWidth: CGFloat = 96
  static let sliderWidth: CGFloat = 112
  static let numberWidth: CGFloat = 56
  static let parametersWidth = parameterWidth + 2 * margin
  /// In narrower windows, the title of the parameters opens the list.
  static let menuWidth: CGFloat = 900
  /// In narrower windows, the parameters are a drawer.
  static let drawerWidth: CGFloat = 640
  static let margin: CGFloat = 24
  static let stripHeight: CGFloat = 96
  /// The strip has a taller graph in a tall window.
  static func stripHeight(in height: CGFloat) -> CGFloat {
    stripHeight + min(stripHeight, max(0, (height - tallHeight) * 0.3)).rounded()
  }
  /// In lower windows, and above an open drawer, the strip is one line.
  static let stripLeastHeight: CGFloat = 600
  static let stripLineHeight: CGFloat = 36
  /// From this height on, the strip is taller; there the largest iPhone has its own size.
  private static let tallHeight: CGFloat = 1160
  /// How much stays visible above and below the focused control.
  static let focusGap: CGFloat = 24
}

extension String {
  /// Joins a key of one letter to the words after it, or at the end of a sentence before it, so that no line breaks
  /// between.
  var withKeysJoined: String {
    let words = split(separator: " ", omittingEmptySubsequences: false)
    func isKey(_ word: Substring) -> Bool {
      word.first?.isUppercase == true && !word.dropFirst().contains { $0.isLetter || $0 == ":" }
    }
    guard var text = words.first.map(String.init) else { return self }
    for (index, word) in words.enumerated().dropFirst() {
      let before = words[index - 1]
      let followsKey = before.count == 1 && isKey(before)
      let isKeyAtEnd = isKey(word) && (word.count > 1 || index == words.count - 1)
      text += followsKey || isKeyAtEnd ? "\u{a0}" : " "
      text += String(word)
    }
    return text
  }
}

extension [String] {
  /// As `joined(separator:)`, which on its first call searches all of the program's conformances; that is too slow for
  /// texts that are shown at once.
  func connected(by separator: String) -> String { dropFirst().reduce(first ?? "") { $0 + separator + $1 } }
}
