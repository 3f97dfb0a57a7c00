import CoreGraphics
import UIKit

/// The colours of the panel.
@MainActor enum PanelColors {
  /// The background of the panel.
  static let background = UIColor(hex: 0xFFFFFF)
  /// The background of the list.
  static let listBackground = UIColor(hex: 0xF7F7F9)
  /// The colours that a colour row offers.
  static let swatches = [0x000000, 0xFFFFFF, 0x2E5BBA, 0x2F9E64, 0xE2853B, 0xC0392B].map(UIColor.init(hex:))
  /// Separators, and the highlight of a row.
  static let line = UIColor(hex: 0xE3E3E8)
  /// Primary text.
  static let ink = UIColor(hex: 0x1C1C1E)
  /// Secondary text.
  static let softInk = UIColor(hex: 0x63636B)
  /// The background around the phone.
  static let surround = UIColor(hex: 0xEDEDF0)
  /// The phone's frame.
  static let device = UIColor(hex: 0x232326)
  /// Selection, changed values, and the keyboard focus.
  static let accent = UIColor(hex: 0x2E5BBA)
  /// The alpha of the text of unavailable figures, 0...1.
  static let unavailableAlpha: CGFloat = 0.4
}
