public import CoreGraphics
public import Foundation
import Motion

/// A spring with a damping ratio settles in the duration of the animator; one with a fixed stiffness takes its own
/// time, at most 40 seconds.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  enum Form: Equatable, Sendable {
    /// The stiffness follows from the duration of the animator.
    case ratio(Double)
    case spring(Spring)
  }

  nonisolated let form: Form
  /// In whole remaining distances per second: `center` uses both components, all else `dx`.
  public nonisolated let initialVelocity: CGVector

  /// The spring of the system's transitions: mass 3, stiffness 1000, critically damped, half a second.
  public nonisolated override init() {
    (form, initialVelocity) = (.spring(Self.standard), .zero)
    super.init()
  }

  /// 1 does not overshoot.
  public nonisolated convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  public nonisolated init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    form = .ratio(AnimationLimits.dampingRatio(ratio.native))
    initialVelocity = Self.possible(velocity)
    super.init()
  }

  /// The system's spring if no spring can have these figures; a damping above critical counts as critical.
  public nonisolated init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let spring = Spring(validatingMass: mass.native, stiffness: stiffness.native, damping: damping.native)
    form = .spring(spring ?? Self.standard)
    initialVelocity = Self.possible(velocity)
    super.init()
  }

  /// The duration is limited to 0.001...1000 seconds; a bounce of 0 does not overshoot, up to 1 overshoots more, and
  /// down to -1 approaches the end more slowly.
  public nonisolated init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    form = .spring(AnimationLimits.spring(duration: duration, bounce: bounce.native))
    initialVelocity = Self.possible(velocity)
    super.init()
  }

  public nonisolated convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  public nonisolated required init?(coder: NSCoder) {
    (form, initialVelocity) = (.spring(Self.standard), .zero)
    super.init()
  }

  open nonisolated func encode(with coder: NSCoder) {}

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  private nonisolated static let standard = Spring(mass: 3, stiffness: 1000, damping: 500)

  private nonisolated static func possible(_ velocity: CGVector) -> CGVector {
    CGVector(
      dx: AnimationLimits.velocity(velocity.dx.native), dy: AnimationLimits.velocity(velocity.dy.native))
  }
}
