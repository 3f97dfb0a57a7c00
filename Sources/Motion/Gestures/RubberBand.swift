/// The growing resistance of a scroll view that is pulled past its end.
///
/// A pull of `x` points beyond the end moves the view by `x · d · c / (d + c · x)`: it starts at the fraction `c` of
/// the finger's movement and never reaches `d`.
public struct RubberBand: Hashable, Sendable {
  /// `d`, along the pull, in points, finite and at least 0.
  public let dimension: Double
  /// `c`, finite and above 0.
  public let constant: Double

  /// The fraction that UIKit's scroll views are widely found to use.
  public static let scrollViewConstant = 0.55

  /// `dimension` must be finite and at least 0, `constant` finite and above 0.
  public init(dimension: Double, constant: Double = scrollViewConstant) {
    precondition(
      Self.isValid(dimension, constant),
      "RubberBand(dimension: \(dimension), constant: \(constant)): dimension must be at least 0, constant above 0"
    )
    self.dimension = dimension
    self.constant = constant
  }

  /// Nil unless `dimension` is finite and at least 0, and `constant` finite and above 0.
  public init?(validatingDimension dimension: Double, constant: Double = scrollViewConstant) {
    guard Self.isValid(dimension, constant) else { return nil }
    self.init(dimension: dimension, constant: constant)
  }

  private static func isValid(_ dimension: Double, _ constant: Double) -> Bool {
    dimension >= 0 && dimension.isFinite && constant > 0 && constant.isFinite
  }

  /// Both are in points; the offset has the sign of the pull and never exceeds the dimension.
  public func offset(forPull pull: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let share = constant * pull.magnitude / dimension
    let size = share.isFinite ? dimension * (share / (1 + share)) : dimension
    return pull < 0 ? -size : size
  }

  /// The points that the view moves for each further point of a pull: `constant` at 0, tending to 0.
  public func slope(atPull pull: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let share = 1 + constant * pull.magnitude / dimension
    return constant / (share * share)
  }

  /// The inverse of ``offset(forPull:)``; infinite from the dimension on.
  public func pull(forOffset offset: Double) -> Double {
    let size = offset.magnitude
    guard size > 0 else { return 0 }
    let pull = size < dimension ? size * dimension / (constant * (dimension - size)) : .infinity
    return offset < 0 ? -pull : pull
  }
}
