/// The growing resistance of a scroll view that is pulled past its end.
///
/// A pull of `x` beyond the end shows as `x · d · c / (d + c · x)`: it starts at the share `c` of the finger's way and
/// never reaches `d`.
public struct RubberBand: Hashable, Sendable {
  /// The dimension `d` of the view along the pull, in points, finite and at least 0.
  public let dimension: Double
  /// The share `c` of the finger's way it follows at first, finite and above 0.
  public let constant: Double

  /// The share UIKit's scroll views are widely found to use.
  public static let scrollViewConstant = 0.55

  /// Creates a rubber band; `dimension` must be finite and at least 0, `constant` finite and above 0.
  public init(dimension: Double, constant: Double = scrollViewConstant) {
    precondition(
      Self.isValid(dimension, constant),
      "RubberBand(dimension: \(dimension), constant: \(constant)): dimension must be at least 0, constant above 0"
    )
    self.dimension = dimension
    self.constant = constant
  }

  /// Creates a rubber band from figures that may be unusable: nil unless `dimension` is finite and at least 0 and
  /// `constant` finite and above 0.
  public init?(validatingDimension dimension: Double, constant: Double = scrollViewConstant) {
    guard Self.isValid(dimension, constant) else { return nil }
    self.init(dimension: dimension, constant: constant)
  }

  private static func isValid(_ dimension: Double, _ constant: Double) -> Bool {
    dimension >= 0 && dimension.isFinite && constant > 0 && constant.isFinite
  }

  /// How far beyond its end the view is shown for a pull, in points; odd, and always within the dimension.
  public func offset(forPull pull: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let share = constant * pull.magnitude / dimension
    let size = share.isFinite ? dimension * (share / (1 + share)) : dimension
    return pull < 0 ? -size : size
  }

  /// How many points the view follows for each point of a pull; `constant` at 0, tending to 0.
  public func slope(atPull pull: Double) -> Double {
    guard dimension > 0 else { return 0 }
    let share = 1 + constant * pull.magnitude / dimension
    return constant / (share * share)
  }

  /// The pull that shows an offset: the inverse of ``offset(forPull:)``; infinite from the dimension on.
  public func pull(forOffset offset: Double) -> Double {
    let size = offset.magnitude
    guard size > 0 else { return 0 }
    let pull = size < dimension ? size * dimension / (constant * (dimension - size)) : .infinity
    return offset < 0 ? -pull : pull
  }
}
