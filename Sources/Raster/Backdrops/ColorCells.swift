import QuartzCore

/// A grid of blurred colours, multiplied by alpha.
final class ColorCells {
  /// The cells, in units of the device's pixels times `size`.
  let region: DeviceBox
  /// Device pixels to a side of a cell.
  let size: Int
  private var cells: [SIMD4<Float>]

  /// Creates cells from the pixels of `canvas`.
  init(_ canvas: Canvas, size: Int) {
    region = canvas.clip
    self.size = size
    cells = []
    cells.reserveCapacity(region.area)
    canvas.surface.finishDrawing()
    for y in region.top..<region.bottom {
      let row = canvas.surface.row(y - canvas.y)
      for x in region.left..<region.right { cells.append(SIMD4(pixel: row[x - canvas.x])) }
    }
  }

  /// The number of bytes that the cells occupy.
  var cost: Int { cells.count * MemoryLayout<SIMD4<Float>>.stride }

  /// Multiplies the saturation of the colours by `strength`: 0 makes them gray, 1 leaves them unchanged.
  func saturate(_ strength: Float) {
    let strength = max(-Self.greatestStrength, min(strength, Self.greatestStrength))
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

  /// Beyond this, colours are as pure as they get.
  private static let greatestStrength: Float = 1e6

  /// Blurs by a standard deviation in cells.
  ///
  /// The cells at the edges are repeated beyond them.
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
      for index in 0..<count {
        var sum = source[start + index * step] * kernel[0]
        for offset in 1..<max(1, kernel.count) {
          let (before, after) = (max(0, index - offset), min(count - 1, index + offset))
          sum += (source[start + before * step] + source[start + after * step]) * kernel[offset]
        }
        target[start + index * step] = sum
      }
    }
  }

  /// Draws the cells over all of `canvas`, interpolated between their centres, with `opacity`.
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

  /// The cells on both sides of a pixel's centre, and the pixel's position between them, 0…1.
  @inline(__always)
  private func neighbours(_ pixel: Int, _ low: Int, _ high: Int) -> (Int, Int, Float) {
    let position = (Float(pixel) + 0.5) / Float(size) - 0.5
    let first = position.rounded(.down)
    return (
      min(max(Int(first), low), high - 1), min(max(Int(first) + 1, low), high - 1), position - first
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

  /// The components as a pixel.
  @inline(__always)
  fileprivate var pixel: UInt32 {
    let bytes = (self + 0.5).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 255))
    return UInt32(bytes.w) << 24 | UInt32(bytes.x) << 16 | UInt32(bytes.y) << 8 | UInt32(bytes.z)
  }
}
