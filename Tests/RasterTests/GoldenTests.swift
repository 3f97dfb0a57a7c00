import GoldenPictures
import QuartzCore
import Raster
import Testing

@Suite("Frames match their golden pictures")
struct GoldenTests {
  /// Expects a scene of 48 × 48 points over a light ground to look like the golden picture `name`.
  private func expect(_ name: String, tolerance: GoldenTolerance = .rounding, _ build: (Scene) -> Void) throws {
    let scene = Scene(48, 48)
    withoutActions {
      scene.root.backgroundColor = rgb(0.93, 0.94, 0.96)
      build(scene)
    }
    try expectGolden(try scene.draw(), name, tolerance: tolerance)
  }

  private let blue = rgb(0.18, 0.36, 0.73)
  private let orange = rgb(0.89, 0.52, 0.23)

  @Test("Rounded corners are circular at the top and continuous below")
  func corners() throws {
    try expect("corners") { scene in
      scene.add(4, 3, 40, 19, blue).cornerRadius = 9
      let gentle = scene.add(4, 26, 40, 19, blue)
      (gentle.cornerRadius, gentle.cornerCurve) = (9, .continuous)
      gentle.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    }
  }

  @Test("A shape rotated by a sixth of a turn is filled and stroked with dashes")
  func shape() throws {
    try expect("shape") { scene in
      let layer = scene.position(CAShapeLayer(), 9, 9, 30, 30)
      layer.path = CGPath(ellipseIn: CGRect(x: 0, y: 7, width: 30, height: 16), transform: nil)
      (layer.fillColor, layer.strokeColor, layer.lineWidth, layer.lineDashPattern) = (orange, blue, 3, [6, 3])
      layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 3))
    }
  }

  @Test("A border follows the corners, inside the bounds")
  func border() throws {
    try expect("border") { scene in
      let layer = scene.add(5.5, 5.5, 37, 37, orange)
      (layer.borderWidth, layer.borderColor, layer.cornerRadius) = (4, blue, 12)
    }
  }

  @Test("Gradients run along a line, out from a point, and around it")
  func gradient() throws {
    try expect("gradient") { scene in
      for (index, type) in [CAGradientLayerType.axial, .radial, .conic].enumerated() {
        let layer = scene.position(CAGradientLayer(), 2, 2 + Double(index) * 15, 44, 13)
        layer.type = type
        layer.colors = [blue, orange, white]
        (layer.startPoint, layer.endPoint) = (CGPoint(x: index == 0 ? 0 : 0.5, y: 0.5), CGPoint(x: 1, y: 1))
      }
    }
  }

  @Test("A mask shows the contents by its alpha")
  func mask() throws {
    try expect("mask") { scene in
      let layer = scene.add(4, 4, 40, 40, blue)
      let mask = CAGradientLayer()
      mask.frame = layer.bounds
      mask.colors = [rgb(0, 0, 0, 0), rgb(0, 0, 0)]
      mask.cornerRadius = 20
      layer.mask = mask
    }
  }

  @Test("A rotated, rounded clip cuts striped contents")
  func clip() throws {
    try expect("clip") { scene in
      let layer = scene.add(8, 8, 32, 32, white)
      (layer.cornerRadius, layer.masksToBounds) = (10, true)
      layer.setAffineTransform(CGAffineTransform(rotationAngle: 0.3))
      for stripe in 0..<4 { scene.add(Double(stripe) * 10 - 4, -10, 5, 60, blue, on: layer) }
    }
  }

  @Test("A group fades as one picture")
  func group() throws {
    try expect("group") { scene in
      let group = scene.add(0, 0, 48, 48)
      group.opacity = 0.5
      scene.add(6, 6, 24, 24, blue, on: group)
      scene.add(18, 18, 24, 24, orange, on: group).cornerRadius = 12
    }
  }

  @Test("A card casts a soft shadow downwards")
  func shadow() throws {
    try expect("shadow") { scene in
      let card = scene.add(11, 8, 26, 26, white)
      (card.cornerRadius, card.shadowOpacity, card.shadowRadius) = (6, 0.6, 4)
      card.shadowOffset = CGSize(width: 0, height: 4)
    }
  }

  @Test("A card rotates about its vertical axis in perspective")
  func perspective() throws {
    try expect("perspective") { scene in
      let card = scene.add(6, 6, 36, 36, orange)
      (card.borderWidth, card.borderColor) = (5, blue)
      var transform = CATransform3DIdentity
      transform.m34 = -1 / 80
      card.transform = CATransform3DRotate(transform, 0.8, 0, 1, 0)
    }
  }

  @Test("Text is drawn at two sizes")
  func text() throws {
    try expect("text", tolerance: .text) { scene in
      for (y, size, string) in [(4.0, 20.0, "Rag"), (28.0, 11.0, "fly, jig")] {
        let label = scene.position(CATextLayer(), 4, y, 44, 24)
        (label.string, label.fontSize, label.foregroundColor) = (string, CGFloat(size), blue)
      }
    }
  }
}
