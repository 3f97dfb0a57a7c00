import CoreGraphics
import UIKit

/// Measures and tones of the panel, in points; lengths are multiples of 4.
@MainActor enum PanelFigures {
  /// The width of the panel.
  static let width: CGFloat = 304
  /// The room between the panel's edge and what is on it.
  static let margin: CGFloat = 24
  /// The height of a switch with its words.
  static let row: CGFloat = 60
  /// The room above a section.
  static let sectionGap: CGFloat = 24
  /// The height of a line of the section's name, and the room below it.
  static let heading: (line: CGFloat, gap: CGFloat) = (16, 4)

  /// The ground.
  static let ground = UIColor(hex: 0xFFFFFF)
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
  /// The font of what explains it.
  static var helpFont: UIFont { .systemFont(ofSize: 12) }
}
