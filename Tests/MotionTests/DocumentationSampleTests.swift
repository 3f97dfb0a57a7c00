import Motion
import Testing

@Suite("Samples of the documentation")
struct DocumentationSampleTests {
  @Test("The spring continues with the velocity of the finger and ends at its target") func spring() {
    // sample
    var tracker = VelocityTracker()
    for (time, x) in [(0.0, 100.0), (0.01, 104), (0.02, 108), (0.03, 112)] { tracker.add(x, at: time) }
    let velocity = tracker.velocity(at: 0.03).x

    let spring = Spring(response: 0.4, dampingRatio: 0.8)
    let position = TimeMap(begin: 0.03, from: 112, to: 390, rate: velocity, spring: spring, tolerance: 0.5)
    let nextFrame = position.localTime(at: 0.03 + 1.0 / 60)
    // end of sample
    #expect(abs(velocity - 400) <= 1e-9)
    #expect(abs(position.rate(at: 0.03) - 400) <= 1e-9)
    #expect(nextFrame > 112 + 400 / 60 && nextFrame < 390)
    #expect(position.localTime(at: position.end) == 390)
  }

  @Test("The decision has both comparisons") func decision() {
    // sample
    let rule = ReleaseRule.distanceOrVelocity(threshold: 0.5, velocity: .pointsPerSecond(1_000))
    let decision = rule.decision(for: Release(progress: 0.4, pointsPerSecond: 900, width: 390))
    let explanation = decision.explanation
    // "Cancels: progress 40.0 % is under 50.0 %, by 10.0 %; velocity 900 pt/s is under 1000 pt/s, by 100 pt/s."
    // end of sample
    #expect(
      explanation
        == "Cancels: progress 40.0 % is under 50.0 %, by 10.0 %; velocity 900 pt/s is under 1000 pt/s, by 100 pt/s.")
    #expect(!decision.finishes && decision.comparisons.map(\.quantity) == [.progress, .velocity])
    for (comparison, margin) in zip(decision.comparisons, [0.1, 100]) {
      #expect(abs(comparison.margin - margin) < 1e-9)
    }
  }
}
