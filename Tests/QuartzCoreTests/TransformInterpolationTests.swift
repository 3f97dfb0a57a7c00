import Testing

@testable import QuartzCore

private func between(_ a: CATransform3D, _ b: CATransform3D, at fraction: Double) -> CATransform3D {
  TransformInterpolation(from: a, to: b).value(at: fraction)
}

private func turn(_ angle: Double, _ x: Double = 0, _ y: Double = 0, _ z: Double = 1) -> CATransform3D {
  CATransform3DMakeRotation(CGFloat(angle), CGFloat(x), CGFloat(y), CGFloat(z))
}

/// The identity with perspective: the eye is 500 points away.
private var perspective: CATransform3D {
  var t = CATransform3DIdentity
  t.m34 = -1 / 500
  return t
}

/// Fractions between and beyond the ends.
private let fractions = [-0.5, -1e-9, 0, 1e-9, 0.25, 0.5, 0.75, 1 - 1e-9, 1, 1 + 1e-9, 1.5]

@Suite("Decomposition and interpolation of transforms")
struct TransformInterpolationTests {
  @Test("Both ends of an interpolation are exact and approached continuously, for any matrices")
  func ends() {
    var random = GeometryGenerator(seed: 23)
    for round in 0..<300 {
      let makers: [() -> CATransform3D] = [
        { random.planarPlacement() }, { random.placement() }, { CATransform3DConcat(random.placement(), perspective) },
      ]
      let (a, b) = (makers[round % 3](), makers[round / 3 % 3]())
      let interpolation = TransformInterpolation(from: a, to: b)
      #expect(interpolation.value(at: 0) == a && interpolation.value(at: 1) == b)
      guard abs(a.determinant) > 0.01, abs(b.determinant) > 0.01, a.m44 == 1, b.m44 == 1 else { continue }
      #expect(difference(interpolation.value(at: 1e-9), a) < 1e-5, "seed 23, round \(round)")
      #expect(difference(interpolation.value(at: 1 - 1e-9), b) < 1e-5, "seed 23, round \(round)")
    }
  }

  @Test("Every interpolated value is a number, with singular ends and overshoot too")
  func finite() {
    var random = GeometryGenerator(seed: 24)
    var samples = [
      CATransform3DIdentity, CATransform3D(), CATransform3DMakeScale(0, 0, 1), CATransform3DMakeScale(0, 1, 0),
      CATransform3DMakeScale(-1, 1, 1), CATransform3DMakeScale(1e-9, 1e-9, 1), CATransform3DMakeScale(1e12, 1e12, 1),
      turn(.pi), turn(.pi, 1, 0, 0), turn(.pi, 0, 1, 0), turn(.pi / 2, 0, 1, 0), perspective,
      CATransform3DConcat(turn(.pi, 0, 1, 0), perspective), CATransform3DScale(turn(1), 0, 0, 0),
    ]
    for _ in 0..<4 { samples += [random.matrix(), random.placement(), random.planarPlacement()] }
    for (i, a) in samples.enumerated() {
      for (j, b) in samples.enumerated() {
        for fraction in fractions {
          #expect(between(a, b, at: fraction).isFinite, "from \(i) to \(j) at \(fraction), seed 24")
        }
      }
    }
  }

  @Test("Scaling to, from and through nothing is linear", arguments: fractions)
  func throughZero(fraction: Double) {
    let ends = [(1.0, 0.0), (0, 1), (1, -1), (0.5, 3)]
    for (a, b) in ends {
      let t = between(
        CATransform3DMakeScale(CGFloat(a), CGFloat(a), 1), CATransform3DMakeScale(CGFloat(b), CGFloat(b), 1),
        at: fraction)
      let scale = CGFloat(a + (b - a) * fraction)
      #expect(difference(t, CATransform3DMakeScale(scale, scale, 1)) < rounding)
    }
  }

