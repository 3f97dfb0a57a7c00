import SeededRandom
import Testing

@testable import Stage

@Suite("The clock of a stage")
struct StageClockTests {
  /// Returns the instants of the frames in `span`.
  private func frames(_ span: StageClock.Span?) -> [Double] {
    guard let span, let numbers = span.frames else { return [] }
    return numbers.map { span.instant(of: $0) }
  }

  /// Returns the instants of the frames with these numbers at `rate` frames a second.
  private func grid(_ numbers: ClosedRange<Int>, of rate: Double) -> [Double] { numbers.map { Double($0) / rate } }

  @Test("Frames lie at whole multiples of the interval; a span includes its end but not its beginning")
  func grid() {
    var clock = StageClock()
    #expect(frames(clock.advance(by: 0.05, framesPerSecond: 60)) == grid(1...3, of: 60))
    #expect(clock.now == 0.05 && frames(clock.advance(by: 0.01, framesPerSecond: 60)) == [])
    #expect(frames(clock.advance(by: 0.01, framesPerSecond: 60)) == grid(4...4, of: 60))
  }

  @Test("Many small steps run the same frames as one large step", arguments: [1.0 / 60, 1e-3, 0.1, 1.0 / 7, 1e-4])
  func manySteps(step: Double) {
    let count = 10_000
    var (small, large) = (StageClock(), StageClock())
    var instants: [Double] = []
    for _ in 0..<count { instants += frames(small.advance(by: step, framesPerSecond: 60)) }
    let expected = frames(large.advance(by: step * Double(count), framesPerSecond: 60))
    #expect(instants == expected)
    #expect(abs(small.now - large.now) < StageClock.tolerance)
  }

  @Test("Random steps run each frame of their sum once")
  func randomSteps() {
    for seed in UInt64(1)...50 {
      var generator = SeededGenerator(seed: seed)
      let steps = (0..<200).map { _ in Double.random(in: 0...0.05, using: &generator) }
      var (small, large) = (StageClock(), StageClock())
      let instants = steps.flatMap { frames(small.advance(by: $0, framesPerSecond: 120)) }
      let expected = frames(large.advance(by: steps.reduce(0, +), framesPerSecond: 120))
      #expect(instants == expected, "seed \(seed)")
    }
  }

  @Test("A new frame rate uses its own grid from the current time on")
  func rates() {
    var clock = StageClock()
    _ = clock.advance(by: 0.05, framesPerSecond: 60)
    #expect(frames(clock.advance(by: 0.05, framesPerSecond: 50)) == grid(3...5, of: 50))
    #expect(frames(clock.advance(by: 0.05, framesPerSecond: 60)) == grid(7...9, of: 60))
  }

  @Test(
    "An invalid step changes nothing",
    arguments: [(-1, 60), (.nan, 60), (.infinity, 60), (1, 0), (1, -60), (1, .nan), (1, .infinity), (1e12, 60)])
  func nonsense(seconds: Double, rate: Double) {
    var clock = StageClock()
    _ = clock.advance(by: 0.5, framesPerSecond: 60)
    #expect(clock.advance(by: seconds, framesPerSecond: rate) == nil && clock.now == 0.5)
  }

  @Test("Decimal steps end at decimal instants")
  func decimals() {
    var clock = StageClock()
    for _ in 0..<3 { _ = clock.advance(by: 0.123, framesPerSecond: 60) }
    #expect(clock.now == 0.369)
  }
}
