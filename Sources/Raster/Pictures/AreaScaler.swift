import CPangoCairo

/// Makes pictures smaller by averaging what lies under each new pixel.
enum AreaScaler {
  /// The picture in a size not above its own on either side; nil where there is no memory.
  static func scaled(_ source: Surface, width: Int, height: Int) -> Surface? {
    guard let result = Surface(CAIRO_FORMAT_ARGB32, width: width, height: height) else { return nil }
    cairo_surface_flush(source.handle)
    let columns = weights(from: source.width, to: width)
    let rows = weights(from: source.height, to: height)
    var sums = [SIMD4<Float>](repeating: .zero, count: source.width)
    result.write { _, _ in
      for y in 0..<height {
        for x in sums.indices { sums[x] = .zero }
        for (place, weight) in rows[y] {
          let row = source.row(place)
          for x in sums.indices { sums[x] += channels(row[x]) * weight }
        }
        let row = result.row(y)
        for x in 0..<width {
          var sum = SIMD4<Float>.zero
          for (place, weight) in columns[x] { sum += sums[place] * weight }
          row[x] = pixel(sum)
        }
      }
    }
    return result
  }

  /// Which old pixels lie under each new one, and how much of it each takes up.
  private static func weights(from old: Int, to new: Int) -> [[(place: Int, weight: Float)]] {
    let step = Double(old) / Double(new)
    return (0..<new).map { index in
      let (low, high) = (Double(index) * step, Double(index + 1) * step)
      return (Int(low)..<min(old, Int(high.rounded(.up)))).map { place in
        (place, Float((min(high, Double(place + 1)) - max(low, Double(place))) / step))
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
