import CoreGraphics
public import Foundation

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
