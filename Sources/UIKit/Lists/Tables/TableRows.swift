import CoreGraphics
import Foundation

/// The rows of a table: where they lie, which of them have cells, and which are selected.
///
/// Only visible rows have cells. A row's height is the estimate until its cell is needed; then the delegate or the
/// cell's own layout gives it, and rows below move. If such a row lies above the visible part, the offset moves with
/// it, so that nothing visible moves.
@MainActor final class TableRows {
  struct Tile {
    let row: TableRow
    let cell: UITableViewCell
  }

  unowned let table: UITableView
  let cells = ReusePool<UITableViewCell>()
  var headers: TableHeaders
  private(set) var tiles: [Tile] = []
  var selected: Set<TableRow> = []
  private var known: TableGeometry?
  private var width: CGFloat = 0
  /// The offsets between which the same rows are visible.
  private var settled: Range<CGFloat>?
  private var isTiling = false

  init(of table: UITableView) {
    self.table = table
    headers = TableHeaders(of: table)
  }

  var geometry: TableGeometry {
    if let known { return known }
    let geometry = measureSections()
    known = geometry
    return geometry
  }

  // MARK: Heights

  private func measureSections() -> TableGeometry {
    guard let source = table.dataSource else { return TableGeometry(sections: [], start: start) }
    let sections = (0..<source.numberOfSections(in: table)).map { section in
      TableGeometry.Section(
        heights: TableHeights(
          count: max(0, source.tableView(table, numberOfRowsInSection: section)), estimate: estimate),
        header: headers.height(.header, of: section), footer: headers.height(.footer, of: section))
    }
    return TableGeometry(sections: sections, start: start)
  }

  private var start: CGFloat { table.tableHeaderView?.frame.height ?? 0 }

  private var estimate: CGFloat {
    if table.rowHeight >= 0 { return table.rowHeight }
    return table.estimatedRowHeight > 0 ? table.estimatedRowHeight : TableMetrics.rowHeight
  }

  /// Returns by how much the row grew.
  private func measure(_ row: TableRow, _ cell: UITableViewCell) -> CGFloat {
    let path = IndexPath(row)
    var height = (table.delegate as? any UITableViewDelegate)?.tableView(table, heightForRowAt: path) ?? table.rowHeight
    if height < 0 {
      guard geometry.sections[row.section].heights.measured(row.row) == nil else { return 0 }
      height = cell.height(inWidth: rowWidth)
    } else if height == geometry.height(of: row) {
      return 0
    }
    return known?.measure(row, height) ?? 0
  }

  var rowInset: CGFloat {
    table.style == .insetGrouped ? max(TableMetrics.sideInset, table.safeAreaInsets.left) : 0
  }

  var rowWidth: CGFloat { max(0, table.bounds.width - 2 * rowInset) }

  func frame(of row: TableRow) -> CGRect {
    let geometry = geometry
    return CGRect(x: rowInset, y: geometry.top(of: row), width: rowWidth, height: geometry.height(of: row))
  }

  // MARK: Changes

  func reload() {
    selected = []
    for tile in tiles { remove(tile) }
    (tiles, settled, known) = ([], nil, nil)
    headers.removeAll()
    table.setNeedsLayout()
  }

  func forgetHeights() {
    (known, settled) = (nil, nil)
    table.setNeedsLayout()
  }

  private func remove(_ tile: Tile) {
    tile.cell.removeFromSuperview()
    (table.delegate as? any UITableViewDelegate)?.tableView(
      table, didEndDisplaying: tile.cell, forRowAt: IndexPath(tile.row))
    if let identifier = tile.cell.reuseIdentifier { cells.keep(tile.cell, for: .init(identifier: identifier)) }
  }

  // MARK: Tiling

  /// The visible rows, after the layout that is due.
  var current: [Tile] {
    if table.bounds.height > 0 { table.layoutIfNeeded() }
    return tiles
  }

  /// Shows what all cells have from the table again.
  func showSettings() { for tile in tiles { frame(tile) } }

