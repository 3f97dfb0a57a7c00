import QuartzCore
import SeededRandom

/// Layers of every kind with random properties.
enum RandomScene {
  /// Adds a layer to the scene or to one of `others`.
  static func add(to scene: Scene, below others: [CALayer], _ random: inout SeededGenerator) -> CALayer {
    let parent = Bool.random(using: &random) ? others.randomElement(using: &random) : nil
    let layer: CALayer
    switch Int.random(in: 0..<6, using: &random) {
    case 0: layer = gradient(&random)
    case 1: layer = shape(&random)
    case 2: layer = text(&random)
    case 3: layer = picture(&random)
    default: layer = CALayer()
    }
    scene.position(layer, 0, 0, random.number(in: 5...80), random.number(in: 5...60), on: parent)
    for _ in 0..<6 { change(layer, &random) }
    return layer
  }

  /// Adds twelve layers to the scene, over the ground of `seed`.
  static func layers(on scene: Scene, seed: Int, _ random: inout SeededGenerator) -> [CALayer] {
    withoutActions {
      var layers: [CALayer] = []
      setGround(of: scene, seed: seed)
      for _ in 0..<12 { layers.append(add(to: scene, below: layers, &random)) }
      return layers
    }
  }

  /// Gives every second scene an opaque ground, over which translucent groups are folded, and every third one a clip.
  static func setGround(of scene: Scene, seed: Int) {
    if seed.isMultiple(of: 2) { scene.root.backgroundColor = rgb(0.9, 0.6, 0.2) }
    scene.root.masksToBounds = seed.isMultiple(of: 3)
  }

  /// Adds an opaque screen with rows, discs and texts, of which some lie between pixels.
  static func screen(on scene: Scene, _ random: inout SeededGenerator) -> CALayer {
    let screen = CALayer()
    screen.masksToBounds = Int.random(in: 0..<3, using: &random) == 0
    screen.cornerRadius = Bool.random(using: &random) ? 0 : 7
    if Bool.random(using: &random) { (screen.shadowOpacity, screen.shadowRadius) = (0.6, 4) }
    func length(_ range: ClosedRange<Double>) -> Double {
      Bool.random(using: &random) ? random.number(in: range).rounded() : random.number(in: range)
    }
    scene.position(
      screen, length(-20...20), length(-10...10), length(60...130), length(50...100), color(&random, leastAlpha: 1))
    for row in 0..<5 {
      let (card, disc, title) = (CALayer(), CALayer(), text(&random))
      card.cornerRadius = Bool.random(using: &random) ? 0 : CGFloat(length(1...6))
      card.cornerCurve = Bool.random(using: &random) ? .continuous : .circular
      disc.cornerRadius = 5
      let top = Double(row) * 18 + length(1...3)
      let shade = color(&random, leastAlpha: Bool.random(using: &random) ? 1 : 0.3)
      scene.position(card, length(2...8), top, length(30...110), 15, shade, on: screen)
      scene.position(disc, 4, length(1...3), 10, 10, color(&random, leastAlpha: 1), on: card)
      scene.position(title, length(16...20), 1, 60, 13, on: card)
    }
    return screen
  }

