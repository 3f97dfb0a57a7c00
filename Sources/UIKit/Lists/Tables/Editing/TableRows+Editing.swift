import CoreGraphics
import Foundation

/// What of the rows can be edited, and the controls that do it.
extension TableRows {
  private var delegate: (any UITableViewDelegate)? { table.delegate as? any UITableViewDelegate }

  func plan(of row: TableRow) -> CellEditing.Plan {
    let path = IndexPath(row)
    let canEdit = table.dataSource?.tableView(table, canEditRowAt: path) ?? false
    let style = delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
    return CellEditing.Plan(
      style: canEdit ? style : .none,
      canMove: table.dataSource?.tableView(table, canMoveRowAt: path) ?? false,
      selects: canEdit && table.allowsMultipleSelectionDuringEditing,
      indents: canEdit && (delegate?.tableView(table, shouldIndentWhileEditingRowAt: path) ?? true))
  }

  func showEditing(animated: Bool) {
    for tile in tiles { showEditing(tile, animated: animated) }
  }

  func showEditing(_ tile: Tile, animated: Bool) {
    if table.isEditing {
      tile.cell.editing.plan = plan(of: tile.row)
      if tile.cell.isEditing { tile.cell.showPlan() }
    }
    if tile.cell.isEditing != table.isEditing { tile.cell.setEditing(table.isEditing, animated: animated) }
  }

  /// Whether a swipe alone offers to delete the row: only if the client says something about editing it.
  func offersDelete(_ row: TableRow) -> Bool {
    let path = IndexPath(row)
    answeredByDefault = []
    let canEdit = table.dataSource?.tableView(table, canEditRowAt: path) ?? false
    let style = delegate?.tableView(table, editingStyleForRowAt: path) ?? .none
    return canEdit && style == .delete && answeredByDefault.count < 2
  }

  func signTapped(of cell: UITableViewCell) {
    guard let row = tiles.first(where: { $0.cell === cell })?.row else { return }
    switch cell.editingStyle {
    case .insert: table.dataSource?.tableView(table, commit: .insert, forRowAt: IndexPath(row))
    case .delete: table.swipes.open(cell, at: IndexPath(row), side: .trailing)
    case .none: break
    }
  }

  /// The button that deletes the row.
  func deletion(of row: TableRow) -> UISwipeActionsConfiguration {
    let path = IndexPath(row)
    let title = delegate?.tableView(table, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let action = UIContextualAction(style: .destructive, title: title) { [weak table] _, _, done in
      if let table { table.dataSource?.tableView(table, commit: .delete, forRowAt: path) }
      done(true)
    }
    let configuration = UISwipeActionsConfiguration(actions: [action])
    configuration.performsFirstActionWithFullSwipe = !table.isEditing
    return configuration
  }
}

/// The questions about editing that a client may leave to their default answers.
enum EditingQuestion { case canEdit, style }
