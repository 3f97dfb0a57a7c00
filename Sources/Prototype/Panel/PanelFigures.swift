import CoreGraphics
import UIKit

/// Measures and tones of the panel, in points; lengths are multiples of 4.
@MainActor enum PanelFigures {
  /// The width of the panel.
  static let width = listWidth + figureWidth + 2 * margin
  /// The width of the list of transitions.
  static let listWidth: CGFloat = 192
  /// The width of a figure's row.
  static let figureWidth: CGFloat = 264
  /// The room between the panel's edge and what is on it.
  static let margin: CGFloat = 24
  /// The room above a section.
  static let sectionGap: CGFloat = 24
  /// The room above and below the lines about keys.
  static let hintRoom: CGFloat = 12
  /// The room kept above and below what the keyboard goes to.
  static let focusRoom: CGFloat = 24
  /// How much is seen of the words of what there is not, 0...1.
  static let faded: CGFloat = 0.4

  /// The ground.
  static let ground = UIColor(hex: 0xFFFFFF)
  /// The ground of the list.
  static let listGround = UIColor(hex: 0xF7F7F9)
  /// The colours that are offered.
  static let swatches = [0x000000, 0xFFFFFF, 0x2E5BBA, 0x2F9E64, 0xE2853B, 0xC0392B].map(UIColor.init(hex:))
  /// Lines between things.
  static let line = UIColor(hex: 0xE3E3E8)
  /// What is to be read first.
  static let ink = UIColor(hex: 0x1C1C1E)
  /// What explains it.
  static let softInk = UIColor(hex: 0x63636B)
  /// What is under the phone.
  static let surround = UIColor(hex: 0xEDEDF0)
  /// The phone's frame.
  static let device = UIColor(hex: 0x232326)
  /// What shows that something is on, or where the keyboard is.
  static let accent = UIColor(hex: 0x2E5BBA)

  /// The font of the panel's name.
  static var titleFont: UIFont { .systemFont(ofSize: 20, weight: .semibold) }
  /// The font of sections' names.
  static var headingFont: UIFont { .systemFont(ofSize: 12, weight: .semibold) }
  /// The font of what can be changed.
  static var nameFont: UIFont { .systemFont(ofSize: 15, weight: .medium) }
  /// The font of figures.
  static var figureFont: UIFont { .systemFont(ofSize: 13) }
  /// The font of what explains it.
  static var helpFont: UIFont { .systemFont(ofSize: 12) }
}
