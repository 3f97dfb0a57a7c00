import QuartzCore
import Raster
import Testing

@Suite("contentsCenter stretches only the middle of a picture")
struct NinePartTests {
  /// Five by five pixels: red corners of two, green edges, a blue middle of one.
  private func frame() throws -> CGImage {
    let bytes = (0..<25).flatMap { index -> [UInt8] in
      switch (index % 5 == 2, index / 5 == 2) {
      case (true, true): [0, 0, 255, 255]
      case (false, false): [255, 0, 0, 255]
      default: [0, 255, 0, 255]
      }
    }
    return try #require(CGImage(width: 5, height: 5, premultipliedRGBA: bytes))
  }

  private func scene(_ scale: Double = 1, _ change: (CALayer) -> Void) throws -> PixelBuffer {
    let scene = Scene(40, 30, scale: scale)
    let image = try frame()
    withoutActions {
      let layer = scene.add(4, 4, 30, 20)
      layer.contents = image
      layer.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
      change(layer)
    }
    return try scene.draw()
  }

  @Test("Corners keep their size, and the middle has one colour", arguments: [1, 2])
  func corners(scale: Int) throws {
    let pixels = try scene(Double(scale)) { $0.contentsScale = CGFloat(scale) / 2 }
    // Two pixels of the picture at half or one to a point are four device pixels.
    let (low, high) = (SIMD2(4, 4) &* scale, SIMD2(34, 24) &* scale)
    for y in low.y..<high.y {
      for x in low.x..<high.x {
        let inColumns = (low.x + 4..<high.x - 4).contains(x)
        let inRows = (low.y + 4..<high.y - 4).contains(y)
        // Neighbours are mixed within a pixel of the picture around the seams.
        if abs(x - low.x - 4) < 2 || abs(high.x - 4 - x) < 2 || abs(y - low.y - 4) < 2 || abs(high.y - 4 - y) < 2 {
          continue
        }
        let expected = inColumns && inRows ? (0.0, 0.0, 255.0) : inColumns || inRows ? (0, 255, 0) : (255, 0, 0)
        let pixel = pixels[x, y]
        #expect(isClose(pixel, expected.0, expected.1, expected.2), "(\(x), \(y)): \(pixel)")
      }
    }
    #expect(pixels[low.x - 1, low.y].x == 0 && pixels[high.x, high.y].x == 0)
  }

  @Test("Corners without enough room share the available room")
  func cramped() throws {
    let pixels = try scene { layer in
      layer.frame = CGRect(x: 4, y: 4, width: 2, height: 20)
    }
    #expect(isClose(pixels[4, 4], 255, 0, 0) && isClose(pixels[5, 4], 255, 0, 0))
    #expect(isClose(pixels[4, 14], 0, 255, 0))
  }

  @Test("At the picture's own size nothing stretches, and a gravity that does not resize ignores contentsCenter")
  func ownSize() throws {
    let whole = try scene { layer in
      layer.frame = CGRect(x: 4, y: 4, width: 5, height: 5)
      layer.contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    let parts = try scene { $0.frame = CGRect(x: 4, y: 4, width: 5, height: 5) }
    #expect(parts.difference(from: whole) == nil)
    let placed = try scene { layer in
      layer.contentsGravity = .topLeft
      layer.contentsCenter = CGRect(x: 0.4, y: 0.4, width: 0.2, height: 0.2)
    }
    #expect(placed.sum(0) == 16 && placed.sum(1) == 8 && placed.sum(2) == 1)
  }

  @Test("Only the visible part is split into nine")
  func contentsRect() throws {
    let pixels = try scene { layer in
      // The right half from the middle on: no corner at the left.
      layer.contentsRect = CGRect(x: 0.4, y: 0, width: 0.6, height: 1)
      layer.contentsCenter = CGRect(x: 0, y: 0.4, width: 1.0 / 3, height: 0.2)
    }
    #expect(isClose(pixels[5, 4], 0, 255, 0) && isClose(pixels[33, 4], 255, 0, 0))
    #expect(isClose(pixels[5, 14], 0, 0, 255) && isClose(pixels[33, 14], 0, 255, 0))
  }

  @Test("A meaningless middle draws without a crash", arguments: [-1.0, 0, 5, .infinity])
  func nonsense(size: Double) throws {
    _ = try scene { $0.contentsCenter = CGRect(x: 2, y: -3, width: size, height: size) }
  }
}
