import CPangoCairo

/// A grid of blurred colours, multiplied by alpha.
///
/// Each channel is a whole number of 1/64 of a gray level, so that sums of any number of cells are exact, and a part of
/// the grid is blurred to the same numbers as all of it.
final class ColorCells {
  /// In units of the device's pixels times the size of a cell.
  private var region = DeviceBox.empty
  private var size = 1
  private var cells: ContiguousArray<SIMD4<Float>> = []
  /// Two rows of cells with a column for each pixel.
  private var upper: ContiguousArray<SIMD4<Float>> = []
  private var lower: ContiguousArray<SIMD4<Float>> = []
  /// A row of pixels between these two, and what each later row adds to it.
  private var line: ContiguousArray<UInt64> = []
  private var slope: ContiguousArray<UInt64> = []

  var count: Int { cells.count }

  /// Reads the canvas, whose pixels are cells, and blurs them; the cells at the edges are repeated beyond them.
  ///
  /// Where nothing was drawn the screen is black, and what is blurred replaces what is sharp.
  func read(_ canvas: Canvas, _ blur: BackdropBlur, spare: inout ContiguousArray<SIMD4<Float>>) {
    (region, size) = (canvas.clip, blur.cellSize)
    cells.removeAll(keepingCapacity: true)
    cells.reserveCapacity(region.area)
    canvas.surface.finishDrawing()
    for y in region.top..<region.bottom {
      let row = canvas.surface.row(y - canvas.y) - canvas.x
      for x in region.left..<region.right {
        cells.append(SIMD4(pixel: row[x] | 0xFF << 24))
      }
    }
    saturate(Float(blur.saturation), blur.tint)
    soften(blur.box, &spare)
  }

  /// 0 makes the colours gray, 1 leaves them unchanged; `tint` is mixed with what is gray in them, before all is cut off.
  private func saturate(_ strength: Float, _ tint: SIMD4<Float>) {
    let strength = max(-Self.greatestStrength, min(strength, Self.greatestStrength))
    guard strength != 1 || tint.w > 0 else { return }
    // A pixel's channels are in the order blue, green, red.
    let (color, rest) = (SIMD4(tint.z, tint.y, tint.x, 1) * tint.w, 1 - tint.w)
    for index in cells.indices {
      let cell = cells[index]
      let gray = cell.z * 0.2126 + cell.y * 0.7152 + cell.x * 0.0722
      let strong = SIMD4(repeating: gray) * rest + (cell - gray) * strength + color * cell.w
      var new = strong.clamped(lowerBound: .zero, upperBound: SIMD4(repeating: cell.w)).whole
      new.w = cell.w
      cells[index] = new
    }
  }

  /// Beyond this, colours are as pure as they get.
  private static let greatestStrength: Float = 1e6

  // MARK: Blur

  private func soften(_ blur: BoxBlur, _ spare: inout ContiguousArray<SIMD4<Float>>) {
    guard !blur.isNothing, !cells.isEmpty else { return }
    if spare.count < cells.count {
      spare.append(contentsOf: repeatElement(.zero, count: cells.count - spare.count))
    }
    let (width, height) = (region.width, region.height)
    cells.withUnsafeMutableBufferPointer { cells in
      spare.withUnsafeMutableBufferPointer { spare in
        guard let first = cells.baseAddress, let second = spare.baseAddress else { return }
        for _ in 0..<BoxBlur.passes {
          for y in 0..<height { Self.average(first + y * width, into: second + y * width, width, blur) }
          Self.averageColumns(second, into: first, width, height, blur)
        }
      }
    }
  }

  private static func average(
    _ source: UnsafePointer<SIMD4<Float>>, into target: UnsafeMutablePointer<SIMD4<Float>>, _ count: Int,
    _ blur: BoxBlur
  ) {
    let (radius, last) = (blur.radius, count - 1)
    var sum = SIMD4<Float>.zero
    for offset in -radius...radius { sum += source[max(0, min(offset, last))] }
    for index in 0..<count {
      let before = source[max(0, index - radius - 1)]
      let after = source[min(last, index + radius + 1)]
      target[index] = (sum * blur.weight + (before + after) * blur.endWeight).whole
      sum += after - source[max(0, index - radius)]
    }
  }

  /// Row by row.
  private static func averageColumns(
    _ source: UnsafePointer<SIMD4<Float>>, into target: UnsafeMutablePointer<SIMD4<Float>>, _ width: Int,
    _ height: Int, _ blur: BoxBlur
  ) {
    let (radius, last) = (blur.radius, height - 1)
    func row(_ y: Int) -> UnsafePointer<SIMD4<Float>> { source + max(0, min(y, last)) * width }
    withUnsafeTemporaryAllocation(of: SIMD4<Float>.self, capacity: width) { sums in
      guard let sums = sums.baseAddress else { return }
      sums.initialize(repeating: .zero, count: width)
      for offset in -radius...radius {
        let row = row(offset)
        for x in 0..<width { sums[x] += row[x] }
      }
      for y in 0..<height {
        let (before, first, after) = (row(y - radius - 1), row(y - radius), row(y + radius + 1))
        let result = target + y * width
        for x in 0..<width {
          let (sum, next) = (sums[x], after[x])
          result[x] = (sum * blur.weight + (before[x] + next) * blur.endWeight).whole
          sums[x] = sum + (next - first[x])
        }
      }
    }
  }

