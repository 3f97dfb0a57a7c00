public import CoreGraphics
package import Motion

/// A pacing of progress by a cubic Bézier curve from (0, 0) to (1, 1).
public class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  /// The curve, whose control points are those given, rounded to `Float` as on iOS.
  package let curve: CubicBezier
  /// The curve as animations keep it; the named ones share theirs.
  let pacing: Pacing

  /// The curve with these two control points.
  ///
  /// The x of a control point is brought into 0...1, where alone the curve is a function; what is not a finite
  /// number becomes 0.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    func finite(_ value: Float) -> Double { value.isFinite ? Double(value) : 0 }
    func unit(_ value: Float) -> Double { min(1, max(0, finite(value))) }
    curve = CubicBezier(unit(c1x), finite(c1y), unit(c2x), finite(c2y))
    pacing = curve.isLinear ? .linear : Pacing(.bezier(curve))
  }

  private init(_ curve: CubicBezier, _ pacing: Pacing) {
    self.curve = curve
    self.pacing = pacing
  }

  /// One of the named curves; an unknown name is linear.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(.easeIn, .easeIn)
    case .easeOut: self.init(.easeOut, .easeOut)
    case .easeInEaseOut: self.init(.easeInEaseOut, .easeInEaseOut)
    case .default: self.init(.standard, .standard)
    default: self.init(.linear, .linear)
    }
  }

  /// Writes x and y of point `idx`, 0...3, to `ptr`; the first is (0, 0), the last (1, 1).
  public func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let points: [(Double, Double)] = [(0, 0), (curve.x1, curve.y1), (curve.x2, curve.y2), (1, 1)]
    precondition(points.indices.contains(idx), "a timing function has control points 0...3, not \(idx)")
    ptr[0] = Float(points[idx].0)
    ptr[1] = Float(points[idx].1)
  }

  /// Whether `object` is a timing function with the same control points, as far as `Float` tells.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CAMediaTimingFunction)?.controlPoints == controlPoints
  }

  /// Equal for equal control points.
  public override var hash: Int { controlPoints.hashValue }

  private var controlPoints: SIMD4<Float> {
    SIMD4(Float(curve.x1), Float(curve.y1), Float(curve.x2), Float(curve.y2))
  }
}

/// The names of the ready-made timing functions.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The function's name.
  public let rawValue: String

  /// A function by name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Even pacing.
  public static let linear = Self(rawValue: "linear")
  /// Slow at first: (0.42, 0), (1, 1).
  public static let easeIn = Self(rawValue: "easeIn")
  /// Slow at last: (0, 0), (0.58, 1).
  public static let easeOut = Self(rawValue: "easeOut")
  /// Slow at both ends: (0.42, 0), (0.58, 1).
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// The curve of implicit animations: (0.25, 0.1), (0.25, 1).
  public static let `default` = Self(rawValue: "default")
}
