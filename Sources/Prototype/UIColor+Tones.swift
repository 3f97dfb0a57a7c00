import CoreGraphics
package import UIKit

extension UIColor {
  /// The colour that `0xRRGGBB` says.
  package convenience init(hex: UInt32) {
    func part(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }

  /// The colour as six hexadecimal digits: red, green and blue, however transparent it is.
  var hexDigits: String {
    let own = components
    let digits = [own.red, own.green, own.blue].map { part -> String in
      let text = String(Int((min(max(part, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return digits.joined()
  }

  /// The colour with so much of `other` in it, 0...1.
  func mixed(with other: UIColor, _ share: CGFloat) -> UIColor {
    let (own, foreign) = (components, other.components)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    return UIColor(
      red: mix(own.red, foreign.red), green: mix(own.green, foreign.green), blue: mix(own.blue, foreign.blue), alpha: 1)
  }

  /// How bright the colour is to the eye, 0...1, by the weights of sRGB.
  var luminance: CGFloat {
    func linear(_ part: CGFloat) -> CGFloat { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
    let own = components
    return 0.2126 * linear(own.red) + 0.7152 * linear(own.green) + 0.0722 * linear(own.blue)
  }

  private var components: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: nil)
    return (red, green, blue)
  }
}

extension UIColor {
  /// Black or white, whichever is read more easily on the colour.
  var readableInk: UIColor {
    let (onWhite, onBlack) = (1.05 / (luminance + 0.05), (luminance + 0.05) / 0.05)
    // White looks better as long as it can be read well.
    return onWhite >= 4 || onWhite > onBlack ? .white : .black
  }
}
