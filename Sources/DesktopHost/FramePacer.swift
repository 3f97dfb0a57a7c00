import Foundation

/// Chooses when the next frame begins: as late as possible, for the newest input, but in time for its deadline.
///
/// While frames follow each other, their deadlines are `interval` apart. After a rest there is no deadline to wait for:
/// the frame begins at once, and the next deadlines are counted from it.
///
/// A display whose refresh rate is unknown has no tick for which input could wait. There a frame with new input begins
/// early, before a pointer is far from where the last frame shows it, as long as frames were cheap: the thread works at
/// most a quarter of the time.
struct FramePacer {
  /// The time from one deadline to the next, in seconds.
  var interval: TimeInterval
  /// Whether a frame with new input may begin early.
  var answersInputEarly = false
  /// The deadline of the last frame, in seconds of the host's clock.
  private(set) var last = -TimeInterval.infinity
  /// The estimated cost of a frame, in seconds of processor time.
  ///
  /// A longer frame raises it at once; shorter ones lower it slowly. It is not the time that passes, because a frame
  /// that another program interrupts would make all that follow begin too soon, with older input.
  private(set) var cost: TimeInterval = 0
  /// When a frame with new input may begin early, in seconds of the host's clock.
  private var earliest = -TimeInterval.infinity

  /// The time before the deadline that is kept free in case the host wakes up late, in seconds.
  static let margin: TimeInterval = 0.001
  /// The factor by which a shorter frame lowers the estimated cost.
  private static let decay = 0.9
  /// The largest share of the time that the thread works for early frames.
  static let share = 0.25
  /// How far a moving pointer gets before a frame begins early, in points.
  ///
  /// With the time that the frame takes itself, the picture then stays within eight points of a pointer that moves 1,000
  /// points a second. More frames would only take more of the processor's time.
  static let farthest = 7.0
  /// The shortest time from one frame to an early one, in seconds; the fastest of common monitors refresh at this rate.
  static let shortest: TimeInterval = 1.0 / 240

  init(interval: TimeInterval) { self.interval = interval }

  /// Returns when a frame begins that is wanted from `instant` on.
  ///
  /// If `hasInput`, it has new input to show.
  func start(wantedFrom instant: TimeInterval, hasInput: Bool = false) -> TimeInterval {
    hasInput && answersInputEarly ? min(max(instant, regularStart), earliest) : max(instant, regularStart)
  }

  /// When the next frame begins that is not early.
  private var regularStart: TimeInterval { last + interval - min(cost + Self.margin, interval) }

  /// Returns the deadline of a frame that begins at `start`.
  ///
  /// An early frame is due at once, as after a rest.
  func deadline(ofFrameAt start: TimeInterval) -> TimeInterval {
    start < regularStart ? max(last, start) : max(last + interval, start)
  }

  /// Notes that a frame that began at `start` was presented.
  ///
  /// `cost` is the processor time of the frame, and `spent` that of the thread since the end of the frame before it,
  /// both in seconds. `speed` is that of the pointer whose movement the frame shows, in points per second; nil if it
  /// shows none.
  mutating func presented(
    from start: TimeInterval, deadline: TimeInterval, cost: TimeInterval, spent: TimeInterval, speed: Double? = nil
  ) {
    last = deadline
    self.cost = max(cost, self.cost * Self.decay)
    earliest = start + max(spent / Self.share, Self.shortest, speed.map { Self.farthest / $0 } ?? 0)
  }
}
