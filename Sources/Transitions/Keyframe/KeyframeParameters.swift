public import UIKit

/// The parameters of the push by keyframes, and of the pop, which is its reverse.
///
/// Times are fractions of the push's duration; a pop counts them from its end.
public struct KeyframeParameters: ShadedTransitionParameters {
  /// The duration of a push or a pop that no finger moves, in seconds.
  public var duration: TimeInterval = 0.6
  /// Whether the times of the keyframes apply.
  public var pacing = Pacing.paced
  /// Whether the lower screen moves to the side.
  public var hasParallax = true
  /// The translation of the lower screen before it is scaled, in points; negative to the left.
  public var lowerShift: CGFloat = -200
  /// The scale of the lower screen when it is covered.
  public var lowerScale: CGFloat = 0.8
  /// The time at which the lower screen has reached its end.
  public var lowerEnd = 0.75
  /// The time at which the upper screen begins to move.
  public var upperStart = 0.2
  /// The time at which the upper screen is largest.
  public var upperMiddle = 0.6
  /// The translation of the upper screen at that time, before it is scaled, as a fraction of the width.
  public var upperShift: CGFloat = 0.5
  /// The scale of the upper screen at that time.
  public var upperScale: CGFloat = 1.2
  /// The shadow of the upper screen; off in the published parameters.
  public var shadow = ShadowParameters.none
  /// The dimming of the lower screen; off in the published parameters.
  public var dimming = DimmingParameters.none
  /// When a drag begins and when it pops.
  public var drag = EdgePop.publishedParameters

  /// Whether the times of the keyframes apply.
  public enum Pacing: String, CaseIterable, Sendable {
    /// The times do not apply: each screen moves at a constant speed.
    case paced
    /// The times apply.
    case linear
  }

  /// Creates the published parameters.
  public init() {}
}
