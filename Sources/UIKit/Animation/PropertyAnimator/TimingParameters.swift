public import CoreGraphics
public import Foundation
import Motion

@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// `implicit` and `custom` have the raw values 5 and 6.
  public nonisolated let animationCurve: UIView.AnimationCurve
  /// x is within 0...1.
  public nonisolated let controlPoint1: CGPoint
  public nonisolated let controlPoint2: CGPoint
  /// The curve of implicit animations, with the control points (0.25, 0.1) and (0.25, 1).
  public nonisolated convenience override init() { self.init(animationCurve: .implicit) }

  /// The system's curve, which is a spring, is replaced by `easeInOut`.
  public nonisolated init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    switch curve {
    case .easeInOut, .system: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
    case .easeIn: (controlPoint1, controlPoint2) = (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
    case .easeOut: (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 0.58, y: 1))
    case .linear, .custom: (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
    case .implicit: (controlPoint1, controlPoint2) = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
    }
    super.init()
  }

  /// A coordinate that is not finite becomes 0.
  public nonisolated init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .custom
    (controlPoint1, controlPoint2) = (Self.possible(point1), Self.possible(point2))
    super.init()
  }

  public nonisolated required convenience init?(coder: NSCoder) { self.init(animationCurve: .implicit) }

  open nonisolated func encode(with coder: NSCoder) {}

  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  open var timingCurveType: UITimingCurveType { animationCurve == .custom ? .cubic : .builtin }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  private nonisolated static func possible(_ point: CGPoint) -> CGPoint {
    func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return CGPoint(x: min(1, max(0, finite(point.x))), y: finite(point.y))
  }
}

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
