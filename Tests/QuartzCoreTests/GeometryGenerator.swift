import QuartzCore
import SeededRandom

/// Random geometry that a seed determines.
struct GeometryGenerator: RandomNumberGenerator {
  private var source: SeededGenerator

  init(seed: UInt64) { source = SeededGenerator(seed: seed) }

  mutating func next() -> UInt64 { source.next() }

  mutating func number(_ range: ClosedRange<Double> = -2...2) -> Double { Double.random(in: range, using: &self) }

  mutating func chance(_ probability: Double) -> Bool { number(0...1) < probability }

  mutating func point(_ range: ClosedRange<Double> = -100...100) -> CGPoint {
    CGPoint(x: number(range), y: number(range))
  }

  /// Returns a matrix with random entries.
  mutating func matrix() -> CATransform3D {
    CATransform3D(
      m11: CGFloat(number()), m12: CGFloat(number()), m13: CGFloat(number()), m14: CGFloat(number()),
      m21: CGFloat(number()), m22: CGFloat(number()), m23: CGFloat(number()), m24: CGFloat(number()),
      m31: CGFloat(number()), m32: CGFloat(number()), m33: CGFloat(number()), m34: CGFloat(number()),
      m41: CGFloat(number()), m42: CGFloat(number()), m43: CGFloat(number()), m44: CGFloat(number()))
  }

  /// Returns a rotation about any axis, scaled (also mirrored) and translated, without perspective.
  mutating func placement() -> CATransform3D {
    var t = CATransform3DMakeRotation(CGFloat(number(-3...3)), CGFloat(number()), CGFloat(number()), CGFloat(number()))
    t = CATransform3DScale(t, CGFloat(number()), CGFloat(number()), CGFloat(number()))
    return CATransform3DTranslate(t, CGFloat(number(-50...50)), CGFloat(number(-50...50)), CGFloat(number(-50...50)))
  }

  /// Returns a rotation of the plane, scaled (also mirrored) and translated.
  mutating func planarPlacement() -> CATransform3D {
    var t = CATransform3DMakeRotation(CGFloat(number(-3...3)), 0, 0, 1)
    t = CATransform3DScale(t, CGFloat(number(0.3...2)), CGFloat(chance(0.5) ? number(0.3...2) : number(-2...(-0.3))), 1)
    return CATransform3DTranslate(t, CGFloat(number(-50...50)), CGFloat(number(-50...50)), 0)
  }
}
