import QuartzCore
import Raster
import Testing

@Suite("Pictures and gradients")
struct PictureTests {
  /// A checkerboard of single pixels, black and white.
  private func checkerboard(_ width: Int, _ height: Int) throws -> CGImage {
    let bytes = (0..<width * height).flatMap { index -> [UInt8] in
      let level: UInt8 = (index % width + index / width) % 2 == 0 ? 255 : 0
      return [level, level, level, 255]
    }
    return try #require(CGImage(width: width, height: height, premultipliedRGBA: bytes))
  }

  private func plain(_ red: UInt8, _ green: UInt8, _ blue: UInt8) throws -> CGImage {
    let bytes = (0..<4).flatMap { _ -> [UInt8] in [red, green, blue, 255] }
    return try #require(CGImage(width: 2, height: 2, premultipliedRGBA: bytes))
  }

  @Test("A checkerboard that is scaled down is gray", arguments: [40.0, 37, 25, 20, 12.6, 10])
  func smaller(side: Double) throws {
    let scene = Scene(50, 50)
    let image = try checkerboard(40, 40)
    withoutActions { scene.add(0, 0, side, side).contents = image }
    // The edge pixel of a board of 40 is half a pixel of either colour.
    let tolerance = 0.04 * side * side
    #expect(abs(try scene.draw().sum() - side * side / 2) < tolerance)
  }

  @Test("A picture at its own size is shown pixel by pixel, and nearest-neighbour scaling shows blocks")
  func exact() throws {
    let scene = Scene(20, 20)
    let image = try checkerboard(4, 4)
    withoutActions {
      scene.add(3, 5, 4, 4).contents = image
      let large = scene.add(8, 8, 12, 12)
      (large.contents, large.magnificationFilter) = (image, .nearest)
    }
    let pixels = try scene.draw()
    #expect((0..<4).map { pixels[3 + $0, 5].x } == [255, 0, 255, 0])
    #expect((0..<12).map { pixels[8 + $0, 9].x } == [255, 255, 255, 0, 0, 0, 255, 255, 255, 0, 0, 0])
  }

  @Test("A drawing is rendered at the device's scale")
  func drawing() throws {
    let scene = Scene(20, 20, scale: 3)
    let context = try #require(CGContext(size: CGSize(width: 10, height: 10), scale: 1))
    context.setFillColor(white)
    context.fill(CGRect(x: 1.0 / 3, y: 0, width: 5, height: 10))
    let image = CGImage(context.drawing)
    withoutActions { scene.add(0, 0, 10, 10).contents = image }
    let pixels = try scene.draw()
    #expect((0..<4).map { pixels[$0, 6].x } == [0, 255, 255, 255])
    #expect(pixels[15, 6].x == 255 && pixels[16, 6].x == 0)
    let recorded = try #require(image.drawing)
    let half = try #require(DrawingRenderer().pixels(of: recorded))
    #expect(half.width == 10 && abs(Int(half.bytes[0]) - 170) <= 1)
  }

  @Test("A picture fades into another as the sum of both", arguments: [0.25, 0.5, 0.8])
  func crossfade(progress: Double) throws {
    let scene = Scene(10, 10)
    let (first, second) = (try plain(255, 0, 0), try plain(0, 0, 255))
    let layer = withoutActions {
      scene.root.backgroundColor = rgb(0, 1, 0)
      let layer = scene.add(0, 0, 10, 10)
      layer.contents = first
      return layer
    }
    _ = try scene.draw()
    let fade = CABasicAnimation(keyPath: "contents")
    (fade.fromValue, fade.toValue, fade.duration) = (first, second, 1)
    fade.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(fade, forKey: nil)
    scene.world.commit()
    scene.world.advance(to: scene.world.now + progress)
    let pixel = try scene.draw()[5, 5]
    #expect(isClose(pixel, (1 - progress) * 255, 0, progress * 255, within: 2), "\(pixel)")
  }

  @Test("A gradient has the colours of its stops at their locations")
  func stops() throws {
    let scene = Scene(100, 30)
    withoutActions {
      let layer = scene.position(CAGradientLayer(), 0, 0, 100, 10)
      layer.colors = [rgb(1, 0, 0), rgb(0, 1, 0), rgb(0, 0, 1)]
      layer.locations = [0, 0.25, 1]
      (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    }
    let pixels = try scene.draw()
    #expect(isClose(pixels[0, 5], 0.98 * 255, 0.02 * 255, 0, within: 2))
    // Half a pixel from the stop.
    #expect(isClose(pixels[24, 5], 0.02 * 255, 0.98 * 255, 0, within: 2))
    #expect(isClose(pixels[62, 5], 0, 0.5 * 255, 0.5 * 255, within: 2))
    #expect(isClose(pixels[99, 5], 0, 0.007 * 255, 0.993 * 255, within: 2))
  }

  @Test("Radial gradients are ellipses, and conic gradients begin in the direction of the end point")
  func kinds() throws {
    let scene = Scene(80, 40)
    withoutActions {
      for (index, type) in [CAGradientLayerType.radial, .conic].enumerated() {
        let layer = scene.position(CAGradientLayer(), Double(index) * 40, 0, 40, 40)
        layer.type = type
        layer.colors = [white, rgb(0, 0, 0)]
        (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: index == 0 ? 0.75 : 0.5))
      }
    }
    let pixels = try scene.draw()
    #expect(isClose(pixels[30, 20], 0.475 * 255, 0.475 * 255, 0.475 * 255, within: 4))
    #expect(isClose(pixels[20, 25], 0.45 * 255, 0.45 * 255, 0.45 * 255, within: 4))
    #expect(isClose(pixels[20, 31], 0, 0, 0))
    // A quarter, half and three quarters round, clockwise.
    #expect(isClose(pixels[60, 38], 191, 191, 191, within: 3))
    #expect(isClose(pixels[42, 20], 127, 127, 127, within: 3))
    #expect(isClose(pixels[60, 2], 64, 64, 64, within: 3))
  }
}
