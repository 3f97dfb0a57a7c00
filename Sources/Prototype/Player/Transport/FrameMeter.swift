import Foundation

struct FrameMeter {
  private var frames: [TimeInterval] = []
  private var lags: [TimeInterval] = []

  /// How long frames are counted, in seconds.
  private static let window: TimeInterval = 0.5
  /// How many ages are averaged.
  private static let mostLags = 16

  /// Only for frames in which something moves.
  mutating func addFrame(at instant: TimeInterval) {
    // After a rest, counting begins again.
    if let last = frames.last, instant - last > Self.window / 2 { frames = [] }
    if let last = frames.last, instant <= last { return }
    frames.append(instant)
    frames.removeAll { $0 < instant - Self.window }
  }

  /// How long after its report a finger's position was handled, in seconds.
  mutating func addLag(_ lag: TimeInterval) {
    lags.append(max(0, lag))
    if lags.count > Self.mostLags { lags.removeFirst() }
  }

  var framesPerSecond: Double? {
    guard frames.count > 2, let first = frames.first, let last = frames.last, last > first else { return nil }
    return Double(frames.count - 1) / (last - first)
  }

  /// The mean age in seconds; nil before the first position.
  var lag: TimeInterval? { lags.isEmpty ? nil : lags.reduce(0, +) / Double(lags.count) }
}
