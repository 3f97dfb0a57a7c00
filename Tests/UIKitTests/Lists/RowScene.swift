import Stage
import UIKit

/// A table of numbered rows, 50 points high, whose client edits them and has actions beside them.
@MainActor final class RowScene: NSObject, UITableViewDataSource, UITableViewDelegate {
  let stage: Stage
  let table: UITableView
  var items: [Int]
  var log: [String] = []
  var style = UITableViewCell.EditingStyle.delete
  var canEdit = true
  /// Titles of the actions, by side; those of "Remove" are destructive.
  var leading: [String] = []
  var trailing: [String] = []
  var performsFirst = true

  init(_ count: Int, in navigation: NavigationScene? = nil) {
    items = Array(0..<count)
    stage = navigation?.stage ?? Stage()
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    super.init()
    stage.perform {
      table.contentInsetAdjustmentBehavior = .never
      table.rowHeight = 50
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      (table.dataSource, table.delegate) = (self, self)
      (navigation?.screens[1].view ?? stage.window).addSubview(table)
    }
    stage.advance(by: 0.02)
  }

  func cell(_ row: Int) -> UITableViewCell? { table.cellForRow(at: IndexPath(row: row, section: 0)) }
  var texts: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

  func tap(_ x: CGFloat, _ y: CGFloat) {
    stage.click(CGPoint(x: x, y: y), for: 0.2)
  }

  /// The finger rests before it is lifted, unless it throws.
  func drag(from x: CGFloat, _ y: CGFloat, by step: CGPoint, steps: Int = 10, lifts: Bool = true) {
    stage.send(.down(CGPoint(x: x, y: y)))
    var point = CGPoint(x: x, y: y)
    for _ in 0..<steps {
      stage.advance(by: 1 / 60)
      point = CGPoint(x: point.x + step.x, y: point.y + step.y)
      stage.send(.move(point))
    }
    stage.advance(by: 0.3)
    stage.send(.move(point))
    if lifts { stage.send(.up(point)) }
  }

  private func configuration(_ titles: [String]) -> UISwipeActionsConfiguration? {
    guard !titles.isEmpty else { return nil }
    let actions = titles.map { title in
      UIContextualAction(style: title == "Remove" ? .destructive : .normal, title: title) { [weak self] _, _, done in
        self?.log.append(title)
        done(true)
      }
    }
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = performsFirst
    return configuration
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "\(items[indexPath.row])"
    return cell
  }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle {
    style
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    log.append("\(editingStyle == .delete ? "delete" : "insert") \(indexPath.row)")
    if editingStyle == .delete {
      items.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { configuration(leading) }
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { configuration(trailing) }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }
}
