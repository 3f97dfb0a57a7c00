import Stage
import Testing
import UIKit

@MainActor @Suite("The index of a table, and rows that are dragged to its ends")
struct TableIndexTests {
  private final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var titles: [String]? = ["A", "B", "C", "#"]
    var log: [String] = []
    var rows: [[Int]] = (0..<4).map { section in (0..<20).map { section * 20 + $0 } }

    func numberOfSections(in tableView: UITableView) -> Int { rows.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.tag = rows[indexPath.section][indexPath.row]
      return cell
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { titles }
    func tableView(
      _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
      log.append("\(title) \(index)")
      return index
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select") }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    func tableView(_ tableView: UITableView, moveRowAt from: IndexPath, to: IndexPath) {
      log.append("move \(from) to \(to)")
      let row = rows[from.section].remove(at: from.row)
      rows[to.section].insert(row, at: to.row)
    }
  }

  private let stage = Stage(size: CGSize(width: 390, height: 500), scale: 1)
  private let table: UITableView
  private let source = Source()

  init() {
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 500), style: .plain)
    stage.perform {
      table.contentInsetAdjustmentBehavior = .never
      table.rowHeight = 50
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      (table.dataSource, table.delegate) = (source, source)
      stage.window.addSubview(table)
    }
    stage.advance(by: 0.02)
  }

  private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
    view.subviews.flatMap { [$0 as? View].compactMap(\.self) + all(type, in: $0) }
  }

  private func letter(_ text: String) -> UILabel? { all(UILabel.self, in: table).first { $0.text == text } }

  private func middle(_ text: String) throws -> CGPoint {
    let label = try #require(letter(text))
    return label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
  }

  @Test("Titles stand in the middle of the right side, also while the table scrolls, and a finger scrolls to sections")
  func index() throws {
    let first = try middle("A")
    #expect(first == CGPoint(x: 390 - 7.5, y: 250 - 21))
    #expect(try middle("#").y == 250 + 21)
    stage.send(.down(try middle("B")))
    stage.advance(by: 0.2)
    #expect(table.contentOffset.y == 1_000)
    #expect(try middle("A") == first)
    stage.send(.move(try middle("C")))
    stage.advance(by: 0.05)
    stage.send(.move(CGPoint(x: 383, y: 490)))
    stage.advance(by: 0.05)
    stage.send(.up(CGPoint(x: 383, y: 490)))
    try stage.settle()
    // The last section is as high as the table can be scrolled to.
    #expect(table.contentOffset.y == 3_000 && source.log == ["B 1", "C 2", "# 3"])
  }

  @Test("Rows leave room for the index: their content and their accessories end beside it", arguments: [true, false])
  func room(_ hasAccessory: Bool) throws {
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    if hasAccessory { cell.accessoryType = .disclosureIndicator }
    cell.textLabel?.text = "Row"
    stage.advance(by: 0.1)
    func end() -> CGFloat? {
      hasAccessory ? cell.subviews.map(\.frame.maxX).filter { $0 < 385 }.max() : cell.contentView.frame.maxX
    }
    let margin: CGFloat = hasAccessory ? 16 : 0
    #expect(cell.frame.width == 390 && end() == 390 - 15 - margin)
    source.titles = nil
    table.reloadSectionIndexTitles()
    stage.advance(by: 0.1)
    #expect(end() == 390 - margin)
  }

  @Test("The colours are the table's, and an index can be too small or taken away")
  func settings() throws {
    #expect(letter("A")?.textColor == table.tintColor)
    let ground = try #require(letter("A")?.superview)
    (table.sectionIndexColor, table.sectionIndexBackgroundColor) = (.purple, .yellow)
    table.sectionIndexTrackingBackgroundColor = .green
    #expect(letter("A")?.textColor == .purple && ground.backgroundColor == .yellow)
    stage.send(.down(try middle("A")))
    stage.advance(by: 0.2)
    #expect(ground.backgroundColor == .green)
    stage.send(.up(try middle("A")))
    try stage.settle()
    #expect(ground.backgroundColor == .yellow)
    table.sectionIndexMinimumDisplayRowCount = 81
    stage.advance(by: 0.1)
    #expect(letter("A") == nil)
    table.sectionIndexMinimumDisplayRowCount = 80
    stage.advance(by: 0.1)
    #expect(letter("A") != nil)
    source.titles = nil
    table.reloadSectionIndexTitles()
    stage.advance(by: 0.1)
    #expect(letter("A") == nil)
  }

  /// Returns the row's cell, which the finger holds by its handle.
  private func hold(_ row: Int, at y: CGFloat, seconds: Double) throws -> UITableViewCell {
    source.titles = nil
    table.reloadData()
    table.setEditing(true, animated: false)
    try stage.settle()
    let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)))
    var finger = cell.convert(CGPoint(x: 370, y: 25), to: nil)
    stage.send(.down(finger))
    stage.advance(by: 0.3)
    let start = finger
    for step in 1...20 {
      finger.y = start.y + (y - start.y) * CGFloat(step) / 20
      stage.send(.move(finger))
      stage.advance(by: 1 / 60)
    }
    stage.advance(by: seconds)
    return cell
  }

  @Test("A row that is held near the lower end scrolls the table, follows, and lands where it is let go")
  func scrolling() throws {
    let cell = try hold(1, at: 490, seconds: 1)
    let offset = table.contentOffset.y
    #expect(offset > 300 && abs(cell.frame.midY - offset - 490) < 1 && cell.tag == 1)
    // The rows that came lie without gaps, except where the row is held.
    let tops = Set(table.visibleCells.filter { $0 !== cell }.map(\.frame.minY))
    #expect(tops.count >= 9 && tops.allSatisfy { $0.truncatingRemainder(dividingBy: 50) == 0 })
    stage.send(.up(CGPoint(x: 370, y: 490)))
    try stage.settle()
    let target = try #require(table.indexPath(for: cell))
    #expect(source.log == ["move [0, 1] to \(target)"] && source.rows[target.section][target.row] == 1)
    for shown in table.visibleCells {
      let path = try #require(table.indexPath(for: shown))
      #expect(shown.tag == source.rows[path.section][path.row] && shown.frame == table.rectForRow(at: path))
    }
    #expect(stage.isIdle && stage.diagnostics == [])
  }

  @Test("At its end the table stands still, and so do frames")
  func end() throws {
    _ = try hold(2, at: 480, seconds: 20)
    #expect(table.contentOffset.y == 3_500 && stage.isIdle)
    stage.send(.cancel)
    try stage.settle()
    #expect(source.log == [] && table.contentOffset.y == 3_500)
    stage.perform { table.contentOffset.y = 0 }
    try stage.settle()
    #expect(table.visibleCells.map(\.tag) == Array(0..<10))
  }
}
