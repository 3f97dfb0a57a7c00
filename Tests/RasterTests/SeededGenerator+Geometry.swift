import CoreGraphics
import SeededRandom

extension SeededGenerator {
  mutating func point() -> CGPoint { CGPoint(x: number(), y: number()) }
}
