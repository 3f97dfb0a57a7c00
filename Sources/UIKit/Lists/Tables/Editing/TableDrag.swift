import CoreGraphics
import Foundation

/// A row that a finger drags by its handle; the rows that it passes make room.
@MainActor final class TableDrag {
  let cell: UITableViewCell
  let source: TableRow
  var target: TableRow
  /// From the finger to the middle of the cell, in points.
  private let distance: CGFloat
  /// In the content.
  private(set) var finger: CGFloat
  let scrolling: EdgeScrolling

  init(_ cell: UITableViewCell, _ row: TableRow, from finger: CGFloat, in rows: TableRows) {
    (self.cell, source, target, self.finger) = (cell, row, row, finger)
    distance = cell.center.y - finger
    scrolling = EdgeScrolling(rows.table) { [weak rows] in rows?.moveDrag(by: $0.dy) }
  }

  func lift() {
    cell.layer.masksToBounds = false
    cell.layer.shadowRadius = 8
    UIView.animate(withDuration: 0.2) { [cell] in cell.layer.shadowOpacity = 0.25 }
  }

  /// The cell is cut at its edges again when it lies there.
  func drop() {
    UIView.animate(withDuration: 0.2) { [cell] in
      cell.layer.shadowOpacity = 0
    } completion: { [cell] _ in
      cell.layer.masksToBounds = true
    }
  }

  func follow(_ finger: CGFloat) {
    self.finger = finger
    cell.center.y = finger + distance
  }

  /// Where the cell of a row lies whose top was `top`.
  func top(of other: UITableViewCell, _ top: CGFloat, in geometry: TableGeometry) -> CGFloat {
    other === cell ? cell.frame.minY : top + shift(top, in: geometry)
  }

  /// Where a row or header lies whose top was `top`, while the dragged row lies at its target.
  func shift(_ top: CGFloat, in geometry: TableGeometry) -> CGFloat {
    let (from, to, height) = (
      geometry.top(of: source), geometry.top(of: clamped(geometry)), geometry.height(of: source)
    )
    if target > source { return top > from && top <= to ? -height : 0 }
    return top >= to && top < from ? height : 0
  }

  /// A target after the last row of another section has the section's end as its top.
  private func clamped(_ geometry: TableGeometry) -> TableRow {
    let last = geometry.sections[target.section].heights.count - 1
    return TableRow(section: target.section, row: max(0, min(target.row, last)))
  }
}

extension TableRows {
  func drag(_ cell: UITableViewCell, by press: UILongPressGestureRecognizer) {
    let finger = press.location(in: table)
    switch press.state {
    case .began: beginDrag(cell, finger.y)
    case .changed:
      moveDrag(finger.y)
      dragged?.scrolling.follow(finger)
    case .ended: endDrag(isCancelled: false)
    case .cancelled, .failed: endDrag(isCancelled: true)
    default: break
    }
  }

  private func beginDrag(_ cell: UITableViewCell, _ finger: CGFloat) {
    guard dragged == nil, let row = tiles.first(where: { $0.cell === cell })?.row else { return }
    let drag = TableDrag(cell, row, from: finger, in: self)
    dragged = drag
    table.bringSubviewToFront(cell)
    drag.lift()
  }

  private func moveDrag(_ finger: CGFloat) {
    guard let dragged else { return }
    UIView.performWithoutAnimation { dragged.follow(finger) }
    guard let proposed = target(of: dragged), proposed != dragged.target else { return }
    dragged.target = proposed
    UIView.animate(springDuration: ListUpdate.springDuration, bounce: 0, options: .allowUserInteraction) {
      for tile in tiles where tile.cell !== dragged.cell {
        let frame = frame(of: tile.row)
        tile.cell.frame.origin.y = dragged.top(of: tile.cell, frame.minY, in: geometry)
      }
    }
  }

  func moveDrag(by distance: CGFloat) {
    if let dragged { moveDrag(dragged.finger + distance) }
  }

  private func target(of drag: TableDrag) -> TableRow? {
    guard let row = geometry.row(at: drag.cell.center.y) else { return nil }
    let answer = (table.delegate as? any UITableViewDelegate)?.tableView(
      table, targetIndexPathForMoveFromRowAt: IndexPath(drag.source), toProposedIndexPath: IndexPath(row))
    return answer.map(\.tableRow) ?? row
  }

  /// The row is held no longer, and lies where it was.
  func dropDrag() {
    guard let dragged else { return }
    self.dragged = nil
    dragged.scrolling.stop()
    dragged.drop()
    guard !tiles.contains(where: { $0.cell === dragged.cell }) else { return }
    // The table was scrolled away from where it lay.
    tiles.append(Tile(row: dragged.source, cell: dragged.cell))
    tiles.sort { $0.row < $1.row }
  }

  /// The data source has the row at its new position before the cell arrives there.
  private func endDrag(isCancelled: Bool) {
    guard let dragged else { return }
    let (old, new) = (dragged.source, isCancelled ? dragged.source : dragged.target)
    dropDrag()
    if old != new {
      table.dataSource?.tableView(table, moveRowAt: IndexPath(old), to: IndexPath(new))
    }
    update(
      animated: true,
      {
        if old != new { note([UICollectionViewUpdateItem(.move, from: IndexPath(old), to: IndexPath(new))]) }
      }, nil)
  }
}
