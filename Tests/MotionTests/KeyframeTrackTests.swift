import Motion
import SeededRandom
import Testing

@Suite("Keyframe tracks")
struct KeyframeTrackTests {
  typealias Point = SIMD2<Double>

  static let zigzag: [Point] = [Point(0, 0), Point(100, 0), Point(110, 80), Point(-40, 90), Point(0, 300)]

  /// Returns a point of Kochanek and Bartels's curve in Hermite's form, with the tangents written out.
  static func reference(_ p: [Double], _ shapes: [CubicTangent], _ i: Int, _ u: Double) -> Double {
    let before = i > 0 ? p[i - 1] : 2 * p[0] - p[1]
    let after = i + 2 < p.count ? p[i + 2] : 2 * p[i + 1] - p[i]
    let (a, b) = (shapes[i], shapes[i + 1])
    let out =
      (1 - a.tension) * (1 + a.bias) * (1 + a.continuity) / 2 * (p[i] - before)
      + (1 - a.tension) * (1 - a.bias) * (1 - a.continuity) / 2 * (p[i + 1] - p[i])
    let into =
      (1 - b.tension) * (1 + b.bias) * (1 - b.continuity) / 2 * (p[i + 1] - p[i])
      + (1 - b.tension) * (1 - b.bias) * (1 + b.continuity) / 2 * (after - p[i + 1])
    let v = 1 - u
    return v * v * (1 + 2 * u) * p[i] + u * u * (3 - 2 * u) * p[i + 1] + u * v * v * out - u * u * v * into
  }

  @Test("Every mode passes through its first and last value exactly", arguments: KeyframeMode.allCases)
  func ends(mode: KeyframeMode) {
    let track = KeyframeTrack(values: Self.zigzag, mode: mode)
    for progress in [0, -1, .nan] { #expect(track.value(at: progress) == Self.zigzag[0]) }
    for progress in [1.0, 2] { #expect(track.value(at: progress) == Self.zigzag[4]) }
    #expect(KeyframeTrack(values: [7.0], mode: mode).value(at: 0.3) == 7)
  }

  @Test("Linear values lie on the chords, discrete ones are held") func linearAndDiscrete() {
    let values = [0.0, 10, -20]
    let linear = KeyframeTrack(values: values, keyTimes: [0, 0.25, 1])
    for (progress, value) in [(0.125, 5.0), (0.25, 10), (0.625, -5)] { #expect(linear.value(at: progress) == value) }
    let discrete = KeyframeTrack(values: values, mode: .discrete, keyTimes: [0, 0.25, 0.5, 1])
    for (progress, value) in [(0.0, 0.0), (0.249, 0), (0.25, 10), (0.5, -20), (1, -20)] {
      #expect(discrete.value(at: progress) == value)
    }
  }

  @Test("A smooth curve is Kochanek and Bartels's, including its ends") func cubicMatchesReference() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<100 {
      let values = (0..<5).map { _ in Double.random(in: -100...100, using: &random) }
      let shapes = (0..<5).map { _ in
        CubicTangent(
          tension: .random(in: -1...1, using: &random), continuity: .random(in: -1...1, using: &random),
          bias: .random(in: -1...1, using: &random))
      }
      let path = KeyframePath(values: values, tangents: shapes, isCubic: true)
      for segment in 0..<4 {
        for step in 0...10 {
          let u = Double(step) / 10
          let found = path.value(segment: segment, fraction: u)
          #expect(abs(found - Self.reference(values, shapes, segment, u)) <= 1e-11)
          let slope =
            (path.value(segment: segment, fraction: u + 1e-6) - path.value(segment: segment, fraction: u - 1e-6))
          #expect(abs(path.speed(segment: segment, fraction: u) - abs(slope) / 2e-6) <= 1e-4)
        }
      }
    }
  }

  @Test("Two keyframes alone make a straight line, and so do evenly spaced ones") func straight() {
    let two = KeyframeTrack(values: [0.0, 10], mode: .cubic)
    let four = KeyframeTrack(values: [0.0, 5, 10, 15], mode: .cubic)
    for step in 0...10 {
      let progress = Double(step) / 10
      #expect(abs(two.value(at: progress) - 10 * progress) <= 1e-14)
      #expect(abs(four.value(at: progress) - 15 * progress) <= 1e-13)
    }
  }

  /// Returns the greatest deviation of a small step's length from the mean, as a fraction of the mean.
  ///
  /// Steps are measured in many parts, so that a sharp bend inside a step counts with its length.
  static func unevenness(_ track: KeyframeTrack<Point>, parts: Int = 100) -> Double {
    var lengths: [Double] = []
    for step in 0..<100 {
      var length = 0.0
      var last = track.value(at: Double(step) / 100)
      for part in 1...parts {
        let next = track.value(at: (Double(step) + Double(part) / Double(parts)) / 100)
        length += last.distance(to: next)
        last = next
      }
      lengths.append(length)
    }
    let mean = lengths.reduce(0, +) / 100
    return lengths.map { abs($0 / mean - 1) }.max() ?? 0
  }

  @Test("Paced keyframes move at constant speed") func pacedSpeed() {
    #expect(Self.unevenness(KeyframeTrack(values: Self.zigzag, mode: .paced)) <= 0.01)
    let straight = KeyframeTrack(values: [0.0, 1, 10, 100], mode: .paced)
    for step in 0...100 { #expect(abs(straight.value(at: Double(step) / 100) - Double(step)) <= 1e-12) }
  }

  @Test("Smooth paced keyframes move at constant speed within 1 %, at any positions")
  func cubicPacedSpeed() {
    #expect(Self.unevenness(KeyframeTrack(values: Self.zigzag, mode: .cubicPaced)) <= 0.01)
    var random = SeededGenerator(seed: 3)
    for round in 0..<10 {
      let values = (0..<6).map { _ in Point.random(in: 0...400, using: &random) }
      #expect(Self.unevenness(KeyframeTrack(values: values, mode: .cubicPaced)) <= 0.01, "seed 3, round \(round)")
    }
    #expect(Self.unevenness(KeyframeTrack(values: Self.zigzag, mode: .cubic)) > 0.5)
  }

  @Test("Equal keyframes give a constant value, and NaN leaves the timeline valid", arguments: KeyframeMode.allCases)
  func degenerate(mode: KeyframeMode) {
    let still = KeyframeTrack(values: [Point(1, 2), Point(1, 2), Point(1, 2)], mode: mode)
    #expect(still.value(at: 0.4) == Point(1, 2))
    let broken = KeyframeTrack(values: [Point(0, 0), Point(.nan, 0), Point(2, 2)], mode: mode)
    _ = broken.value(at: 0.4)
    #expect(broken.timeline.boundaries.first == 0 && broken.timeline.boundaries.last == 1)
  }
}
