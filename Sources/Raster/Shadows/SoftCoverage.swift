import CPangoCairo

/// The coverage of a part of a shadow, found in blurred cells.
struct SoftCoverage {
  let grid: CoverageGrid
  let cells: [Float]
  /// The number of cells in a row.
  let width: Int

  /// Paints `box`, which the grid was made for, with the colour of `canvas`.
  ///
  /// The rows along an upright edge are all alike, so the profile of one is computed and painted over all of them. To
  /// write a mask of all rows took 0.8 of 9.0 million instructions of a step in the prototype.
  func paint(_ box: DeviceBox, on canvas: Canvas, _ pool: SurfacePool) {
    let row = DeviceBox(left: box.left, top: box.top, right: box.right, bottom: box.top + 1)
    guard let line = pool.take(CAIRO_FORMAT_A8, over: row, isClear: false) else { return }
    defer { pool.give(line) }
    let bytes = line.surface.bytes
    var top = box.top
    grid.forEachRun(cells, width: width, in: bytes) { count in
      canvas.paint(
        DeviceBox(left: box.left, top: top, right: box.right, bottom: top + count), throughRow: bytes, from: box.left)
      top += count
    }
  }
}
