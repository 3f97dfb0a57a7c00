public import UIKit

/// The figures of a push and pop as an engine does it: how the screens move, how they are paced, and when a drag pops.
///
/// `drag`'s completion curve and speed do not serve here.
public struct EngineFigures {
  /// How a push or a pop is paced that no finger drives.
  public var pace = Pace.spring
  /// How the rest is paced when the finger let go.
  public var releasePace = Pace.spring
  /// The spring, which takes its own time, and after a drag takes over the finger's velocity.
  public var spring = SpringFigures()
  /// Whether a finger faster than the spring carries the screens past their end; else they are braked to stop there.
  public var passesEnd = false
  /// The curve.
  public var curve = CurveFigures()
  /// How long the curve takes for a whole push or pop, in seconds.
  public var duration: TimeInterval = 0.5
  /// How long the curve takes for the rest, however much that is, in seconds; above 0.
  public var releaseDuration: TimeInterval = 0.35
  /// How far to the left the screen beneath lies while it is covered.
  public var parallax = ParallaxFigures()
  /// The shadow of the upper screen.
  public var shadow = ShadowFigures()
  /// How dark the screen beneath is while it is covered.
  public var dimming = DimmingFigures()
  /// When a drag begins and when it pops.
  public var drag = DragFigures()

  /// What paces a transition.
  public enum Pace: String, CaseIterable, Sendable {
    /// The spring.
    case spring
    /// The curve.
    case curve
  }

  /// Those of iOS up to 18.
  public init() {
    parallax.divisor = 1 / 0.3
    dimming.placement = .above
    shadow.radius = 10
    shadow.offset = .zero
    shadow.opacityCovered = 0.25
    shadow.opacityRevealed = 0
    drag.region = .edge
    drag.rule = .projection
  }
}
