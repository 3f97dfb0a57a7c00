// Not Apple's: how a running transition moves, for showing it beside its curve.

import Motion

/// The movement of a transition that no finger holds.
package struct TransitionMovement: Equatable, Sendable {
  /// Since the movement began, in seconds.
  package let elapsed: Double
  /// In seconds.
  package let duration: Double
  /// The fraction of what lies between the progress at which the movement began and the end to which it goes; it may
  /// pass 1.
  package let travelled: Double
  /// A finger moved the transition before.
  package let isSettling: Bool

  /// `elapsed` counts from the map's beginning.
  fileprivate init(_ map: TimeMap, elapsed: Double, isSettling: Bool) {
    let time = min(max(elapsed, 0), map.duration)
    let distance = map.to - map.from
    travelled = distance == 0 ? 1 : (map.localTime(at: map.begin + time) - map.from) / distance
    (self.elapsed, duration, self.isSettling) = (time, map.duration, isSettling)
  }
}

extension UIViewController {
  /// Nil if there is no transition, a finger holds it, or only the world's time moves it.
  package final var currentMovement: TransitionMovement? {
    guard let transition = currentTransition, let mover = transition.state.run?.mover else { return nil }
    let isSettling = transition.state.interaction.decision != nil
    switch mover.remainder {
    case .animators(let courses):
      guard let map = courses.first??.main else { return nil }
      // The map counts from now.
      return TransitionMovement(map, elapsed: -map.begin, isSettling: isSettling)
    case .layers(let maps, _):
      guard let map = maps.first ?? nil else { return nil }
      let now = transition.containerView.layer.parentTimeNow
      return TransitionMovement(map, elapsed: now - map.begin, isSettling: isSettling)
    }
  }
}
