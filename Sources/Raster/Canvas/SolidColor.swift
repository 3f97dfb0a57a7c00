/// A colour that is written into pixels without Cairo, whose calls cost more than a small box.
struct SolidColor {
  /// Blue, green, red and alpha, multiplied.
  private let pixel: UInt32

  /// Red, green, blue and alpha, not multiplied.
  init(_ color: SIMD4<Double>) {
    let alpha = Self.share(color.w)
    pixel =
      Self.byte(alpha) << 24 | Self.byte(Self.share(color.x) * alpha) << 16
      | Self.byte(Self.share(color.y) * alpha) << 8 | Self.byte(Self.share(color.z) * alpha)
  }

  /// NaN becomes 0.
  private static func share(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }

  var isOpaque: Bool { pixel >> 24 == 255 }

  /// The box must lie inside a surface that has colours.
  func fill(_ box: DeviceBox, _ surface: Surface) {
    surface.write { _, _ in
      for y in box.top..<box.bottom { _ = wmemset(surface.row(y) + box.left, pixel, box.width) }
    }
  }

  /// The box must lie inside a surface that has colours.
  func blend(_ coverage: Double, _ box: DeviceBox, _ surface: Surface) {
    let pixel = Self.scaled(pixel, UInt32((min(max(coverage, 0), 1) * 255).rounded()))
    let quad = PixelQuad(repeating: pixel)
    surface.write { _, _ in
      for y in box.top..<box.bottom {
        let row = surface.row(y)
        var x = box.left
        while x + 4 <= box.right {
          quad.blend(over: row + x)
          x += 4
        }
        while x < box.right {
          row[x] = pixel &+ Self.scaled(row[x], 255 - pixel >> 24)
          x += 1
        }
      }
    }
  }

  /// `coverage` is the first byte of a row.
  ///
  /// Most of a mask is empty or full, which is found out for four pixels at a time. Cairo's own masks, of the corners
  /// and the shadow, took 3.0 of 9.0 million instructions of a step in the prototype; this takes 0.3.
  func blend(through coverage: UnsafePointer<UInt8>, stride: Int, _ box: DeviceBox, _ surface: Surface) {
    let quad = PixelQuad(repeating: pixel)
    surface.write { _, _ in
      var mask = coverage
      for y in box.top..<box.bottom {
        blendRow(through: mask, surface.row(y) + box.left, count: box.width, quad)
        mask += stride
      }
    }
  }

  private func blendRow(
    through mask: UnsafePointer<UInt8>, _ row: UnsafeMutablePointer<UInt32>, count: Int, _ quad: PixelQuad
  ) {
    if count >= 4 { return Self.forEachFour(mask, count) { blend(through: $0, row + $1, quad) } }
    for x in 0..<count {
      let part = Self.scaled(pixel, UInt32(mask[x]))
      row[x] = part &+ Self.scaled(row[x], 255 - part >> 24)
    }
  }

  /// Four of at least four bytes at a time, with the index of the first; the last four may begin with bytes that came
  /// before, which are zero then.
  @inline(__always)
  private static func forEachFour(_ coverage: UnsafePointer<UInt8>, _ count: Int, _ body: (UInt32, Int) -> Void) {
    let bytes = UnsafeRawPointer(coverage)
    var x = 0
    while x &+ 4 <= count {
      body(bytes.loadUnaligned(fromByteOffset: x, as: UInt32.self), x)
      x &+= 4
    }
    if x == count { return }
    let last = count &- 4
    body(bytes.loadUnaligned(fromByteOffset: last, as: UInt32.self) & (.max << UInt32((x &- last) &* 8)), last)
  }

  @inline(__always)
  private func blend(through coverage: UInt32, _ row: UnsafeMutablePointer<UInt32>, _ quad: PixelQuad) {
    guard coverage != 0 else { return }
    guard isOpaque else { return quad.scaled(by: coverage).blend(over: row) }
    if coverage == .max {
      quad.write(to: row)
    } else {
      quad.blendOpaque(over: row, through: coverage)
    }
  }

  /// The colour is multiplied by the coverage once for each column.
  func blend(throughRow coverage: UnsafePointer<UInt8>, _ box: DeviceBox, _ surface: Surface) {
    guard box.width >= 4 else { return blend(through: coverage, stride: 0, box, surface) }
    let quad = PixelQuad(repeating: pixel)
    withUnsafeTemporaryAllocation(of: Column.self, capacity: box.width / 4 + 1) { columns in
      var count = 0
      Self.forEachFour(coverage, box.width) { four, x in
        guard four != 0 else { return }
        let part = quad.scaled(by: four)
        columns.initializeElement(at: count, to: Column(quad: part, rest: part.rest, x: x))
        count += 1
      }
      surface.write { _, _ in
        for y in box.top..<box.bottom {
          let row = surface.row(y) + box.left
          for column in columns[..<count] { column.quad.blend(over: row + column.x, leaving: column.rest) }
        }
      }
    }
  }

