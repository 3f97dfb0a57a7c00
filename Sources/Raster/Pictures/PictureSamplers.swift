import QuartzCore

/// Draws a picture that is moved and scaled but not rotated, with bilinear interpolation.
///
/// Cairo could do it, but its rounding depends on the clip. The source position is computed once for each column and
/// each row; a picture that is only moved has the same shares everywhere.
struct UprightSampler {
  private struct Lookup {
    var cell: Int
    /// A share in 256ths.
    var share: UInt32
  }

  private let columns: [Lookup]
  private let rows: [Lookup]
  private let isMovedOnly: Bool

  /// `inverse` leads from the pixels of `box` to `source`.
  init(_ inverse: Homography, _ source: Surface, _ box: DeviceBox) {
    self.init(
      box, source, column: { $0 * inverse.xAxis.x + inverse.origin.x },
      row: { $0 * inverse.yAxis.y + inverse.origin.y })
  }

  /// `column` and `row` map the centre of a pixel to a position in `source`.
  init(_ box: DeviceBox, _ source: Surface, column: (Double) -> Double, row: (Double) -> Double) {
    columns = (box.left..<box.right).map { Self.lookup(column(Double($0) + 0.5), source.width) }
    rows = (box.top..<box.bottom).map { Self.lookup(row(Double($0) + 0.5), source.height) }
    let first = columns.first ?? Lookup(cell: 0, share: 0)
    isMovedOnly = columns.enumerated().allSatisfy { $1.share == first.share && $1.cell == first.cell + $0 }
  }

  func draw(_ source: Surface, on canvas: Canvas) {
    source.finishDrawing()
    let box = canvas.clip
    canvas.surface.write { _, _ in
      for (y, lookup) in rows.enumerated() {
        let (top, bottom) = (source.row(lookup.cell), source.row(lookup.cell + 1))
        let target = canvas.surface.row(box.top - canvas.y + y) + (box.left - canvas.x)
        if isMovedOnly, let first = columns.first {
          Self.mixRow(target, columns.count, top + first.cell, bottom + first.cell, first.share, lookup.share)
        } else {
          mixRow(target, top, bottom, lookup.share)
        }
      }
    }
  }

  private func mixRow(
    _ target: UnsafeMutablePointer<UInt32>, _ top: UnsafeMutablePointer<UInt32>,
    _ bottom: UnsafeMutablePointer<UInt32>, _ down: UInt32
  ) {
    columns.withUnsafeBufferPointer { columns in
      for x in 0..<columns.count {
        let (cell, share) = (columns[x].cell, columns[x].share)
        target[x] = Warp.mix(
          Warp.mix(top[cell], top[cell + 1], share), Warp.mix(bottom[cell], bottom[cell + 1], share), down)
      }
    }
  }

  private static func mixRow(
    _ target: UnsafeMutablePointer<UInt32>, _ count: Int, _ top: UnsafeMutablePointer<UInt32>,
    _ bottom: UnsafeMutablePointer<UInt32>, _ right: UInt32, _ down: UInt32
  ) {
    for x in 0..<count {
      target[x] = Warp.mix(Warp.mix(top[x], top[x + 1], right), Warp.mix(bottom[x], bottom[x + 1], right), down)
    }
  }

  /// The cell whose centre is at or before `position`.
  private static func lookup(_ position: Double, _ count: Int) -> Lookup {
    // In this order, NaN becomes 0.
    let corner = max(0, min(position - 0.5, Double(count - 1)))
    let steps = Int((corner * 256).rounded(.toNearestOrEven))
    let cell = min(steps / 256, max(0, count - 2))
    return Lookup(cell: cell, share: UInt32(min(steps - cell * 256, 256)))
  }
}

/// Each device pixel looks up its source pixel; Cairo could rotate pictures, but its rounding depends on the clip.
enum Warp {
  /// `inverse` leads from device pixels to the source's, whose edges are repeated beyond them.
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

  /// `share` / 256 of the second pixel, two channels at a time.
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
