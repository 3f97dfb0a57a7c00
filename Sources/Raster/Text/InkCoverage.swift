/// The coverage of a text's glyphs, without the empty rows and columns around them.
struct InkCoverage {
  /// The pixels that are covered, relative to the layout's corner.
  let box: DeviceBox
  /// Their coverage, row by row.
  let bytes: ContiguousArray<UInt8>

  /// Copies the coverage of `surface`, whose corner lies at (`x`, `y`).
  init(of surface: Surface, movedBy x: Int, _ y: Int) {
    surface.finishDrawing()
    func isInked(_ column: Int, _ row: Int) -> Bool { surface.bytes[row * surface.stride + column] != 0 }
    let (columns, rows) = (0..<surface.width, 0..<surface.height)
    let inkedRows = rows.filter { row in columns.contains { isInked($0, row) } }
    let inkedColumns = columns.filter { column in rows.contains { isInked(column, $0) } }
    guard let top = inkedRows.first, let bottom = inkedRows.last, let left = inkedColumns.first,
      let right = inkedColumns.last
    else {
      (box, bytes) = (.empty, [])
      return
    }
    let own = DeviceBox(left: left, top: top, right: right + 1, bottom: bottom + 1)
    var bytes = ContiguousArray<UInt8>()
    bytes.reserveCapacity(own.area)
    for row in own.top..<own.bottom {
      bytes += UnsafeBufferPointer(start: surface.bytes + row * surface.stride + own.left, count: own.width)
    }
    self.bytes = bytes
    box = own.moved(x: x, y: y)
  }
}
