/// Four neighbouring pixels, blended at once, with the same rounding as one by one.
struct PixelQuad {
  private let pixels: SIMD4<UInt32>

  init(repeating pixel: UInt32) { pixels = SIMD4(repeating: pixel) }

  private init(_ pixels: SIMD4<UInt32>) { self.pixels = pixels }

  /// What the pixels leave of those beneath them: 255 minus their alphas.
  @inline(__always)
  var rest: SIMD4<UInt32> { SIMD4<UInt32>(repeating: 255) &- (pixels &>> 24) }

  @inline(__always)
  func write(to row: UnsafeMutablePointer<UInt32>) {
    UnsafeMutableRawPointer(row).storeBytes(of: pixels, as: SIMD4<UInt32>.self)
  }

  /// Returns the pixels, each times one of four bytes of coverage.
  @inline(__always)
  func scaled(by coverage: UInt32) -> Self {
    Self(Self.product(pixels, Self.shares(coverage)))
  }

  /// Blends the pixels, which must be opaque, over four pixels of a row, each with one of four bytes of coverage.
  ///
  /// That is ``scaled(by:)`` and ``blend(over:)`` with the same result: the alpha of each pixel is its coverage.
  @inline(__always)
  func blendOpaque(over row: UnsafeMutablePointer<UInt32>, through coverage: UInt32) {
    let below = UnsafeRawPointer(row).loadUnaligned(as: SIMD4<UInt32>.self)
    let blended =
      Self.product(pixels, Self.shares(coverage)) &+ Self.product(below, Self.shares(~coverage))
    UnsafeMutableRawPointer(row).storeBytes(of: blended, as: SIMD4<UInt32>.self)
  }

  /// Four bytes, each as a number.
  @inline(__always)
  private static func shares(_ bytes: UInt32) -> SIMD4<UInt32> {
    SIMD4<UInt32>(truncatingIfNeeded: unsafeBitCast(bytes, to: SIMD4<UInt8>.self))
  }

  /// Blends the pixels over four pixels of a row.
  @inline(__always)
  func blend(over row: UnsafeMutablePointer<UInt32>) { blend(over: row, leaving: rest) }

  /// Blends the pixels over four pixels of a row, with their own ``rest``, which is then found once for many rows.
  @inline(__always)
  func blend(over row: UnsafeMutablePointer<UInt32>, leaving rest: SIMD4<UInt32>) {
    let below = UnsafeRawPointer(row).loadUnaligned(as: SIMD4<UInt32>.self)
    UnsafeMutableRawPointer(row).storeBytes(of: pixels &+ Self.product(below, rest), as: SIMD4<UInt32>.self)
  }

  /// All channels times `shares` / 255, rounded, in 16 bits for each channel.
  @inline(__always)
  private static func product(_ pixels: SIMD4<UInt32>, _ shares: SIMD4<UInt32>) -> SIMD4<UInt32> {
    let odd = SIMD4<UInt32>(repeating: 0x00FF_00FF)
    let share = unsafeBitCast(shares | (shares &<< 16), to: SIMD8<UInt16>.self)
    let low = divided(unsafeBitCast(pixels & odd, to: SIMD8<UInt16>.self) &* share)
    let high = divided(unsafeBitCast((pixels &>> 8) & odd, to: SIMD8<UInt16>.self) &* share)
    return low | (high &<< 8)
  }

  /// Sixteen-bit products divided by 255, rounded.
  @inline(__always)
  private static func divided(_ product: SIMD8<UInt16>) -> SIMD4<UInt32> {
    let sum = product &+ SIMD8(repeating: 128)
    return unsafeBitCast((sum &+ (sum &>> 8)) &>> 8, to: SIMD4<UInt32>.self)
  }
}
