import Testing

@testable import QuartzCore

@Suite("Every key path that can be animated")
struct AnimatableKeyPathTests {
  /// Returns a value of the kind at the key path, made from `number`.
  private static func value(_ target: LayerKeyPath, _ number: Double) -> Any? {
    if target.part == .whole, target.property.kind == .color {
      let part = CGFloat(number / 8)
      return CGColor(red: part, green: part, blue: part, alpha: part)
    }
    switch target.laneCount {
    case 1: return number
    case 2: return target.property.kind == .size ? CGSize(width: number, height: number) : CGPoint(x: number, y: number)
    case 4: return CGRect(x: number, y: number, width: number, height: number)
    default:
      return target.property.kind == .transform ? CATransform3DMakeTranslation(CGFloat(number), 0, 0) : nil
    }
  }

  /// All key paths: each property, and the parts that its kind has.
  static let keyPaths: [String] = LayerProperty.allCases.flatMap { property -> [String] in
    let parts: [String]
    switch property.kind {
    case .point: parts = ["x", "y"]
    case .size: parts = ["width", "height"]
    case .rectangle: parts = ["origin", "size", "origin.x", "origin.y", "size.width", "size.height"]
    case .transform:
      parts = ["translation", "scale", "rotation"].flatMap { [$0, "\($0).x", "\($0).y", "\($0).z"] }
    default: parts = []
    }
    return [property.name] + parts.map { "\(property.name).\($0)" }
  }

  @Test(
    "A basic and a keyframe animation show the value halfway between their ends, and the model stays",
    arguments: keyPaths)
  func halfway(keyPath: String) throws {
    let target = try #require(LayerKeyPath(parsing: keyPath))
    guard target.property.kind != .object, target.property.kind != .flag else { return }
    let (from, to) = (try #require(Self.value(target, 0.25)), try #require(Self.value(target, 0.75)))
    for isBasic in [true, false] {
      let scene = TimedScene()
      let before = scene.layer.values.pointee
      let (basic, keyframes) = (CABasicAnimation(keyPath: keyPath), CAKeyframeAnimation(keyPath: keyPath))
      (basic.fromValue, basic.toValue) = (from, to)
      keyframes.values = [from, to]
      for animation in [basic, keyframes] { animation.duration = 2 }
      scene.begin(isBasic ? basic : keyframes)
      scene.frame(at: 1)
      let shown = scene.layer.presented().values
      if target.part == .whole, target.property.kind == .transform {
        #expect(isNear(shown[transform: target.property].m41.native, 0.5))
      } else {
        let scale = target.property.kind == .color && target.part == .whole ? 8.0 : 1
        for lane in 0..<target.laneCount { #expect(isNear(shown[target][lane] * scale, 0.5, 1e-7), "\(shown[target])") }
      }
      #expect(scene.layer.values.pointee[target] == before[target] && scene.world.diagnostics == [])
    }
  }

  @Test("The colours and positions of gradients are mixed")
  func gradients() throws {
    let scene = TimedScene()
    CATransaction.setDisableActions(true)
    let layer = CAGradientLayer()
    layer.colors = [CGColor.black, CGColor.black]
    scene.layer.addSublayer(layer)
    let colors = animation("colors", to: [CGColor.white, CGColor.black], 0)
    let locations = animation("locations", to: [0.5, 1] as [NSNumber], 0)
    for animation in [colors, locations] {
      animation.duration = 2
      layer.add(animation, forKey: nil)
    }
    scene.world.commit()
    scene.frame(at: 1)
    let shown = try #require(layer.presented().objects.gradient)
    #expect(shown.colors[0].x > 0 && shown.colors[0].x < 1 && shown.colors[1].x == 0)
    #expect(shown.locations == [0.25, 1])
  }

  @Test("Paths of the same structure are mixed, others are switched halfway")
  func paths() throws {
    func shown(_ to: CGPath, at instant: Double) throws -> CGRect {
      let scene = TimedScene()
      CATransaction.setDisableActions(true)
      scene.layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
      scene.begin(animation("shadowPath", to: to, 2))
      scene.frame(at: instant)
      return try #require(scene.layer.presented().objects.shadowPath).boundingBox
    }
    let wide = CGRect(x: 0, y: 0, width: 30, height: 10)
    #expect(try shown(CGPath(rect: wide, transform: nil), at: 1) == CGRect(x: 0, y: 0, width: 20, height: 10))
    let ellipse = CGPath(ellipseIn: wide, transform: nil)
    #expect(try shown(ellipse, at: 0.9).width == 10)
    #expect(try shown(ellipse, at: 1.1).width == 30)
  }
}
