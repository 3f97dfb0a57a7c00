import Glibc
import Motion
import Testing

@Suite("Scroll physics")
struct ScrollPhysicsTests {
  @Test("A projection agrees with steps of a millisecond", arguments: [0.998, 0.99])
  func projectionMatchesSteps(rate: Double) {
    let projection = Projection(rate: rate)
    var position = 0.0
    var velocity = -1_200.0
    for step in 1...5_000 {
      velocity *= rate
      position += velocity / 1_000
      let time = Double(step) / 1_000
      #expect(abs(projection.position(at: time, velocity: -1_200) - position) <= 1e-9)
      #expect(abs(projection.velocity(at: time, velocity: -1_200) - velocity) <= 1e-9)
    }
    #expect(abs(projection.position(at: .infinity, velocity: 500) - projection.distance(velocity: 500)) <= 1e-12)
    #expect(projection.position(at: 0, velocity: 500) == 0)
    #expect(projection.velocity(at: -1, velocity: 500) == 500)
  }

  @Test("The system's rates project 0.499 and 0.099 points for each point per second")
  func projectionShares() {
    #expect(abs(Projection.normal.distance(velocity: 1_000) - 499) <= 1e-9)
    #expect(abs(Projection.fast.distance(velocity: 1_000) - 99) <= 1e-9)
  }

  @Test("After its duration a motion is within the tolerance of its end") func projectionDuration() {
    for velocity in [1_000, -250.0] {
      let time = Projection.normal.duration(velocity: velocity)
      let distance = Projection.normal.distance(velocity: velocity)
      #expect(abs(abs(distance - Projection.normal.position(at: time, velocity: velocity)) - 0.5) <= 1e-9)
    }
    for velocity in [0, 1, -1.0] { #expect(Projection.normal.duration(velocity: velocity) == 0) }
  }

  @Test("Rates outside 0 to 1 are rejected", arguments: [0, 1, -0.5, 1.5, .nan, .infinity])
  func projectionValidation(rate: Double) { #expect(Projection(validating: rate) == nil) }

  @Test("A rubber band's offset is x·d·c / (d + c·x), symmetric, and its inverse returns the pull")
  func rubberBand() {
    let band = RubberBand(dimension: 390)
    for pull in [0, 0.001, 1, 50, 390, 1_000, 1e6] {
      let offset = pull * 390 * 0.55 / (390 + 0.55 * pull)
      #expect(abs(band.offset(forPull: pull) - offset) <= 1e-12 * max(1, offset))
      #expect(band.offset(forPull: -pull) == -band.offset(forPull: pull))
      #expect(abs(band.pull(forOffset: band.offset(forPull: pull)) - pull) <= 1e-9 * max(1, pull))
      #expect(abs(band.pull(forOffset: -band.offset(forPull: pull)) + pull) <= 1e-9 * max(1, pull))
    }
  }

  @Test("The slope of a rubber band is that of its offset") func rubberBandSlope() {
    let (band, step) = (RubberBand(dimension: 390), 1e-4)
    #expect(band.slope(atPull: 0) == 0.55)
    for pull in [-700, -20, 15, 390, 2_000.0] {
      let difference = (band.offset(forPull: pull + step) - band.offset(forPull: pull - step)) / (2 * step)
      #expect(abs(band.slope(atPull: pull) - difference) <= 1e-8)
    }
    #expect(band.slope(atPull: .infinity) == 0 && RubberBand(dimension: 0).slope(atPull: 1) == 0)
  }

  @Test("A rubber band never stretches past its dimension") func rubberBandEnds() {
    let band = RubberBand(dimension: 390)
    for pull in [1e300, .greatestFiniteMagnitude, .infinity] { #expect(band.offset(forPull: pull) <= 390) }
    #expect(band.offset(forPull: -.infinity) == -390)
    for offset in [390, 391, .infinity] { #expect(band.pull(forOffset: offset) == .infinity) }
    #expect(band.pull(forOffset: -390) == -.infinity && RubberBand(dimension: 0).offset(forPull: 10) == 0)
  }

  @Test("Invalid figures of a rubber band are rejected") func rubberBandValidation() {
    for (dimension, constant) in [(-1, 0.55), (.nan, 0.55), (.infinity, 0.55), (1, 0.0), (1, -1), (1, .nan)] {
      #expect(RubberBand(validatingDimension: dimension, constant: constant) == nil)
    }
  }
}
