import Testing

@testable import QuartzCore

/// Returns a point of space mapped by a matrix, by definition: a row vector times the matrix.
private func apply(_ t: CATransform3D, _ x: Double, _ y: Double, _ z: Double) -> [Double] {
  let e = t.entries
  return (0..<4).map { x * e[$0] + y * e[4 + $0] + z * e[8 + $0] + e[12 + $0] }
}

@Suite("CATransform3D functions")
struct TransformFunctionTests {
  @Test("A quarter turn takes each axis to the next but one", arguments: [(0, [1, 2]), (1, [2, 0]), (2, [0, 1])])
  func rotationSense(axis: Int, plane: [Int]) {
    let unit = (0..<3).map { $0 == axis ? 1.0 : 0 }
    let t = CATransform3DMakeRotation(.pi / 2, CGFloat(unit[0]), CGFloat(unit[1]), CGFloat(unit[2]))
    let from = (0..<3).map { $0 == plane[0] ? 1.0 : 0 }
    let to = apply(t, from[0], from[1], from[2])
    for lane in 0..<3 { #expect(abs(to[lane] - (lane == plane[1] ? 1 : 0)) < rounding) }
  }

  @Test("A rotation keeps its axis, whatever the axis' length")
  func axisStays() {
    var random = GeometryGenerator(seed: 11)
    for _ in 0..<50 {
      let axis = (random.number(), random.number(), random.number())
      let angle = CGFloat(random.number(-7...7))
      let t = CATransform3DMakeRotation(angle, CGFloat(axis.0), CGFloat(axis.1), CGFloat(axis.2))
      let image = apply(t, axis.0, axis.1, axis.2)
      #expect(abs(image[0] - axis.0) + abs(image[1] - axis.1) + abs(image[2] - axis.2) < rounding, "seed 11")
      #expect(abs(t.determinant - 1) < rounding)
      let trace = Double(t.m11 + t.m22 + t.m33)
      #expect(abs(trace - (1 + 2 * cos(Double(angle)))) < rounding)
    }
  }

  @Test(
    "A rotation about a zero axis or by an invalid angle is the identity",
    arguments: [(1.0, 0.0, 0.0, 0.0), (1, .nan, 0, 1), (1, .infinity, 0, 0), (.nan, 0, 0, 1), (.infinity, 0, 0, 1)])
  func noAxis(angle: Double, x: Double, y: Double, z: Double) {
    let t = CATransform3DMakeRotation(CGFloat(angle), CGFloat(x), CGFloat(y), CGFloat(z))
    #expect(CATransform3DIsIdentity(t))
  }

  @Test("A product applies its first factor first, to points too")
  func productOrder() {
    var random = GeometryGenerator(seed: 12)
    for _ in 0..<50 {
      let (a, b) = (random.placement(), random.placement())
      let p = (random.number(), random.number(), random.number())
      let first = apply(a, p.0, p.1, p.2)
      let oneByOne = apply(b, first[0], first[1], first[2])
      let atOnce = apply(CATransform3DConcat(a, b), p.0, p.1, p.2)
      for lane in 0..<4 { #expect(abs(oneByOne[lane] - atOnce[lane]) < 1e-7, "seed 12") }
    }
  }

  @Test("Translate, scale and rotate put their effect before what is there")
  func prefixed() {
    var random = GeometryGenerator(seed: 13)
    let t = random.matrix()
    #expect(CATransform3DTranslate(t, 1, 2, 3) == CATransform3DConcat(CATransform3DMakeTranslation(1, 2, 3), t))
    #expect(CATransform3DScale(t, 1, 2, 3) == CATransform3DConcat(CATransform3DMakeScale(1, 2, 3), t))
    #expect(CATransform3DRotate(t, 1, 2, 3, 4) == CATransform3DConcat(CATransform3DMakeRotation(1, 2, 3, 4), t))
  }

  @Test("A matrix times its inverse is the identity, both ways round")
  func inverse() {
    var random = GeometryGenerator(seed: 14)
    for _ in 0..<200 {
      let t = random.matrix()
      guard abs(t.determinant) > 0.05 else { continue }
      let back = CATransform3DInvert(t)
      #expect(difference(CATransform3DConcat(t, back), CATransform3DIdentity) < 1e-8, "seed 14")
      #expect(difference(CATransform3DConcat(back, t), CATransform3DIdentity) < 1e-8, "seed 14")
    }
  }

  @Test("The inverse of a singular transform is the transform itself")
  func singularInverse() {
    for t in [CATransform3DMakeScale(0, 1, 1), CATransform3D(), CATransform3DMakeScale(.nan, 1, 1)] {
      let same = zip(CATransform3DInvert(t).entries, t.entries).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
      #expect(same)
    }
  }

  @Test("An affine transform survives conversion to space and back")
  func affine() {
    let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let t = CATransform3DMakeAffineTransform(plane)
    #expect(CATransform3DIsAffine(t) && CATransform3DGetAffineTransform(t) == plane)
    let p = CGPoint(x: 7, y: -8).applying(plane)
    #expect(apply(t, 7, -8, 0) == [Double(p.x), Double(p.y), 0, 1])
  }

  @Test("A transform with any entry that concerns z is not affine")
  func notAffine() {
    let entries: [WritableKeyPath<CATransform3D, CGFloat>] = [
      \.m13, \.m14, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m43, \.m44,
    ]
    for entry in entries {
      var t = CATransform3DIdentity
      t[keyPath: entry] = 0.5
      #expect(!CATransform3DIsAffine(t) && !CATransform3DIsIdentity(t))
      #expect(!CATransform3DEqualToTransform(t, CATransform3DIdentity))
    }
  }

  @Test("The empty initialiser creates the zero matrix, as on iOS")
  func zeros() { #expect(CATransform3D().entries == Array(repeating: 0, count: 16)) }
}
