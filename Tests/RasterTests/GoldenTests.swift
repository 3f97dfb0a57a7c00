import CoreGraphics
import Foundation
import GoldenPictures
import QuartzCore
import Raster
import Testing

@Suite("Frames match their golden pictures")
struct GoldenTests {
  /// A scene of 48 × 48 points over a light ground.
  private func scene(_ scale: Double = 1, _ build: (Scene) -> Void) throws -> PixelBuffer {
    let scene = Scene(48, 48, scale: scale)
    withoutActions {
      scene.root.backgroundColor = rgb(0.93, 0.94, 0.96)
      build(scene)
    }
    return try scene.draw()
  }

  private let blue = rgb(0.18, 0.36, 0.73)
  private let orange = rgb(0.89, 0.52, 0.23)

  @Test("Rounded corners are circular at the top and continuous below")
  func corners() throws {
    let pixels = try scene { scene in
      scene.add(4, 3, 40, 19, blue).cornerRadius = 9
      let gentle = scene.add(4, 26, 40, 19, blue)
      (gentle.cornerRadius, gentle.cornerCurve) = (9, .continuous)
      gentle.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    }
    try expectGolden(pixels, "corners")
  }

  @Test("A shape rotated by a sixth of a turn is filled and stroked with dashes")
  func shape() throws {
    let pixels = try scene { scene in
      let layer = scene.position(CAShapeLayer(), 9, 9, 30, 30)
      layer.path = CGPath(ellipseIn: CGRect(x: 0, y: 7, width: 30, height: 16), transform: nil)
      (layer.fillColor, layer.strokeColor, layer.lineWidth, layer.lineDashPattern) = (orange, blue, 3, [6, 3])
      layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 3))
    }
    try expectGolden(pixels, "shape")
  }

  @Test("A border follows the corners, inside the bounds")
  func border() throws {
    let pixels = try scene { scene in
      let layer = scene.add(5.5, 5.5, 37, 37, orange)
      (layer.borderWidth, layer.borderColor, layer.cornerRadius) = (4, blue, 12)
    }
    try expectGolden(pixels, "border")
  }

  @Test("Gradients run along a line, out from a point, and around it")
  func gradient() throws {
    let pixels = try scene { scene in
      for (index, type) in [CAGradientLayerType.axial, .radial, .conic].enumerated() {
        let layer = scene.position(CAGradientLayer(), 2, 2 + Double(index) * 15, 44, 13)
        layer.type = type
        layer.colors = [blue, orange, white]
        (layer.startPoint, layer.endPoint) = (CGPoint(x: index == 0 ? 0 : 0.5, y: 0.5), CGPoint(x: 1, y: 1))
      }
    }
    try expectGolden(pixels, "gradient")
  }

  @Test("A mask shows the contents by its alpha")
  func mask() throws {
    let pixels = try scene { scene in
      let layer = scene.add(4, 4, 40, 40, blue)
      let mask = CAGradientLayer()
      mask.frame = layer.bounds
      mask.colors = [rgb(0, 0, 0, 0), rgb(0, 0, 0)]
      mask.cornerRadius = 20
      layer.mask = mask
    }
    try expectGolden(pixels, "mask")
  }

  @Test("A rotated, rounded clip cuts striped contents")
  func clip() throws {
    let pixels = try scene { scene in
      let layer = scene.add(8, 8, 32, 32, white)
      (layer.cornerRadius, layer.masksToBounds) = (10, true)
      layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
      for stripe in 0..<4 { scene.add(Double(stripe) * 10 - 4, -10, 5, 60, blue, on: layer) }
    }
    try expectGolden(pixels, "clip")
  }

  @Test("A group fades as one picture")
  func group() throws {
    let pixels = try scene { scene in
      let group = scene.add(0, 0, 48, 48)
      group.opacity = 0.5
      scene.add(6, 6, 24, 24, blue, on: group)
      scene.add(18, 18, 24, 24, orange, on: group).cornerRadius = 12
    }
    try expectGolden(pixels, "group")
  }

  @Test("A card casts a soft shadow downwards")
  func shadow() throws {
    let pixels = try scene { scene in
      let card = scene.add(11, 8, 26, 26, white)
      (card.cornerRadius, card.shadowOpacity, card.shadowRadius) = (6, 0.6, 4)
      card.shadowOffset = CGSize(width: 0, height: 4)
    }
    try expectGolden(pixels, "shadow")
  }

  @Test("A card rotates about its vertical axis in perspective")
  func perspective() throws {
    let pixels = try scene { scene in
      let card = scene.add(6, 6, 36, 36, orange)
      (card.borderWidth, card.borderColor) = (5, blue)
      var transform = CATransform3DIdentity
      transform.m34 = -1 / 80
      card.transform = CATransform3DRotate(transform, 0.8, 0, 1, 0)
    }
    try expectGolden(pixels, "perspective")
  }

  @Test("Text is drawn at two sizes")
  func text() throws {
    let pixels = try scene { scene in
      for (y, size, string) in [(4.0, 20.0, "Rag"), (28.0, 11.0, "fly, jig")] {
        let label = scene.position(CATextLayer(), 4, y, 44, 24)
        (label.string, label.fontSize, label.foregroundColor) = (string, CGFloat(size), blue)
      }
    }
    try expectGolden(pixels, "text", tolerance: .text)
  }
}
