public import UIKit

/// The parameters of a transition's animator.
public protocol TransitionParameters {
  /// The duration of a transition from code, in seconds.
  var duration: TimeInterval { get set }

  /// Creates the published parameters.
  init()
}

/// Parameters with a shadow of the upper screen and a dimming of the lower one.
public protocol ShadedTransitionParameters: TransitionParameters {
  var shadow: ShadowParameters { get }
  var dimming: DimmingParameters { get }
}
