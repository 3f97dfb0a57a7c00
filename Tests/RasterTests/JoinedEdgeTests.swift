import QuartzCore
import Raster
import Testing

@Suite("Edges that meet in a pixel share it")
struct JoinedEdgeTests {
  private static let scales = [1, 1.25, 1.5, 2, 3]
  private static let fractions = [0, 0.1, 0.25, 0.5, 0.77, 0.99]
  private let red = rgb(1, 0, 0)
  private let green = rgb(0, 1, 0)
  private let blue = rgb(0, 0, 1)
  /// Positions count in 1/256 of a pixel, colours in 1/255.
  private let rounding = 2.0

  /// A scene of 40 × 8 points over blue.
  private func scene(_ scale: Double, _ build: (Scene) -> Void) throws -> PixelBuffer {
    let scene = Scene(40, 8, scale: scale)
    withoutActions {
      scene.root.backgroundColor = blue
      build(scene)
    }
    return try scene.draw()
  }

  @Test(
    "In the last column of a pop, where both screens end, the background does not show between them", arguments: scales,
    fractions)
  func lastColumn(scale: Double, fraction: Double) throws {
    let pixels = try scene(scale) { scene in
      // In pixels: the upper screen has `fraction` left, the lower one lags behind by 0.3 of that.
      scene.add(-0.3 * fraction / scale, 0, 40, 8, green)
      scene.add(40 - fraction / scale, 0, 40, 8, red)
    }
    for y in 0..<pixels.height {
      #expect(isClose(pixels[pixels.width - 1, y], fraction * 255, (1 - fraction) * 255, 0, within: rounding))
    }
  }

  @Test(
    "In the last column or row of a clip, the background does not show between two screens that end there",
    arguments: scales, [(0, 0.1), (0, 0.5), (0, 0.99), (0.5, 0.1), (0.5, 0.4), (0.25, 0.9)])
  func lastPixelOfClip(scale: Double, _ shares: (hidden: Double, upper: Double)) throws {
    for isRow in [false, true] {
      let pixels = try scene(scale) { scene in
        // In pixels: the clip ends `hidden` before the frame, and the upper screen has `upper` left in it.
        let (width, height) = (40 - (isRow ? 0 : shares.hidden) / scale, 8 - (isRow ? shares.hidden : 0) / scale)
        let clip = scene.add(0, 0, width, height)
        clip.masksToBounds = true
        let (left, lag) = (shares.upper / scale, 0.3 * shares.upper / scale)
        scene.add(isRow ? 0 : -lag, isRow ? -lag : 0, width, height, green, on: clip)
        scene.add(isRow ? 0 : width - left, isRow ? height - left : 0, width, height, red, on: clip)
      }
      let seen = 1 - shares.hidden
      let upper = min(shares.upper, seen)
      for along in 0..<(isRow ? pixels.width : pixels.height) {
        let (x, y) = isRow ? (along, pixels.height - 1) : (pixels.width - 1, along)
        #expect(
          isClose(pixels[x, y], upper * 255, (seen - upper) * 255, shares.hidden * 255, within: rounding + 1),
          "\(isRow ? "row" : "column")")
      }
    }
  }

  @Test("Two boxes, side by side or one above the other, cover the pixel that they share", arguments: scales, fractions)
  func touching(scale: Double, fraction: Double) throws {
    let across = try scene(scale) { scene in
      let edge = (17 + fraction) / scale
      scene.add(0, 0, edge, 8, green)
      scene.add(edge, 0, 40 - edge, 8, red)
    }
    #expect(isClose(across[17, 3], (1 - fraction) * 255, fraction * 255, 0, within: rounding))
    let along = try scene(scale) { scene in
      let edge = (5 + fraction) / scale
      scene.add(0, edge, 40, 8 - edge, red)
      scene.add(0, 0, 40, edge, green)
    }
    #expect(isClose(along[20, 5], (1 - fraction) * 255, fraction * 255, 0, within: rounding))
  }

  @Test(
    "A box exactly beneath another does not show at its edges, and contents that fill a clip are cut once there",
    arguments: scales, fractions)
  func hidden(scale: Double, fraction: Double) throws {
    for isClip in [false, true] {
      let pixels = try scene(scale) { scene in
        let lower = scene.add((5 + fraction) / scale, 0, 20 / scale, 8, isClip ? nil : green)
        lower.masksToBounds = isClip
        scene.add(isClip ? 0 : (5 + fraction) / scale, 0, 20 / scale, 8, red, on: isClip ? lower : nil)
      }
      #expect(isClose(pixels[5, 3], (1 - fraction) * 255, 0, fraction * 255, within: rounding), "clip: \(isClip)")
      #expect(isClose(pixels[25, 3], fraction * 255, 0, (1 - fraction) * 255, within: rounding), "clip: \(isClip)")
    }
  }

  @Test("An edge is unchanged in the rows that its neighbour does not cover")
  func partly() throws {
    let pixels = try scene(1) { scene in
      scene.add(0, 0, 10.5, 8, green)
      scene.add(10.5, 2, 20, 4, red)
    }
    for y in [0, 1, 6, 7] { #expect(isClose(pixels[10, y], 0, 127.5, 127.5, within: rounding)) }
    for y in 2..<6 { #expect(isClose(pixels[10, y], 127.5, 127.5, 0, within: rounding)) }
  }

  @Test("A translucent neighbour does not hide an edge")
  func translucent() throws {
    let pixels = try scene(1) { scene in
      scene.add(0, 0, 10.5, 8, green)
      scene.add(10.5, 0, 20, 8, rgb(1, 0, 0, 0.5))
    }
    #expect(isClose(pixels[10, 3], 63.75, 127.5 * 0.75, 127.5 * 0.75, within: rounding))
  }
}
