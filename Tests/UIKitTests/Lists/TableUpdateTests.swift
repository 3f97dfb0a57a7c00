import Stage
import Testing

@testable import UIKit

@Suite("Updates of tables") @MainActor struct TableUpdateTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  private func scene(_ counts: [Int]) -> TableScene { TableScene(counts) { $0.rowHeight = 50 } }

  private func shownMiddle(_ cell: UIView?) -> Double { (cell?.layer.presentation()?.position.y ?? -1).native }
  private func shownOpacity(_ cell: UIView?) -> Double { Double(cell?.layer.presentation()?.opacity ?? -1) }

  /// The part that a critically damped spring of 20.944 per second has covered after `time`, in seconds.
  private func covered(_ time: Double) -> Double { 1 - (1 + 20.944 * time) * exp(-20.944 * time) }

  @Test("An inserted row fades in, and its neighbours move along the measured spring") func insertion() throws {
    let scene = scene([3])
    let cells = (0..<3).map { scene.table.cellForRow(at: path($0)) }
    scene.stage.perform {
      scene.counts = [4]
      scene.table.insertRows(at: [path(1)], with: .automatic)
    }
    let new = scene.table.cellForRow(at: path(1))
    #expect(scene.table.cellForRow(at: path(2)) === cells[1] && scene.table.contentSize.height == 200)
    scene.stage.advance(by: 0.1)
    #expect(abs(shownMiddle(cells[1]) - (75 + 50 * covered(0.1))) < 0.05)
    #expect(abs(shownOpacity(new) - covered(0.1)) < 1e-3 && shownMiddle(new) == 75)
    #expect(shownMiddle(cells[0]) == 25)
    try scene.stage.settle()
    #expect(scene.table.visibleCells.map(\.frame.minY) == [0, 50, 100, 150])
  }

  @Test("A deleted row fades where it is, and its cell is used again afterwards") func deletion() throws {
    let scene = scene([3])
    let deleted = scene.table.cellForRow(at: path(1))
    var finished: Bool?
    scene.stage.perform {
      scene.table.performBatchUpdates {
        scene.counts = [2]
        scene.table.deleteRows(at: [path(1)], with: .fade)
      } completion: {
        finished = $0
      }
    }
    scene.stage.advance(by: 0.1)
    #expect(abs(shownOpacity(deleted) - (1 - covered(0.1))) < 1e-3 && shownMiddle(deleted) == 75)
    #expect(finished == nil && scene.table.cells.waitingCount == 0)
    try scene.stage.settle()
    #expect(finished == true && deleted?.superview == nil && deleted?.alpha == 1)
    #expect(scene.table.cells.waitingCount == 1)
  }

  @Test("A row that is moved and reloaded gets a new cell") func movedAndReloaded() throws {
    let scene = scene([3])
    scene.configure = { cell, _ in cell.textLabel?.text = "new" }
    scene.stage.perform {
      scene.table.performBatchUpdates {
        scene.table.moveRow(at: path(0), to: path(2))
        scene.table.reloadRows(at: [path(0)], with: .none)
      }
    }
    try scene.stage.settle()
    #expect(scene.table.visibleCells.map(\.textLabel?.text) == ["Row 1", "Row 2", "new"])
  }

  @Test("A row that comes from below begins where it was, and one that leaves the visible part goes there")
  func edges() throws {
    let scene = scene([40])
    let last = scene.table.visibleCells.last
    scene.stage.perform {
      scene.counts = [39]
      scene.table.deleteRows(at: [path(0)], with: .fade)
    }
    let new = try #require(scene.table.cellForRow(at: path(16)))
    #expect(new !== last && new.frame.minY == 800)
    scene.stage.advance(by: 0.1)
    #expect(abs(shownMiddle(new) - (875 - 50 * covered(0.1))) < 0.05)
    try scene.stage.settle()
    scene.stage.perform {
      scene.counts = [40]
      scene.table.insertRows(at: [path(0)], with: .left)
    }
    #expect(new.superview === scene.table && new.frame.minY == 850)
    scene.stage.advance(by: 0.1)
    let shown = (scene.table.cellForRow(at: path(0))?.layer.presentation()?.position.x ?? 0).native
    #expect(abs(shown - (195 - 390 * (1 - covered(0.1)))) < 0.5)
    try scene.stage.settle()
    #expect(new.superview == nil)
  }

  @Test("Numbers that do not fit the named changes are reported and reloaded") func mismatch() {
    let scene = scene([3])
    scene.stage.perform {
      scene.counts = [7]
      scene.table.deleteRows(at: [path(0)], with: .fade)
    }
    scene.stage.advance(by: 0.02)
    #expect(scene.stage.diagnostics.contains { $0.contains("Invalid update of a table") })
    #expect(scene.table.visibleCells.count == 7)
  }

  @Test("Selection, sections and headers follow a change") func following() throws {
    let scene = scene([2, 2, 1])
    scene.titles = ["A", "B", "C"]
    scene.reload()
    let (header, cell) = (scene.table.headerView(forSection: 1), scene.table.cellForRow(at: path(1, 1)))
    let deleted = scene.table.headerView(forSection: 0)
    scene.stage.perform {
      scene.table.selectRow(at: path(1, 1), animated: false, scrollPosition: .none)
      scene.table.beginUpdates()
      (scene.counts, scene.titles) = ([1, 2], ["C", "B"])
      scene.table.deleteSections([0], with: .fade)
      scene.table.moveSection(2, toSection: 0)
      scene.table.endUpdates()
    }
    try scene.stage.settle()
    #expect(scene.table.headerView(forSection: 1) === header && scene.table.cellForRow(at: path(1, 1)) === cell)
    #expect(scene.table.indexPathForSelectedRow == path(1, 1) && cell?.isSelected == true)
    #expect(header?.frame == scene.table.rectForHeader(inSection: 1) && deleted?.superview == nil)
  }

  @Test("A content that becomes shorter brings the offset back") func shorter() throws {
    let scene = scene([40])
    scene.scroll(to: 2_000 - 844)
    scene.stage.perform {
      scene.counts = [30]
      scene.table.deleteRows(at: (30..<40).map { path($0) }, with: .fade)
    }
    #expect(abs(scene.table.contentOffset.y - 656) < 1e-3)
    #expect(scene.table.indexPathsForVisibleRows?.map(\.row) == Array(13..<30))
    scene.stage.advance(by: 0.1)
    let shown = (scene.table.layer.presentation()?.bounds.minY ?? 0).native
    #expect(abs(shown - (1_156 - 500 * covered(0.1))) < 0.5)
    try scene.stage.settle()
  }

  @Test("Measured heights are kept, and an update without changes measures visible rows again") func heights() throws {
    let scene = TableScene([100_000])
    scene.reload(height: { _ in 60 })
    scene.scroll(to: 5_000)
    scene.stage.perform {
      scene.counts = [99_999]
      scene.table.deleteRows(at: [path(2)], with: .fade)
    }
    try scene.stage.settle()
    #expect(scene.table.rectForRow(at: path(2)).height == 60 && scene.table.rectForRow(at: path(50)).height == 52)
    let cell = try #require(scene.table.visibleCells.dropFirst().first)
    let constraint = cell.contentView.subviews.first?.constraints.first
    scene.stage.perform {
      constraint?.constant = 80
      scene.table.beginUpdates()
      scene.table.endUpdates()
    }
    #expect(cell.bounds.height == 80)
  }

  @Test("Views of headers that are out of sight are used again") func headers() {
    let scene = TableScene(Array(repeating: 1, count: 200)) { $0.rowHeight = 50 }
    scene.titles = (0..<200).map { "Section \($0)" }
    scene.reload()
    let headers = { Set(scene.table.subviews.filter { $0 is UITableViewHeaderFooterView }) }
    let first = headers()
    scene.scroll(to: 9_000)
    #expect(first.count < 12 && headers().count < 12 && headers().subtracting(first).count < 2)
    let section = scene.table.indexPathsForVisibleRows?.last?.section ?? 0
    #expect(scene.table.headerView(forSection: section)?.textLabel?.text == "Section \(section)")
  }

  @Test("A row that is configured again keeps its cell") func reconfiguring() throws {
    let scene = scene([3])
    let cell = scene.table.cellForRow(at: path(1))
    scene.configure = { cell, _ in cell.textLabel?.text = "new" }
    scene.stage.perform { scene.table.reconfigureRows(at: [path(1)]) }
    try scene.stage.settle()
    #expect(scene.table.cellForRow(at: path(1)) === cell && cell?.textLabel?.text == "new")
    #expect(scene.table.cellForRow(at: path(0))?.textLabel?.text == "Row 0")
  }

  @Test("Snapshots are applied as the least change") func snapshots() throws {
    let scene = scene([])
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a"])
    snapshot.appendItems([0, 1, 2])
    let source = scene.stage.perform {
      UITableViewDiffableDataSource<String, Int>(tableView: scene.table) { table, path, item in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.textLabel?.text = "\(item)"
        return cell
      }
    }
    scene.stage.perform { source.apply(snapshot) }
    try scene.stage.settle()
    let cells = scene.table.visibleCells
    snapshot.deleteItems([1])
    snapshot.insertItems([5], beforeItem: 0)
    snapshot.moveItem(2, beforeItem: 0)
    scene.stage.perform { source.apply(snapshot) }
    #expect(scene.table.visibleCells.compactMap { $0.textLabel?.text } == ["5", "2", "0"])
    #expect(scene.table.cellForRow(at: path(1)) === cells[2] && scene.table.cellForRow(at: path(2)) === cells[0])
    scene.stage.advance(by: 0.1)
    #expect(abs(shownMiddle(cells[2]) - (125 - 50 * covered(0.1))) < 0.05)
    try scene.stage.settle()
    #expect(source.itemIdentifier(for: path(0)) == 5 && source.indexPath(for: 0) == path(2))
  }
}