  /// Blended with the same colours in each row.
  private struct Column {
    let quad: PixelQuad
    let rest: SIMD4<UInt32>
    let x: Int
  }

  /// All four channels times `share` / 255, rounded, two at a time.
  @inline(__always)
  private static func scaled(_ pixel: UInt32, _ share: UInt32) -> UInt32 {
    let odd: UInt32 = 0x00FF_00FF
    let low = (pixel & odd) &* share &+ 0x0080_0080
    let high = (pixel >> 8 & odd) &* share &+ 0x0080_0080
    return (low &+ (low >> 8 & odd)) >> 8 & odd | (high &+ (high >> 8 & odd)) & ~odd
  }

  /// As in Cairo: 256 steps of equal width.
  private static func byte(_ value: Double) -> UInt32 { UInt32(min(max(value * 256, 0), 255)) }
}

/// Writes `value` into `count` numbers; the C library has it, but its Swift module does not.
@_silgen_name("wmemset") private func wmemset(
  _ first: UnsafeMutablePointer<UInt32>, _ value: UInt32, _ count: Int
) -> UnsafeMutablePointer<UInt32>

/// Four neighbouring pixels, blended at once, with the same rounding as one by one.
struct PixelQuad {
  private let pixels: SIMD4<UInt32>

  init(repeating pixel: UInt32) { pixels = SIMD4(repeating: pixel) }

  private init(_ pixels: SIMD4<UInt32>) { self.pixels = pixels }

  /// 255 minus the pixels' alphas.
  @inline(__always)
  var rest: SIMD4<UInt32> { SIMD4<UInt32>(repeating: 255) &- (pixels &>> 24) }

  @inline(__always)
  func write(to row: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(row).storeBytes(of: pixels, as: SIMD4<UInt32>.self)
  }

  /// Times one of four bytes of coverage each.
  @inline(__always)
  func scaled(by coverage: UInt32) -> Self {
    Self(Self.product(pixels, Self.shares(coverage)))
  }

  /// The pixels must be opaque: the alpha of each is its coverage, so the result is that of ``scaled(by:)`` and
  /// ``blend(over:)``.
  @inline(__always)
  func blendOpaque(over row: UnsafeMutablePointer<UInt32>, through coverage: UInt32) {
    let below = UnsafeRawPointer(row).loadUnaligned(as: SIMD4<UInt32>.self)
    let blended =
      Self.product(pixels, Self.shares(coverage)) &+ Self.product(below, Self.shares(~coverage))
    UnsafeMutableRawPointer(row).storeBytes(of: blended, as: SIMD4<UInt32>.self)
  }

  @inline(__always)
  private static func shares(_ bytes: UInt32) -> SIMD4<UInt32> {
    SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(bytes, to: SIMD4<UInt8>.self))
  }

  @inline(__always)
  func blend(over row: UnsafeMutablePointer<UInt32>) { blend(over: row, leaving: rest) }

  /// The ``rest`` is found once for many rows.
  @inline(__always)
  func blend(over row: UnsafeMutablePointer<UInt32>, leaving rest: SIMD4<UInt32>) {
    let below = UnsafeRawPointer(row).loadUnaligned(as: SIMD4<UInt32>.self)
    UnsafeMutableRawPointer(row).storeBytes(of: pixels &+ Self.product(below, rest), as: SIMD4<UInt32>.self)
  }

  /// In 16 bits for each channel, divided by 255 and rounded.
  @inline(__always)
  private static func product(_ pixels: SIMD4<UInt32>, _ shares: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let odd = SIMD4<UInt32>(repeating: 0x00FF_00FF)
    let share = unsafeBitCast(shares | (shares &<< 16), to: SIMD8<UInt16>.self)
    let low = divided(unsafeBitCast(pixels & odd, to: SIMD8<UInt16>.self) &* share)
    let high = divided(unsafeBitCast((pixels &>> 8) & odd, to: SIMD8<UInt16>.self) &* share)
    return low | (high &<< 8)
  }

  /// Rounded.
  @inline(__always)
  private static func divided(_ product: SIMD8<UInt16>) -> SIMD4<UInt32> {
    let sum = product &+ SIMD8(repeating: 128)
    return unsafeBitCast((sum &+ (sum &>> 8)) &>> 8, to: SIMD4<UInt32>.self)
  }
}
