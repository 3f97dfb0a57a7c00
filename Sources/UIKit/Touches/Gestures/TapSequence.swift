import Foundation

/// The touches of a recogniser that expects taps: those of the current tap, and those of the tap before.
@MainActor struct TapSequence {
  /// The number of complete taps.
  private(set) var count = 0
  /// The touches of the current tap or press, including those that are up.
  private(set) var current: [UITouch] = []
  private var last: [UITouch] = []

  /// Adds the touches that are down among `tracked`; returns whether they begin another tap.
  mutating func add(_ tracked: [UITouch]) -> Bool {
    let down = tracked.filter { !$0.isOver }
    let isAnother = current.allSatisfy { !down.contains($0) }
    if isAnother { (last, current) = (current, []) }
    current += down.filter { !current.contains($0) }
    return isAnother
  }

  /// Returns whether the current touches can be those of a tap with a number of touches: none is too many, none went up
  /// before the last went down, and all are near the tap before.
  func fits(touches number: Int) -> Bool {
    current.count <= number && !current.contains(where: \.isOver) && (count == 0 || current.allSatisfy(isNearLastTap))
  }

  private func isNearLastTap(_ touch: UITouch) -> Bool {
    last.contains { hypot(touch.start.x - $0.start.x, touch.start.y - $0.start.y) <= GestureThresholds.tapDistance }
  }

  /// Counts the current tap, all of whose touches are up, if it has a number of touches; returns whether it has.
  mutating func finishTap(touches number: Int) -> Bool {
    guard current.count == number else { return false }
    count += 1
    return true
  }
}
