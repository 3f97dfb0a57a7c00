import Glibc
import Motion
import QuartzCore

/// The frame of a crowd, written by hand for exactly the values that move: arrays of numbers instead of a tree.
final class HandWrittenFrame {
  private var positions: [SIMD2<Double>] = []
  private var items: [DisplayItem] = []
  private let curve = CubicBezier.easeInEaseOut
  private var fraction = 0.0

  init(count: Int) {
    for index in 0..<count {
      let (row, column) = index.quotientAndRemainder(dividingBy: 100)
      positions.append(SIMD2(Double(column * 12 + 5), Double(row * 12 + 5)))
    }
    items.reserveCapacity(count)
  }

  /// Writes the items of an instant a little later than the one before.
  func write() {
    fraction = fraction > 0.9 ? 0 : fraction + 1e-4
    items.removeAll(keepingCapacity: true)
    for index in positions.indices {
      let progress = curve.value(at: fraction)
      let angle = progress
      let scale = 0.5 + 0.5 * progress
      let axis = SIMD2(cos(angle), sin(angle)) * scale
      let other = SIMD2(-axis.y, axis.x)
      let map = Homography(
        xAxis: axis, yAxis: other, origin: positions[index] * progress - axis * 5 - other * 5)
      let box = DisplayItem.Background(outline: RoundedOutline(SIMD4(0, 0, 10, 10)), color: SIMD4(repeating: 1))
      items.append(DisplayItem(.background(box), layer: UInt(index), placement: map, opacity: 0.9 * progress))
    }
  }
}