  /// Changes one thing about a layer.
  static func change(_ layer: CALayer, _ random: inout SeededGenerator) {
    switch Int.random(in: 0..<16, using: &random) {
    case 0, 1: layer.position = CGPoint(x: random.number(in: -10...120), y: random.number(in: -10...90))
    case 2: layer.bounds.size = CGSize(width: random.number(in: 0...80), height: random.number(in: 0...60))
    case 3: layer.opacity = Float(random.number(in: 0...1.2))
    case 4: layer.backgroundColor = color(&random, leastAlpha: Bool.random(using: &random) ? 1 : 0)
    case 5:
      layer.cornerRadius = CGFloat(random.number(in: 0...20))
      layer.cornerCurve = Bool.random(using: &random) ? .continuous : .circular
      layer.maskedCorners = CACornerMask(rawValue: UInt.random(in: 0...15, using: &random))
    case 6:
      layer.borderWidth = CGFloat(random.number(in: 0...6))
      layer.borderColor = color(&random)
    case 7:
      // A shadow of contents is damaged by the layers that change, not by those that cast it; that of a path is exact.
      layer.shadowPath = CGPath(rect: layer.bounds, transform: nil)
      layer.shadowOpacity = Float(random.number(in: 0...1))
      layer.shadowRadius = CGFloat(random.number(in: 0...8))
      layer.shadowOffset = CGSize(width: random.number(in: -5...5), height: random.number(in: -5...5))
    case 8: layer.masksToBounds.toggle()
    case 9: layer.setAffineTransform(CGAffineTransform(rotationAngle: CGFloat(random.number(in: -3...3))))
    case 10:
      layer.setAffineTransform(
        CGAffineTransform(scaleX: CGFloat(random.number(in: 0.3...1.7)), y: CGFloat(random.number(in: 0.3...1.7))))
    case 11:
      var transform = CATransform3DIdentity
      transform.m34 = -1 / 200
      layer.transform = CATransform3DRotate(transform, CGFloat(random.number(in: -1...1)), 0.5, 1, 0)
    case 12: layer.transform = CATransform3DIdentity
    case 13: layer.isHidden.toggle()
    case 14: layer.zPosition = CGFloat(random.number(in: -1...1))
    default:
      let mask = CALayer()
      mask.frame = layer.bounds.insetBy(dx: 3.3, dy: 2.2)
      mask.cornerRadius = 6
      mask.backgroundColor = color(&random)
      layer.mask = Bool.random(using: &random) ? mask : nil
    }
  }

  static func color(_ random: inout SeededGenerator, leastAlpha: Double = 0.2) -> CGColor {
    rgb(random.number(in: 0...1), random.number(in: 0...1), random.number(in: 0...1), random.number(in: leastAlpha...1))
  }

  private static func gradient(_ random: inout SeededGenerator) -> CALayer {
    let layer = CAGradientLayer()
    layer.colors = [color(&random), color(&random), color(&random)]
    layer.type = [.axial, .radial, .conic].randomElement(using: &random) ?? .axial
    layer.startPoint = CGPoint(x: random.number(in: 0...1), y: random.number(in: 0...1))
    layer.endPoint = CGPoint(x: random.number(in: 0...1), y: random.number(in: 0...1))
    return layer
  }

  private static func shape(_ random: inout SeededGenerator) -> CALayer {
    let layer = CAShapeLayer()
    let path = CGMutablePath()
    path.move(to: CGPoint(x: random.number(in: 0...50), y: random.number(in: 0...50)))
    for _ in 0..<4 {
      path.addCurve(
        to: CGPoint(x: random.number(in: 0...50), y: random.number(in: 0...50)),
        control1: CGPoint(x: random.number(in: 0...50), y: random.number(in: 0...50)),
        control2: CGPoint(x: random.number(in: 0...50), y: random.number(in: 0...50)))
    }
    layer.path = path
    layer.fillColor = color(&random)
    layer.strokeColor = Bool.random(using: &random) ? color(&random) : nil
    layer.lineWidth = CGFloat(random.number(in: 0.5...6))
    layer.lineJoin = .round
    layer.strokeEnd = CGFloat(random.number(in: 0.3...1.3))
    if Bool.random(using: &random) { layer.lineDashPattern = [4, 3] }
    return layer
  }

  private static func text(_ random: inout SeededGenerator) -> CALayer {
    let layer = CATextLayer()
    layer.string = "Agfy \(Int.random(in: 0...99, using: &random))"
    layer.fontSize = CGFloat(random.number(in: 8...24))
    layer.foregroundColor = color(&random)
    return layer
  }

  private static func picture(_ random: inout SeededGenerator) -> CALayer {
    let layer = CALayer()
    let bytes = (0..<24 * 20).flatMap { _ in
      [UInt8.random(in: 0...255, using: &random), UInt8.random(in: 0...255, using: &random), 128, 255]
    }
    let image: CGImage? = CGImage(width: 24, height: 20, premultipliedRGBA: bytes)
    layer.contents = image
    if Bool.random(using: &random) { layer.contentsCenter = CGRect(x: 0.3, y: 0.4, width: 0.2, height: 0.3) }
    return layer
  }
}
