import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Every key path that can be animated")
struct AnimatableKeyPathTests {
  /// A value of the kind the place holds, made of `number`.
  private static func value(_ place: LayerKeyPath, _ number: Double) -> Any? {
    if place.part == .whole, place.property.kind == .color {
      let part = CGFloat(number / 8)
      return CGColor(red: part, green: part, blue: part, alpha: part)
    }
    switch place.laneCount {
    case 1: return number
    case 2: return place.property.kind == .size ? CGSize(width: number, height: number) : CGPoint(x: number, y: number)
    case 4: return CGRect(x: number, y: number, width: number, height: number)
    default:
      return place.property.kind == .transform ? CATransform3DMakeTranslation(CGFloat(number), 0, 0) : nil
    }
  }

  /// All places by name: each property, and the parts that its kind has.
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
    return [property.rawValue] + parts.map { "\(property.rawValue).\($0)" }
  }

  @Test("It is shown halfway between its ends, basic and in keyframes, and the model stays", arguments: keyPaths)
  func halfway(keyPath: String) throws {
    let place = try #require(LayerKeyPath(parsing: keyPath))
    guard place.property.kind != .object, place.property.kind != .flag else { return }
    let (from, to) = (try #require(Self.value(place, 0.25)), try #require(Self.value(place, 0.75)))
    for isBasic in [true, false] {
      let scene = TimedScene()
      let before = scene.layer.values.pointee
      let (basic, keyframes) = (CABasicAnimation(keyPath: keyPath), CAKeyframeAnimation(keyPath: keyPath))
      basic.fromValue = from
      basic.toValue = to
      keyframes.values = [from, to]
      for animation in [basic, keyframes] { animation.duration = 2 }
      scene.layer.add(isBasic ? basic : keyframes, forKey: nil)
      scene.world.commit()
      scene.frame(at: 1)
      let shown = scene.layer.presented().values
      if place.part == .whole, place.property.kind == .transform {
        #expect(isNear(shown[transform: place.property].m41.native, 0.5))
      } else {
        let scale = place.property.kind == .color && place.part == .whole ? 8.0 : 1
        for lane in 0..<place.laneCount { #expect(isNear(shown[place][lane] * scale, 0.5, 1e-7), "\(shown[place])") }
      }
      #expect(scene.layer.values.pointee[place] == before[place])
      #expect(scene.world.diagnostics == [])
    }
  }

  @Test(
    "Names that clients write otherwise mean the same",
    arguments: [("isHidden", "hidden"), ("isDoubleSided", "doubleSided")])
  func aliases(name: String, property: String) {
    #expect(LayerKeyPath(parsing: name) == LayerKeyPath(parsing: property))
    #expect(LayerKeyPath(parsing: name) != nil)
  }

  @Test(
    "What layers do not have cannot be animated",
    arguments: ["", ".", "position.", "position.z", "bounds.origin.q", "transform.translation.w", "opacity.x", "x"])
  func unknown(keyPath: String) { #expect(LayerKeyPath(parsing: keyPath) == nil) }

  @Test("Gradients are mixed: their colours and where they stand")
  func gradients() throws {
    let scene = TimedScene()
    CATransaction.setDisableActions(true)
    let layer = CAGradientLayer()
    layer.colors = [CGColor.black, CGColor.black]
    scene.layer.addSublayer(layer)
    let colors = CABasicAnimation(keyPath: "colors")
    colors.toValue = [CGColor.white, CGColor.black]
    let locations = CABasicAnimation(keyPath: "locations")
    locations.toValue = [0.5, 1] as [NSNumber]
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

  @Test("Paths of the same build are mixed, others are switched halfway")
  func paths() throws {
    func shown(_ to: CGPath, at instant: Double) throws -> CGRect {
      let scene = TimedScene()
      CATransaction.setDisableActions(true)
      scene.layer.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
      let animation = CABasicAnimation(keyPath: "shadowPath")
      animation.toValue = to
      animation.duration = 2
      scene.layer.add(animation, forKey: nil)
      scene.world.commit()
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
