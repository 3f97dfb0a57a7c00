import CoreGraphics
import Foundation

/// A change of a table's rows that is made at once and animated.
@MainActor final class TableChange {
  /// One insertion, deletion, reload or move, as the client named it.
  struct Request {
    let item: UICollectionViewUpdateItem
    var animation = UITableView.RowAnimation.automatic
  }

  /// The requests between `beginUpdates` and the outermost `endUpdates`.
  struct Batch {
    var depth = 0
    var requests: [Request] = []
    var completions: [(Bool) -> Void] = []
  }

  let update: ListUpdate
  /// Where the rows lay before the change.
  let old: TableGeometry
  /// Cells that are removed when the change is over.
  private(set) var leaving: [TableRows.Tile] = []
  private var arrivals: [IndexPath: UITableView.RowAnimation] = [:]
  private var departures: [IndexPath: UITableView.RowAnimation] = [:]

  init(_ update: ListUpdate, _ requests: [Request], from old: TableGeometry) {
    (self.update, self.old) = (update, old)
    for request in requests {
      let (before, after) = (request.item.indexPathBeforeUpdate, request.item.indexPathAfterUpdate)
      if let before { departures[before] = request.animation }
      let isReload = request.item.updateAction == .reload
      if let path = isReload ? before.flatMap(update.position) : after { arrivals[path] = request.animation }
    }
  }

  func newRow(of old: TableRow) -> TableRow? { update.new(of: IndexPath(old))?.tableRow }
  func oldRow(of new: TableRow) -> TableRow? { update.old(of: IndexPath(new))?.tableRow }

  func arrival(of new: TableRow) -> UITableView.RowAnimation { Self.animation(new, arrivals) }
  func departure(of old: TableRow) -> UITableView.RowAnimation { Self.animation(old, departures) }

  private static func animation(
    _ row: TableRow, _ animations: [IndexPath: UITableView.RowAnimation]
  ) -> UITableView.RowAnimation {
    animations[IndexPath(row)] ?? animations[IndexPath(index: row.section)] ?? .automatic
  }

  func leave(_ tile: TableRows.Tile) { leaving.append(tile) }

  /// Returns the new sections: a row that was measured keeps its height, and the others cost nothing.
  func heights(estimate: CGFloat) -> [TableHeights] {
    var heights = update.newCounts.map { TableHeights(count: $0, estimate: estimate) }
    for (index, section) in old.sections.enumerated() {
      section.heights.forEachMeasured { row, height in
        guard let new = newRow(of: TableRow(section: index, row: row)) else { return }
        heights[new.section].measure(new.row, height)
      }
    }
    return heights
  }
}

extension UITableView.RowAnimation {
  /// How a row looks before it arrives or after it has left.
  @MainActor func hide(_ cell: UIView) {
    let size = cell.bounds.size
    switch self {
    case .left: cell.center.x -= size.width
    case .right: cell.center.x += size.width
    case .top: cell.center.y -= size.height
    case .bottom: cell.center.y += size.height
    case .fade, .middle, .automatic, .none: break
    }
    if self != .left, self != .right, self != .none { cell.alpha = 0 }
  }
}
