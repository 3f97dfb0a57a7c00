import CoreGraphics
import Testing

@Suite("CGImage")
struct CGImageTests {
  private func image(
    _ bytes: [UInt8], width: Int, height: Int, bitsPerPixel: Int = 32, bytesPerRow: Int? = nil,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), alpha: CGImageAlphaInfo = .premultipliedLast,
    order: CGBitmapInfo = [], bitsPerComponent: Int = 8
  ) -> CGImage? {
    guard let provider = CGDataProvider(data: Data(bytes)) else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow ?? width * bitsPerPixel / 8, space: space,
      bitmapInfo: order.union(CGBitmapInfo(rawValue: alpha.rawValue)), provider: provider, decode: nil,
      shouldInterpolate: true, intent: .defaultIntent)
  }

  @Test("Every layout of bytes becomes the same premultiplied pixel") func layouts() {
    let gray = CGColorSpaceCreateDeviceGray()
    let half: [UInt8] = [100, 50, 0, 128]
    let opaque: [UInt8] = [200, 100, 50, 255]
    let cases: [(CGImage?, [UInt8])] = [
      (image([100, 50, 0, 128], width: 1, height: 1), half),
      (image([128, 100, 50, 0], width: 1, height: 1, alpha: .premultipliedFirst), half),
      (image([0, 50, 100, 128], width: 1, height: 1, alpha: .premultipliedFirst, order: .byteOrder32Little), half),
      (image([128, 0, 50, 100], width: 1, height: 1, order: .byteOrder32Little), half),
      (image([100, 50, 0, 128], width: 1, height: 1, order: .byteOrder32Big), half),
      // 199 · 128/255 is 99.9, 100 · 128/255 is 50.2.
      (image([199, 100, 0, 128], width: 1, height: 1, alpha: .last), half),
      (image([128, 199, 100, 0], width: 1, height: 1, alpha: .first), half),
      (image([200, 100, 50, 7], width: 1, height: 1, alpha: .noneSkipLast), opaque),
      (image([7, 200, 100, 50], width: 1, height: 1, alpha: .noneSkipFirst), opaque),
      (image([200, 100, 50], width: 1, height: 1, bitsPerPixel: 24, alpha: .none), opaque),
      (image([90], width: 1, height: 1, bitsPerPixel: 8, space: gray, alpha: .none), [90, 90, 90, 255]),
      (image([90, 180], width: 1, height: 1, bitsPerPixel: 16, space: gray), [90, 90, 90, 180]),
      (image([255, 255, 255, 0], width: 1, height: 1, alpha: .last), [0, 0, 0, 0]),
    ]
    for (index, (image, expected)) in cases.enumerated() {
      #expect(image?.pixels?.bytes == expected, "case \(index)")
    }
  }

  @Test("Bytes between rows are skipped") func padding() {
    let bytes: [UInt8] = [1, 2, 3, 255, 9, 9, 4, 5, 6, 255]
    #expect(image(bytes, width: 1, height: 2, bytesPerRow: 6)?.pixels?.bytes == [1, 2, 3, 255, 4, 5, 6, 255])
  }

  @Test("A Display P3 image is converted to sRGB") func wideGamut() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let bytes = try #require(image([255, 255, 255, 255, 255, 0, 0, 255], width: 2, height: 1, space: space)?.pixels)
    #expect(bytes.bytes == [255, 255, 255, 255, 255, 0, 0, 255])
    let muted = try #require(image([100, 150, 100, 255], width: 1, height: 1, space: space)?.pixels?.bytes)
    let color =
      try #require(CGColor(colorSpace: space, components: [100.0 / 255, 150.0 / 255, 100.0 / 255, 1])).rgba * 255
    #expect(muted == [color.x, color.y, color.z, 255].map { UInt8($0.rounded()) })
    #expect(muted[0] < 100)
  }

  @Test("Sizes and layouts that are not allowed are refused") func refused() {
    let one: [UInt8] = [0, 0, 0, 0]
    let cases: [CGImage?] = [
      image(one, width: 0, height: 1), image(one, width: 1, height: 0), image(one, width: -1, height: 1),
      image(one, width: 2, height: 1), image(one, width: 1, height: 2),
      image(one, width: Int.max, height: Int.max, bytesPerRow: Int.max),
      image(one, width: 1, height: 2, bytesPerRow: Int.max),
      image(one, width: 1, height: 1, bytesPerRow: 3), image(one, width: 1, height: 1, bytesPerRow: -4),
      image(one, width: 1, height: 1, bitsPerComponent: 16), image(one, width: 1, height: 1, bitsPerPixel: 24),
      image(one, width: 1, height: 1, order: .byteOrder16Little),
      image(one, width: 1, height: 1, order: .floatComponents),
      CGImage(width: 1, height: 1, premultipliedRGBA: [0, 0, 0]),
      CGImage(width: 40_000, height: 1, premultipliedRGBA: [UInt8](repeating: 0, count: 160_000)),
    ]
    for (index, image) in cases.enumerated() { #expect(image == nil, "case \(index)") }
  }

  @Test("The properties of an image made from pixels describe the bytes of its provider")
  func description() throws {
    let bytes: [UInt8] = [1, 2, 3, 4, 5, 6, 7, 8]
    let image = try #require(CGImage(width: 2, height: 1, premultipliedRGBA: bytes))
    #expect(image.width == 2 && image.height == 1)
    #expect(image.bitsPerComponent == 8 && image.bitsPerPixel == 32 && image.bytesPerRow == 8)
    #expect(image.alphaInfo == .premultipliedLast && image.dataProvider?.data == Data(bytes))
    #expect(image.copy() === image)
  }

  @Test("Cropping takes whole pixels from the top left, inside the edges") func cropping() throws {
    // Each pixel's red is its index.
    let bytes: [UInt8] = (0..<12).flatMap { [UInt8($0), 0, 0, 255] as [UInt8] }
    let image = try #require(CGImage(width: 4, height: 3, premultipliedRGBA: bytes))
    func reds(_ rect: CGRect) -> [UInt8]? {
      image.cropping(to: rect)?.pixels.map { pixels in
        stride(from: 0, to: pixels.bytes.count, by: 4).map { pixels.bytes[$0] }
      }
    }
    #expect(reds(CGRect(x: 1, y: 1, width: 2, height: 2)) == [5, 6, 9, 10])
    #expect(reds(CGRect(x: 1.5, y: 0, width: 1, height: 1)) == [1, 2])
    #expect(reds(CGRect(x: 3, y: 2, width: 10, height: 10)) == [11] && reds(.infinite)?.count == 12)
    #expect(reds(CGRect(x: 4, y: 0, width: 1, height: 1)) == nil && reds(.null) == nil)
    #expect(reds(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
  }

  @Test("A drawing crops to a drawing, and becomes pixels through a rasteriser")
  func drawings() throws {
    struct Gray: CGDrawingRasterizer {
      func pixels(of drawing: CGDrawing) -> CGPixels? {
        let count = drawing.width * drawing.height * 4
        return CGPixels(width: drawing.width, height: drawing.height, bytes: [UInt8](repeating: 128, count: count))
      }
    }
    let image = CGImage(try #require(CGDrawing(width: 10, height: 20)))
    #expect(image.pixels == nil && image.dataProvider == nil)
    let part = try #require(image.cropping(to: CGRect(x: 2, y: 3, width: 4, height: 5)))
    let placed = CGAffineTransform(10, 0, 0, 20, -2, -3)
    #expect(part.drawing?.operations == [.image(image, placed, isTiled: false, CGDrawing.Compositing())])
    #expect(part.width == 4 && part.height == 5)
    #expect(part.rasterized(by: Gray())?.pixels?.bytes.count == 4 * 5 * 4)
  }
}

@Suite("CGGradient")
struct CGGradientTests {
  @Test("Stops lie at their locations, in order, or evenly") func stops() throws {
    let colors = [CGColor.white, CGColor.black, CGColor(gray: 0.5, alpha: 1)] as CFArray
    let even = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: nil))
    #expect(even.stops.map(\.location) == [0, 0.5, 1])
    let given = try #require(CGGradient(colorsSpace: nil, colors: colors, locations: [0.8, -1, CGFloat.nan]))
    #expect(given.stops.map(\.location) == [0, 0, 0.8] && given.stops.map(\.color.x) == [0, 0.5, 1])
  }

  @Test("Components are read as one colour after another") func components() throws {
    let gradient = try #require(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [1, 0, 0, 1, 0, 0, 1, 0.5], locations: [0, 1],
        count: 2))
    #expect(gradient.stops.map(\.color) == [SIMD4(1, 0, 0, 1), SIMD4(0, 0, 1, 0.5)])
  }

  @Test("Without colours, or with other values, there is no gradient") func refused() {
    #expect(CGGradient(colorsSpace: nil, colors: [], locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
    #expect(CGGradient(colorSpace: .standardRGB, colorComponents: [0, 0, 0, 1], locations: nil, count: -1) == nil)
  }
}
