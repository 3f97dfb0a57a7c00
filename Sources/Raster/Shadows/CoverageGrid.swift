/// The positions in a grid of cells at which device pixels look up their coverage, along both axes.
struct CoverageGrid {
  private struct Lookup: Equatable {
    var cell: Int
    var share: Float
  }

  /// Rows that look up the same position.
  private struct Band {
    var row: Lookup
    var count: Int
  }

  private var columns: [Lookup] = []
  private var bands: [Band] = []

  /// `column` and `row` map the centre of a pixel to a position in cells; all rows of `sameRows` have the lookup of the
  /// first.
  init(
    _ box: DeviceBox, width: Int, height: Int, sameRows: Range<Int> = 0..<0, column: (Double) -> Double,
    row: (Double) -> Double
  ) {
    columns.reserveCapacity(box.width)
    for x in box.left..<box.right { columns.append(Self.lookup(column(Double(x) + 0.5), width)) }
    bands.reserveCapacity(max(1, min(box.height, height + 1)))
    var y = box.top
    while y < box.bottom {
      let count = sameRows.contains(y) ? min(sameRows.upperBound, box.bottom) - y : 1
      add(Self.lookup(row(Double(y) + 0.5), height), count)
      y += count
    }
  }

  private mutating func add(_ row: Lookup, _ count: Int) {
    if let last = bands.last, last.row == row {
      bands[bands.count - 1].count += count
    } else {
      bands.append(Band(row: row, count: count))
    }
  }

  /// The coverage of a row is computed once for all rows of its run, in `line`.
  func forEachRun(
    _ cells: [Float], width: Int, in line: UnsafeMutablePointer<UInt8>, _ body: (_ count: Int) -> Void
  ) {
    cells.withUnsafeBufferPointer { cells in
      columns.withUnsafeBufferPointer { columns in
        for band in bands {
          Self.write(band.row, columns, cells, width, to: line)
          body(band.count)
        }
      }
    }
  }

  func write(_ cells: [Float], width: Int, to bytes: UnsafeMutablePointer<UInt8>, stride: Int) {
    cells.withUnsafeBufferPointer { cells in
      columns.withUnsafeBufferPointer { columns in
        var line = bytes
        for band in bands {
          Self.write(band.row, columns, cells, width, to: line)
          for row in 1..<max(1, band.count) { (line + row * stride).update(from: line, count: columns.count) }
          line += band.count * stride
        }
      }
    }
  }

  private static func write(
    _ row: Lookup, _ columns: UnsafeBufferPointer<Lookup>, _ cells: UnsafeBufferPointer<Float>, _ width: Int,
    to line: UnsafeMutablePointer<UInt8>
  ) {
    let (first, second) = (row.cell * width, (row.cell + 1) * width)
    for x in 0..<columns.count {
      let (left, right, share) = (columns[x].cell, columns[x].cell + 1, columns[x].share)
      let top = cells[first + left] + (cells[first + right] - cells[first + left]) * share
      let bottom = cells[second + left] + (cells[second + right] - cells[second + left]) * share
      line[x] = UInt8(truncatingIfNeeded: min(Int32((top + (bottom - top) * row.share) * 255 + 0.5), 255))
    }
  }

  /// The cell whose centre is at or before `position`.
  private static func lookup(_ position: Double, _ count: Int) -> Lookup {
    // In this order, NaN becomes 0.
    let inside = max(0, min(position - 0.5, Double(count - 1) - 1e-6))
    let cell = Int(inside)
    return Lookup(cell: cell, share: Float(inside - Double(cell)))
  }
}
