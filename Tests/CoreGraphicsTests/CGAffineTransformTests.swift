import CoreGraphics
import SeededRandom
import Testing

@Suite("CGAffineTransform")
struct CGAffineTransformTests {
  private static let seeds: [UInt64] = [1, 2, 3, 4, 5]

  @Test("concatenating equals the written-out matrix product", arguments: seeds)
  func product(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let first = generator.transform()
    let second = generator.transform()
    func rows(_ t: CGAffineTransform) -> [[Double]] {
      [[Double(t.a), Double(t.b), 0], [Double(t.c), Double(t.d), 0], [Double(t.tx), Double(t.ty), 1]]
    }
    let (left, right) = (rows(first), rows(second))
    let expected = (0..<3).map { row in
      (0..<3).map { column in (0..<3).reduce(0.0) { $0 + left[row][$1] * right[$1][column] } }
    }
    let actual = rows(first.concatenating(second))
    for row in 0..<3 {
      for column in 0..<3 { #expect(abs(actual[row][column] - expected[row][column]) < rounding) }
    }
  }

  @Test("concatenating applies the receiver first") func order() {
    let point = CGPoint(x: 1, y: 0)
    let move = CGAffineTransform(translationX: 10, y: 0)
    let double = CGAffineTransform(scaleX: 2, y: 2)
    #expect(point.applying(move.concatenating(double)) == CGPoint(x: 22, y: 0))
    #expect(point.applying(double.concatenating(move)) == CGPoint(x: 12, y: 0))
  }

  @Test("translatedBy, scaledBy and rotated act before the receiver", arguments: seeds)
  func prepending(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let t = generator.transform()
    let point = generator.point()
    let x = generator.number()
    let y = generator.number()
    let angle = generator.number(in: -3...3)
    let rotated = CGPoint(
      x: point.x * cos(angle) - point.y * sin(angle), y: point.x * sin(angle) + point.y * cos(angle))
    let cases: [(CGAffineTransform, CGPoint)] = [
      (t.translatedBy(x: x, y: y), CGPoint(x: point.x + x, y: point.y + y)),
      (t.scaledBy(x: x, y: y), CGPoint(x: point.x * x, y: point.y * y)),
      (t.rotated(by: angle), rotated),
    ]
    for (transform, intermediate) in cases {
      // Products of three numbers up to 100: a million, so rounding is that much more.
      #expect(distance(point.applying(transform), intermediate.applying(t)) < rounding * 10)
    }
  }

  @Test("A rotation by a quarter turn takes the x axis to the y axis") func quarterTurn() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(distance(CGPoint(x: 1, y: 0).applying(turn), CGPoint(x: 0, y: 1)) < rounding)
  }

  @Test("A transform and its inverse cancel, on both sides", arguments: seeds)
  func inverse(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let t = generator.transform()
    #expect(difference(t.concatenating(t.inverted()), .identity) < rounding)
    #expect(difference(t.inverted().concatenating(t), .identity) < rounding)
  }

  @Test(
    "A transform that cannot be undone is its own inverse",
    arguments: [
      CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(1, 2, 2, 4, 5, 6), CGAffineTransform(),
      CGAffineTransform(scaleX: CGFloat.infinity, y: 1),
    ])
  func singular(transform: CGAffineTransform) { #expect(transform.inverted() == transform) }

  @Test("Only exactly the identity is the identity") func identity() {
    #expect(CGAffineTransform.identity.isIdentity && !CGAffineTransform().isIdentity)
    #expect(!CGAffineTransform(translationX: 1e-12, y: 0).isIdentity)
    #expect(!CGAffineTransform(1, 0, CGFloat.nan, 1, 0, 0).isIdentity)
  }

  @Test("An archive is an array of the six entries, as in Apple's format") func archive() throws {
    let transform = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let data = try JSONEncoder().encode(transform)
    #expect(String(decoding: data, as: UTF8.self) == "[1,2,3,4,5,6]")
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == transform)
  }

  @Test("Initialisers with and without labels, with CGFloat and Double, give the same entries")
  func initialisers() {
    let expected: [Double] = [1, 2, 3, 4, 5, 6]
    let number: CGFloat = 1
    let double: Double = 2
    #expect(CGAffineTransform(1, 2, 3, 4, 5, 6).entries == expected)
    #expect(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6).entries == expected)
    #expect(CGAffineTransform(a: number, b: double, c: 3, d: 4, tx: 5, ty: 6).entries == expected)
  }
}

@Suite("CGAffineTransform, decomposed")
struct CGAffineTransformDecompositionTests {
  @Test("The components give the transform again", arguments: [UInt64](1...20))
  func roundTrip(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let t = generator.transform()
    #expect(difference(CGAffineTransform(t.decomposed()), t) < rounding)
  }

  @Test("The parts act in the order scale, shear, rotation, translation") func order() {
    let parts = CGAffineTransformComponents(
      scale: CGSize(width: 2, height: 3), horizontalShear: 0.5, rotation: .pi / 2,
      translation: CGVector(dx: 10, dy: 20))
    // (1, 1) → (2, 3) → (2 + 0.5·3, 3) → (−3, 3.5) → (7, 23.5)
    #expect(distance(CGPoint(x: 1, y: 1).applying(CGAffineTransform(parts)), CGPoint(x: 7, y: 23.5)) < rounding)
  }

  @Test(
    "Parts come back as they went in",
    arguments: [(2.0, 3.0, 0.0, 0.0), (2, 3, 0.5, 1), (-2, 3, 0, 0), (2, -3, 0, 0), (2, -3, 0.25, 0.5), (1, 1, 0, -3)])
  func parts(sx: Double, sy: Double, shear: Double, angle: Double) {
    let parts = CGAffineTransformComponents(
      scale: CGSize(width: sx, height: sy), horizontalShear: CGFloat(shear), rotation: CGFloat(angle),
      translation: CGVector(dx: 7, dy: 8))
    let back = CGAffineTransform(parts).decomposed()
    #expect(abs(Double(back.scale.width) - sx) < rounding)
    #expect(abs(Double(back.scale.height) - sy) < rounding)
    #expect(abs(Double(back.horizontalShear) - shear) < rounding)
    #expect(abs(Double(back.rotation) - angle) < rounding)
    #expect(back.translation == CGVector(dx: 7, dy: 8))
  }

  @Test("A transform that flattens one axis decomposes into finite components that give it again")
  func singular() {
    for t in [CGAffineTransform(scaleX: 0, y: 2), CGAffineTransform(scaleX: 2, y: 0), CGAffineTransform()] {
      #expect(difference(CGAffineTransform(t.decomposed()), t) < rounding)
    }
  }

  @Test("Components that are left out have no effect, and without arguments all are zero, as in C")
  func defaults() {
    #expect(CGAffineTransform(CGAffineTransformComponents(rotation: 0)).isIdentity)
    #expect(CGAffineTransformComponents().scale == .zero)
  }
}
