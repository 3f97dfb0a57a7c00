public import UIKit

/// The figures of a transition, which its animator is created with.
public protocol TransitionFigures {
  /// The duration of a transition that no finger moves, in seconds.
  var duration: TimeInterval { get set }

  /// Creates the published figures.
  init()
}

/// The figures of a transition whose upper screen casts a shadow on a lower screen, which is dimmed.
public protocol ShadedTransitionFigures: TransitionFigures {
  /// The shadow of the upper screen.
  var shadow: ShadowFigures { get }
  /// The dimming of the lower screen.
  var dimming: DimmingFigures { get }
}
