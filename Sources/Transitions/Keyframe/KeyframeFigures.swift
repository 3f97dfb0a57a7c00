public import UIKit

/// The figures of the keyframe push and of the pop that is its reverse.
///
/// Times are those of the push, as fractions of the whole; the pop counts them from its end.
public struct KeyframeFigures {
  /// How long it takes when no finger drives it, in seconds.
  public var duration: TimeInterval = 0.6
  /// What the times of the keyframes count for.
  public var pacing = Pacing.paced
  /// Whether the lower screen moves to the side.
  public var hasParallax = true
  /// How far the lower screen is moved before it is scaled, in points; to the left below 0.
  public var lowerShift: CGFloat = -200
  /// The scale of the lower screen while it is covered.
  public var lowerScale: CGFloat = 0.8
  /// When the lower screen is there.
  public var lowerEnd = 0.75
  /// When the upper screen sets out.
  public var upperStart = 0.2
  /// When the upper screen is at its largest.
  public var upperMiddle = 0.6
  /// How far it is moved then before it is scaled, as a fraction of the width.
  public var upperShift: CGFloat = 0.5
  /// Its scale then.
  public var upperScale: CGFloat = 1.2
  /// The shadow of the upper screen; published without.
  public var shadow = ShadowFigures.none
  /// How dark the lower screen becomes; published without.
  public var dimming = DimmingFigures.none
  /// When a drag begins and when it pops.
  public var drag = EdgePop.publishedFigures

  /// What the times of the keyframes count for.
  public enum Pacing: String, CaseIterable, Sendable {
    /// For nothing: each screen goes its way at an even speed.
    case paced
    /// They apply.
    case linear
  }

  /// The published figures.
  public init() {}
}
