/// A timing curve along a cubic Bézier curve from (0, 0) to (1, 1).
///
/// The two inner control points are (`x1`, `y1`) and (`x2`, `y2`). `x` is progress in time and lies in 0...1,
/// which makes the curve a function; `y` is the eased progress and may be any finite number.
@frozen
public struct CubicBezier: Hashable, Sendable {
  public let x1: Double
  public let y1: Double
  public let x2: Double
  public let y2: Double

  /// All four coordinates must be finite, and `x1` and `x2` in 0...1; for input that is not checked there is
  /// ``init(validating:_:_:_:)``.
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

  /// Nil unless all coordinates are finite and `x1` and `x2` are in 0...1.
  @inlinable
  public init?(validating x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    guard Self.isValid(x1, y1, x2, y2) else { return nil }
    self.init(x1, y1, x2, y2)
  }

  @inlinable
  static func isValid(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> Bool {
    x1 >= 0 && x1 <= 1 && x2 >= 0 && x2 <= 1 && y1.isFinite && y2.isFinite
  }

  /// Whether both control points lie on the diagonal.
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
  public static let linear = Self(0, 0, 1, 1)
  public static let easeIn = Self(0.42, 0, 1, 1)
  public static let easeOut = Self(0, 0, 0.58, 1)
  public static let easeInEaseOut = Self(0.42, 0, 0.58, 1)
  public static let standard = Self(0.25, 0.1, 0.25, 1)
}

extension CubicBezier {
  /// The value is exactly 0 at 0 and 1 at 1, and clamped to these outside 0...1; NaN counts as 0.
  ///
  /// It is accurate to the last few digits that the curve's conditioning allows, also where its tangent is vertical.
  @inlinable
  public func value(at progress: Double) -> Double {
    guard progress > 0 else { return 0 }
    guard progress < 1 else { return 1 }
    if isLinear { return progress }
    // The second half is solved from the end, where 1 - progress is exact: a curve that arrives with a vertical
    // tangent would otherwise lose half its digits.
    if progress <= 0.5 {
      let parameter = Self.parameter(x1, x2, at: progress)
      return Self.polynomial(y1, y2, at: parameter)
    }
    let parameter = Self.parameter(1 - x2, 1 - x1, at: 1 - progress)
    return 1 - Self.polynomial(1 - y2, 1 - y1, at: parameter)
  }

  /// Returns the slope, d value / d progress; infinite where the tangent is vertical.
  ///
  /// At 0 and 1 it is the limit from inside; outside 0...1, where the value is constant, it is 0.
  @inlinable
  public func derivative(at progress: Double) -> Double {
    guard progress >= 0 && progress <= 1 else { return 0 }
    if isLinear { return 1 }
    if progress <= 0.5 {
      let parameter = progress == 0 ? 0 : Self.parameter(x1, x2, at: progress)
      return Self.slope(x1, y1, x2, y2, at: parameter)
    }
    let parameter = progress == 1 ? 0 : Self.parameter(1 - x2, 1 - x1, at: 1 - progress)
    return Self.slope(1 - x2, 1 - y2, 1 - x1, 1 - y1, at: parameter)
  }

  /// Returns one coordinate of a curve from 0 to 1 with inner control coordinates `p1` and `p2`.
  @inlinable
  static func polynomial(_ p1: Double, _ p2: Double, at parameter: Double) -> Double {
    let linear = 3 * p1
    let quadratic = 3 * (p2 - p1) - linear
    let cubic = 1 - linear - quadratic
    return ((cubic * parameter + quadratic) * parameter + linear) * parameter
  }

  /// Returns the parameter at which the `x` polynomial takes a value in 0...0.5.
  ///
  /// This is Halley's method inside a shrinking bracket: `x` is monotone, so a step that leaves the bracket is replaced
  /// by halving it. The method starts from the root of the quadratic part, which is close because the cube of the
  /// parameter is small in the first half; it usually takes two steps.
  @inlinable
  static func parameter(_ x1: Double, _ x2: Double, at progress: Double) -> Double {
    let linear = 3 * x1
    let quadratic = 3 * (x2 - x1) - linear
    let cubic = 1 - linear - quadratic
    let discriminant = linear * linear + 4 * quadratic * progress
    var parameter = progress
    if discriminant > 0 {
      let guess = 2 * progress / (linear + discriminant.squareRoot())
      if guess < 1 { parameter = guess }
    }
    var low = 0.0
    var high = 1.0
    var steps = 0
    while steps < 128 {
      let error = ((cubic * parameter + quadratic) * parameter + linear) * parameter - progress
      if error == 0 { return parameter }
      if error > 0 { high = parameter } else { low = parameter }
      let slope = (3 * cubic * parameter + 2 * quadratic) * parameter + linear
      let bend = 3 * cubic * parameter + quadratic
      let square = slope * slope
      let next = parameter - error * slope / (square - error * bend)
      let step = (next - parameter).magnitude
      // The error after a step is at most the step's cube times (bend / slope)² − cubic / slope: the search is done
      // when that is below the last digit. Where the slope vanishes, steps only halve, and the second bound is the
      // accuracy.
      let remainder = step * step * step * (bend * bend + (cubic * slope).magnitude)
      if remainder <= 1e-17 * parameter * square || step <= 1e-11 * parameter { return next }
      parameter = next > low && next < high ? next : low + (high - low) / 2
      steps += 1
    }
    return parameter
  }

  /// Returns dy/dx at a parameter: the ratio of the first pair of derivatives that do not both vanish.
  @inlinable
  static func slope(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, at parameter: Double) -> Double {
    let rest = 1 - parameter
    let dx = rest * rest * x1 + 2 * rest * parameter * (x2 - x1) + parameter * parameter * (1 - x2)
    let dy = rest * rest * y1 + 2 * rest * parameter * (y2 - y1) + parameter * parameter * (1 - y2)
    if dx != 0 || dy != 0 { return dy / dx.magnitude }
    let ddx = rest * (x2 - 2 * x1) + parameter * (1 - 2 * x2 + x1)
    let ddy = rest * (y2 - 2 * y1) + parameter * (1 - 2 * y2 + y1)
    if ddx != 0 || ddy != 0 { return ddy / ddx.magnitude }
    return (1 + 3 * (y1 - y2)) / (1 + 3 * (x1 - x2))
  }
}

/// Returns the point of an interval at which a condition stops holding, to the last digit.
///
/// `holds` must be true from `low` up to the point and false from there to `high`; it is not called for the two ends.
/// It is called about sixty times, so this is for roots without a closed form, outside sampling loops.
func bisect(from low: Double, to high: Double, while holds: (Double) -> Bool) -> Double {
  var low = low
  var high = high
  while true {
    let middle = low + (high - low) / 2
    guard middle > low && middle < high else { return high }
    if holds(middle) { low = middle } else { high = middle }
  }
}
