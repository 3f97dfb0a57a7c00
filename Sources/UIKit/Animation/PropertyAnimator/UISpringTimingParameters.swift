public import CoreGraphics
public import Foundation
import Motion

/// A pacing by a spring.
///
/// One with a damping ratio is as stiff as the animator's duration makes it. One with figures of its own takes its own
/// time, whatever the animator's duration.
@preconcurrency @MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// What decides how stiff the spring is.
  enum Figures: Equatable, Sendable {
    /// The animator's duration, with this damping ratio.
    case ratio(Double)
    /// These.
    case spring(Spring)
  }

  nonisolated let figures: Figures
  /// The speed at the beginning, in whole remaining distances a second: `center` moves by both axes, all else by `dx`.
  public nonisolated let initialVelocity: CGVector

  /// The spring of the system's own transitions: mass 3, stiffness 1000, critically damped, half a second.
  public nonisolated override init() {
    (figures, initialVelocity) = (.spring(Self.standard), .zero)
    super.init()
  }

  /// A spring that does not overshoot at a `ratio` of 1, and swings the more the nearer that is to 0.
  public nonisolated convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// The same with a speed at the beginning.
  public nonisolated init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    figures = .ratio(AnimationLimits.dampingRatio(ratio.native))
    initialVelocity = Self.possible(velocity)
    super.init()
  }

  /// A spring of these figures; where there is none such, the system's.
  ///
  /// More than critical damping counts as critical.
  public nonisolated init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    let spring = Spring(validatingMass: mass.native, stiffness: stiffness.native, damping: damping.native)
    figures = .spring(spring ?? Self.standard)
    initialVelocity = Self.possible(velocity)
    super.init()
  }

  /// A spring of a perceptual duration in seconds, kept within 0.001...1000, and a bounce: 0 for none, up to 1 for more,
  /// and down to -1 for a spring that creeps.
  public nonisolated init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    figures = .spring(AnimationLimits.spring(duration: duration, bounce: bounce.native))
    initialVelocity = Self.possible(velocity)
    super.init()
  }

  /// The same from rest.
  public nonisolated convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// The spring of the system's own transitions: archives are not read.
  public nonisolated required init?(coder: NSCoder) {
    (figures, initialVelocity) = (.spring(Self.standard), .zero)
    super.init()
  }

  /// Writes nothing.
  open nonisolated func encode(with coder: NSCoder) {}

  /// Itself: it never changes.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// A spring.
  open var timingCurveType: UITimingCurveType { .spring }
  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  open var springTimingParameters: UISpringTimingParameters? { self }

  private nonisolated static let standard = Spring(mass: 3, stiffness: 1000, damping: 500)

  private nonisolated static func possible(_ velocity: CGVector) -> CGVector {
    CGVector(
      dx: AnimationLimits.velocity(velocity.dx.native), dy: AnimationLimits.velocity(velocity.dy.native))
  }
}
