import QuartzCore
import Raster
import Testing

@Suite("Text")
struct TextTests {
  private func label(_ scene: Scene, _ string: String, _ x: Double, _ y: Double, size: Double = 20) -> CATextLayer {
    let layer = scene.position(CATextLayer(), x, y, 160, 30)
    layer.string = string
    layer.fontSize = CGFloat(size)
    layer.foregroundColor = white
    return layer
  }

  /// The columns of `pixels` that have ink.
  private func columns(_ pixels: PixelBuffer) -> [Int] {
    (0..<pixels.width).filter { x in (0..<pixels.height).contains { pixels[x, $0].x > 40 } }
  }

  @Test("The amount of ink is proportional to the letters at every scale", arguments: [1, 1.5, 2, 3])
  func ink(scale: Double) throws {
    let scene = Scene(200, 60, scale: scale)
    withoutActions { _ = label(scene, "Hamburg", 20, 15) }
    let pixels = try scene.draw()
    let inked = columns(pixels)
    let (first, last) = (try #require(inked.first), try #require(inked.last))
    var request = TextRequest(string: "Hamburg")
    request.size = 20
    let width = scene.text.layout(request).size.width
    #expect(abs(Double(first) / scale - 21) < 2.5)
    #expect(abs(Double(last) / scale - 20 - Double(width)) < 3.5)
    // Full ink somewhere: strokes are not washed out.
    let strongest = (0..<pixels.height).flatMap { y in (0..<pixels.width).map { pixels[$0, y].x } }.max() ?? 0
    #expect(strongest > (scale > 1 ? 235 : 150))
    let perArea = pixels.sum() / scale / scale
    #expect(perArea > 150 && perArea < 450, "\(perArea)")
  }

  @Test("Text that moves by whole pixels is unchanged, and smaller moves snap to whole pixels")
  func snapping() throws {
    let scene = Scene(200, 60)
    let layer = withoutActions { label(scene, "Snap me", 20, 15) }
    let first = try scene.draw()
    withoutActions { layer.position.x += 7 }
    let second = try scene.draw()
    withoutActions { layer.position.x += 0.4 }
    let third = try scene.draw()
    for y in 0..<60 { for x in 0..<190 { #expect(first[x, y] == second[x + 7, y]) } }
    #expect(second.rgba == third.rgba)
  }

  @Test("Letters that rotate or grow keep their amount of ink and do not snap")
  func outlines() throws {
    let scene = Scene(200, 200)
    let layer = withoutActions { label(scene, "Outline", 20, 80) }
    let still = try scene.draw().sum()
    withoutActions { layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.7)) }
    #expect(abs(try scene.draw().sum() / still - 1) < 0.05)
    withoutActions { layer.setAffineTransform(CGAffineTransform(scaleX: 1.001, y: 1.001)) }
    let first = try scene.draw()
    #expect(abs(first.sum() / still - 1) < 0.05)
    withoutActions { layer.position.x += 0.4 }
    #expect(try scene.draw().rgba != first.rgba)
  }

  @Test("A width wraps text, a line limit truncates it, and both keep it inside")
  func wrapping() {
    let service = PangoTextService()
    var request = TextRequest(string: "The quick brown fox jumps over the lazy dog")
    let single = service.layout(request).size
    request.width = 100
    let wrapped = service.layout(request).size
    #expect(wrapped.width <= 100 && wrapped.height > 3 * single.height)
    for truncation in [TextRequest.Truncation.none, .head, .middle, .tail] {
      (request.lineLimit, request.truncation) = (2, truncation)
      let size = service.layout(request).size
      #expect(abs(Double(size.height / single.height) - 2) < 0.1, "\(truncation)")
      #expect(size.width <= 101)
    }
  }

  @Test("Sizes are in points on every monitor, and grow with the font")
  func sizes() {
    let service = PangoTextService()
    var request = TextRequest(string: "Backswipe")
    request.size = 10
    let small = service.layout(request).size
    #expect(service.layout(request) === service.layout(request))
    request.size = 30
    let large = service.layout(request).size
    #expect(abs(Double(large.width / small.width) - 3) < 0.02)
    // Inter's lines are 1.21 sizes high; other fonts' between 1 and 1.6.
    #expect((10...16).contains(Double(small.height)))
  }

  @Test("Alignment puts a line at either side or in the middle, and Arabic begins at the right")
  func alignment() throws {
    func ink(_ string: String, _ mode: CATextLayerAlignmentMode) throws -> (Int, Int) {
      let scene = Scene(200, 40)
      withoutActions { label(scene, string, 20, 5).alignmentMode = mode }
      let inked = columns(try scene.draw())
      return (try #require(inked.first), try #require(inked.last))
    }
    #expect(try ink("Edge", .left).0 < 25)
    #expect(try ink("Edge", .right).1 > 174)
    let middle = try ink("Edge", .center)
    #expect(abs(Double(middle.0 + middle.1) / 2 - 100) < 2)
    let service = PangoTextService()
    var request = TextRequest(string: "سلام")
    request.width = 160
    #expect(service.layout(request).size.width > 10)
  }

  @Test("A missing font is reported once, and text is drawn in a substitute")
  func missingFont() {
    let service = PangoTextService()
    var request = TextRequest(string: "Hello")
    request.family = "No Such Font"
    #expect(service.layout(request).size.width > 10)
    request.size = 30
    _ = service.layout(request)
    #expect(service.diagnostics.count == 1 && service.diagnostics.first?.contains("No Such Font") == true)
  }
}
