import QuartzCore
import Raster
import Testing

@Suite("Recorded drawings: blend modes, shadows, tiles")
struct DrawingTests {
  private typealias Color = SIMD3<Double>

  /// The pixels of a drawing of 24 × 24 points: a row's red, green, blue, alpha.
  private func pixels(_ draw: (CGContext) throws -> Void) throws -> (Int, Int) -> SIMD4<Double> {
    let context = try #require(CGContext(size: CGSize(width: 24, height: 24), scale: 1))
    try draw(context)
    let pixels = try #require(DrawingRenderer().pixels(of: context.drawing))
    return { x, y in
      SIMD4((0..<4).map { Double(pixels.bytes[(y * 24 + x) * 4 + $0]) / 255 })
    }
  }

  /// Two roundings to 1/255.
  private static let tolerance = 2.1 / 255

  private static let below = Color(0.8, 0.4, 0.2)
  private static let above = Color(0.4, 0.6, 0.8)

  /// Modes with their formula for two opaque colours, channel by channel: the colour above comes first.
  private static let formulas: [(mode: CGBlendMode, blend: @Sendable (Double, Double) -> Double)] = [
    (.normal, { s, _ in s }), (.multiply, { $0 * $1 }), (.screen, { $0 + $1 - $0 * $1 }),
    (.darken, { min($0, $1) }), (.lighten, { max($0, $1) }), (.difference, { abs($0 - $1) }),
    (.exclusion, { $0 + $1 - 2 * $0 * $1 }), (.copy, { s, _ in s }), (.sourceAtop, { s, _ in s }),
    (.overlay, { s, d in d <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d) }),
    (.hardLight, { s, d in s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d) }),
    (.plusLighter, { min(1, $0 + $1) }), (.plusDarker, { max(0, $0 + $1 - 1) }), (.destinationOver, { $1 }),
  ]

  @Test("Opaque colours blend by the formula of each mode", arguments: formulas.indices)
  func blending(index: Int) throws {
    let (mode, blend) = Self.formulas[index]
    let pixel = try pixels { context in
      context.setFillColor(rgb(Self.below.x, Self.below.y, Self.below.z))
      context.fill(CGRect(x: 0, y: 0, width: 24, height: 24))
      context.setBlendMode(mode)
      context.setFillColor(rgb(Self.above.x, Self.above.y, Self.above.z))
      context.fill(CGRect(x: 4, y: 4, width: 10, height: 10))
    }(8, 8)
    for channel in 0..<3 {
      let expected = blend(Self.above[channel], Self.below[channel])
      #expect(abs(pixel[channel] - expected) < Self.tolerance, "\(mode), channel \(channel): \(pixel)")
    }
  }

  @Test("Plus darker adds darkness by alpha inside the clip, and changes nothing outside it")
  func plusDarker() throws {
    let at = try pixels { context in
      context.setFillColor(rgb(0.8, 0.6, 1))
      context.fill(CGRect(x: 0, y: 0, width: 12, height: 24))
      context.clip(to: CGRect(x: 0, y: 0, width: 24, height: 12))
      context.setBlendMode(.plusDarker)
      context.setAlpha(0.5)
      context.setFillColor(rgb(0.5, 0, 1))
      context.fill(CGRect(x: 4, y: 4, width: 16, height: 16))
    }
    func isClose(_ pixel: SIMD4<Double>, _ expected: SIMD4<Double>) -> Bool {
      (pixel - expected).indices.allSatisfy { abs(pixel[$0] - expected[$0]) < Self.tolerance }
    }
    // Half of the darkness (0.5, 1, 0) is added to (0.2, 0.4, 0).
    #expect(isClose(at(8, 8), SIMD4(0.55, 0.1, 1, 1)), "\(at(8, 8))")
    // Over transparent pixels, the colour itself is drawn with half of its alpha.
    #expect(isClose(at(16, 8), SIMD4(0.25, 0, 0.5, 0.5)), "\(at(16, 8))")
    #expect(isClose(at(8, 14), SIMD4(0.8, 0.6, 1, 1)) && isClose(at(2, 8), SIMD4(0.8, 0.6, 1, 1)))
    #expect(at(16, 14) == .zero)
  }

  @Test("An operation casts its shadow beneath itself, moved and blurred")
  func shadow() throws {
    let at = try pixels { context in
      context.setShadow(offset: CGSize(width: 4, height: 6), blur: 4, color: rgb(1, 0, 0, 0.5))
      context.setFillColor(rgb(0, 0, 1))
      context.fill(CGRect(x: 3, y: 2, width: 12, height: 12))
    }
    #expect(at(8, 8) == SIMD4(0, 0, 1, 1))
    // A blur of 4 has a deviation of 2: along the lower edge, far from its ends, a Gaussian's integral is left.
    for y in 14..<24 {
      let expected = 0.5 * 0.5 * erfc((Double(y) + 0.5 - 20) / 2 / 2.0.squareRoot())
      #expect(abs(at(12, y).w - expected) < 0.02, "\(y): \(at(12, y).w) against \(expected)")
      #expect(abs(at(12, y).x - at(12, y).w) < 0.01)
    }
    // Beyond the drawing's corner, from which the shadow has moved away, no pixel is repeated.
    #expect(at(0, 0) == .zero)
  }

  @Test("A tiled image repeats over the whole clip")
  func tiles() throws {
    let bytes: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255]
    let image: CGImage = try #require(CGImage(width: 2, height: 2, premultipliedRGBA: bytes))
    let at = try pixels { context in
      context.interpolationQuality = .none
      context.clip(to: CGRect(x: 0, y: 0, width: 20, height: 24))
      context.draw(image, in: CGRect(x: 6, y: 6, width: 4, height: 4), byTiling: true)
    }
    for y in 0..<20 {
      for x in 0..<20 { #expect(at(x, y) == at((x + 2) % 4 + 6, (y + 2) % 4 + 6), "(\(x), \(y))") }
    }
    let four = [(6, 6), (8, 6), (6, 8), (8, 8)].map { at($0.0, $0.1) }
    #expect(Set(four).count == 4 && at(21, 3) == .zero)
  }
}
