import Foundation

/// Chooses when the next frame begins: as late as possible, for the newest input, but in time for its deadline.
///
/// While frames follow each other, their deadlines are `interval` apart. After a rest there is no deadline to wait for:
/// the frame begins at once, and the next deadlines are counted from it.
struct FramePacer {
  /// The time from one deadline to the next, in seconds.
  var interval: TimeInterval
  /// The deadline of the last frame, in seconds of the host's clock.
  private(set) var last = -TimeInterval.infinity
  /// The estimated cost of a frame, in seconds.
  ///
  /// A longer frame raises it at once; shorter ones lower it slowly.
  private(set) var cost: TimeInterval = 0

  /// The time before the deadline that is kept free in case the host wakes up late, in seconds.
  static let margin: TimeInterval = 0.001
  /// The factor by which a shorter frame lowers the estimated cost.
  private static let decay = 0.9

  init(interval: TimeInterval) { self.interval = interval }

  /// Returns when a frame begins that is wanted from `instant` on.
  func start(wantedFrom instant: TimeInterval) -> TimeInterval {
    max(instant, last + interval - min(cost + Self.margin, interval))
  }

  /// Returns the deadline of a frame that begins at `start`.
  func deadline(ofFrameAt start: TimeInterval) -> TimeInterval { max(last + interval, start) }

  /// Notes that a frame was presented, and its cost in seconds.
  mutating func presented(deadline: TimeInterval, cost: TimeInterval) {
    last = deadline
    self.cost = max(cost, self.cost * Self.decay)
  }
}
