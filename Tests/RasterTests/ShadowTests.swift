import CoreGraphics
import Foundation
import QuartzCore
import Raster
import Testing

@Suite("Shadows fall off as a Gaussian does")
struct ShadowTests {
  /// The share of a Gaussian of deviation 1 below `x`.
  private func normal(_ x: Double) -> Double { 0.5 * (1 + erf(x / 2.0.squareRoot())) }

  /// A shadow of a 60 × 50 box at (50, 45), in white on black, without the box itself.
  private func shadow(_ sigma: Double, scale: Double, change: (CALayer) -> Void) throws -> PixelBuffer {
    let scene = Scene(160, 140, scale: scale)
    withoutActions {
      let layer = scene.add(50, 45, 60, 50)
      layer.shadowColor = white
      layer.shadowOpacity = 1
      layer.shadowRadius = CGFloat(sigma)
      layer.shadowOffset = .zero
      change(layer)
    }
    return try scene.draw()
  }

  /// Coarse cells, eight bits and straight lines between cells: five levels of 255.
  private static let tolerance = 5.0

  @Test("A box's shadow is the product of two integrals", arguments: [1.0, 2.5, 6, 12], [1.0, 2])
  func box(sigma: Double, scale: Double) throws {
    let pixels = try shadow(sigma, scale: scale) { $0.shadowPath = CGPath(rect: $0.bounds, transform: nil) }
    for y in stride(from: 0, to: pixels.height, by: 3) {
      for x in stride(from: 0, to: pixels.width, by: 3) {
        let (px, py) = ((Double(x) + 0.5) / scale, (Double(y) + 0.5) / scale)
        let across = normal((px - 50) / sigma) - normal((px - 110) / sigma)
        let along = normal((py - 45) / sigma) - normal((py - 95) / sigma)
        let here = Double(pixels[x, y].x)
        guard abs(here - across * along * 255) <= Self.tolerance else {
          Issue.record("(\(x), \(y)): \(here) against \(across * along * 255)")
          return
        }
      }
    }
  }

  @Test("What casts by its contents or its path casts like the box it looks like", arguments: [2.0, 8])
  func contents(sigma: Double) throws {
    let box = try shadow(sigma, scale: 1) { $0.shadowPath = CGPath(rect: $0.bounds, transform: nil) }
    let path = try shadow(sigma, scale: 1) { layer in
      let path = CGMutablePath()
      path.addRect(CGRect(x: 0, y: 0, width: 60, height: 20))
      path.addRect(CGRect(x: 0, y: 20, width: 60, height: 30))
      layer.shadowPath = path
    }
    let contents = try shadow(sigma, scale: 1) { layer in
      let child = CALayer()
      child.frame = layer.bounds
      child.backgroundColor = white
      layer.addSublayer(child)
    }
    for y in 0..<box.height {
      for x in 0..<box.width {
        #expect(abs(Int(box[x, y].x) - Int(path[x, y].x)) <= 5, "path at (\(x), \(y))")
        let isBeneath = (50..<110).contains(x) && (45..<95).contains(y)
        if !isBeneath { #expect(abs(Int(box[x, y].x) - Int(contents[x, y].x)) <= 5, "contents at (\(x), \(y))") }
      }
    }
  }

  @Test("Colour, opacity and offset are those of the layer")
  func looks() throws {
    let scene = Scene(80, 80)
    withoutActions {
      let layer = scene.add(20, 20, 20, 20)
      layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
      layer.shadowColor = rgb(1, 0.5, 0, 0.8)
      layer.shadowOpacity = 0.5
      layer.shadowRadius = 0
      layer.shadowOffset = CGSize(width: 20, height: 10)
    }
    let pixels = try scene.draw()
    #expect(isClose(pixels[50, 40], 0.4 * 255, 0.2 * 255, 0))
    #expect(isClose(pixels[30, 25], 0, 0, 0, within: 0))
  }
}
