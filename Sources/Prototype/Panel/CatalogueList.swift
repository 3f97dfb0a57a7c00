import CoreGraphics
import UIKit

/// The list of transitions under their headings.
@MainActor final class CatalogueList: UIView {
  private(set) var rows: [EntryRow] = []
  /// Called with the entry that the user chooses.
  private let choose: (CatalogueEntry) -> Void
  private let scroller = ScrollColumn(margin: 8)

  init(_ entries: [CatalogueEntry], chosen name: String, choose: @escaping (CatalogueEntry) -> Void) {
    self.choose = choose
    super.init(frame: .zero)
    backgroundColor = PanelColors.listBackground
    let column = ColumnView()
    for group in CatalogueEntry.Group.allCases {
      let members = entries.filter { $0.group == group }
      guard !members.isEmpty else { continue }
      column.add(HeadingRow(group.rawValue), height: 24, after: column.height == 0 ? 12 : 8)
      for entry in members { column.add(row(entry), height: EntryRow.height) }
    }
    column.addSpace(16)
    scroller.column = column
    addSubview(scroller)
    mark(name)
  }

  required init?(coder: NSCoder) { nil }

  private func row(_ entry: CatalogueEntry) -> EntryRow {
    let row = EntryRow(entry) { [unowned self] in choose(after: $0, by: $1) }
    row.addAction(UIAction { [unowned self] _ in choose(entry) }, for: .touchUpInside)
    rows.append(row)
    return row
  }

  /// The row of the chosen entry, which can have the keyboard focus.
  var chosen: EntryRow? { rows.first(where: \.isSelected) }

  /// Chooses the entry some rows after another one, and moves the keyboard focus to it.
  private func choose(after row: EntryRow, by step: Int) {
    guard let index = rows.firstIndex(of: row), rows.indices.contains(index + step) else { return }
    let next = rows[index + step]
    choose(next.entry)
    row.hasKeyboardFocus = false
    next.hasKeyboardFocus = true
    scroller.reveal(next)
  }

  /// Marks the entry with a name as chosen.
  func mark(_ name: String) {
    for row in rows { row.isSelected = row.entry.name == name }
  }

  /// Scrolls to a control if it is a row of the list.
  func reveal(_ control: UIControl) {
    if control is EntryRow { scroller.reveal(control) }
  }

  override func layoutSubviews() { scroller.frame = bounds }
}
