import CPangoCairo

/// Scales pictures down by averaging the pixels under each new pixel.
enum AreaScaler {
  /// Returns the picture scaled to a size that is not greater than its own on either side; nil if there is no memory.
  static func scaled(_ source: Surface, width: Int, height: Int) -> Surface? {
    guard let result = Surface(CAIRO_FORMAT_ARGB32, width: width, height: height) else { return nil }
    source.finishDrawing()
    let columns = weights(from: source.width, to: width)
    let rows = weights(from: source.height, to: height)
    var sums = [SIMD4<Float>](repeating: .zero, count: source.width)
    result.write { _, _ in
      for y in 0..<height {
        for x in sums.indices { sums[x] = .zero }
        for (index, weight) in rows[y] {
          let row = source.row(index)
          for x in sums.indices { sums[x] += channels(row[x]) * weight }
        }
        let row = result.row(y)
        for x in 0..<width {
          var sum = SIMD4<Float>.zero
          for (index, weight) in columns[x] { sum += sums[index] * weight }
          row[x] = pixel(sum)
        }
      }
    }
    return result
  }

  /// The old pixels under each new one, each with the share of the new pixel that it covers.
  private static func weights(from old: Int, to new: Int) -> [[(index: Int, weight: Float)]] {
    let step = Double(old) / Double(new)
    return (0..<new).map { target in
      let (low, high) = (Double(target) * step, Double(target + 1) * step)
      return (Int(low)..<min(old, Int(high.rounded(.up)))).map { index in
        (index, Float((min(high, Double(index + 1)) - max(low, Double(index))) / step))
      }
    }
  }

  private static func channels(_ pixel: UInt32) -> SIMD4<Float> {
    SIMD4<Float>(
      SIMD4<UInt32>(pixel >> 24, pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF))
  }

  private static func pixel(_ channels: SIMD4<Float>) -> UInt32 {
    let c = SIMD4<UInt32>(
      (channels.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))).rounded(.toNearestOrAwayFromZero))
    return c.x << 24 | c.y << 16 | c.z << 8 | c.w
  }
}
