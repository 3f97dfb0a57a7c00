public import CoreGraphics
package import Motion

/// Properties that say how an object's time runs relative to its parent's.
///
/// Parent time `p` becomes active time `(p - beginTime) · speed + timeOffset`, which repeats and reverses over
/// `duration`; before and after, `fillMode` applies.
public protocol CAMediaTiming {
  /// The begin time of the object, in its parent's time, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run, in seconds.
  var duration: CFTimeInterval { get set }
  /// The speed of the object's time relative to its parent's: with 0 it stands still, a negative speed runs backwards.
  var speed: Float { get set }
  /// An offset added to the active time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of times that the object runs; may be fractional, 0 means once.
  var repeatCount: Float { get set }
  /// The duration for which the object repeats, in seconds; with 0 `repeatCount` counts.
  var repeatDuration: CFTimeInterval { get set }
  /// A Boolean value that says whether each run is followed by a backward run.
  var autoreverses: Bool { get set }
  /// The effect of the object before its beginning and after its end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The effect of a timed object before its beginning and after its end.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a mode from its name; an unknown name behaves as `removed`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// After its end the object shows its last value.
  public static let forwards = Self(rawValue: "forwards")
  /// Before its beginning the object shows its first value.
  public static let backwards = Self(rawValue: "backwards")
  /// Before its beginning the object shows its first value, after its end its last.
  public static let both = Self(rawValue: "both")
  /// Outside its active time the object has no effect.
  public static let removed = Self(rawValue: "removed")
}

/// A cubic Bézier curve from (0, 0) to (1, 1) that paces an animation.
public class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  /// The curve; its control points are rounded to `Float`, as on iOS.
  package let curve: CubicBezier

  /// Creates a curve from its two control points.
  ///
  /// The x of a control point is clamped to 0...1, because only there the curve is a function; a number that is not
  /// finite counts as 0.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    func finite(_ value: Float) -> Double { value.isFinite ? Double(value) : 0 }
    func unit(_ value: Float) -> Double { min(1, max(0, finite(value))) }
    curve = CubicBezier(unit(c1x), finite(c1y), unit(c2x), finite(c2y))
  }

  private init(_ curve: CubicBezier) { self.curve = curve }

  /// The curve as animations keep it.
  var timingCurve: TimingCurve { curve.isLinear ? .linear : .bezier(curve) }

  /// Creates a predefined curve; an unknown name is linear.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(.easeIn)
    case .easeOut: self.init(.easeOut)
    case .easeInEaseOut: self.init(.easeInEaseOut)
    case .default: self.init(.standard)
    default: self.init(.linear)
    }
  }

  /// Writes x and y of the control point `idx`, 0...3, to `ptr`; the first is (0, 0), the last (1, 1).
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points: [(Double, Double)] = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    precondition(points.indices.contains(idx), "a timing function has control points 0...3, not \(idx)")
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }

  /// Returns whether `object` is a timing function with the same control points, to the precision of `Float`.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.controlPoints == controlPoints
  }

  /// The hash value of the control points.
  public override var hash: Int { controlPoints.hashValue }

  private var controlPoints: SIMD4<Float> {
    SIMD4(Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
  }
}

/// The names of the predefined timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = Self(rawValue: "linear")
  /// Slow at the beginning: (0.42, 0), (1, 1).
  public static let easeIn = Self(rawValue: "easeIn")
  /// Slow at the end: (0, 0), (0.58, 1).
  public static let easeOut = Self(rawValue: "easeOut")
  /// Slow at both ends: (0.42, 0), (0.58, 1).
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// The curve of implicit animations: (0.25, 0.1), (0.25, 1).
  public static let `default` = Self(rawValue: "default")
}
