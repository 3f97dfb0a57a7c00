public import CoreGraphics
public import Foundation

/// A behavior with a direction and a strength.
@preconcurrency @MainActor open class DynamicForceBehavior: DynamicItemsBehavior {
  /// Setting one of the three sets the others.
  fileprivate final var vector = CGVector(dx: 0, dy: 0) { didSet { changed() } }
  private var polar: (angle: CGFloat, magnitude: CGFloat) = (0, 0)
  open var angle: CGFloat {
    get { polar.angle }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { polar.magnitude }
    set { setAngle(angle, magnitude: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    polar = (angle, magnitude)
    vector = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  fileprivate final func set(_ vector: CGVector) {
    polar = (atan2(vector.dy, vector.dx), hypot(vector.dx, vector.dy))
    self.vector = vector
  }

  fileprivate final var strength: SIMD2<Double> { SIMD2(Double(vector.dx), Double(vector.dy)) }
}

/// A magnitude of 1 accelerates by 1000 points per second squared.
@preconcurrency @MainActor open class UIGravityBehavior: DynamicForceBehavior {
  open var gravityDirection: CGVector {
    get { vector }
    set { set(newValue) }
  }

  public override convenience init() { self.init(items: []) }

  public init(items: [any UIDynamicItem]) {
    super.init(of: items)
    set(CGVector(dx: 0, dy: 1))
  }

  override func act(on simulation: inout DynamicSimulation) {
    for item in members { simulation[item]?.state.velocity += strength * 1000 * DynamicSimulation.step }
  }
}

/// A magnitude of 1 accelerates 100 by 100 points with a density of 1 by 100 points per second squared, or at once to
/// 100 points per second.
@preconcurrency @MainActor open class UIPushBehavior: DynamicForceBehavior {
  public enum Mode: Int, Sendable {
    case continuous
    case instantaneous
  }

  private var offsets: [ObjectIdentifier: UIOffset] = [:] { didSet { changed() } }
  public final let mode: Mode
  /// An instantaneous push sets it to false when it has pushed.
  open var active = true { didSet { if active || mode == .continuous { changed() } } }
  open var pushDirection: CGVector {
    get { vector }
    set { set(newValue) }
  }

  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(of: items)
  }

  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset { offsets[ObjectIdentifier(item)] ?? .zero }

  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
  }

  private func push(_ simulation: inout DynamicSimulation, for seconds: Double) {
    let impulse = strength * 100 * seconds
    for item in members where active {
      guard let body = simulation[item] else { continue }
      let arm = body.point(targetOffsetFromCenter(for: item).vector) - body.state.position
      simulation[item]?.push(impulse, arm: cross(arm, impulse))
    }
  }

  override func prepare(_ simulation: inout DynamicSimulation, of animator: UIDynamicAnimator) {
    guard mode == .instantaneous else { return }
    push(&simulation, for: 1)
    active = false
  }

  override func act(on simulation: inout DynamicSimulation) {
    if mode == .continuous { push(&simulation, for: DynamicSimulation.step) }
  }
}

extension UIOffset {
  var vector: SIMD2<Double> { SIMD2(Double(horizontal), Double(vertical)) }
}