  func layOut() {
    guard !isTiling else { return }
    isTiling = true
    defer { isTiling = false }
    if width != table.bounds.width {
      width = table.bounds.width
      forgetHeights()
    }
    if settled?.contains(table.contentOffset.y) != true { tile() }
    headers.layOut(geometry)
  }

  private func tile() {
    showEnds()
    let visible = table.bounds
    releaseHidden(visible)
    var kept: [Tile] = []
    var next = geometry.firstRow(below: visible.minY)
    while let row = next, geometry.top(of: row) < visible.maxY {
      let old = tiles.first { $0.row == row }
      let cell = old?.cell ?? makeCell(row)
      let top = geometry.top(of: row)
      let change = measure(row, cell)
      kept.append(Tile(row: row, cell: cell))
      if change != 0, old == nil, top < visible.minY, table.isDragging || table.isDecelerating {
        table.contentOffset.y += change
      }
      next = geometry.next(after: row)
    }
    for tile in tiles where !kept.contains(where: { $0.row == tile.row }) { remove(tile) }
    let arrived = kept.filter { tile in !tiles.contains { $0.row == tile.row } }
    tiles = kept
    for tile in tiles { frame(tile) }
    for tile in arrived { show(tile) }
    showEnds()
    settle()
  }

  /// Lets the cells of rows that are no longer visible be used for those that come.
  private func releaseHidden(_ visible: CGRect) {
    let hidden = tiles.filter { tile in
      let frame = frame(of: tile.row)
      return frame.maxY <= visible.minY || frame.minY >= visible.maxY
    }
    guard !hidden.isEmpty else { return }
    tiles.removeAll { tile in hidden.contains { $0.cell === tile.cell } }
    for tile in hidden { remove(tile) }
  }

  private func makeCell(_ row: TableRow) -> UITableViewCell {
    let path = IndexPath(row)
    let cell = table.dataSource?.tableView(table, cellForRowAt: path) ?? UITableViewCell()
    UIView.performWithoutAnimation { cell.setSelected(selected.contains(row), animated: false) }
    return cell
  }

  private func frame(_ tile: Tile) {
    let (frame, count) = (frame(of: tile.row), geometry.sections[tile.row.section].heights.count)
    UIView.performWithoutAnimation {
      if tile.cell.frame != frame { tile.cell.frame = frame }
      tile.cell.setPosition(
        isFirst: tile.row.row == 0, isLast: tile.row.row == count - 1, in: table)
    }
  }

  private func show(_ tile: Tile) {
    (table.delegate as? any UITableViewDelegate)?.tableView(
      table, willDisplay: tile.cell, forRowAt: IndexPath(tile.row))
    tile.cell.setNeedsLayout()
    table.insertSubview(tile.cell, at: table.backgroundView == nil ? 0 : 1)
  }

  /// Sets the size of the content, and the frame of the view below it.
  private func showEnds() {
    if let header = table.tableHeaderView {
      header.frame = CGRect(x: 0, y: 0, width: table.bounds.width, height: header.frame.height)
    }
    var end = geometry.end
    if let footer = table.tableFooterView {
      footer.frame = CGRect(x: 0, y: end, width: table.bounds.width, height: footer.frame.height)
      end += footer.frame.height
    }
    let size = CGSize(width: table.bounds.width, height: end)
    if table.contentSize != size { table.contentSize = size }
  }

  /// The rows stay the same until the first one leaves or another one comes.
  private func settle() {
    guard let first = tiles.first?.row, let last = tiles.last?.row else {
      settled = nil
      return
    }
    let (geometry, height) = (geometry, table.bounds.height)
    let isBeginning = geometry.firstRow(below: geometry.start) == first
    let isEnd = geometry.next(after: last) == nil
    let low = max(isBeginning ? -.infinity : geometry.top(of: first), geometry.top(of: last) - height)
    let firstEnd = geometry.top(of: first) + geometry.height(of: first)
    let lastEnd = geometry.top(of: last) + geometry.height(of: last)
    let high = min(firstEnd, isEnd ? .infinity : lastEnd - height)
    settled = low < high ? low..<high : nil
  }
}
