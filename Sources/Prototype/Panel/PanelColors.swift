import CoreGraphics
import UIKit

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
