public import UIKit

/// The figures of a transition, which its animator is created with.
public protocol TransitionFigures {
  /// The duration of a transition that no finger moves, in seconds.
  var duration: TimeInterval { get set }

  /// Creates the published figures.
  init()
}
