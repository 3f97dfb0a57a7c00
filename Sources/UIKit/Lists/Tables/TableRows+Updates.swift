import CoreGraphics
import Foundation

/// Changes of the rows. The data source has the new data when the last `endUpdates` asks for their numbers.
extension TableRows {
  func beginUpdates() {
    if batch == nil { batch = TableChange.Batch() }
    batch?.depth += 1
  }

  func endUpdates(animated: Bool = true) {
    guard let ended = batch else { return }
    batch?.depth -= 1
    guard ended.depth == 1 else { return }
    batch = nil
    make(ended, animated: animated)
  }

  func update(animated: Bool, _ updates: () -> Void, _ completion: ((Bool) -> Void)?) {
    if batch == nil, known != nil, table.window != nil { table.layoutIfNeeded() }
    beginUpdates()
    updates()
    if let completion { batch?.completions.append(completion) }
    endUpdates(animated: animated)
  }

  func note(_ items: [UICollectionViewUpdateItem], _ animation: UITableView.RowAnimation = .automatic) {
    beginUpdates()
    batch?.requests += items.map { TableChange.Request(item: $0, animation: animation) }
    endUpdates()
  }

  private func make(_ batch: TableChange.Batch, animated: Bool) {
    let end = { (finished: Bool) in for completion in batch.completions { completion(finished) } }
    guard let old = known else {
      // Nothing is shown that could change.
      reload()
      return end(true)
    }
    let counts = old.sections.map(\.heights.count)
    let update = ListUpdate(batch.requests.map(\.item), from: counts, to: askedCounts())
    if let problem = update.problem {
      table.application.report("Invalid update of a table: \(problem); the table was reloaded")
      reload()
      return end(false)
    }
    perform(TableChange(update, batch.requests, from: old), animated: animated, end)
  }

  private func perform(_ change: TableChange, animated: Bool, _ completion: @escaping (Bool) -> Void) {
    let work = { [self] in TransitionJournal.withoutRecording { show(change) } }
    let end: (Bool) -> Void = { [weak self] finished in
      self?.removeLeaving(of: change)
      completion(finished)
    }
    guard animated, table.window != nil, UIView.areAnimationsEnabled else {
      UIView.performWithoutAnimation(work)
      return end(true)
    }
    UIView.animate(
      springDuration: ListUpdate.springDuration, bounce: 0, options: .allowUserInteraction, animations: work,
      completion: end)
  }

  /// A shorter content moves the offset, which makes other rows visible.
  private func show(_ change: TableChange) {
    whileTiling {
      self.change = change
      dropDrag()
      follow(change)
      table.swipes.close(animated: true)
      for _ in 0..<3 {
        let top = table.bounds.minY
        tile()
        if table.bounds.minY == top { break }
      }
      headers.layOut(geometry, in: change)
      self.change = nil
    }
  }

  private func follow(_ change: TableChange) {
    selected = Set(selected.compactMap(change.newRow))
    table.pressed = table.pressed.flatMap { change.update.position(of: IndexPath($0))?.tableRow }
    let old = tiles
    tiles = []
    for tile in old {
      if let row = change.newRow(of: tile.row) {
        tiles.append(Tile(row: row, cell: tile.cell))
      } else {
        depart(tile, change)
      }
    }
    headers.follow(change)
    follow(change.heights(estimate: estimate))
  }

  private func depart(_ tile: Tile, _ change: TableChange) {
    table.sendSubviewToBack(tile.cell)
    if let view = table.backgroundView { table.sendSubviewToBack(view) }
    table.swipes.forget(tile.cell)
    let animation = change.departure(of: tile.row)
    animation.hide(tile.cell)
    if animation == .none { remove(tile) } else { change.leave(tile) }
    if animation != .none { leaving.append(tile) }
  }

  /// The cell of a row that is no longer visible moves there before it is removed.
  func moveOut(_ tile: Tile, _ change: TableChange) {
    frame(tile)
    change.leave(tile)
    leaving.append(tile)
  }

  /// A row that was there comes from where it was.
  func arrive(_ tile: Tile, _ change: TableChange) {
    UIView.performWithoutAnimation {
      show(tile)
      let before = change.oldRow(of: tile.row)
      tile.cell.frame = before.map { frame(of: $0, in: change.old) } ?? frame(of: tile.row)
      tile.cell.layoutIfNeeded()
      if before == nil { change.arrival(of: tile.row).hide(tile.cell) }
    }
    tile.cell.alpha = 1
  }

  private func removeLeaving(of change: TableChange) {
    for tile in change.leaving {
      guard let index = leaving.firstIndex(where: { $0.cell === tile.cell }) else { continue }
      leaving.remove(at: index)
      remove(tile)
    }
    headers.removeLeaving(of: change)
  }

  // MARK: The same cell

  /// The visible cells of these rows are configured again by the data source, and stay.
  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      guard let row = path.tableRow, let cell = tiles.first(where: { $0.row == row })?.cell else { continue }
      reconfigured = cell
      let answer = table.dataSource?.tableView(table, cellForRowAt: path)
      reconfigured = nil
      if let answer, answer !== cell {
        table.application.report("A cell that is configured again has to be the same; its row is reloaded instead")
        note([UICollectionViewUpdateItem(.reload, from: path, to: path)])
      }
    }
    // Their heights may have changed.
    note([])
  }
}
