public import UIKit

public struct BackSwipeParameters: ShadedTransitionParameters {
  public var duration: TimeInterval = 0.3
  public var parallax = ParallaxParameters()
  public var shadow = ShadowParameters()
  public var dimming = DimmingParameters()
  public var drag = DragParameters()
  /// How a push in a navigation controller looks.
  public var push = Push.system

  public enum Push: String, CaseIterable, Sendable {
    case system
    case same
  }

  /// Creates the published parameters.
  public init() {
    shadow.opacityRevealed = 0.1
    drag.rule = .distanceOrVelocity
    drag.completionCurve = .easeOut
  }
}
