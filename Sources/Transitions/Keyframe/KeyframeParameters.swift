public import UIKit

/// The parameters of the push with keyframes, and of the pop, which is its reverse.
///
/// Times are fractions of the push's duration; a pop counts them from its end.
public struct KeyframeParameters: ShadedTransitionParameters {
  public var duration: TimeInterval = 0.6
  /// Whether the times of the keyframes are used.
  public var pacing = Pacing.paced
  public var hasParallax = true
  /// How far the lower screen moves before it is scaled, in points; negative values are to the left.
  public var lowerShift: CGFloat = -200
  /// The scale of the lower screen when it is covered.
  public var lowerScale: CGFloat = 0.8
  /// When the lower screen reaches its end.
  public var lowerEnd = 0.75
  /// When the upper screen begins to move.
  public var upperStart = 0.2
  /// When the upper screen is largest.
  public var upperMiddle = 0.6
  /// How far the upper screen is shifted when it is largest, as a fraction of the width, before it is scaled.
  public var upperShift: CGFloat = 0.5
  public var upperScale: CGFloat = 1.2
  public var shadow = ShadowParameters.none
  public var dimming = DimmingParameters.none
  public var drag = EdgePop.publishedParameters

  public enum Pacing: String, CaseIterable, Sendable {
    /// The times are ignored, as UIKit does: each screen moves at a constant speed.
    case paced
    /// The times are used.
    case linear
  }

  /// Creates the published parameters.
  public init() {}
}
