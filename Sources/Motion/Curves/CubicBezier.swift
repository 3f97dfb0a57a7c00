/// A timing curve along a cubic Bézier curve from (0, 0) to (1, 1).
///
/// The two inner control points are (`x1`, `y1`) and (`x2`, `y2`). `x` is progress in time and lies in 0...1,
/// which makes the curve a function; `y` is the eased progress and may be any finite number.
@frozen
public struct CubicBezier: Hashable, Sendable {
  /// The time of the first control point, in 0...1.
  public let x1: Double
  /// The eased progress of the first control point, finite.
  public let y1: Double
  /// The time of the second control point, in 0...1.
  public let x2: Double
  /// The eased progress of the second control point, finite.
  public let y2: Double

  /// Creates a curve from its two inner control points.
  ///
  /// All four coordinates must be finite, and `x1` and `x2` must be in 0...1. For coordinates from user input or a
  /// file, use ``init(validating:_:_:_:)``.
  @inlinable
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    precondition(
      Self.isValid(x1, y1, x2, y2),
      "CubicBezier(\(x1), \(y1), \(x2), \(y2)): x1 and x2 must be in 0...1, y1 and y2 finite"
    )
    self.x1 = x1
    self.y1 = y1
    self.x2 = x2
    self.y2 = y2
  }

  /// Creates a curve from unchecked coordinates; nil unless all are finite and `x1` and `x2` are in 0...1.
  @inlinable
  public init?(validating x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    guard Self.isValid(x1, y1, x2, y2) else { return nil }
    self.init(x1, y1, x2, y2)
  }

  @inlinable
  static func isValid(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Bool {
    x1 >= 0 && x1 <= 1 && x2 >= 0 && x2 <= 1 && y1.isFinite && y2.isFinite
  }

  /// Whether the curve is the identity, with both control points on the diagonal.
  @inlinable public var isLinear: Bool { x1 == y1 && x2 == y2 }

  /// Whether the curve never runs backwards.
  ///
  /// The derivative of `y` is a quadratic with Bernstein coefficients `y1`, `y2 - y1`, `1 - y2`. It is nowhere negative
  /// exactly when the outer two are not negative and the middle one is at least minus their geometric mean.
  public var isMonotone: Bool {
    y1 >= 0 && y2 <= 1 && y2 - y1 >= -(y1 * (1 - y2)).squareRoot()
  }
}

extension CubicBezier {
  /// Constant speed.
  public static let linear = Self(0, 0, 1, 1)
  /// Slow at the start.
  public static let easeIn = Self(0.42, 0, 1, 1)
  /// Slow at the end.
  public static let easeOut = Self(0, 0, 0.58, 1)
  /// Slow at both ends.
  public static let easeInEaseOut = Self(0.42, 0, 0.58, 1)
  /// Core Animation's default, with a quick start and a long end.
  public static let standard = Self(0.25, 0.1, 0.25, 1)
}
