import Motion
import Testing

@Suite("Preconditions")
struct PreconditionTests {
  @Test("Curves reject invalid control points and step counts") func curves() async {
    await #expect(processExitsWith: .failure) { _ = CubicBezier(1.1, 0, 1, 1) }
    await #expect(processExitsWith: .failure) { _ = Steps(count: 1, jump: .neither) }
  }

  @Test("Springs reject invalid figures and tolerances") func springs() async {
    await #expect(processExitsWith: .failure) { _ = Spring(mass: 0, stiffness: 1, damping: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(response: 0, dampingRatio: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(duration: 1, bounce: -1) }
    await #expect(processExitsWith: .failure) { _ = Spring(dampingRatio: .nan, duration: 1) }
    await #expect(processExitsWith: .failure) {
      _ = Spring(response: 1, dampingRatio: 1).settlingDuration(tolerance: 0)
    }
  }

  @Test("Time maps reject times that are not finite and durations below 0") func timeMaps() async {
    await #expect(processExitsWith: .failure) { _ = TimeMap(begin: .nan, from: 0, to: 1, duration: 1) }
    await #expect(processExitsWith: .failure) { _ = TimeMap(begin: 0, from: 0, to: 1, duration: -1) }
  }

  @Test("Scroll physics reject invalid figures, and tracks an empty list")
  func scrollPhysicsAndTracks() async {
    await #expect(processExitsWith: .failure) { _ = Projection(rate: 1) }
    await #expect(processExitsWith: .failure) { _ = RubberBand(dimension: -1) }
    await #expect(processExitsWith: .failure) { _ = KeyframeTrack<Double>(values: []) }
  }
}
