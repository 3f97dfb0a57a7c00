import Motion
import Testing

@Suite("Media timing")
struct MediaTimingTests {
  /// Every combination of a few values of each property.
  static let timings: [MediaTiming] = {
    var timings: [MediaTiming] = []
    for speed in [1.0, 2, -1.5, 0] {
      for (count, repeated) in [(0.0, 0.0), (1, 0), (2.5, 0), (3, 0), (.infinity, 0), (0, 1.25), (2, 1.25), (2, 9)] {
        for autoreverses in [false, true] {
          for fill in FillMode.allCases {
            timings.append(
              MediaTiming(
                begin: 0.25, offset: 0.5, speed: speed, duration: 0.5, repeatCount: count, repeatDuration: repeated,
                autoreverses: autoreverses, fill: fill))
          }
        }
      }
    }
    return timings
  }()

  /// Returns the position that a walk through active time finds, run by run, reversing or starting over at each end.
  ///
  /// All values are binary fractions, so the walk is exact.
  static func walked(_ timing: MediaTiming, to active: Double) -> (time: Double, iteration: Int)? {
    let end = timing.activeDuration
    if active < 0 { return timing.fill.showsBefore ? (0, 0) : nil }
    if active > end && !timing.fill.showsAfter { return nil }
    var left = min(active, end)
    var isBack = false
    var iteration = 0
    while left >= timing.duration {
      let isOver = left == timing.duration && active >= end
      if isOver { break }
      left -= timing.duration
      if !timing.autoreverses || isBack { iteration += 1 }
      isBack = timing.autoreverses && !isBack
    }
    return (isBack ? timing.duration - left : left, iteration)
  }

  @Test("Every position agrees with a walk through the repeats", arguments: timings)
  func matchesWalk(timing: MediaTiming) {
    for step in -32...96 {
      let parent = Double(step) / 16
      let found = timing.position(at: parent)
      let walked = Self.walked(timing, to: timing.activeTime(at: parent))
      #expect(found?.time == walked?.time, "at \(parent)")
      #expect(found?.iteration == walked?.iteration, "at \(parent)")
      guard let found else { continue }
      #expect(found.fraction == found.time / 0.5)
      let active = timing.activeTime(at: parent)
      #expect(found.phase == (active < 0 ? .before : active > timing.activeDuration ? .after : .active))
    }
  }

  @Test("Parent and active time are each other's inverse, except at a speed of 0", arguments: timings)
  func roundTrip(timing: MediaTiming) {
    for step in -8...8 {
      let parent = Double(step) / 4
      let back = timing.parentTime(atActive: timing.activeTime(at: parent))
      #expect(timing.speed == 0 ? back == nil : abs((back ?? .nan) - parent) <= 1e-15)
    }
    if timing.speed == 0 { #expect(timing.activeTime(at: .infinity) == 0.5) }
  }

  @Test("The active duration includes repeats and autoreverse") func activeDuration() {
    let rows: [(MediaTiming, Double)] = [
      (MediaTiming(duration: 2), 2), (MediaTiming(duration: 2, autoreverses: true), 4),
      (MediaTiming(duration: 2, repeatCount: 2.5), 5),
      (MediaTiming(duration: 2, repeatCount: 2, autoreverses: true), 8),
      (MediaTiming(duration: 2, repeatDuration: 3), 3),
      (MediaTiming(duration: 2, repeatCount: 1, repeatDuration: 3), 2),
      (MediaTiming(duration: 2, repeatCount: .infinity), .infinity), (MediaTiming(duration: .infinity), .infinity),
      (MediaTiming(duration: 2, repeatCount: .infinity, repeatDuration: 5), 5),
      (MediaTiming(duration: 2, repeatCount: -1), 2), (MediaTiming(duration: 2, repeatCount: .nan), 2),
      (MediaTiming(duration: 2, repeatDuration: .nan), 2), (MediaTiming(duration: -1), 0),
      (MediaTiming(duration: .nan), 0), (MediaTiming(repeatCount: .infinity), 0), (MediaTiming(repeatDuration: 5), 0),
    ]
    for (timing, duration) in rows { #expect(timing.activeDuration == duration) }
  }

  @Test("A timing is over when active time reaches the end that it runs towards") func parentEnd() {
    let rows: [(MediaTiming, Double?)] = [
      (MediaTiming(begin: 3, duration: 2), 5), (MediaTiming(begin: 3, speed: 2, duration: 2), 4),
      (MediaTiming(begin: 3, offset: 0.5, duration: 2), 4.5), (MediaTiming(speed: 0, duration: 2), nil),
      (MediaTiming(begin: 3, offset: 2, speed: -1, duration: 2), 5), (MediaTiming(begin: 3, speed: -1, duration: 2), 3),
      (MediaTiming(duration: 2, repeatCount: .infinity), nil), (MediaTiming(begin: .nan, duration: 2), nil),
      (MediaTiming(offset: 2, speed: -1, duration: 2, repeatCount: .infinity), 2), (MediaTiming(speed: .nan), nil),
    ]
    for (timing, end) in rows { #expect(timing.parentEnd == end) }
  }

  @Test("Repeats whose duration is not a binary fraction end on a whole cycle", arguments: 1...50)
  func wholeRepeats(count: Int) throws {
    let timing = MediaTiming(duration: 0.1, repeatCount: Double(count), fill: .forwards)
    for parent in [timing.activeDuration, timing.activeDuration + 1] {
      let position = try #require(timing.position(at: parent))
      #expect(abs(position.time - 0.1) <= 1e-15)
      #expect(position.iteration == count - 1)
    }
  }

  @Test("A timing without a duration is complete at its instant") func noDuration() {
    let timing = MediaTiming(begin: 1, fill: .both)
    #expect(timing.position(at: 0.5)?.fraction == 0)
    #expect(timing.position(at: 1) == MediaPosition(time: 0, iteration: 0, phase: .active, fraction: 1))
    #expect(timing.position(at: 2)?.phase == .after && MediaTiming(begin: 1).position(at: 2) == nil)
  }

  @Test("Invalid values never crash and never give a time outside the duration") func invalidValues() {
    let figures: [Double] = [0, -1, 1, .nan, .infinity, -.infinity, 1e300, 1e-300]
    for duration in figures {
      for count in figures {
        for figure in figures {
          let timing = MediaTiming(
            begin: figure, offset: figure, speed: count, duration: duration, repeatCount: count, autoreverses: true,
            fill: .both)
          for parent in figures {
            guard let position = timing.position(at: parent) else { continue }
            #expect(position.time >= 0 && !(position.time > max(duration, 0)))
            #expect(position.fraction >= 0 && position.fraction <= 1)
          }
        }
      }
    }
    #expect(MediaTiming(duration: 1, fill: .both).position(at: .nan) == nil)
  }
}
