import CoreGraphics
public import Foundation

/// Says what its items are like.
///
/// A property that was not set leaves an item as others say; without any, its elasticity and friction are 0.2, a guess.
@preconcurrency @MainActor open class UIDynamicItemBehavior: DynamicItemsBehavior {
  private var settings = DynamicSettings() { didSet { changed() } }
  /// Velocities to add in the next frame.
  private var additions: [(item: any UIDynamicItem, velocity: SIMD2<Double>, spin: Double)] = []

  open var elasticity: CGFloat = 0 { didSet { settings.elasticity = elasticity } }
  open var friction: CGFloat = 0 { didSet { settings.friction = friction } }
  open var density: CGFloat = 1 { didSet { settings.density = density } }
  open var resistance: CGFloat = 0 { didSet { settings.resistance = resistance } }
  open var angularResistance: CGFloat = 0 { didSet { settings.angularResistance = angularResistance } }
  open var allowsRotation = true { didSet { settings.allowsRotation = allowsRotation } }
  open var isAnchored = false { didSet { settings.isAnchored = isAnchored } }

  public init(items: [any UIDynamicItem] = []) { super.init(of: items) }

  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) { add(velocity.vector, 0, to: item) }

  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(.zero, Double(velocity), to: item)
  }

  private func add(_ velocity: SIMD2<Double>, _ spin: Double, to item: any UIDynamicItem) {
    additions.append((item, velocity, spin))
    changed()
  }

  /// In points per second.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let known = dynamicAnimator?.state(of: item)?.velocity ?? .zero
    return CGPoint(additions.reduce(known) { $1.item === item ? $0 + $1.velocity : $0 })
  }

  /// In radians per second.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    let known = dynamicAnimator?.state(of: item)?.spin ?? 0
    return CGFloat(additions.reduce(known) { $1.item === item ? $0 + $1.spin : $0 })
  }

  override func prepare(_ simulation: inout DynamicSimulation, of animator: UIDynamicAnimator) {
    for item in members { simulation[item]?.settings.take(settings) }
    for (item, velocity, spin) in additions {
      simulation[item]?.state.velocity += velocity
      simulation[item]?.state.spin += spin
    }
    additions = []
  }
}
