import CoreGraphics
public import Foundation

/// A pacing by a cubic Bézier curve from (0, 0) to (1, 1).
@preconcurrency @MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve by name; slow at both ends where it is given by points.
  public nonisolated let animationCurve: UIView.AnimationCurve
  /// The first control point; its x is brought into 0...1.
  public nonisolated let controlPoint1: CGPoint
  /// The second control point; its x is brought into 0...1.
  public nonisolated let controlPoint2: CGPoint
  private nonisolated let isNamed: Bool

  /// The curve of implicit animations: (0.25, 0.1), (0.25, 1).
  public nonisolated override init() {
    (animationCurve, isNamed) = (.easeInOut, true)
    (controlPoint1, controlPoint2) = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
    super.init()
  }

  /// A curve by name.
  public nonisolated init(animationCurve curve: UIView.AnimationCurve) {
    (animationCurve, isNamed) = (curve, true)
    let slowAtFirst = curve == .easeIn || curve == .easeInOut
    let slowAtLast = curve == .easeOut || curve == .easeInOut
    controlPoint1 = CGPoint(x: slowAtFirst ? 0.42 : 0, y: 0)
    controlPoint2 = CGPoint(x: slowAtLast ? 0.58 : 1, y: 1)
    super.init()
  }

  /// The curve with these control points; what is not a finite number becomes 0.
  public nonisolated init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (animationCurve, isNamed) = (.easeInOut, false)
    (controlPoint1, controlPoint2) = (Self.possible(point1), Self.possible(point2))
    super.init()
  }

  /// The curve of implicit animations: archives are not read.
  public nonisolated required init?(coder: NSCoder) {
    (animationCurve, isNamed) = (.easeInOut, true)
    (controlPoint1, controlPoint2) = (CGPoint(x: 0.25, y: 0.1), CGPoint(x: 0.25, y: 1))
    super.init()
  }

  /// Writes nothing.
  open nonisolated func encode(with coder: NSCoder) {}

  /// Itself: it never changes.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the curve has a name.
  open var timingCurveType: UITimingCurveType { isNamed ? .builtin : .cubic }
  /// Itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// None.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  private nonisolated static func possible(_ point: CGPoint) -> CGPoint {
    func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return CGPoint(x: min(1, max(0, finite(point.x))), y: finite(point.y))
  }
}
