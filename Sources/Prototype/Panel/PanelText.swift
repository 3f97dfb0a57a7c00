import UIKit

/// The words of the panel.
@MainActor enum PanelText {
  /// The panel's name.
  static func title(_ text: String) -> UILabel { label(text, PanelFigures.titleFont, PanelFigures.ink) }

  /// A section's name.
  static func heading(_ text: String) -> UILabel { label(text, PanelFigures.headingFont, PanelFigures.softInk) }

  /// What can be changed.
  static func name(_ text: String) -> UILabel { label(text, PanelFigures.nameFont, PanelFigures.ink) }

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
