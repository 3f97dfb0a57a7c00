/// A value that can be interpolated: a real vector with a length.
public protocol MotionVector: Hashable, Sendable {
  /// Returns the sum of two vectors.
  func adding(_ other: Self) -> Self
  /// Returns the product of the vector and a number.
  func scaled(by factor: Double) -> Self
  /// Returns the distance to another vector, at least 0.
  func distance(to other: Self) -> Double
}

extension MotionVector {
  /// Returns the point at a fraction of the line to another vector: exactly the ends at 0 and 1, beyond them outside
  /// 0...1.
  @inlinable
  public func interpolated(to other: Self, at fraction: Double) -> Self {
    scaled(by: 1 - fraction).adding(other.scaled(by: fraction))
  }
}

extension Double: MotionVector {
  /// Returns the sum of two numbers.
  @inlinable
  public func adding(_ other: Self) -> Self { self + other }
  /// Returns the product of two numbers.
  @inlinable
  public func scaled(by factor: Double) -> Self { self * factor }
  /// Returns the magnitude of the difference.
  @inlinable
  public func distance(to other: Self) -> Double { (other - self).magnitude }
}

extension SIMD2<Double>: MotionVector {}

extension SIMD4<Double>: MotionVector {}

extension MotionVector where Self: SIMD, Scalar == Double {
  /// Returns the sum, lane by lane.
  @inlinable
  public func adding(_ other: Self) -> Self { self + other }
  /// Returns the product of each lane and a factor.
  @inlinable
  public func scaled(by factor: Double) -> Self { self * factor }
  /// Returns the Euclidean distance.
  @inlinable
  public func distance(to other: Self) -> Double {
    let difference = other - self
    return (difference * difference).sum().squareRoot()
  }
}
