import Foundation

/// The rate of the frames in which something moves, and the age of the fingers' newest positions in them.
struct FrameMeter {
  private var frames: [TimeInterval] = []
  private var lags: [TimeInterval] = []

  /// The time over which frames are counted, in seconds.
  private static let window: TimeInterval = 0.5
  /// The number of positions whose ages are averaged.
  private static let mostLags = 16

  /// Notes a frame in which something moves, at an instant.
  mutating func addFrame(at instant: TimeInterval) {
    // After a rest, counting begins again.
    if let last = frames.last, instant - last > Self.window / 2 { frames = [] }
    if let last = frames.last, instant <= last { return }
    frames.append(instant)
    frames.removeAll { $0 < instant - Self.window }
  }

  /// Notes that a position of a finger was handled some time after it was reported, in seconds.
  mutating func addLag(_ lag: TimeInterval) {
    lags.append(max(0, lag))
    if lags.count > Self.mostLags { lags.removeFirst() }
  }

  /// The number of frames a second; nil if there were too few of them.
  var framesPerSecond: Double? {
    guard frames.count > 2, let first = frames.first, let last = frames.last, last > first else { return nil }
    return Double(frames.count - 1) / (last - first)
  }

  /// The mean age of the newest positions, in seconds; nil before the first one.
  var lag: TimeInterval? { lags.isEmpty ? nil : lags.reduce(0, +) / Double(lags.count) }
}
