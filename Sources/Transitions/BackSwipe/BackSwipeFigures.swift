public import UIKit

/// The figures of the back swipe: how the screens move, and when a drag pops.
public struct BackSwipeFigures {
  /// How long a pop takes that no finger drives, in seconds.
  public var duration: TimeInterval = 0.3
  /// By which fraction of the width the screen beneath lies to the side at first: the width over this; above 0.
  public var parallaxDivisor: CGFloat = 3.33
  /// Whether the screen beneath moves at all.
  public var hasParallax = true
  /// Whether the upper screen casts a shadow.
  public var hasShadow = true
  /// The colour of the shadow.
  public var shadowColor = UIColor.black
  /// The softness of the shadow, in points.
  public var shadowRadius: CGFloat = 5
  /// Where the shadow lies from the screen, in points.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// The strength of the shadow at the beginning, 0...1.
  public var shadowOpacityAtStart: Float = 1
  /// The strength of the shadow at the end, 0...1.
  public var shadowOpacityAtEnd: Float = 0.1
  /// Whether the screen beneath is dark at first.
  public var hasDimming = true
  /// The colour that shines through the screen beneath.
  public var dimmingColor = UIColor.black
  /// How much of the screen beneath is seen at the beginning, 0...1.
  public var dimmedAlpha: CGFloat = 0.9
  /// How the rest is paced when the finger lets go.
  public var completionCurve = UIView.AnimationCurve.easeOut
  /// How many times as fast as usual the rest is played; above 0.
  public var completionSpeed: CGFloat = 1
  /// The fraction of the width past which a released drag pops.
  public var distanceThreshold: CGFloat = 0.5
  /// The velocity to the right past which a released drag pops, in points a second.
  public var velocityThreshold: CGFloat = 1000
  /// Where a drag may begin.
  public var region = Region.anywhere
  /// How wide the left edge is, in points.
  public var edgeWidth: CGFloat = 20

  /// Where a drag may begin.
  public enum Region: Sendable {
    /// At any point of the screen.
    case anywhere
    /// At the left edge only.
    case edge
  }

  /// The published figures.
  public init() {}
}
