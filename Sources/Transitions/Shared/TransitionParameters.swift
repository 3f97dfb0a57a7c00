public import UIKit

/// The parameters of a transition, which its animator is created with.
public protocol TransitionParameters {
  /// The duration of a transition that no finger moves, in seconds.
  var duration: TimeInterval { get set }

  /// Creates the published parameters.
  init()
}

/// The parameters of a transition whose upper screen casts a shadow on a lower screen, which is dimmed.
public protocol ShadedTransitionParameters: TransitionParameters {
  /// The shadow of the upper screen.
  var shadow: ShadowParameters { get }
  /// The dimming of the lower screen.
  var dimming: DimmingParameters { get }
}
