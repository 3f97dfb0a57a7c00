/// Where device pixels look up their coverage in a grid of cells, along both axes.
struct CoverageGrid {
  private struct Place: Equatable {
    var cell: Int
    var share: Float
  }

  /// Rows one after the other that look up the same.
  private struct Band {
    var row: Place
    var count: Int
  }

  private var columns: [Place] = []
  private var bands: [Band] = []

  /// Finds the places of the pixels of `box`; `column` and `row` give, for the middle of a pixel, its place in cells.
  ///
  /// All rows of `sameRows` have the place of the first of them.
  init(
    _ box: DeviceBox, width: Int, height: Int, sameRows: Range<Int> = 0..<0, column: (Double) -> Double,
    row: (Double) -> Double
  ) {
    columns.reserveCapacity(box.width)
    for x in box.left..<box.right { columns.append(Self.place(column(Double(x) + 0.5), width)) }
    bands.reserveCapacity(max(1, min(box.height, height + 1)))
    var y = box.top
    while y < box.bottom {
      let count = sameRows.contains(y) ? min(sameRows.upperBound, box.bottom) - y : 1
      add(Self.place(row(Double(y) + 0.5), height), count)
      y += count
    }
  }

  private mutating func add(_ row: Place, _ count: Int) {
    if let last = bands.last, last.row == row {
      bands[bands.count - 1].count += count
    } else {
      bands.append(Band(row: row, count: count))
    }
  }

  /// Writes the coverage of every pixel; equal rows are computed once.
  ///
  /// Bytes between the rows may change, too.
  func write(_ cells: [Float], width: Int, to bytes: UnsafeMutablePointer<UInt8>, stride: Int) {
    cells.withUnsafeBufferPointer { cells in
      columns.withUnsafeBufferPointer { columns in
        var line = bytes
        for band in bands {
          Self.write(band.row, columns, cells, width, to: line)
          var written = 1
          while written < band.count {
            let rows = min(written, band.count - written)
            (line + written * stride).update(from: line, count: (rows - 1) * stride + columns.count)
            written += rows
          }
          line += band.count * stride
        }
      }
    }
  }

  private static func write(
    _ row: Place, _ columns: UnsafeBufferPointer<Place>, _ cells: UnsafeBufferPointer<Float>, _ width: Int,
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

  /// The cell whose middle is at or before `position`, and how far it is to the next.
  private static func place(_ position: Double, _ count: Int) -> Place {
    let inside = min(max(position - 0.5, 0), Double(count - 1) - 1e-6)
    let cell = Int(inside)
    return Place(cell: cell, share: Float(inside - Double(cell)))
  }
}
