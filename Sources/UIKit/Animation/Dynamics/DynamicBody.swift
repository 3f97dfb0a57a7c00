import CoreGraphics
import Foundation
import QuartzCore

/// An item as physics sees it: how it moves and what it is like.
@MainActor struct DynamicBody {
  /// In points, radians and seconds.
  struct State {
    var position: SIMD2<Double>
    var angle: Double
    var velocity = SIMD2<Double>.zero
    var spin = 0.0
  }

  let item: any UIDynamicItem
  var state: State
  var settings = DynamicSettings()
  private let shape: DynamicShape
  private let transform: CGAffineTransform
  private let firstAngle: Double
  /// For a density of 1.
  private let mass, inertia: Double

  init(_ item: any UIDynamicItem) {
    self.item = item
    (transform, firstAngle, shape) = (item.transform, item.angle, DynamicShape(item))
    state = State(position: item.center.vector, angle: firstAngle)
    let size = SIMD2(max(Double(item.bounds.width), 1), max(Double(item.bounds.height), 1))
    let isRound = item.collisionBoundsType == .ellipse
    // 100 by 100 points have a mass of 1, so that pushes accelerate them as Apple publishes.
    mass = size.x * size.y / 10_000 * (isRound ? .pi / 4 : 1)
    inertia = mass * dot(size, size) / (isRound ? 16 : 12)
  }

  private var lightness: Double { settings.isAnchored == true ? 0 : 1 / max(Double(settings.density ?? 1), 1e-6) }
  /// 0 for what nothing moves or turns.
  var inverseMass: Double { lightness / mass }
  var inverseInertia: Double { settings.allowsRotation == false ? 0 : lightness / inertia }
  var outline: DynamicShape { shape.moved(to: state.position, angle: state.angle) }

  func point(_ own: SIMD2<Double>) -> SIMD2<Double> { state.position + own.turned(by: state.angle) }

  mutating func push(_ impulse: SIMD2<Double>, arm: Double) {
    state.velocity += impulse * inverseMass
    state.spin += arm * inverseInertia
  }

  mutating func resist(for seconds: Double) {
    state.velocity /= 1 + Double(settings.resistance ?? 0) * seconds
    state.spin /= 1 + Double(settings.angularResistance ?? 0) * seconds
    if inverseMass == 0 { state.velocity = .zero }
    if inverseInertia == 0 { state.spin = 0 }
  }

  /// Moves the item, `seconds` further than the last step.
  func show(ahead seconds: Double) {
    let center = CGPoint(state.position + state.velocity * seconds)
    if item.center != center { item.center = center }
    guard settings.allowsRotation != false else { return }
    let angle = state.angle + state.spin * seconds - firstAngle
    let turned = angle == 0 ? transform : transform.concatenating(CGAffineTransform(rotationAngle: angle))
    if item.transform != turned { item.transform = turned }
  }
}

/// What item behaviors say of an item; nil is what none said.
struct DynamicSettings {
  var elasticity, friction, density, resistance, angularResistance: CGFloat?
  var allowsRotation, isAnchored: Bool?

  mutating func take(_ other: Self) {
    for path in [\Self.elasticity, \.friction, \.density, \.resistance, \.angularResistance] {
      self[keyPath: path] = other[keyPath: path] ?? self[keyPath: path]
    }
    (allowsRotation, isAnchored) = (other.allowsRotation ?? allowsRotation, other.isAnchored ?? isAnchored)
  }
}
