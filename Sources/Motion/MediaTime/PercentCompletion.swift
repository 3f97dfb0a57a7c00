/// How long the rest of a percent-driven transition takes once it is let go.
public struct PercentCompletion: Hashable, Sendable {
  /// How far the transition has come, in 0...1.
  public let progress: Double
  /// The duration of the whole transition in seconds, finite and at least 0.
  public let duration: Double
  /// How many times as fast as usual the rest is played, finite and above 0.
  public let speed: Double

  /// Creates a completion; the progress is clamped to 0...1, not a number counts as 0.
  ///
  /// `duration` must be finite and at least 0, `speed` finite and above 0.
  public init(progress: Double, duration: Double, speed: Double = 1) {
    precondition(
      Self.isValid(duration, speed),
      "PercentCompletion(duration: \(duration), speed: \(speed)): duration must be at least 0, speed above 0, both finite"
    )
    self.progress = progress > 0 ? min(progress, 1) : 0
    self.duration = duration
    self.speed = speed
  }

  /// Creates a completion from figures that may be unusable: nil unless `duration` is at least 0 and `speed` above 0,
  /// both finite.
  public init?(validatingProgress progress: Double, duration: Double, speed: Double = 1) {
    guard Self.isValid(duration, speed) else { return nil }
    self.init(progress: progress, duration: duration, speed: speed)
  }

  private static func isValid(_ duration: Double, _ speed: Double) -> Bool {
    duration >= 0 && duration.isFinite && speed > 0 && speed.isFinite
  }

  /// The seconds it takes to finish: `(1 − progress) · duration / speed`.
  public var finishingTime: Double { (1 - progress) * duration / speed }

  /// The seconds it takes to run back: `progress · duration / speed`.
  public var cancellingTime: Double { progress * duration / speed }

  /// The tail that finishes: local time from where it stands to the full duration, set off at a parent time.
  ///
  /// Local time is `progress · duration` plus `start`, the local time at progress 0.
  public func finishing(at begin: Double, start: Double = 0, curve: TimingCurve) -> TimeMap {
    TimeMap(
      begin: begin,
      from: start + progress * duration,
      to: start + duration,
      duration: finishingTime,
      curve: curve
    )
  }

  /// The tail that runs back: local time from where it stands to that of progress 0, set off at a parent time.
  public func cancelling(at begin: Double, start: Double = 0, curve: TimingCurve) -> TimeMap {
    TimeMap(
      begin: begin,
      from: start + progress * duration,
      to: start,
      duration: cancellingTime,
      curve: curve
    )
  }
}
