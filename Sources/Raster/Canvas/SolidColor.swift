import CPangoCairo

/// A colour that is written into pixels without Cairo, whose calls cost more than a small box.
struct SolidColor {
  /// Blue, green, red and alpha, multiplied.
  private let pixel: UInt32

  /// The colour that a context paints with; nil if its source is not a colour or its operator is not over.
  init?(paintedBy context: OpaquePointer) {
    var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
    guard cairo_get_operator(context) == CAIRO_OPERATOR_OVER,
      cairo_pattern_get_rgba(cairo_get_source(context), &red, &green, &blue, &alpha) == CAIRO_STATUS_SUCCESS
    else { return nil }
    pixel =
      Self.byte(alpha) << 24 | Self.byte(red * alpha) << 16 | Self.byte(green * alpha) << 8 | Self.byte(blue * alpha)
  }

  var isOpaque: Bool { pixel >> 24 == 255 }

  /// Replaces the pixels of a box, which must lie inside a surface of colours, by the colour.
  func fill(_ box: DeviceBox, _ surface: Surface) {
    surface.write { _, _ in
      for y in box.top..<box.bottom { (surface.row(y) + box.left).update(repeating: pixel, count: box.width) }
    }
  }

  /// Blends the colour with `coverage` over the pixels of a box, which must lie inside a surface of colours.
  func blend(_ coverage: Double, _ box: DeviceBox, _ surface: Surface) {
    let pixel = Self.scaled(pixel, UInt32((min(max(coverage, 0), 1) * 255).rounded()))
    let rest = 255 - pixel >> 24
    surface.write { _, _ in
      for y in box.top..<box.bottom {
        let row = surface.row(y)
        for x in box.left..<box.right { row[x] = pixel &+ Self.scaled(row[x], rest) }
      }
    }
  }

  /// All four channels times `share` / 255, rounded, two at a time.
  @inline(__always)
  private static func scaled(_ pixel: UInt32, _ share: UInt32) -> UInt32 {
    let odd: UInt32 = 0x00FF_00FF
    let low = (pixel & odd) &* share &+ 0x0080_0080
    let high = (pixel >> 8 & odd) &* share &+ 0x0080_0080
    return (low &+ (low >> 8 & odd)) >> 8 & odd | (high &+ (high >> 8 & odd)) & ~odd
  }

  /// A channel as in Cairo: 256 steps of equal width.
  private static func byte(_ value: Double) -> UInt32 { UInt32(min(max(value * 256, 0), 255)) }
}
