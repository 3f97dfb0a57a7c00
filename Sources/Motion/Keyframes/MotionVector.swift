/// A value that can be moved through: a real vector with a length.
public protocol MotionVector: Hashable, Sendable {
  /// The sum of two vectors.
  func adding(_ other: Self) -> Self
  /// The vector times a number.
  func scaled(by factor: Double) -> Self
  /// The distance to another vector, at least 0.
  func distance(to other: Self) -> Double
}

extension MotionVector {
  /// The point a fraction of the way to another vector: exactly the ends at 0 and 1, beyond them outside 0...1.
  @inlinable
  public func interpolated(to other: Self, at fraction: Double) -> Self {
    scaled(by: 1 - fraction).adding(other.scaled(by: fraction))
  }
}

extension Double: MotionVector {
  /// The sum of two numbers.
  @inlinable
  public func adding(_ other: Self) -> Self { self + other }
  /// The product of two numbers.
  @inlinable
  public func scaled(by factor: Double) -> Self { self * factor }
  /// The size of the difference.
  @inlinable
  public func distance(to other: Self) -> Double { (other - self).magnitude }
}

extension SIMD2<Double>: MotionVector {
  /// The sum, lane by lane.
  @inlinable
  public func adding(_ other: Self) -> Self { self + other }
  /// Each lane times the factor.
  @inlinable
  public func scaled(by factor: Double) -> Self { self * factor }
  /// The Euclidean distance.
  @inlinable
  public func distance(to other: Self) -> Double {
    let difference = other - self
    return (difference * difference).sum().squareRoot()
  }
}

extension SIMD4<Double>: MotionVector {
  /// The sum, lane by lane.
  @inlinable
  public func adding(_ other: Self) -> Self { self + other }
  /// Each lane times the factor.
  @inlinable
  public func scaled(by factor: Double) -> Self { self * factor }
  /// The Euclidean distance.
  @inlinable
  public func distance(to other: Self) -> Double {
    let difference = other - self
    return (difference * difference).sum().squareRoot()
  }
}
