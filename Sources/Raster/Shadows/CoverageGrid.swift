/// Where device pixels look up their coverage in a grid of cells, along both axes.
struct CoverageGrid {
  private struct Place: Equatable {
    var cell: Int
    var share: Float
  }

  private var columns: [Place] = []
  private var rows: [Place] = []

  /// Finds the places of the pixels of `box`; `column` and `row` give, for the middle of a pixel, its place in cells.
  init(
    _ box: DeviceBox, width: Int, height: Int, column: (Double) -> Double, row: (Double) -> Double
  ) {
    columns.reserveCapacity(box.width)
    rows.reserveCapacity(box.height)
    for x in box.left..<box.right { columns.append(Self.place(column(Double(x) + 0.5), width)) }
    for y in box.top..<box.bottom { rows.append(Self.place(row(Double(y) + 0.5), height)) }
  }

  /// Writes the coverage of every pixel; equal rows are computed once.
  func write(_ cells: [Float], width: Int, to bytes: UnsafeMutablePointer<UInt8>, stride: Int) {
    cells.withUnsafeBufferPointer { cells in
      for (y, row) in rows.enumerated() {
        let line = bytes + y * stride
        if y > 0, rows[y - 1] == row {
          line.update(from: line - stride, count: columns.count)
          continue
        }
        let (first, second) = (row.cell * width, (row.cell + 1) * width)
        for (x, column) in columns.enumerated() {
          let (left, right) = (column.cell, column.cell + 1)
          let top = cells[first + left] + (cells[first + right] - cells[first + left]) * column.share
          let bottom = cells[second + left] + (cells[second + right] - cells[second + left]) * column.share
          line[x] = UInt8(min(max((top + (bottom - top) * row.share) * 255 + 0.5, 0), 255))
        }
      }
    }
  }

  /// The cell whose middle is at or before `position`, and how far it is to the next.
  private static func place(_ position: Double, _ count: Int) -> Place {
    let inside = min(max(position - 0.5, 0), Double(count - 1) - 1e-6)
    let cell = Int(inside)
    return Place(cell: cell, share: Float(inside - Double(cell)))
  }
}
