import CoreGraphics
import SeededRandom

extension SeededGenerator {
  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }

  mutating func transform() -> CGAffineTransform {
    CGAffineTransform(
      CGFloat(number()), CGFloat(number()), CGFloat(number()), CGFloat(number()), CGFloat(number()), CGFloat(number()))
  }
}
