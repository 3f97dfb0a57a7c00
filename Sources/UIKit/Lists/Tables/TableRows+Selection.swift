import CoreGraphics
import Foundation

extension TableRows {
  private var delegate: (any UITableViewDelegate)? { table.delegate as? any UITableViewDelegate }

  private func cell(_ row: TableRow) -> UITableViewCell? { tiles.first { $0.row == row }?.cell }

  /// Returns the row whose cell contains `view`.
  func row(of view: UIView?) -> TableRow? {
    guard let view else { return nil }
    return tiles.first { view.isDescendant(of: $0.cell) }?.row
  }

  // MARK: Taps

  /// Returns whether the row may be chosen.
  func highlight(_ row: TableRow) -> Bool {
    let path = IndexPath(row)
    guard delegate?.tableView(table, shouldHighlightRowAt: path) ?? true else { return false }
    cell(row)?.setHighlighted(true, animated: false)
    delegate?.tableView(table, didHighlightRowAt: path)
    return true
  }

  func unhighlight(_ row: TableRow) {
    cell(row)?.setHighlighted(false, animated: false)
    delegate?.tableView(table, didUnhighlightRowAt: IndexPath(row))
  }

  /// The user tapped the row.
  func choose(_ row: TableRow) {
    if table.selectsSeveral, selected.contains(row) { return deselectByUser(row) }
    let path = IndexPath(row)
    let answer = delegate.map { $0.tableView(table, willSelectRowAt: path) } ?? path
    guard let chosen = answer?.tableRow, geometry.contains(chosen) else { return }
    if !table.selectsSeveral {
      for other in selected.sorted() where other != chosen { deselectByUser(other) }
    }
    setSelected(true, chosen, animated: false)
    if let cell = cell(chosen) { SegueTriggers.known(of: cell)?.selection?.fire() }
    delegate?.tableView(table, didSelectRowAt: IndexPath(chosen))
  }

  private func deselectByUser(_ row: TableRow) {
    let path = IndexPath(row)
    let answer = delegate.map { $0.tableView(table, willDeselectRowAt: path) } ?? path
    guard let row = answer?.tableRow else { return }
    setSelected(false, row, animated: false)
    delegate?.tableView(table, didDeselectRowAt: IndexPath(row))
  }

  // MARK: Values

  func setSelected(_ isSelected: Bool, _ row: TableRow, animated: Bool) {
    guard geometry.contains(row), selected.contains(row) != isSelected else { return }
    if isSelected { selected.insert(row) } else { selected.remove(row) }
    cell(row)?.setSelected(isSelected, animated: animated)
  }

  func deselectAll(animated: Bool) {
    for row in selected.sorted() { setSelected(false, row, animated: animated) }
  }

  // MARK: Positions

  func rect(of section: Int, _ ends: (TableGeometry) -> (CGFloat, CGFloat)) -> CGRect {
    guard geometry.sections.indices.contains(section) else { return .zero }
    let (top, end) = ends(geometry)
    return CGRect(x: 0, y: top, width: table.bounds.width, height: end - top)
  }

  /// Returns the offset that shows the row there, within the limits; without a position, the nearest that shows it.
  func offset(showing row: TableRow, at position: UITableView.ScrollPosition) -> CGPoint {
    let (frame, inset) = (frame(of: row), table.adjustedContentInset)
    let top = frame.minY - inset.top
    let bottom = frame.maxY + inset.bottom - table.bounds.height
    let y: CGFloat =
      switch position {
      case .top: top
      case .bottom: bottom
      case .middle: (top + bottom) / 2
      case .none: min(max(table.contentOffset.y, bottom), top)
      }
    return CGPoint(table.limits.clamped(CGPoint(x: table.contentOffset.x, y: y).vector))
  }
}
