import CoreGraphics
import UIKit

/// The words of the panel.
@MainActor enum PanelText {
  /// The panel's name.
  static func title(_ text: String) -> UILabel { label(text, PanelFigures.titleFont, PanelFigures.ink) }

  /// A section's name.
  static func heading(_ text: String) -> UILabel { label(text, PanelFigures.headingFont, PanelFigures.softInk) }

  /// What can be changed.
  static func name(_ text: String) -> UILabel { label(text, PanelFigures.nameFont, PanelFigures.ink) }

  /// The name of a figure.
  static func figure(_ text: String) -> UILabel { label(text, PanelFigures.figureFont, PanelFigures.ink) }

  /// What a figure is set to.
  static func number() -> UILabel {
    let number = label("", PanelFigures.figureFont, PanelFigures.softInk)
    number.textAlignment = .right
    return number
  }

  /// Some lines that explain a whole.
  static func paragraph(_ text: String) -> UILabel {
    let paragraph = help(text)
    paragraph.numberOfLines = 0
    return paragraph
  }

  /// How high `label` is in a column of this width.
  static func height(of label: UILabel, in width: CGFloat) -> CGFloat {
    label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height.rounded(.up)
  }

  /// What explains it.
  static func help(_ text: String) -> UILabel { label(text, PanelFigures.helpFont, PanelFigures.softInk) }

  private static func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    return label
  }
}
