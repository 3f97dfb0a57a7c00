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
