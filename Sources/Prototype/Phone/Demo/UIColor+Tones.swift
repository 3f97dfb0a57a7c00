import CoreGraphics
import UIKit

extension UIColor {
  /// `share` is the amount of `other`, 0...1; the mixture is opaque.
  func mixed(with other: UIColor, _ share: CGFloat) -> UIColor {
    let (first, second) = (components, other.components)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    return UIColor(
      red: mix(first.red, second.red), green: mix(first.green, second.green), blue: mix(first.blue, second.blue),
      alpha: 1)
  }

  var titleBarTone: UIColor { mixed(with: .black, 0.3) }

  /// Light or dark, for a screen of this colour.
  var rowTone: UIColor { adaptive(light: mixed(with: .white, 0.84), dark: mixed(with: .black, 0.74)) }

  var markTone: UIColor { adaptive(light: mixed(with: .white, 0.45), dark: mixed(with: .black, 0.25)) }

  var rowInk: UIColor { adaptive(light: mixed(with: .black, 0.72), dark: mixed(with: .white, 0.84)) }

  private func adaptive(light: UIColor, dark: UIColor) -> UIColor {
    UIColor { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// Black or white, whichever is easier to read on the colour.
  var readableInk: UIColor {
    let (contrastOfWhite, contrastOfBlack) = (1.05 / (luminance + 0.05), (luminance + 0.05) / 0.05)
    // White looks better when its contrast is sufficient.
    return contrastOfWhite >= 4 || contrastOfWhite > contrastOfBlack ? .white : .black
  }

  /// 0...1, with the weights of sRGB.
  private var luminance: CGFloat {
    func linear(_ component: CGFloat) -> CGFloat {
      component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }
    let (red, green, blue) = components
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