  @Test("A mirror stays a mirror during interpolation")
  func mirror() {
    for (ends, name) in [
      ((CATransform3DIdentity, CATransform3DMakeScale(-1, 1, 1)), "in the plane"),
      ((perspective, CATransform3DConcat(CATransform3DMakeScale(-1, 1, 1), perspective)), "in perspective"),
      ((turn(0.3), CATransform3DConcat(CATransform3DMakeScale(-1, 1, 1), turn(0.3))), "turned"),
    ] {
      let half = between(ends.0, ends.1, at: 0.5)
      let turnedBack = CATransform3DConcat(half, CATransform3DInvert(ends.0))
      #expect(abs(turnedBack.m11) < rounding, "\(name)")
      #expect(abs(turnedBack.m22 - 1) < rounding, "\(name)")
      #expect(abs(turnedBack.m12) < rounding && abs(turnedBack.m21) < rounding, "\(name)")
    }
  }

  @Test("An upside-down mirror does not turn either")
  func mirrorY() {
    let half = between(turn(0), CATransform3DConcat(CATransform3DMakeScale(1, -1, 1), turn(1e-3)), at: 0.5)
    #expect(abs(half.m11 - 1) < 1e-6)
    #expect(abs(half.m22) < 1e-3)
  }

  @Test("Perspective is kept between two transforms that have it", arguments: fractions)
  func perspectiveKept(fraction: Double) {
    let t = between(perspective, CATransform3DConcat(turn(1, 0, 1, 0), perspective), at: fraction)
    #expect(difference(t, CATransform3DConcat(turn(fraction, 0, 1, 0), perspective)) < 1e-6)
  }

  @Test(
    "A rotation goes in the direction of its sign, up to half a turn, about any axis",
    arguments: [Double.pi / 2, -.pi / 2, .pi, -.pi, 1, -3])
  func turns(angle: Double) {
    for (x, y, z) in [(0.0, 0.0, 1.0), (1, 0, 0), (0, 1, 0)] {
      for fraction in [0.25, 0.5, 0.75] {
        let t = between(CATransform3DIdentity, turn(angle, x, y, z), at: fraction)
        #expect(difference(t, turn(angle * fraction, x, y, z)) < 1e-6, "about \(x) \(y) \(z)")
      }
    }
  }

  @Test("Three quarters of a turn is a quarter in the other direction")
  func shorterRotation() {
    #expect(difference(between(CATransform3DIdentity, turn(1.5 * .pi), at: 0.5), turn(-.pi / 4)) < rounding)
    #expect(difference(between(turn(3), turn(-3), at: 0.5), turn(.pi)) < rounding)
  }

  @Test("Between a singular end and any other the entries are mixed one by one", arguments: fractions)
  func singular(fraction: Double) {
    let (a, b) = (CATransform3DScale(turn(1), 0, 0, 1), turn(2))
    let expected = zip(a.entries, b.entries).map { $0 + ($1 - $0) * fraction }
    let found = between(a, b, at: fraction).entries
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) < rounding })
  }

  @Test("A translation is straight while the layer rotates")
  func translationStraight() {
    let a = CATransform3DConcat(turn(0.5), CATransform3DMakeTranslation(10, 20, 0))
    let b = CATransform3DConcat(turn(-1), CATransform3DMakeTranslation(-30, 40, 0))
    for fraction in fractions {
      let t = between(a, b, at: fraction)
      #expect(abs(t.m41.native - (10 - 40 * fraction)) < rounding)
      #expect(abs(t.m42.native - (20 + 20 * fraction)) < rounding)
    }
  }

  @Test("Angles about x, y and z are returned as they were set")
  func angles() {
    var random = GeometryGenerator(seed: 25)
    for _ in 0..<100 {
      let angles = SIMD3(random.number(-3...3), random.number(-1.5...1.5), random.number(-3...3))
      var parts = TransformParts()
      parts.angles = angles
      let back = parts.angles - angles
      #expect((back * back).sum() < 1e-12, "seed 25")
      let product = CATransform3DConcat(
        CATransform3DConcat(turn(angles.x, 1, 0, 0), turn(angles.y, 0, 1, 0)), turn(angles.z))
      #expect(difference(parts.transform, product) < rounding)
    }
  }
}