  // MARK: Drawing

  /// Interpolated between the centres of the cells.
  func draw(on canvas: Canvas, opacity: Float = 1) {
    let box = canvas.clip
    guard !box.isEmpty, !cells.isEmpty else { return }
    canvas.surface.touched += box.area
    canvas.surface.finishDrawing()
    // A gap lies between the centres of two cells, and has the number of the first.
    let first = gap(box.top)
    spread(first, box, into: &lower)
    for gap in first...self.gap(box.bottom - 1) {
      swap(&upper, &lower)
      spread(gap + 1, box, into: &lower)
      let rows = max(box.top, start(gap))..<min(box.bottom, start(gap + 1))
      prepareRows(opacity, skipping: UInt64(rows.lowerBound - start(gap)))
      for y in rows { fill(canvas.surface.row(y - canvas.y) + (box.left - canvas.x)) }
    }
  }

  private func gap(_ pixel: Int) -> Int { Int((Double(2 * pixel + 1 - size) / Double(2 * size)).rounded(.down)) }

  /// The first pixel of a gap.
  private func start(_ gap: Int) -> Int { gap * size + size / 2 }

  /// How far the first pixel's centre is from the cell's, as a share of a cell.
  private var lead: Float { size % 2 == 0 ? 0.5 / Float(size) : 0 }

  /// Fills `row` with a row of cells, interpolated for the columns of the box.
  private func spread(_ y: Int, _ box: DeviceBox, into row: inout ContiguousArray<SIMD4<Float>>) {
    if row.count != box.width { row = ContiguousArray(repeating: .zero, count: box.width) }
    let first = (max(region.top, min(y, region.bottom - 1)) - region.top) * region.width - region.left
    let (size, region, lead, step) = (size, region, lead, 1 / Float(size))
    let gaps = gap(box.left)...gap(box.right - 1)
    row.withUnsafeMutableBufferPointer { row in
      cells.withUnsafeBufferPointer { cells in
        for gap in gaps {
          let before = cells[first + max(region.left, min(gap, region.right - 1))]
          let after = cells[first + max(region.left, min(gap + 1, region.right - 1))]
          let (difference, start) = (after - before, gap * size + size / 2)
          for x in max(box.left, start)..<min(box.right, start + size) {
            row[x - box.left] = before + difference * (Float(x - start) * step + lead)
          }
        }
      }
    }
  }

  /// Fills `line` with a row of pixels between `upper` and `lower`, and `slope` with what each later row adds.
  private func prepareRows(_ opacity: Float, skipping rows: UInt64) {
    if line.count != upper.count {
      line = ContiguousArray(repeating: 0, count: upper.count)
      slope = line
    }
    let (scale, step, lead) = (opacity * 4, 1 / Float(size), lead)
    let (upper, lower) = (upper, lower)
    line.withUnsafeMutableBufferPointer { line in
      slope.withUnsafeMutableBufferPointer { slopes in
        for x in line.indices {
          let (top, difference) = (upper[x] * scale, (lower[x] - upper[x]) * scale)
          let slope = (difference * step).packed
          // With a half for rounding.
          let first = (top + difference * lead + 128).packed
          slopes[x] = slope
          line[x] = first &+ slope &* rows
        }
      }
    }
  }

  /// Fills a row of pixels, and makes `line` the next one.
  private func fill(_ row: UnsafeMutablePointer<UInt32>) {
    line.withUnsafeMutableBufferPointer { line in
      slope.withUnsafeBufferPointer { slope in
        guard let line = line.baseAddress, let step = slope.baseAddress else { return }
        for x in 0..<slope.count {
          let word = line[x]
          row[x] = UInt32(packed: word)
          line[x] = word &+ step[x]
        }
      }
    }
  }
}

extension SIMD4<Float> {
  /// Blue, green, red and alpha, in 1/64 of a gray level.
  @inline(__always)
  fileprivate init(pixel: UInt32) {
    self.init(
      Float(pixel & 0xFF), Float((pixel >> 8) & 0xFF), Float((pixel >> 16) & 0xFF), Float(pixel >> 24))
    self *= 64
  }

  /// Rounded: numbers between 2²³ and 2²⁴ have no fraction.
  @inline(__always)
  fileprivate var whole: Self { (self + 0x1.8p23) - 0x1.8p23 }

  /// Four numbers of 16 bits, rounded; their sums and multiples are those of the word.
  @inline(__always)
  fileprivate var packed: UInt64 {
    let bits = unsafeBitCast(self + 0x1.8p23, to: SIMD4<Int32>.self) &- 0x4B40_0000
    let low = Int64(bits.x) &+ Int64(bits.y) &<< 16
    return UInt64(bitPattern: low &+ (Int64(bits.z) &<< 32) &+ (Int64(bits.w) &<< 48))
  }
}

extension UInt32 {
  /// The upper byte of each of four numbers of 16 bits.
  @inline(__always)
  fileprivate init(packed word: UInt64) {
    let bytes = (word >> 8) & 0x00FF_00FF_00FF_00FF
    let pairs = (bytes | bytes >> 8) & 0x0000_FFFF_0000_FFFF
    self.init(truncatingIfNeeded: pairs | pairs >> 16)
  }
}
