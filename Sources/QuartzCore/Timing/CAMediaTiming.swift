public import CoreGraphics
package import Motion

/// Parent time `p` becomes active time `(p - beginTime) · speed + timeOffset`, which repeats and reverses over
/// `duration`; before and after, `fillMode` applies.
public protocol CAMediaTiming {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  /// With 0 the time stands still, a negative speed runs backwards.
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  /// May be fractional; 0 means once.
  var repeatCount: Float { get set }
  /// With 0 `repeatCount` counts.
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let forwards = Self(rawValue: "forwards")
  public static let backwards = Self(rawValue: "backwards")
  public static let both = Self(rawValue: "both")
  public static let removed = Self(rawValue: "removed")
}

public class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  /// Its control points are rounded to `Float`, as on iOS.
  package let curve: CubicBezier

  /// The x of a control point is clamped to 0...1, because only there the curve is a function; a number that is not
  /// finite counts as 0.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    func finite(_ value: Float) -> Double { value.isFinite ? Double(value) : 0 }
    func unit(_ value: Float) -> Double { min(1, max(0, finite(value))) }
    curve = CubicBezier(unit(c1x), finite(c1y), unit(c2x), finite(c2y))
  }

  private init(_ curve: CubicBezier) { self.curve = curve }

  var timingCurve: TimingCurve { curve.isLinear ? .linear : .bezier(curve) }

  /// An unknown name is linear.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(.easeIn)
    case .easeOut: self.init(.easeOut)
    case .easeInEaseOut: self.init(.easeInEaseOut)
    case .default: self.init(.standard)
    default: self.init(.linear)
    }
  }

  /// The first point is (0, 0), the last (1, 1).
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points: [(Double, Double)] = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    precondition(points.indices.contains(idx), "a timing function has control points 0...3, not \(idx)")
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.controlPoints == controlPoints
  }

  public override var hash: Int { controlPoints.hashValue }

  private var controlPoints: SIMD4<Float> {
    SIMD4(Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
  }
}

public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = Self(rawValue: "linear")
  /// (0.42, 0), (1, 1).
  public static let easeIn = Self(rawValue: "easeIn")
  /// (0, 0), (0.58, 1).
  public static let easeOut = Self(rawValue: "easeOut")
  /// (0.42, 0), (0.58, 1).
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// The curve of implicit animations: (0.25, 0.1), (0.25, 1).
  public static let `default` = Self(rawValue: "default")
}
