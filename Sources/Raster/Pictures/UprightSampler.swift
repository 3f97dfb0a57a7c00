import CPangoCairo
import QuartzCore

/// Draws a picture that is moved and scaled but not turned, mixing neighbours.
///
/// Cairo would do it, too, but its rounding depends on the clip. Where a pixel comes from is found once a column and
/// once a row; a picture that is only moved has the same shares everywhere.
struct UprightSampler {
  private struct Place {
    var cell: Int
    /// Of 256, how much of the next cell is in it.
    var share: UInt32
  }

  private let columns: [Place]
  private let rows: [Place]
  private let isMovedOnly: Bool

  /// A sampler for the pixels of `box`, which come from `source` as `inverse` says.
  init(_ inverse: Homography, _ source: Surface, _ box: DeviceBox) {
    self.init(
      box, source, column: { $0 * inverse.xAxis.x + inverse.origin.x },
      row: { $0 * inverse.yAxis.y + inverse.origin.y })
  }

  /// A sampler for the pixels of `box`; `column` and `row` say where in `source` the middle of a pixel comes from.
  init(_ box: DeviceBox, _ source: Surface, column: (Double) -> Double, row: (Double) -> Double) {
    columns = (box.left..<box.right).map { Self.place(column(Double($0) + 0.5), source.width) }
    rows = (box.top..<box.bottom).map { Self.place(row(Double($0) + 0.5), source.height) }
    let first = columns.first ?? Place(cell: 0, share: 0)
    isMovedOnly = columns.enumerated().allSatisfy { $1.share == first.share && $1.cell == first.cell + $0 }
  }

  func draw(_ source: Surface, on canvas: Canvas) {
    cairo_surface_flush(source.handle)
    let box = canvas.clip
    canvas.surface.write { _, _ in
      for (y, place) in rows.enumerated() {
        let (top, bottom) = (source.row(place.cell), source.row(place.cell + 1))
        let target = canvas.surface.row(box.top - canvas.y + y) + (box.left - canvas.x)
        if isMovedOnly, let first = columns.first {
          Self.mixRow(target, columns.count, top + first.cell, bottom + first.cell, first.share, place.share)
        } else {
          mixRow(target, top, bottom, place.share)
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

  /// The cell whose middle is at or before `position`, and how far it is to the next.
  private static func place(_ position: Double, _ count: Int) -> Place {
    let corner = min(max(position - 0.5, 0), Double(count - 1))
    let steps = Int((corner * 256).rounded(.toNearestOrEven))
    let cell = min(steps / 256, max(0, count - 2))
    return Place(cell: cell, share: UInt32(min(steps - cell * 256, 256)))
  }
}
