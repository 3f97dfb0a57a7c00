import Motion
import Testing

@Suite("Outside their domain")
struct PreconditionTests {
  @Test("Curves stop at control points no curve has")
  func curves() async {
    await #expect(processExitsWith: .failure) { _ = CubicBezier(1.1, 0, 1, 1) }
    await #expect(processExitsWith: .failure) { _ = Steps(count: 1, jump: .neither) }
  }

  @Test("Springs stop at figures no spring has")
  func springs() async {
    await #expect(processExitsWith: .failure) { _ = Spring(mass: 0, stiffness: 1, damping: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(response: 0, dampingRatio: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(duration: 1, bounce: -1) }
    await #expect(processExitsWith: .failure) { _ = Spring(dampingRatio: .nan, duration: 1) }
    await #expect(processExitsWith: .failure) {
      _ = Spring(response: 1, dampingRatio: 1).settlingDuration(tolerance: 0)
    }
  }

  @Test("Time maps stop at times that are not finite and durations below 0")
  func timeMaps() async {
    await #expect(processExitsWith: .failure) { _ = TimeMap(begin: .nan, from: 0, to: 1, duration: 1) }
    await #expect(processExitsWith: .failure) { _ = TimeMap(begin: 0, from: 0, to: 1, duration: -1) }
    await #expect(processExitsWith: .failure) { _ = PercentCompletion(progress: 0.5, duration: 1, speed: 0) }
  }

  @Test("Scroll physics and tracks stop at figures they cannot work with")
  func others() async {
    await #expect(processExitsWith: .failure) { _ = Projection(rate: 1) }
    await #expect(processExitsWith: .failure) { _ = RubberBand(dimension: -1) }
    await #expect(processExitsWith: .failure) { _ = KeyframeTrack<Double>(values: []) }
  }
}
