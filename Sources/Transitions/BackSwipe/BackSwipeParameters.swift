public import UIKit

/// The parameters of the back swipe: how the screens move, and when a drag pops.
public struct BackSwipeParameters: ShadedTransitionParameters {
  /// The duration of a pop that no finger moves, in seconds.
  public var duration: TimeInterval = 0.3
  /// How far the screen beneath moves from the left.
  public var parallax = ParallaxParameters()
  /// The shadow of the upper screen.
  public var shadow = ShadowParameters()
  /// The dimming of the screen beneath.
  public var dimming = DimmingParameters()
  /// When a drag begins and when it pops.
  public var drag = DragParameters()
  /// The animation of a push in a navigation controller.
  public var push = Push.system

  /// The animation of a push.
  public enum Push: String, CaseIterable, Sendable {
    /// The system's animation.
    case system
    /// The animation of a pop, backwards.
    case same
  }

  /// Creates the published parameters.
  public init() {
    shadow.opacityRevealed = 0.1
    drag.rule = .distanceOrVelocity
    drag.completionCurve = .easeOut
  }
}
