import CoreGraphics
import Testing

/// Colours are kept as 32-bit floats: 24 bits, of which a conversion may lose a few.
private let floatRounding: Float = 1e-6

@Suite("CGColor")
struct CGColorTests {
  @Test("Every initialiser of a colour gives the right extended sRGB") func rgba() throws {
    let displayP3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
    let gray = CGColorSpaceCreateDeviceGray()
    // Half the light is 1.055·0.5^(1/2.4) − 0.055 in sRGB.
    let half = Float(1.055 * pow(0.5, 1 / 2.4) - 0.055)
    let cases: [(CGColor?, SIMD4<Float>)] = [
      (CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), SIMD4(0.1, 0.2, 0.3, 0.4)),
      (CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4), SIMD4(0.1, 0.2, 0.3, 0.4)),
      (CGColor(gray: 0.25, alpha: 0.5), SIMD4(0.25, 0.25, 0.25, 0.5)),
      (CGColor(genericGrayGamma2_2Gray: 0.25, alpha: 1), SIMD4(0.25, 0.25, 0.25, 1)),
      (CGColor(colorSpace: gray, components: [0.75, 0.5]), SIMD4(0.75, 0.75, 0.75, 0.5)),
      (CGColor(colorSpace: linear, components: [0, 0.5, 1, 1]), SIMD4(0, half, 1, 1)),
      (CGColor(colorSpace: displayP3, components: [1, 1, 1, 1]), SIMD4(1, 1, 1, 1)),
      (CGColor(rgba: SIMD4(1.2, -0.1, 0.5, 0.5)), SIMD4(1.2, -0.1, 0.5, 0.5)),
      (.white, SIMD4(1, 1, 1, 1)),
      (.black, SIMD4(0, 0, 0, 1)),
      (.clear, SIMD4(0, 0, 0, 0)),
    ]
    for (color, expected) in cases {
      let difference = try #require(color).rgba - expected
      #expect(max(difference.max(), -difference.min()) < floatRounding, "\(expected)")
    }
  }

  @Test("Pure Display P3 red is outside sRGB, with the published values") func wideRed() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let red = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 1])).rgba
    // color(display-p3 1 0 0) in CSS Color 4 is color(srgb 1.0931 −0.2267 −0.1501), to four digits.
    let published = SIMD4<Float>(1.0931, -0.2267, -0.1501, 1)
    let difference = red - published
    #expect(max(difference.max(), -difference.min()) < 0.5e-4)
  }

  @Test(
    "Converted to another space and back a colour is as it was",
    arguments: [
      CGColorSpace.sRGB, CGColorSpace.extendedSRGB, CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB,
      CGColorSpace.displayP3, CGColorSpace.extendedDisplayP3, CGColorSpace.linearDisplayP3,
    ])
  func roundTrip(name: String) throws {
    let color = CGColor(srgbRed: 0.9, green: 0.5, blue: 0.02, alpha: 0.3)
    let space = try #require(CGColorSpace(name: name))
    let there = try #require(color.converted(to: space, intent: .defaultIntent, options: nil))
    let source = try #require(color.colorSpace)
    let back = try #require(there.converted(to: source, intent: .defaultIntent, options: nil))
    #expect(there.colorSpace == space)
    for (first, second) in zip(try #require(back.components), try #require(color.components)) {
      #expect(abs(first - second) < 1e-7)
    }
  }

  @Test("A space that is not extended clamps components, and gray keeps the luminance")
  func conversionEdges() throws {
    let wide = CGColor(rgba: SIMD4(1.5, -0.5, 0.5, 1))
    let narrow = try #require(wide.converted(to: .standardRGB, intent: .defaultIntent, options: nil))
    #expect(narrow.components == [1, 0, 0.5, 1])
    let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
    let linear = try #require(CGColorSpace(name: CGColorSpace.linearGray))
    let gray = try #require(green.converted(to: linear, intent: .defaultIntent, options: nil)?.components?.first)
    // The value in the standard has four digits.
    #expect(abs(gray - 0.7152) < 0.5e-4)
  }

  @Test("Components and their number include alpha") func components() throws {
    let color = CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.125)
    #expect(color.components == [0.25, 0.5, 0.75, 0.125] && color.numberOfComponents == 4)
    #expect(CGColor.white.numberOfComponents == 2 && color.alpha == 0.125)
    #expect(color.pattern == nil && color.copy() == color)
    #expect(color.copy(alpha: 0.5)?.components == [0.25, 0.5, 0.75, 0.5])
  }

  @Test("Colours are equal by value: space, components, alpha") func equality() {
    let color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(color == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    #expect(color.hashValue == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).hashValue)
    #expect(color != color.copy(alpha: 0.5))
    #expect(CGColor.white != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
  }

  @Test("NaN becomes 0, an infinite component 0 or 1, and alpha is clamped") func badInput() {
    let bad = CGColor(red: CGFloat.nan, green: CGFloat.infinity, blue: -CGFloat.infinity, alpha: CGFloat.nan)
    #expect(bad.rgba == SIMD4(0, 1, 0, 0) && CGColor(gray: 2, alpha: 3).components == [2, 1])
    #expect(CGColor(gray: 0, alpha: -1).alpha == 0)
    #expect(CGColor(rgba: SIMD4(.nan, 0, 0, .infinity)).rgba == SIMD4(0, 0, 0, 1))
  }
}

@Suite("CGColorSpace")
struct CGColorSpaceTests {
  @Test("A space is identified by its name or device; gray has one component, RGB three")
  func spaces() {
    let (gray, rgb) = (CGColorSpaceCreateDeviceGray(), CGColorSpaceCreateDeviceRGB())
    #expect(CGColorSpace(name: CGColorSpace.sRGB)?.name == "kCGColorSpaceSRGB" && rgb.name == nil)
    #expect(CGColorSpace(name: "sRGB") == nil)
    #expect(gray.numberOfComponents == 1 && gray.model == .monochrome)
    #expect(rgb.numberOfComponents == 3 && rgb.model == .rgb)
    #expect(rgb == CGColorSpaceCreateDeviceRGB() && rgb != gray && rgb != CGColorSpace(name: CGColorSpace.sRGB))
  }
}
