import CoreGraphics
package import UIKit

extension UIColor {
  package convenience init(hex: UInt32) {
    func component(_ shift: UInt32) -> CGFloat { CGFloat(hex >> shift & 0xFF) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: 1)
  }

  /// Both appearances are opaque.
  convenience init(light: UInt32, dark: UInt32) {
    let (light, dark) = (UIColor(hex: light), UIColor(hex: dark))
    self.init { $0.userInterfaceStyle == .dark ? dark : light }
  }

  /// Six digits, without the alpha.
  var hexDigits: String {
    let (red, green, blue) = components
    let digits = [red, green, blue].map { component -> String in
      let text = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return digits.reduce("", +)
  }

  var components: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: nil)
    return (red, green, blue)
  }
}
