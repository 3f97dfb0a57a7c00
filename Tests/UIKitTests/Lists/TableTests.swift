import Stage
import Testing
import UIKit

@Suite("Tables") @MainActor struct TableTests {
  @Test("Only visible rows have cells, and their cells are used again") func reuse() {
    let scene = TableScene([100_000]) { $0.rowHeight = 44 }
    #expect(scene.asked == Array(0..<20))
    #expect(scene.table.contentSize.height == 4_400_000)
    let first = Set(scene.table.visibleCells.map(ObjectIdentifier.init))
    scene.scroll(to: 44 * 50_000)
    #expect(scene.table.indexPathsForVisibleRows?.first?.row == 50_000)
    #expect(first.isSuperset(of: scene.table.visibleCells.dropLast().map(ObjectIdentifier.init)))
    #expect((scene.table.visibleCells.first as? MarkedCell)?.reuses == 1)
  }

  @Test("A frame in which the same rows are visible asks for nothing") func settled() {
    let scene = TableScene([1_000]) { $0.rowHeight = 44 }
    scene.scroll(to: 440)
    scene.asked = []
    scene.scroll(to: 441)
    #expect(scene.asked.count <= 1)
    scene.asked = []
    for y in 442..<460 { scene.scroll(to: CGFloat(y)) }
    #expect(scene.asked == [])
    scene.scroll(to: 1_000)
    let frame = scene.table.cellForRow(at: IndexPath(row: 30, section: 0))?.frame
    #expect(frame == CGRect(x: 0, y: 1_320, width: 390, height: 44))
  }

  @Test("Rows get the height of their constraints, and what is below them moves") func selfSizing() {
    let scene = TableScene([40])
    scene.reload(height: { CGFloat(60 + $0) })
    #expect(scene.table.rectForRow(at: IndexPath(row: 2, section: 0)) == CGRect(x: 0, y: 121, width: 390, height: 62))
    #expect(scene.table.rectForRow(at: IndexPath(row: 30, section: 0)).height == 52)
  }

  @Test("A tap asks and tells the delegate in UIKit's order") func taps() {
    let scene = TableScene([5])
    scene.tap(CGPoint(x: 100, y: 60))
    scene.tap(CGPoint(x: 100, y: 10))
    #expect(
      scene.log == [
        "shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1",
        "shouldHighlight 0", "didHighlight 0", "didUnhighlight 0", "willSelect 0", "willDeselect 1",
        "didDeselect 1", "didSelect 0",
      ])
    #expect(scene.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(scene.table.visibleCells.map(\.isSelected) == [true, false, false, false, false])
  }

  @Test("Scrolling to a row ends where it is asked for among rows that were not measured", arguments: [false, true])
  func scrollTo(isAnimated: Bool) throws {
    let scene = TableScene([200])
    scene.reload(height: { _ in 60 })
    for (row, position) in [(199, UITableView.ScrollPosition.bottom), (100, .top), (60, .middle)] {
      scene.stage.perform {
        scene.table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: isAnimated)
      }
      try scene.stage.settle()
      let middle = scene.table.rectForRow(at: IndexPath(row: row, section: 0)).midY - scene.table.contentOffset.y
      #expect(abs(middle - (position == .top ? 30 : position == .bottom ? 814 : 422)) < 1, "row \(row)")
    }
  }

  @Test("The client's numbers hold until it reloads, and a reload while a row appears leaves no cells behind")
  func numbers() {
    let scene = TableScene([3])
    scene.counts = [5]
    scene.stage.perform { scene.table.rowHeight = 60 }
    #expect(scene.table.numberOfRows(inSection: 0) == 3)
    scene.willDisplay = {
      (scene.counts, scene.willDisplay) = ([1], {})
      scene.table.reloadData()
    }
    scene.stage.perform { scene.table.reloadData() }
    scene.stage.advance(by: 0.1)
    #expect(scene.table.subviews.filter { $0 is UITableViewCell }.count == 1)
  }

  @Test("Accessories of one type share a picture") func accessories() {
    let scene = TableScene([3])
    scene.reload { cell, _ in cell.accessoryType = .disclosureIndicator }
    let pictures = scene.table.visibleCells.flatMap(\.subviews).compactMap { ($0 as? UIImageView)?.image }
    #expect(pictures.count == 3 && Set(pictures.map(ObjectIdentifier.init)).count == 1)
  }

  @Test("A plain table's header stays at the top until the next one pushes it") func stickyHeaders() {
    let scene = TableScene([30, 30])
    scene.titles = ["First", "Second"]
    scene.reload()
    let header = scene.table.headerView(forSection: 0)
    #expect(header?.frame.minY == 0)
    scene.scroll(to: 500)
    #expect(header?.frame.minY == 500)
    let end = scene.table.rectForHeader(inSection: 1).minY
    scene.scroll(to: end - 10)
    #expect(header?.frame.maxY == end)
  }

  @Test("Groups of an inset grouped table have margins and rounded ends") func insetGrouped() {
    let scene = TableScene([3, 1], style: .insetGrouped)
    let cells = scene.table.visibleCells
    #expect(cells.map(\.frame.minX) == [16, 16, 16, 16] && cells.map(\.frame.width) == [358, 358, 358, 358])
    #expect(cells.map(\.layer.cornerRadius) == [26, 0, 26, 26])
    #expect(cells[0].frame.minY == 35 && cells[3].frame.minY == 35 + 3 * 52 + 35)
  }
}
