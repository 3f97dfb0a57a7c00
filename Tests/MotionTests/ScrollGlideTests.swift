import Glibc
import Motion
import SeededRandom
import Testing

@Suite("Scroll glides")
struct ScrollGlideTests {
  /// The error that rounding can leave.
  static let tolerance = 1e-9

  @Test(
    "Inside the content a glide follows the projection of the finger's velocity until it stops",
    arguments: [600, -900.0])
  func coasts(velocity: Double) {
    let glide = ScrollGlide(from: 2_000, velocity: velocity, in: 0...10_000)
    let stop = velocity < 0 ? -ScrollGlide.stopVelocity : ScrollGlide.stopVelocity
    #expect(abs(glide.end - (2_000 + 0.499 * (velocity - stop))) < Self.tolerance)
    let step = 1e-6
    #expect(abs(glide.position(at: step) - 2_000 - velocity * step) < 1e-5)
    #expect(abs(glide.velocity(at: 0) - velocity) < Self.tolerance)
    for millisecond in [100, 500, 1_000] {
      let time = Double(millisecond) / 1_000
      let exact = 2_000 + Projection.normal.position(at: time, velocity: velocity)
      #expect(abs(glide.position(at: time) - exact) < Self.tolerance)
      #expect(abs(glide.velocity(at: time) - Projection.normal.velocity(at: time, velocity: velocity)) < 1e-9)
    }
  }

  @Test("A glide rests on the grid") func grid() {
    let glide = ScrollGlide(from: 0, velocity: 1_001, in: 0...10_000, grid: 0.5)
    #expect(glide.end == 494.5)
    #expect(ScrollGlide(from: 10.4, velocity: 11, in: 0...333, grid: 1).duration == 0, "shorter than the grid")
    #expect(ScrollGlide(from: 0, velocity: 9_000, in: 0...333.3, grid: 1).end == 333.3)
    let standing = ScrollGlide(from: 10.4, velocity: 0, in: 0...333.3, grid: 1)
    #expect(standing.end == 10.4 && standing.duration == 0)
  }

  @Test("Past an end a glide overshoots by v/(ω e) and returns to the end; without bounces it stops at the end")
  func edge() {
    let glide = ScrollGlide(from: 900, velocity: 2_000, in: 0...1_000)
    // Each point covered costs 1 / 0.499 points per second.
    let speed = (2_000 - 100 / 0.499) * ScrollGlide.recoilShare
    let farthest = stride(from: 0, to: glide.duration, by: 0.000_1).map { glide.position(at: $0) }.max() ?? 0
    #expect(abs(farthest - 1_000 - speed / (ScrollGlide.recoilFrequency * M_E)) < 0.001)
    #expect(glide.end == 1_000)
    let hard = ScrollGlide(from: 900, velocity: 2_000, in: 0...1_000, bounces: false)
    #expect(hard.end == 1_000 && hard.duration < 0.06)
    for time in stride(from: 0, to: 0.2, by: 0.001) { #expect(hard.position(at: time) <= 1_000 + Self.tolerance) }
  }

  @Test("Released beyond an end a glide returns, also with a push outwards; a strong push inwards carries it further")
  func beyond() {
    #expect(ScrollGlide(from: -80, velocity: 0, in: 0...500).end == 0)
    #expect(ScrollGlide(from: -80, velocity: -300, in: 0...500).end == 0)
    #expect(ScrollGlide(from: -80, velocity: 100, in: 0...500).end == 0)
    #expect(abs(ScrollGlide(from: -80, velocity: 600, in: 0...500).end - (590 * 0.499 - 80)) < Self.tolerance)
    let resting = ScrollGlide(from: 600, velocity: 0, in: 0...500)
    for time in stride(from: 0, to: 1, by: 0.05) where time < resting.duration {
      let exact = 500 + 100 * (1 + time) * exp(-10.9 * time)
      #expect(abs(resting.position(at: time) - exact) < Self.tolerance)
    }
  }

  @Test(
    "A glide to a target starts with the given velocity and ends at the target",
    arguments: [-2_000, -50, 0, 50, 800, 5_000.0])
  func target(velocity: Double) {
    for target in [0, 99, 300, 640.0] {
      let glide = ScrollGlide(from: 100, velocity: velocity, to: target, projection: .fast)
      #expect(glide.end == target && glide.position(at: glide.duration) == target)
      guard glide.duration > 0 else { continue }
      #expect(abs(glide.velocity(at: 0) - velocity) < 1e-6)
      #expect(abs(glide.position(at: glide.duration - 1e-7) - target) <= ScrollGlide.tolerance + 1e-3)
    }
  }

  @Test("A glide never jumps, its steps match its velocity, and it stays at its end")
  func continuity() {
    var random = SeededGenerator(seed: 39)
    for _ in 0..<300 {
      let start = Double.random(in: -200...700, using: &random)
      let velocity = Double.random(in: -6_000...6_000, using: &random)
      let glide = ScrollGlide(from: start, velocity: velocity, in: 0...500, grid: 1)
      #expect((0...500).contains(glide.end) && glide.duration.isFinite)
      #expect(glide.position(at: glide.duration) == glide.end && glide.position(at: .infinity) == glide.end)
      var last = glide.position(at: 0)
      for time in stride(from: 0.001, through: glide.duration + 0.01, by: 0.001) {
        let now = glide.position(at: time)
        let fastest = max(abs(glide.velocity(at: time)), abs(glide.velocity(at: time - 0.001)))
        // The recoil's pull can add to the velocity during the step, and the end is on the grid.
        #expect(abs(now - last) <= fastest * 0.001 + 0.5 + 0.1, "\(start), \(velocity) at \(time)")
        last = now
      }
    }
  }

  @Test("A start, velocity or target that is not finite moves nothing") func notFinite() {
    #expect(ScrollGlide(from: .nan, velocity: .nan, in: 0...5).end == 0)
    #expect(ScrollGlide(from: 3, velocity: .infinity, in: 0...5).duration == 0)
    #expect(ScrollGlide(from: 3, velocity: 0, to: .nan).end == 3)
  }
}
