import CPangoCairo
import QuartzCore

/// A grid of colours, multiplied by alpha, that was made soft.
final class ColorCells {
  /// The cells, in units of the device's pixels times `size`.
  let region: DeviceBox
  /// Device pixels to a side of a cell.
  let size: Int
  private var cells: [SIMD4<Float>]

  /// What `canvas`, whose pixels are the cells, shows.
  init(_ canvas: Canvas, size: Int) {
    region = canvas.clip
    self.size = size
    cells = []
    cells.reserveCapacity(region.area)
    cairo_surface_flush(canvas.surface.handle)
    for y in region.top..<region.bottom {
      let row = canvas.surface.row(y - canvas.y)
      for x in region.left..<region.right { cells.append(SIMD4(pixel: row[x - canvas.x])) }
    }
  }

  /// How many bytes it takes up.
  var cost: Int { cells.count * MemoryLayout<SIMD4<Float>>.stride }

  /// Makes colours `strength` times as strong: 0 for gray, 1 for the same.
  func saturate(_ strength: Float) {
    guard strength != 1 else { return }
    for index in cells.indices {
      let cell = cells[index]
      let gray = cell.x * 0.2126 + cell.y * 0.7152 + cell.z * 0.0722
      let strong = SIMD4(repeating: gray) + (cell - gray) * strength
      var new = strong.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: cell.w))
      new.w = cell.w
      cells[index] = new
    }
  }

  /// Blurs by a standard deviation in cells; beyond the edges it goes on as at the edges.
  func blur(_ sigma: Double) {
    guard sigma > 0.05, region.width > 0, region.height > 0 else { return }
    let kernel = GaussianBlur.kernel(sigma)
    let (width, height) = (region.width, region.height)
    var spare = cells
    for y in 0..<height {
      Self.blur(cells, into: &spare, from: y * width, step: 1, count: width, kernel)
    }
    for x in 0..<width { Self.blur(spare, into: &cells, from: x, step: width, count: height, kernel) }
  }

  /// Blurs one row or column.
  private static func blur(
    _ source: [SIMD4<Float>], into target: inout [SIMD4<Float>], from start: Int, step: Int, count: Int,
    _ kernel: [Float]
  ) {
    source.withUnsafeBufferPointer { source in
      for place in 0..<count {
        var sum = source[start + place * step] * kernel[0]
        for offset in 1..<max(1, kernel.count) {
          let (before, after) = (max(0, place - offset), min(count - 1, place + offset))
          sum += (source[start + before * step] + source[start + after * step]) * kernel[offset]
        }
        target[start + place * step] = sum
      }
    }
  }

  /// Draws the cells over all of `canvas`, mixed between their middles, seen by `opacity`.
  func draw(on canvas: Canvas, opacity: Float) {
    let box = canvas.clip
    canvas.surface.write { _, _ in
      for y in box.top..<box.bottom {
        let (above, below, down) = neighbours(y, region.top, region.bottom)
        let (upper, lower) = ((above - region.top) * region.width, (below - region.top) * region.width)
        let row = canvas.surface.row(y - canvas.y)
        cells.withUnsafeBufferPointer { cells in
          for x in box.left..<box.right {
            let (left, right, along) = neighbours(x, region.left, region.right)
            let (first, last) = (left - region.left, right - region.left)
            let top = cells[upper + first] + (cells[upper + last] - cells[upper + first]) * along
            let bottom = cells[lower + first] + (cells[lower + last] - cells[lower + first]) * along
            row[x - canvas.x] = ((top + (bottom - top) * down) * opacity).pixel
          }
        }
      }
    }
  }

  /// The cells on both sides of a pixel's middle, and how far it is from the first to the second.
  @inline(__always)
  private func neighbours(_ pixel: Int, _ low: Int, _ high: Int) -> (Int, Int, Float) {
    let place = (Float(pixel) + 0.5) / Float(size) - 0.5
    let first = place.rounded(.down)
    return (
      min(max(Int(first), low), high - 1), min(max(Int(first) + 1, low), high - 1), place - first
    )
  }
}

extension SIMD4<Float> {
  /// Red, green, blue and alpha of a pixel, each 0...255.
  @inline(__always)
  fileprivate init(pixel: UInt32) {
    self.init(
      Float((pixel >> 16) & 0xFF), Float((pixel >> 8) & 0xFF), Float(pixel & 0xFF), Float(pixel >> 24))
  }

  /// The pixel of these components.
  @inline(__always)
  fileprivate var pixel: UInt32 {
    let bytes = (self + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    return UInt32(bytes.w) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
  }
}
