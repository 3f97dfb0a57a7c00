import CoreGraphics
public import Foundation

/// A 4 × 4 matrix that acts on row vectors: `[x y z 1] · m`, with the translation in the fourth row.
public struct CATransform3D: Equatable, Sendable {
  public var m11: CGFloat
  public var m12: CGFloat
  public var m13: CGFloat
  public var m14: CGFloat
  public var m21: CGFloat
  public var m22: CGFloat
  public var m23: CGFloat
  public var m24: CGFloat
  public var m31: CGFloat
  public var m32: CGFloat
  public var m33: CGFloat
  /// The perspective, -1 / (distance of the eye in points).
  public var m34: CGFloat
  public var m41: CGFloat
  public var m42: CGFloat
  public var m43: CGFloat
  public var m44: CGFloat

  /// All zero, as on iOS; `CATransform3DIdentity` is the identity.
  public init() {
    self.init(
      m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
      m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
  }

  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    self.m11 = m11
    self.m12 = m12
    self.m13 = m13
    self.m14 = m14
    self.m21 = m21
    self.m22 = m22
    self.m23 = m23
    self.m24 = m24
    self.m31 = m31
    self.m32 = m32
    self.m33 = m33
    self.m34 = m34
    self.m41 = m41
    self.m42 = m42
    self.m43 = m43
    self.m44 = m44
  }
}

extension CATransform3D {
  init(rows: Rows) {
    self.init(
      m11: CGFloat(rows.0.x), m12: CGFloat(rows.0.y), m13: CGFloat(rows.0.z), m14: CGFloat(rows.0.w),
      m21: CGFloat(rows.1.x), m22: CGFloat(rows.1.y), m23: CGFloat(rows.1.z), m24: CGFloat(rows.1.w),
      m31: CGFloat(rows.2.x), m32: CGFloat(rows.2.y), m33: CGFloat(rows.2.z), m34: CGFloat(rows.2.w),
      m41: CGFloat(rows.3.x), m42: CGFloat(rows.3.y), m43: CGFloat(rows.3.z), m44: CGFloat(rows.3.w))
  }

  typealias Rows = (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

  var rows: Rows {
    (
      SIMD4(m11.native, m12.native, m13.native, m14.native), SIMD4(m21.native, m22.native, m23.native, m24.native),
      SIMD4(m31.native, m32.native, m33.native, m34.native), SIMD4(m41.native, m42.native, m43.native, m44.native)
    )
  }

  var isFinite: Bool {
    let r = rows
    return r.0.isFinite && r.1.isFinite && r.2.isFinite && r.3.isFinite
  }

  /// The plane is mapped to itself, and z left unchanged.
  @inline(__always)
  var isPlanar: Bool {
    let r = rows
    return r.0.highHalf == .zero && r.1.highHalf == .zero && r.2 == SIMD4(0, 0, 1, 0) && r.3.highHalf == SIMD2(0, 1)
  }

  /// Whether the transform only scales along the axes and translates, without perspective.
  var onlyScalesAndMoves: Bool {
    m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m34 == 0
      && m44 == 1
  }

  /// `a · b`.
  @inline(__always)
  static func product(_ a: Rows, _ b: Rows) -> Rows {
    @inline(__always) func row(_ v: SIMD4<Double>) -> SIMD4<Double> {
      let upper: SIMD4<Double> = b.0 * v.x + b.1 * v.y
      let lower: SIMD4<Double> = b.2 * v.z + b.3 * v.w
      return upper + lower
    }
    return (row(a.0), row(a.1), row(a.2), row(a.3))
  }

  /// The determinants of two rows by two columns, in the upper rows and in the lower.
  private typealias Minors = (s0: Double, s1: Double, s2: Double, s3: Double, s4: Double, s5: Double)

  /// Columns 1 and 2, 1 and 3, 1 and 4, 2 and 3, 2 and 4, 3 and 4.
  private static func minors(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> Minors {
    (
      a.x * b.y - b.x * a.y, a.x * b.z - b.x * a.z, a.x * b.w - b.x * a.w, a.y * b.z - b.y * a.z,
      a.y * b.w - b.y * a.w, a.z * b.w - b.z * a.w
    )
  }

  private static func determinant(_ upper: Minors, _ lower: Minors) -> Double {
    let outer = upper.s0 * lower.s5 - upper.s1 * lower.s4 + upper.s2 * lower.s3
    let inner = upper.s3 * lower.s2 - upper.s4 * lower.s1 + upper.s5 * lower.s0
    return outer + inner
  }

  var determinant: Double {
    let r = rows
    return Self.determinant(Self.minors(r.0, r.1), Self.minors(r.2, r.3))
  }

  /// Nil if the transform is singular.
  package var inverse: Self? {
    let (a, b, c, d) = rows
    let (upper, lower) = (Self.minors(a, b), Self.minors(c, d))
    let scale = 1 / Self.determinant(upper, lower)
    guard scale.isFinite else { return nil }
    let (s0, s1, s2, s3, s4, s5) = upper
    let (c0, c1, c2, c3, c4, c5) = lower
    let first = SIMD4(
      b.y * c5 - b.z * c4 + b.w * c3, -a.y * c5 + a.z * c4 - a.w * c3,
      d.y * s5 - d.z * s4 + d.w * s3, -c.y * s5 + c.z * s4 - c.w * s3)
    let second = SIMD4(
      -b.x * c5 + b.z * c2 - b.w * c1, a.x * c5 - a.z * c2 + a.w * c1,
      -d.x * s5 + d.z * s2 - d.w * s1, c.x * s5 - c.z * s2 + c.w * s1)
    let third = SIMD4(
      b.x * c4 - b.y * c2 + b.w * c0, -a.x * c4 + a.y * c2 - a.w * c0,
      d.x * s4 - d.y * s2 + d.w * s0, -c.x * s4 + c.y * s2 - c.w * s0)
    let fourth = SIMD4(
      -b.x * c3 + b.y * c1 - b.z * c0, a.x * c3 - a.y * c1 + a.z * c0,
      -d.x * s3 + d.y * s1 - d.z * s0, c.x * s3 - c.y * s1 + c.z * s0)
    return Self(rows: (first * scale, second * scale, third * scale, fourth * scale))
  }
}

extension NSValue {
  public convenience init(caTransform3D t: CATransform3D) {
    self.init(numbers: [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ])
  }

  /// The identity if the value is of another kind.
  public var caTransform3DValue: CATransform3D { heldTransform ?? CATransform3DIdentity }

  /// Nil if the value is of another kind.
  var heldTransform: CATransform3D? {
    numbers(16).map { n in
      CATransform3D(
        m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8], m32: n[9],
        m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
    }
  }

  package convenience init(numbers: [CGFloat]) {
    // Foundation on Linux boxes arrays of numbers, but not the structures of a client.
    let doubles = numbers.map(\.native)
    self.init(bytes: doubles, objCType: "[\(doubles.count)d]")
  }

  /// Nil if the value is of another kind, which would overwrite memory.
  package func numbers(_ count: Int) -> [CGFloat]? {
    guard !(self is NSNumber), String(cString: objCType) == "[\(count)d]" else { return nil }
    var doubles = [Double](repeating: 0, count: count)
    getValue(&doubles)
    return doubles.map { CGFloat($0) }
  }
}
