import QuartzCore
import Raster
import Testing

@Suite("A pixel at an edge is covered by its share of the shape")
struct CoverageTests {
  @Test("A rectangle covers each pixel by the exact share", arguments: [0, 0.25, 0.5, 0.8, 1])
  func fractions(offset: Double) throws {
    let scene = Scene(20, 20)
    withoutActions { _ = scene.add(4 + offset, 6 + offset / 2, 8, 7, white) }
    let pixels = try scene.draw()
    for y in 0..<20 {
      for x in 0..<20 {
        let across = max(0, min(Double(x + 1), 12 + offset) - max(Double(x), 4 + offset))
        let along = max(0, min(Double(y + 1), 13 + offset / 2) - max(Double(y), 6 + offset / 2))
        // Positions count in 1/256 of a pixel, colours in 1/255.
        #expect(abs(Double(pixels[x, y].x) - across * along * 255) <= 2, "(\(x), \(y))")
      }
    }
  }

  @Test("A box on whole pixels is exact at every scale", arguments: [1, 1.5, 2, 3])
  func wholePixels(scale: Double) throws {
    let scene = Scene(20, 20, scale: scale)
    withoutActions { _ = scene.add(4, 6, 8, 10, white) }
    #expect(try scene.draw().sum() == 80 * scale * scale)
  }

  @Test("A rotated rectangle covers its area", arguments: [0.1, 0.5, 0.785, 1.2, 2.9])
  func turned(angle: Double) throws {
    let scene = Scene(80, 80)
    withoutActions {
      scene.add(20, 25, 40, 30, white).setAffineTransform(CGAffineTransform(rotationAngle: CGFloat(angle)))
    }
    // A border of 140 pixels, each off by 1/255 at most on the average.
    #expect(abs(try scene.draw().sum() - 1200) < 140 / 100)
  }

  @Test("Hard edges leave no pixel partly covered")
  func hardEdges() throws {
    let scene = Scene(40, 40)
    withoutActions {
      let layer = scene.add(10.3, 10.6, 17.4, 13.1, white)
      layer.allowsEdgeAntialiasing = false
      let other = scene.add(4, 26, 20, 6, white)
      other.allowsEdgeAntialiasing = false
      other.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
    }
    let pixels = try scene.draw().rgba
    #expect(Set(stride(from: 0, to: pixels.count, by: 4).map { pixels[$0] }) == [0, 255])
  }

  @Test(
    "Rounded corners are symmetric and remove the expected area", arguments: [CALayerCornerCurve.circular, .continuous])
  func rounded(curve: CALayerCornerCurve) throws {
    let scene = Scene(60, 60)
    withoutActions {
      let layer = scene.add(5, 5, 50, 50, white)
      (layer.cornerRadius, layer.cornerCurve) = (14, curve)
    }
    let pixels = try scene.draw()
    for y in 0..<60 {
      for x in 0..<60 {
        // Each row of pixels is sampled fifteen times: 255/15 levels.
        let here = Int(pixels[x, y].x)
        #expect(abs(here - Int(pixels[59 - x, y].x)) <= 17)
        #expect(abs(here - Int(pixels[x, 59 - y].x)) <= 17)
      }
    }
    let cut = 2500 - pixels.sum()
    let circular = (4 - Double.pi) * 14 * 14
    if curve == .circular { #expect(abs(cut - circular) < 2) } else { #expect(cut > circular && cut < circular * 1.2) }
  }

  @Test("A border lies inside the bounds and has the area of its ring")
  func border() throws {
    let scene = Scene(60, 60)
    withoutActions {
      let layer = scene.add(10, 10, 40, 30)
      (layer.borderWidth, layer.borderColor, layer.cornerRadius) = (4, white, 12)
    }
    let pixels = try scene.draw()
    let rounding = { (radius: Double) in (4 - Double.pi) * radius * radius }
    #expect(abs(pixels.sum() - (1200 - rounding(12) - (32 * 22 - rounding(8)))) < 2)
    #expect(pixels[30, 9].x == 0 && pixels[30, 10].x == 255 && pixels[30, 13].x == 255 && pixels[30, 14].x == 0)
  }

  @Test("Enormous and empty rectangles draw correctly")
  func extremes() throws {
    let scene = Scene(20, 20)
    withoutActions {
      scene.add(-1e12, -1e12, 2e12, 2e12, white).borderWidth = 2
      scene.add(3, 3, 0, 10, rgb(1, 0, 0)).cornerRadius = 4
      let far = scene.add(1e9, 1e9, 5, 5, rgb(1, 0, 0))
      (far.shadowOpacity, far.shadowRadius) = (1, 1e6)
    }
    #expect(isClose(try scene.draw()[10, 10], 255, 255, 255))
  }
}
