import UIKit

// Rows that are not selected, because a tap somewhere closes the keyboard (vikmeup/SCLAlertView-Swift, issue 302).
//
// The tap's recogniser sees each touch in the screen, also those in the table. When it recognises, it cancels the touch,
// and the row is told of a cancelled touch in place of one that ended.
// The mend: `tap.cancelsTouchesInView = false`.

final class RowsCard: Card, UITableViewDataSource, UITableViewDelegate {
  private let answer = UILabel(frame: CGRect(x: 24, y: 240, width: 342, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    let table = UITableView(frame: CGRect(x: 0, y: 290, width: 390, height: 400))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
    answer.textColor = .white
    view.addSubview(answer)
    let tap = UITapGestureRecognizer(target: self, action: #selector(closeKeyboard))
    tap.name = "keyboard tap"
    view.addGestureRecognizer(tap)
  }

  @objc func closeKeyboard() { view.endEditing(true) }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 6 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row + 1)"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    answer.text = "Row \(indexPath.row + 1) was selected."
  }
}

#Preview("Rows that are not selected") { RowsCard("Tap a row: it is not selected.", .systemPurple) }
