import Testing
import UIKit

@Suite("Colours")
struct ColorTests {
  @Test(
    "Hue, saturation and brightness convert to sRGB and back",
    arguments: [
      (0, 1, 1, [1, 0, 0]), (1.0 / 3, 1, 1, [0, 1, 0]), (2.0 / 3, 1, 1, [0, 0, 1]), (1.0 / 6, 1, 1, [1, 1, 0]),
      (0.5, 0.5, 0.8, [0.4, 0.8, 0.8]), (0.9, 0, 0.3, [0.3, 0.3, 0.3]),
    ] as [(CGFloat, CGFloat, CGFloat, [CGFloat])])
  func circle(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, expected: [CGFloat]) {
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 0.5)
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    let largest = zip([red, green, blue], expected).map { abs($0 - $1) }.max() ?? 1
    #expect(largest < 1e-12 && alpha == 0.5)
    var (backHue, backSaturation, backBrightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    #expect(color.getHue(&backHue, saturation: &backSaturation, brightness: &backBrightness, alpha: nil))
    #expect(abs(backBrightness - brightness) < 1e-12 && abs(backSaturation - saturation) < 1e-12)
    if saturation > 0 { #expect(abs(backHue - hue) < 1e-12) }
  }

  @Test("Grays have a white component, and other colours do not")
  func white() {
    var white: CGFloat = 0
    #expect(UIColor.lightGray.getWhite(&white, alpha: nil))
    #expect(white == 2.0 / 3)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
  }

  @Test("Colours with the same components are equal, and a system colour is always the same object")
  func equality() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red && UIColor.red.withAlphaComponent(0.5) != .red)
    #expect(UIColor.label.cgColor.alpha == 1)
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
  }
}

@Suite("Fonts")
struct FontTests {
  @Test("The line height is the distance from the descender to the ascender")
  func metrics() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.lineHeight == font.ascender - font.descender && abs(font.lineHeight - 20.287) < 0.001)
    #expect(font.xHeight < font.capHeight && font.capHeight < font.ascender)
    #expect(UIFont.preferredFont(forTextStyle: .headline) == .systemFont(ofSize: 17, weight: .semibold))
  }

  @Test("A font name selects family, weight and slant, and can be read back")
  func names() throws {
    let font = try #require(UIFont(name: "Inter-SemiboldItalic", size: 12))
    #expect(font.familyName == "Inter" && font.fontName == "Inter-SemiboldItalic" && UIFont(name: "", size: 12) == nil)
    #expect(font.withSize(20).pointSize == 20 && font.withSize(20).fontName == font.fontName)
  }
}
