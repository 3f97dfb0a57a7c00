/// A value that can be interpolated: a real vector with a length.
public protocol MotionVector: Hashable, Sendable {
  func adding(_ other: Self) -> Self
  func scaled(by factor: Double) -> Self
  /// At least 0.
  func distance(to other: Self) -> Double
}

extension MotionVector {
  /// Exactly the ends at 0 and 1, beyond them outside 0...1.
  @inlinable
  public func interpolated(to other: Self, at fraction: Double) -> Self {
    scaled(by: 1 - fraction).adding(other.scaled(by: fraction))
  }
}

extension Double: MotionVector {
  @inlinable
  public func adding(_ other: Self) -> Self { self + other }
  @inlinable
  public func scaled(by factor: Double) -> Self { self * factor }
  @inlinable
  public func distance(to other: Self) -> Double { (other - self).magnitude }
}

extension SIMD2<Double>: MotionVector {}

extension SIMD4<Double>: MotionVector {}

extension MotionVector where Self: SIMD, Scalar == Double {
  @inlinable
  public func adding(_ other: Self) -> Self { self + other }
  @inlinable
  public func scaled(by factor: Double) -> Self { self * factor }
  @inlinable
  public func distance(to other: Self) -> Double {
    let difference = other - self
    return (difference * difference).sum().squareRoot()
  }
}
