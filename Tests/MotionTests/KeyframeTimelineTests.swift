import Motion
import Testing

@Suite("Keyframe timelines")
struct KeyframeTimelineTests {
  /// Returns the position by an obvious search from the end for the last segment that has begun.
  static func searched(_ times: [Double], _ progress: Double, holds: Bool) -> KeyframePosition {
    for segment in (0..<(times.count - 1)).reversed() where times[segment] <= progress {
      let length = times[segment + 1] - times[segment]
      let fraction = length > 0 ? (progress - times[segment]) / length : 1
      return KeyframePosition(segment: segment, fraction: holds ? 0 : fraction)
    }
    return KeyframePosition(segment: 0, fraction: 0)
  }

  @Test("A position agrees with a search from the end") func matchesSearch() {
    let lists: [[Double]] = [
      [0, 1], [0, 0.5, 1], [0, 0.1, 0.1, 0.7, 1], [0, 0, 0.3, 1, 1], [0, 0.25, 0.5, 0.75, 1],
    ]
    for times in lists {
      let linear = KeyframeTimeline(mode: .linear, count: times.count, keyTimes: times)
      let discrete = KeyframeTimeline(mode: .discrete, count: times.count - 1, keyTimes: times)
      for step in 0...100 {
        let progress = Double(step) / 100
        #expect(linear.position(at: progress) == Self.searched(times, progress, holds: false))
        #expect(discrete.position(at: progress) == Self.searched(times, progress, holds: true))
      }
      #expect(linear.position(at: -1) == linear.position(at: 0))
      #expect(linear.position(at: 2) == linear.position(at: 1))
      #expect(linear.position(at: .nan) == linear.position(at: 0))
    }
  }

  @Test("Invalid key times are ignored: keyframes are spaced evenly") func badKeyTimes() {
    let lists: [[Double]?] = [
      nil, [], [0, 1], [0, 0.2, 0.4, 1], [0, 0.6, 0.5, 1, 1], [0.1, 0.5, 1], [0, 0.5, 0.9], [0, -0.5, 1], [0, 1.5, 1],
      [0, .nan, 1], [.nan, 0.5, 1], [0, 0.5, .infinity],
    ]
    for times in lists {
      #expect(KeyframeTimeline(mode: .linear, count: 3, keyTimes: times).boundaries == [0, 0.5, 1])
      let discrete = KeyframeTimeline(mode: .discrete, count: 2, keyTimes: times?.count == 3 ? times : [0, 1])
      #expect(discrete.boundaries == [0, 0.5, 1])
    }
    #expect(KeyframeTimeline(mode: .cubic, count: 3, keyTimes: [0, 0.2, 1]).boundaries == [0, 0.2, 1])
    #expect(KeyframeTimeline(mode: .discrete, count: 2, keyTimes: [0, 0.2, 1]).boundaries == [0, 0.2, 1])
  }

  @Test("A timeline of no keyframes or one has a single segment", arguments: KeyframeMode.allCases)
  func few(mode: KeyframeMode) {
    for count in [-1, 0, 1] {
      let timeline = KeyframeTimeline(mode: mode, count: count)
      for progress in [0, 0.5, 1] { #expect(timeline.position(at: progress).segment == 0) }
    }
  }

  @Test("Each segment has its own curve; one without is linear") func curves() {
    let timeline = KeyframeTimeline(mode: .linear, count: 3, curves: [.bezier(.easeIn)])
    #expect(timeline.position(at: 0.25).fraction == CubicBezier.easeIn.value(at: 0.5))
    #expect(timeline.position(at: 0.75).fraction == 0.5)
  }

  @Test("Paced keyframes are spaced by their distances; times and curves are ignored") func paced() {
    let timeline = KeyframeTimeline(
      mode: .paced, count: 3, keyTimes: [0, 0.9, 1], curves: [.bezier(.easeIn)], distances: [3, 1])
    #expect(timeline.boundaries == [0, 0.75, 1])
    #expect(timeline.position(at: 0.375) == KeyframePosition(segment: 0, fraction: 0.5))
    for distances in [[], [1], [0, 0], [1, -1], [.nan, 1], [.infinity, 1], [1, 2, 3]] {
      #expect(KeyframeTimeline(mode: .paced, count: 3, distances: distances).boundaries == [0, 0.5, 1])
    }
  }
}
