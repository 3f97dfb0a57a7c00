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
  var index: TableIndex?
  /// Whether the data source was asked for the index.
  var isIndexKnown = false
  var tiles: [Tile] = []
  /// Cells that an animated change removes at its end.
  var leaving: [Tile] = []
  /// The animated change that is being made.
  var change: TableChange?
  /// The changes that are being named; nil at other times.
  var batch: TableChange.Batch?
  /// The questions to the client that it left to their default answers.
  var answeredByDefault: Set<EditingQuestion> = []
  var dragged: TableDrag?
  /// The cell that the data source configures again.
  var reconfigured: UITableViewCell?
  var selected: Set<TableRow> = []
  private(set) var known: TableGeometry?
  /// The numbers of rows as the data source said last.
  private var counts: [Int]?
  /// The row that the table is scrolled to, and the offset that shows it as far as heights are known.
  var target: (row: TableRow, position: UITableView.ScrollPosition, offset: CGPoint)?
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
    let estimate = estimate
    let counts = counts ?? askedCounts()
    self.counts = counts
    return geometry(of: counts.map { TableHeights(count: $0, estimate: estimate) })
  }

  private func geometry(of heights: [TableHeights]) -> TableGeometry {
    let sections = heights.enumerated().map { section, heights in
      TableGeometry.Section(
        heights: heights, header: headers.height(.header, of: section), footer: headers.height(.footer, of: section))
    }
    return TableGeometry(sections: sections, start: start)
  }

  func askedCounts() -> [Int] {
    guard let source = table.dataSource else { return [] }
    return (0..<max(0, source.numberOfSections(in: table))).map {
      max(0, source.tableView(table, numberOfRowsInSection: $0))
    }
  }

  /// The rows and their heights are others now.
  func follow(_ heights: [TableHeights]) {
    counts = heights.map(\.count)
    known = geometry(of: heights)
    settled = nil
  }

  private var start: CGFloat { table.tableHeaderView?.frame.height ?? 0 }

  var estimate: CGFloat {
    if table.rowHeight >= 0 { return table.rowHeight }
    return table.estimatedRowHeight > 0 ? table.estimatedRowHeight : TableMetrics.rowHeight
  }

  /// Returns by how much the row grew.
  private func measure(_ row: TableRow, _ cell: UITableViewCell) -> CGFloat {
    let path = IndexPath(row)
    var height = (table.delegate as? any UITableViewDelegate)?.tableView(table, heightForRowAt: path) ?? table.rowHeight
    if height < 0 {
      guard change != nil || geometry.sections[row.section].heights.measured(row.row) == nil else { return 0 }
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

  func frame(of row: TableRow) -> CGRect { frame(of: row, in: geometry) }

  func frame(of row: TableRow, in geometry: TableGeometry) -> CGRect {
    CGRect(x: rowInset, y: geometry.top(of: row), width: rowWidth, height: geometry.height(of: row))
  }

  // MARK: Changes

  func reload() {
    dropDrag()
    (selected, counts) = ([], nil)
    for tile in tiles + leaving { remove(tile) }
    (tiles, leaving, settled, known) = ([], [], nil, nil)
    headers.removeAll()
    isIndexKnown = false
    table.setNeedsLayout()
  }

  func forgetHeights() {
    (known, settled) = (nil, nil)
    table.setNeedsLayout()
  }

  func remove(_ tile: Tile) {
    table.swipes.forget(tile.cell)
    tile.cell.removeFromSuperview()
    tile.cell.alpha = 1
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
    guard batch == nil else { return }
    whileTiling {
      if width != table.bounds.width {
        width = table.bounds.width
        forgetHeights()
      }
      loadIndex()
      if settled?.contains(table.contentOffset.y) != true { tile() }
      headers.layOut(geometry)
    }
    followTarget()
  }

  /// Where a row lies is known once the rows around it were measured.
  private func followTarget() {
    guard let old = target, geometry.contains(old.row), table.isScrollAnimating || table.contentOffset == old.offset
    else {
      target = nil
      return
    }
    let offset = offset(showing: old.row, at: old.position)
    target?.offset = offset
    if table.isScrollAnimating {
      table.motion?.lead(to: offset.vector)
    } else if offset == table.contentOffset {
      target = nil
    } else {
      table.contentOffset = offset
    }
  }

  func whileTiling(_ body: () -> Void) {
    guard !isTiling else { return }
    isTiling = true
    body()
    isTiling = false
  }

  func tile() {
    showEnds()
    let visible = table.bounds
    releaseHidden(visible)
    var kept: [Tile] = []
    var next = geometry.firstRow(below: visible.minY)
    while let row = next, geometry.top(of: row) < visible.maxY {
      let old = tiles.first { $0.row == row }
      let cell = old?.cell ?? (row == dragged?.source ? dragged?.cell : nil) ?? makeCell(row)
      let top = geometry.top(of: row)
      if cell.lines.indexWidth != indexWidth {
        cell.lines.indexWidth = indexWidth
        cell.setNeedsLayout()
      }
      let change = measure(row, cell)
      kept.append(Tile(row: row, cell: cell))
      if change != 0, old == nil, top < visible.minY, table.isDragging || table.isDecelerating {
        table.contentOffset.y += change
      }
      next = geometry.next(after: row)
    }
    for tile in tiles where !kept.contains(where: { $0.row == tile.row }) { hide(tile) }
    let arrived = kept.filter { tile in tile.cell !== dragged?.cell && !tiles.contains { $0.row == tile.row } }
    tiles = kept
    if let change { for tile in arrived { arrive(tile, change) } }
    for tile in tiles { frame(tile) }
    if change == nil { for tile in arrived { show(tile) } }
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
    for tile in hidden { hide(tile) }
  }

  private func hide(_ tile: Tile) {
    guard tile.cell !== dragged?.cell else { return }
    if let change { moveOut(tile, change) } else { remove(tile) }
  }

  private func makeCell(_ row: TableRow) -> UITableViewCell {
    var made: UITableViewCell?
    UIView.performWithoutAnimation {
      let cell = table.dataSource?.tableView(table, cellForRowAt: IndexPath(row)) ?? UITableViewCell()
      made = cell
      cell.setSelected(selected.contains(row), animated: false)
      showEditing(Tile(row: row, cell: cell), animated: false)
    }
    return made ?? UITableViewCell()
  }

  /// In a change, cells move to their frames.
  func frame(_ tile: Tile) {
    let count = geometry.sections[tile.row.section].heights.count
    var frame = frame(of: tile.row).offsetBy(dx: table.swipes.offset(of: tile.cell), dy: 0)
    if let dragged { frame.origin.y = dragged.top(of: tile.cell, frame.minY, in: geometry) }
    let work = { [table] in
      if tile.cell.frame != frame { tile.cell.frame = frame }
      tile.cell.setPosition(
        isFirst: tile.row.row == 0, isLast: tile.row.row == count - 1, in: table)
    }
    guard change != nil else { return UIView.performWithoutAnimation(work) }
    work()
    tile.cell.layoutIfNeeded()
  }

  /// Unless the client reloads before.
  func show(_ tile: Tile) {
    guard isShown(tile) else { return }
    (table.delegate as? any UITableViewDelegate)?.tableView(
      table, willDisplay: tile.cell, forRowAt: IndexPath(tile.row))
    guard isShown(tile) else { return }
    tile.cell.setNeedsLayout()
    table.insertSubview(tile.cell, at: table.backgroundView == nil ? 0 : 1)
  }

  private func isShown(_ tile: Tile) -> Bool { tiles.contains { $0.cell === tile.cell } }

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
