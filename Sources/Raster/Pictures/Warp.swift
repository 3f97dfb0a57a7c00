import QuartzCore

/// Draws a picture that is rotated or in perspective: each device pixel looks up its source pixel.
///
/// Cairo could rotate pictures, but its rounding depends on the clip.
enum Warp {
  /// Fills the canvas with `source`; `inverse` leads from device pixels to the source's.
  ///
  /// The pixels at the edges are repeated
  /// beyond them.
  static func draw(_ source: Surface, through inverse: Homography, isNearest: Bool, on canvas: Canvas) {
    source.finishDrawing()
    let box = canvas.clip
    canvas.surface.write { _, _ in
      for y in box.top..<box.bottom {
        let row = canvas.surface.row(y - canvas.y)
        for x in box.left..<box.right {
          let point = inverse.map(SIMD2(Double(x) + 0.5, Double(y) + 0.5))
          row[x - canvas.x] = isNearest ? nearest(source, point) : mixed(source, point)
        }
      }
    }
  }

  private static func nearest(_ source: Surface, _ point: SIMD2<Double>) -> UInt32 {
    source.row(index(point.y, source.height))[index(point.x, source.width)]
  }

  private static func mixed(_ source: Surface, _ point: SIMD2<Double>) -> UInt32 {
    let corner = DeviceBox.clamped(point - 0.5)
    let low = corner.rounded(.down)
    let share = ((corner - low) * 256).rounded(.toNearestOrEven)
    let (right, down) = (UInt32(share.x), UInt32(share.y))
    let (left, leftNext) = (index(low.x, source.width), index(low.x + 1, source.width))
    let (top, bottom) = (source.row(index(low.y, source.height)), source.row(index(low.y + 1, source.height)))
    let first = mix(top[left], top[leftNext], right)
    return mix(first, mix(bottom[left], bottom[leftNext], right), down)
  }

  /// Two pixels mixed, with `share` / 256 of the second, two channels at a time.
  @inline(__always)
  static func mix(_ a: UInt32, _ b: UInt32, _ share: UInt32) -> UInt32 {
    let odd: UInt32 = 0x00FF_00FF
    let low = ((a & odd) &* (256 - share) &+ (b & odd) &* share &+ 0x0080_0080) >> 8 & odd
    let high = ((a >> 8 & odd) &* (256 - share) &+ (b >> 8 & odd) &* share &+ 0x0080_0080) & ~odd
    return low | high
  }

  private static func index(_ position: Double, _ count: Int) -> Int {
    min(max(Int(position.clamped(-DeviceBox.farthest, DeviceBox.farthest).rounded(.down)), 0), count - 1)
  }
}

extension Double {
  fileprivate func clamped(_ low: Double, _ high: Double) -> Double { self > low ? Swift.min(self, high) : low }
}
