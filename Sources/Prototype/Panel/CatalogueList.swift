import CoreGraphics
import UIKit

/// The list of transitions, under their headings.
@MainActor final class CatalogueList: UIView {
  private(set) var rows: [EntryRow] = []
  private let choose: (CatalogueEntry) -> Void
  private let scroller = ScrollColumn(margin: 8)

  init(_ entries: [CatalogueEntry], chosen name: String, choose: @escaping (CatalogueEntry) -> Void) {
    self.choose = choose
    super.init(frame: .zero)
    backgroundColor = PanelFigures.listGround
    let column = ColumnView()
    for group in CatalogueEntry.Group.allCases {
      let members = entries.filter { $0.group == group }
      guard !members.isEmpty else { continue }
      column.add(HeadingRow(group.rawValue), height: 24, after: column.height == 0 ? 12 : 8)
      for entry in members { column.add(row(entry), height: EntryRow.height) }
    }
    column.skip(16)
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

  /// The row that is chosen, which is the one the keyboard goes to.
  var chosen: EntryRow? { rows.first(where: \.isSelected) }

  private func choose(after row: EntryRow, by step: Int) {
    guard let place = rows.firstIndex(of: row), rows.indices.contains(place + step) else { return }
    choose(rows[place + step].entry)
    row.hasKeyboardFocus = false
    rows[place + step].hasKeyboardFocus = true
    scroller.reveal(rows[place + step])
  }

  /// Shows which one is chosen.
  func mark(_ name: String) {
    for row in rows { row.isSelected = row.entry.name == name }
  }

  /// Brings `control` into sight, if it is on the list.
  func reveal(_ control: UIControl) {
    if control is EntryRow { scroller.reveal(control) }
  }

  override func layoutSubviews() { scroller.frame = bounds }
}

/// A heading of a list, on the line of the words beneath it.
@MainActor final class HeadingRow: UIView {
  private let label: UILabel

  init(_ text: String) {
    label = PanelText.heading(text)
    super.init(frame: .zero)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() { label.frame = bounds.insetBy(dx: EntryRow.inset, dy: 4) }
}

/// A transition's name, to be chosen by a click.
@MainActor final class EntryRow: UIControl, KeyStepping {
  static let height: CGFloat = 28
  /// The room before the words.
  static let inset: CGFloat = 8

  let entry: CatalogueEntry
  private let label: UILabel
  private let walk: (EntryRow, Int) -> Void

  /// A row that has `walk` choose so many rows on when an arrow key is pressed on it.
  init(_ entry: CatalogueEntry, walk: @escaping (EntryRow, Int) -> Void) {
    (self.entry, self.walk) = (entry, walk)
    label = PanelText.figure(entry.title)
    super.init(frame: .zero)
    layer.cornerRadius = 6
    tintColor = PanelFigures.accent
    label.isUserInteractionEnabled = false
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  /// Up is to the row before.
  func step(by step: Int) { walk(self, -step) }

  override var isSelected: Bool { didSet { showState() } }
  override var isHighlighted: Bool { didSet { showState() } }

  private func showState() {
    backgroundColor = isSelected ? PanelFigures.accent : isHighlighted ? PanelFigures.line : nil
    label.textColor = isSelected ? .white : PanelFigures.ink
  }

  override func layoutSubviews() {
    label.frame = CGRect(x: Self.inset, y: 4, width: max(0, bounds.width - 2 * Self.inset), height: 20)
  }
}
