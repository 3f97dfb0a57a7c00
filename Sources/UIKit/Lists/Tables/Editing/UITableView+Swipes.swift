import CoreGraphics
import Foundation

extension UITableView: SwipedList {
  private var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  func swipedRow(at point: CGPoint) -> (cell: UIView, indexPath: IndexPath)? {
    guard !isEditing, let row = rows.geometry.row(at: point.y) else { return nil }
    guard let tile = rows.tiles.first(where: { $0.row == row }), tile.cell.frame.contains(point) else { return nil }
    return (tile.cell, IndexPath(row))
  }

  func swipeActions(_ side: RowSide, at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    guard let row = indexPath.tableRow else { return nil }
    guard side == .trailing else {
      return rowDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
    }
    if let own = rowDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath) { return own }
    return isEditing || rows.offersDelete(row) ? rows.deletion(of: row) : nil
  }

  func swipeWillBegin(at indexPath: IndexPath) {
    if !isEditing { rowDelegate?.tableView(self, willBeginEditingRowAt: indexPath) }
  }

  func swipeDidEnd(at indexPath: IndexPath) {
    if !isEditing { rowDelegate?.tableView(self, didEndEditingRowAt: indexPath) }
  }
}
