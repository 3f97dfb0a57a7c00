import Foundation

/// Says when the next frame begins, so that it is ready at its deadline and its input is as new as can be.
///
/// Deadlines follow each other by the interval while frames do. After a rest there is none to wait for: the frame
/// begins at once, and the deadlines after it are reckoned from there.
struct FramePacer {
  /// The seconds from one deadline to the next.
  var interval: TimeInterval
  /// The last frame's deadline.
  private(set) var last = -TimeInterval.infinity
  /// What a frame took lately, in seconds: at once as much as the longest, and slowly less.
  private(set) var cost: TimeInterval = 0

  /// What is left of a frame for sleeping too long, in seconds.
  static let margin: TimeInterval = 0.001
  /// How much of a longer cost is still believed after a shorter one.
  private static let memory = 0.9

  init(interval: TimeInterval) { self.interval = interval }

  /// When a frame begins that is wanted from `instant` on.
  func start(wantedFrom instant: TimeInterval) -> TimeInterval {
    max(instant, last + interval - min(cost + Self.margin, interval))
  }

  /// The deadline of a frame that begins at `start`.
  func deadline(ofFrameAt start: TimeInterval) -> TimeInterval { max(last + interval, start) }

  /// Takes note of a frame that has been presented.
  mutating func presented(deadline: TimeInterval, cost: TimeInterval) {
    last = deadline
    self.cost = max(cost, self.cost * Self.memory)
  }
}
