import QuartzCore
import Raster
import Testing

@Suite("Planes in perspective")
struct PerspectiveTests {
  /// A square of 60 points in the middle of 120, turned about its vertical axis.
  private func turned(_ angle: Double, _ change: (CALayer) throws -> Void) throws -> (PixelBuffer, [SIMD2<Double>]) {
    let scene = Scene(120, 120)
    try withoutActions {
      let layer = scene.add(30, 30, 60, 60)
      var transform = CATransform3DIdentity
      transform.m34 = -1 / 200
      layer.transform = CATransform3DRotate(transform, CGFloat(angle), 0, 1, 0)
      try change(layer)
    }
    return (try scene.draw(), seen([SIMD2(-30.0, -30), SIMD2(30, -30), SIMD2(30, 30), SIMD2(-30, 30)], angle))
  }

  /// Where points of the square, from its middle, are seen: x' = x·cos a / w and y' = y / w, where w = 1 − z/200 and
  /// z = −x·sin a.
  private func seen(_ points: [SIMD2<Double>], _ angle: Double) -> [SIMD2<Double>] {
    points.map { point in
      let w = 1 + point.x * sin(angle) / 200
      return SIMD2(point.x * cos(angle), point.y) / w + 60
    }
  }

  /// Cairo brings corners to a fifteenth of a pixel vertically: up to 1/30 along two edges of 60 pixels.
  private static let tolerance = 4.0

  private func area(_ corners: [SIMD2<Double>]) -> Double {
    var sum = 0.0
    for (index, a) in corners.enumerated() {
      let b = corners[(index + 1) % corners.count]
      sum += a.x * b.y - a.y * b.x
    }
    return abs(sum) / 2
  }

  @Test("A square becomes the trapezoid of its homography", arguments: [0.3, 0.8, -0.6])
  func trapezoid(angle: Double) throws {
    let (pixels, corners) = try turned(angle) { $0.backgroundColor = white }
    #expect(abs(pixels.sum() - area(corners)) < Self.tolerance)
    let centre = SIMD2<Double>(60, 60)
    for corner in corners {
      let (inside, outside) = (corner + (centre - corner) * 0.06, corner - (centre - corner) * 0.06)
      #expect(pixels[Int(inside.x), Int(inside.y)].x == 255, "\(corner)")
      #expect(pixels[Int(outside.x), Int(outside.y)].x == 0, "\(corner)")
    }
  }

  @Test("Pictures, gradients, shapes and borders lie on the same trapezoid")
  func otherKinds() throws {
    let picture: CGImage = try #require(
      CGImage(width: 8, height: 8, premultipliedRGBA: Array(repeating: 255, count: 256)))
    let changes: [(CALayer) -> Void] = [
      { $0.contents = picture }, { ($0.borderColor, $0.borderWidth) = (white, 30) },
      { layer in
        let child = CAGradientLayer()
        (child.frame, child.colors) = (layer.bounds, [white, white])
        layer.addSublayer(child)
      },
      { layer in
        let child = CAShapeLayer()
        child.frame = layer.bounds
        child.path = CGPath(rect: layer.bounds.insetBy(dx: 10, dy: 10), transform: nil)
        (child.fillColor, child.strokeColor, child.lineWidth) = (white, white, 20)
        layer.addSublayer(child)
      },
    ]
    for (index, change) in changes.enumerated() {
      let (pixels, corners) = try turned(0.8, change)
      #expect(abs(pixels.sum() - area(corners)) < Self.tolerance, "kind \(index)")
    }
  }

  @Test("Each part of a picture in perspective is where the homography maps it")
  func pictureParts() throws {
    // Left half white, right half black: the seam is in the middle, which does not move.
    let bytes = (0..<64 * 64).flatMap { index -> [UInt8] in index % 64 < 32 ? [255, 255, 255, 255] : [0, 0, 0, 255] }
    let picture: CGImage = try #require(CGImage(width: 64, height: 64, premultipliedRGBA: bytes))
    let (pixels, corners) = try turned(0.8) { $0.contents = picture }
    #expect(pixels[57, 60].x == 255 && pixels[62, 60].x == 0)
    #expect(pixels[Int(corners[0].x) + 2, 60].x == 255)
  }

  @Test("A mask lies on the plane of the layer that it masks")
  func mask() throws {
    let (pixels, _) = try turned(0.8) { layer in
      layer.backgroundColor = white
      let mask = CALayer()
      // Where edges of both coincide a pixel would be cut twice.
      mask.frame = CGRect(x: -10, y: -10, width: 40, height: 80)
      mask.backgroundColor = rgb(0, 0, 0)
      layer.mask = mask
    }
    // The half from the left edge to the axis, which does not move.
    let half = seen([SIMD2(-30.0, -30), SIMD2(0, -30), SIMD2(0, 30), SIMD2(-30, 30)], 0.8)
    #expect(abs(pixels.sum() - area(half)) < Self.tolerance)
    #expect(pixels[50, 60].x == 255 && pixels[62, 60].x == 0)
  }

  @Test("The part of a plane behind the eye is cut off")
  func behindTheEye() throws {
    let scene = Scene(100, 100)
    withoutActions {
      let layer = scene.add(-200, 20, 500, 60, white)
      var transform = CATransform3DIdentity
      transform.m34 = -1 / 100
      layer.transform = CATransform3DRotate(transform, 1.2, 0, 1, 0)
    }
    #expect(try scene.draw().sum() > 500)
  }
}
