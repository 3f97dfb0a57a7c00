import CoreGraphics
public import Foundation

/// The timing of an animator by a cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve, or `implicit` or `custom`, which have the raw values 5 and 6.
  public nonisolated let animationCurve: UIView.AnimationCurve
  /// The first control point; its x is within 0...1.
  public nonisolated let controlPoint1: CGPoint
  /// The second control point; its x is within 0...1.
  public nonisolated let controlPoint2: CGPoint
  /// Creates the curve of implicit animations, with the control points (0.25, 0.1) and (0.25, 1).
  public nonisolated convenience override init() { self.init(animationCurve: .implicit) }

  /// Creates a named curve; the system's, which is a spring, is replaced by `easeInOut`.
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

  /// Creates a curve with two control points; a coordinate that is not finite becomes 0.
  public nonisolated init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .custom
    (controlPoint1, controlPoint2) = (Self.possible(point1), Self.possible(point2))
    super.init()
  }

  /// Not supported; creates the curve of implicit animations.
  public nonisolated required convenience init?(coder: NSCoder) { self.init(animationCurve: .implicit) }

  /// Not supported; encodes nothing.
  open nonisolated func encode(with coder: NSCoder) {}

  /// Returns the parameters themselves, since they are immutable.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// The type of the curve: built in if it has a name, otherwise cubic.
  open var timingCurveType: UITimingCurveType { animationCurve == .custom ? .cubic : .builtin }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Always nil.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  private nonisolated static func possible(_ point: CGPoint) -> CGPoint {
    func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return CGPoint(x: min(1, max(0, finite(point.x))), y: finite(point.y))
  }
}
