import Glibc
import Motion
import Testing

/// Compares glides with offsets that were measured on iOS 26.1; sections are those of the page of measurements.
@Suite("Scrolling as measured on iOS")
struct MeasuredScrollTests {
  /// The size of a pixel on the measured screen, in points.
  static let pixel = 1.0 / 3

  @Test(
    "3.2: A motion stops dead at 10 points per second, v₀ less 10 times 0.499 from its start",
    arguments: [3_000, -1_250, 400, 11.0])
  func stop(velocity: Double) {
    let glide = ScrollGlide(from: 20_000, velocity: velocity, in: 0...40_000)
    let speed = abs(velocity)
    #expect(abs(abs(glide.end - 20_000) - (speed - 10) * 0.499) < 1e-9)
    #expect(abs(glide.duration - log(speed / 10) / abs(1_000 * log(0.998))) < 1e-9)
    #expect(abs(abs(glide.velocity(at: glide.duration - 1e-9)) - 10) < 1e-6)
    #expect(glide.velocity(at: glide.duration) == 0)
  }

  @Test("3.2: A flick at 3,000 points per second takes 2.852 seconds, within 1.5 %") func duration() {
    let glide = ScrollGlide(from: 5_326, velocity: 3_000, in: 0...39_148)
    #expect(abs(glide.duration / 2.852 - 1) < 0.015)
  }

  @Test("3.2: A flick at 3,000 points per second ends 1,492 points on; thrown content rests after 0.749 s")
  func ends() {
    #expect(abs(ScrollGlide(from: 5_326, velocity: 3_000, in: 0...39_148).end - 6_818) < 0.01)
    #expect(abs(ScrollGlide(from: 79, velocity: 1_750, in: -40_000...0).duration - 0.749) < 1 / 60)
  }

  @Test("3.2: An impact on the end of the content is greatest after 0.107 s, and rests after 0.808 s")
  func impact() {
    let glide = ScrollGlide(from: 39_088, velocity: 3_125, in: 0...39_148)
    let times = stride(from: 0, to: 0.3, by: 0.000_1)
    let peak = times.max { glide.position(at: $0) < glide.position(at: $1) } ?? 0
    #expect(abs(glide.position(at: peak) - 39_148 - 100.33) < 0.5 && abs(peak - 0.107) < 1 / 60)
    #expect(glide.end == 39_148 && abs(glide.duration - 0.808) < 1 / 60)
  }

  @Test(
    "3.2: The bounce is one critically damped spring at 10.9 radians per second with b = 0.992 v + x₀, whatever the velocity"
  )
  func bounceLaw() {
    for (start, velocity) in [(235.0, 0.0), (235, 625), (79, 1_750), (40, -15), (40, -60), (-120, -900), (-120, 0)] {
      let glide = ScrollGlide(from: start, velocity: velocity, in: start > 0 ? -5_000...0 : 0...5_000)
      let slope = start > 0 ? max(0, 0.992 * velocity + start) : min(0, 0.992 * velocity + start)
      for time in stride(from: 0.01, to: glide.duration, by: 0.01) {
        #expect(abs(glide.position(at: time) - (start + slope * time) * exp(-10.9 * time)) < 1e-9)
      }
    }
  }

  @Test("3.2: A pull of 590 points in a viewport of 852 points stretches the content by 235 points")
  func rubberBand() {
    #expect(abs(RubberBand(dimension: 852).offset(forPull: 590) - 235) < Self.pixel / 2)
    #expect(abs(RubberBand(dimension: 852).offset(forPull: -590) + 235) < Self.pixel / 2)
  }

  @Test("1.5: Animated scrolling from 0 to 40 points has the measured steps, which began 0.4 frames before the first")
  func shortCosine() {
    let measured = [0.67, 1.67, 3.33, 5.67]
    for (index, offset) in measured.enumerated() {
      let now = 40 * CosineCurve().value(at: (Double(index) + 1.4) / 18)
      #expect(abs((now * 3).rounded() / 3 - offset) < 0.005, "step \(index + 1)")
    }
  }

  @Test("A cosine curve begins and ends exactly, and stays at its ends") func cosineEnds() {
    for (time, value) in [(-1.0, 0.0), (0, 0), (1, 1), (2, 1)] { #expect(CosineCurve().value(at: time) == value) }
    #expect(abs(CosineCurve().value(at: 0.5) - 0.5) < 1e-15)
  }
}
