import CoreGraphics
public import Foundation

/// The timing of an animator by a cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The named curve; `easeInOut` if the curve was created from control points.
  public nonisolated let animationCurve: UIView.AnimationCurve
  /// The first control point; its x is within 0...1.
  public nonisolated let controlPoint1: CGPoint
  /// The second control point; its x is within 0...1.
  public nonisolated let controlPoint2: CGPoint
  private nonisolated let isNamed: Bool

  /// Creates the curve of implicit animations, with the control points (0.25, 0.1) and (0.25, 1).
  public nonisolated override init() {
    (animationCurve, isNamed) = (.easeInOut, true)
    (controlPoint1, controlPoint2) = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
    super.init()
  }

  /// Creates a named curve.
  public nonisolated init(animationCurve curve: UIView.AnimationCurve) {
    (animationCurve, isNamed) = (curve, true)
    let slowAtFirst = curve == .easeIn || curve == .easeInOut
    let slowAtLast = curve == .easeOut || curve == .easeInOut
    controlPoint1 = CGPoint(x: slowAtFirst ? 0.42 : 0, y: 0)
    controlPoint2 = CGPoint(x: slowAtLast ? 0.58 : 1, y: 1)
    super.init()
  }

  /// Creates a curve with two control points; a coordinate that is not finite becomes 0.
  public nonisolated init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, isNamed) = (.easeInOut, false)
    (controlPoint1, controlPoint2) = (Self.possible(point1), Self.possible(point2))
    super.init()
  }

  /// Not supported; creates the curve of implicit animations.
  public nonisolated required init?(coder: NSCoder) {
    (animationCurve, isNamed) = (.easeInOut, true)
    (controlPoint1, controlPoint2) = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
    super.init()
  }

  /// Not supported; encodes nothing.
  open nonisolated func encode(with coder: NSCoder) {}

  /// Returns the parameters themselves, since they are immutable.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// The type of the curve: built in if it has a name, otherwise cubic.
  open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  /// The parameters themselves.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Always nil.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  private nonisolated static func possible(_ point: CGPoint) -> CGPoint {
    func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return CGPoint(x: min(1, max(0, finite(point.x))), y: finite(point.y))
  }
}
