public import CoreGraphics
public import Foundation
import Motion

/// The timing of an animator by a spring.
///
/// A spring with a damping ratio settles in the duration of the animator. A spring with a fixed stiffness takes its own
/// time, at most 40 seconds, whatever the duration of the animator.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// What the spring was created from.
  enum Form: Equatable, Sendable {
    /// A damping ratio; the stiffness follows from the duration of the animator.
    case ratio(Double)
    case spring(Spring)
  }

  nonisolated let form: Form
  /// The initial velocity, in whole remaining distances per second: `center` uses both components, all else `dx`.
  public nonisolated let initialVelocity: CGVector

  /// Creates the spring of the system's transitions: mass 3, stiffness 1000, critically damped, half a second.
  public nonisolated override init() {
    (form, initialVelocity) = (.spring(Self.standard), .zero)
    super.init()
  }

  /// Creates a spring with a damping ratio: 1 does not overshoot, and nearer to 0 it oscillates more.
  public nonisolated convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring with a damping ratio and an initial velocity.
  public nonisolated init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    form = .ratio(AnimationLimits.dampingRatio(ratio.native))
    initialVelocity = Self.possible(velocity)
    super.init()
  }

  /// Creates a spring with a mass, stiffness and damping; the system's spring if no spring can have them.
  ///
  /// A damping above critical counts as critical.
  public nonisolated init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let spring = Spring(validatingMass: mass.native, stiffness: stiffness.native, damping: damping.native)
    form = .spring(spring ?? Self.standard)
    initialVelocity = Self.possible(velocity)
    super.init()
  }

  /// Creates a spring with a perceptual duration in seconds, limited to 0.001...1000, and a bounce.
  ///
  /// A bounce of 0 does not overshoot, up to 1 overshoots more, and down to -1 approaches the end more slowly.
  public nonisolated init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    form = .spring(AnimationLimits.spring(duration: duration, bounce: bounce.native))
    initialVelocity = Self.possible(velocity)
    super.init()
  }

  /// Creates a spring with a perceptual duration and a bounce, without an initial velocity.
  public nonisolated convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// Not supported; creates the spring of the system's transitions.
  public nonisolated required init?(coder: NSCoder) {
    (form, initialVelocity) = (.spring(Self.standard), .zero)
    super.init()
  }

  /// Not supported; encodes nothing.
  open nonisolated func encode(with coder: NSCoder) {}

  /// Returns the parameters themselves, since they are immutable.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Always a spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Always nil.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  private nonisolated static let standard = Spring(mass: 3, stiffness: 1000, damping: 500)

  private nonisolated static func possible(_ velocity: CGVector) -> CGVector {
    CGVector(
      dx: AnimationLimits.velocity(velocity.dx.native), dy: AnimationLimits.velocity(velocity.dy.native))
  }
}
