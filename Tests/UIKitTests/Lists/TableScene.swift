import Stage
import UIKit

final class MarkedCell: UITableViewCell {
  var reuses = 0

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A stage of 390 × 844 points filled with a table of numbered rows, and a log of the delegate's calls.
@MainActor final class TableScene: NSObject, UITableViewDataSource, UITableViewDelegate {
  let stage = Stage()
  let table: UITableView
  var counts: [Int]
  var titles: [String?] = []
  var log: [String] = []
  var asked: [Int] = []
  var willDisplay = {}
  var configure: (UITableViewCell, IndexPath) -> Void = { cell, path in cell.textLabel?.text = "Row \(path.row)" }

  init(_ counts: [Int], style: UITableView.Style = .plain, prepare: (UITableView) -> Void = { _ in }) {
    self.counts = counts
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: style)
    super.init()
    stage.perform {
      table.contentInsetAdjustmentBehavior = .never
      table.register(MarkedCell.self, forCellReuseIdentifier: "cell")
      prepare(table)
      (table.dataSource, table.delegate) = (self, self)
      stage.window.addSubview(table)
    }
    stage.advance(by: 0.02)
  }

  func scroll(to y: CGFloat) {
    stage.perform { table.contentOffset.y = y }
    stage.advance(by: 0.02)
  }

  func tap(_ point: CGPoint) {
    stage.click(point)
    stage.advance(by: 0.05)
  }

  func reload(_ configure: ((UITableViewCell, IndexPath) -> Void)? = nil) {
    if let configure { self.configure = configure }
    stage.perform { table.reloadData() }
    stage.advance(by: 0.02)
  }

  /// Reloads with rows whose heights are those of a constraint.
  func reload(height: @escaping (Int) -> CGFloat) {
    reload { cell, path in
      for view in cell.contentView.subviews { view.removeFromSuperview() }
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
        box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        box.heightAnchor.constraint(equalToConstant: height(path.row)),
      ])
    }
  }

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath.row)
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    configure(cell, indexPath)
    return cell
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    willDisplay()
  }
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log.append("shouldHighlight \(indexPath.row)")
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("didHighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("didUnhighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willSelect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willDeselect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.row)")
  }
}
