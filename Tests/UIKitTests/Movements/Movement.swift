import Foundation

/// A movement that was measured, beside the same movement here.
struct Movement {
  struct Instant {
    let seconds: Double
    let measured: Double
    let here: Double

    var error: Double { here - measured }
  }

  /// What was written down when it was measured.
  enum Record: String {
    /// What was seen at each instant.
    case frames
    /// A formula that was fitted to frames, or read from the system.
    case formula
  }

  let title: String
  /// Where the record is found.
  let source: String
  let record: Record
  /// What the values are in, such as points.
  let unit: String
  let instants: [Instant]

  /// Plays a movement: `here` is asked at each instant in turn.
  init(
    _ title: String, _ source: String, _ record: Record, unit: String = "pt",
    _ measured: [(seconds: Double, value: Double)], here: (Double) throws -> Double
  ) rethrows {
    (self.title, self.source, self.record, self.unit) = (title, source, record, unit)
    instants = try measured.map { Instant(seconds: $0.seconds, measured: $0.value, here: try here($0.seconds)) }
  }

  /// The instant that is farthest off.
  var worst: Instant? { instants.max { abs($0.error) < abs($1.error) } }
  /// Its error as a share of the whole movement.
  var worstShare: Double {
    let values = instants.map(\.measured)
    guard let worst, let least = values.min(), let greatest = values.max(), least < greatest else { return 0 }
    return abs(worst.error) / (greatest - least)
  }

  /// The values of `law` at the frames of a display, `rate` in a second.
  static func frames(
    _ numbers: ClosedRange<Int>, rate: Double = 60, _ law: (Double) -> Double
  ) -> [(seconds: Double, value: Double)] {
    numbers.map { (Double($0) / rate, law(Double($0) / rate)) }
  }
}

/// What is left of a spring's way after some seconds, 1 at the start; its `velocity` is in ways per second.
func springRemainder(_ seconds: Double, frequency: Double, ratio: Double = 1, velocity: Double = 0) -> Double {
  guard ratio < 1 else { return (1 + (frequency - velocity) * seconds) * exp(-frequency * seconds) }
  let (decay, turns) = (ratio * frequency, frequency * (1 - ratio * ratio).squareRoot())
  return exp(-decay * seconds) * (cos(turns * seconds) + (decay - velocity) / turns * sin(turns * seconds))
}
