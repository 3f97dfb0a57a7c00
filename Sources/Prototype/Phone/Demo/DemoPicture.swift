import CoreGraphics
import UIKit

/// Drawings of landscapes with a sky, a sun and hills, in different tones.
@MainActor enum DemoPicture {
  static let count = 6

  static let size = CGSize(width: 360, height: 360)

  /// Pictures repeat after `count`.
  static func image(_ number: Int) -> UIImage {
    let tone = tones[number % count]
    let (sky, ground) = (UIColor(hex: tone.sky), UIColor(hex: tone.ground))
    return UIGraphicsImageRenderer(size: size).image { context in
      sky.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(white: 1, alpha: 0.85).setFill()
      let x = 80 + 50 * CGFloat(number % count)
      UIBezierPath(ovalIn: CGRect(x: x, y: 60, width: 72, height: 72)).fill()
      for hill in 0..<3 {
        ground.mixed(with: sky, 0.6 - 0.3 * CGFloat(hill)).setFill()
        Self.hill(hill, shifted: CGFloat(number) * 37).fill()
      }
    }
  }

  static func name(_ number: Int) -> String { names[number % count] }

  private static let tones: [(sky: UInt32, ground: UInt32)] = [
    (0xF4C7A1, 0x7A3E48), (0xA9D3E8, 0x1F5F5B), (0xF2A7A0, 0x4B2E5E), (0xBFD8C2, 0x2F4F3A), (0xF7DDA0, 0x9A5B2C),
    (0xB9BEE8, 0x2B3A67),
  ]

  private static let names = ["Dusk", "Fjord", "Bloom", "Meadow", "Dunes", "Night"]

  private static func hill(_ index: Int, shifted shift: CGFloat) -> UIBezierPath {
    let (width, base) = (size.width, 190 + 55 * CGFloat(index))
    let bend = (shift + 120 * CGFloat(index)).truncatingRemainder(dividingBy: width)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: base))
    path.addCurve(
      to: CGPoint(x: width, y: base + 10), controlPoint1: CGPoint(x: bend, y: base - 90),
      controlPoint2: CGPoint(x: width - bend / 2, y: base + 60))
    path.addLine(to: CGPoint(x: width, y: size.height))
    path.addLine(to: CGPoint(x: 0, y: size.height))
    path.close()
    return path
  }
}
