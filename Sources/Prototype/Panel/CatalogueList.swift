import CoreGraphics
import UIKit

/// The list of transitions under their headings; each has its presets and scenes beneath it.
@MainActor final class CatalogueList: UIView {
  private(set) var rows: [EntryRow] = []
  private let store: ParameterStore
  /// Called after the user chose a row.
  var chose: () -> Void = {}
  private let scroller = ScrollColumn(left: 8, right: 8)
  private var shownPresets: [String: [String]] = [:]

  init(_ store: ParameterStore) {
    self.store = store
    super.init(frame: .zero)
    backgroundColor = PanelColors.listBackground
    addSubview(scroller)
    build()
  }

  required init?(coder: NSCoder) { nil }

  private func build() {
    let column = ColumnView()
    rows = []
    for group in CatalogueEntry.Group.allCases {
      let members = store.entries.filter { $0.group == group }
      guard !members.isEmpty else { continue }
      column.add(HeadingRow(group.rawValue), height: 24, after: 8)
      for entry in members {
        column.add(row(entry), height: EntryRow.height)
        let presets = store.presets(of: entry).map(\.name)
        shownPresets[entry.name] = children(of: entry)
        let scenes = store.scenes(entry).names
        for scene in scenes where scenes.count > 1 { column.add(row(entry, scene: scene), height: EntryRow.height) }
        for preset in presets { column.add(row(entry, preset), height: EntryRow.height) }
      }
    }
    column.addSpace(16)
    let offset = scroller.contentOffset
    scroller.column = column
    scroller.layoutIfNeeded()
    scroller.contentOffset = offset
    mark()
  }

  private func children(of entry: CatalogueEntry) -> [String] {
    store.scenes(entry).names + store.presets(of: entry).map(\.name)
  }

  private func row(_ entry: CatalogueEntry, _ preset: String? = nil, scene: String? = nil) -> EntryRow {
    let row = EntryRow(entry, preset: preset, scene: scene) { [unowned self] in choose(after: $0, by: $1) }
    row.addAction(
      UIAction { [unowned self, unowned row] _ in choose(row) }, for: [.touchUpInside, .primaryActionTriggered])
    rows.append(row)
    return row
  }

  /// The row of the shown transition or preset, which can have the keyboard focus.
  var chosen: EntryRow? { rows.first(where: \.isSelected) }

  private func choose(_ row: EntryRow) {
    let preset = row.preset
    store.show(row.entry)
    if let preset { store.applyPreset(named: preset) }
    if let scene = row.scene { store.showScene(row.entry, scene) }
    chose()
  }

  private func choose(after row: EntryRow, by step: Int) {
    let entries = rows.filter { $0.preset == nil && $0.scene == nil }
    let current = entries.firstIndex { $0.entry.name == row.entry.name }
    guard let current, entries.indices.contains(current + step) else { return }
    let next = entries[current + step]
    store.show(next.entry)
    for row in rows { row.hasKeyboardFocus = false }
    chosen?.hasKeyboardFocus = true
    chosen.map(scroller.reveal)
  }

  func refresh() {
    let isKnown = store.entries.allSatisfy { children(of: $0) == shownPresets[$0.name] }
    if isKnown { mark() } else { build() }
  }

  private func mark() {
    let current = store.currentPreset
    for row in rows {
      let (scenes, shown) = store.scenes(row.entry)
      row.isSelected =
        row.entry.name == store.entry.name && row.preset == current
        && (scenes.count < 2 || current != nil || row.scene == shown)
      row.isChanged = row.preset == nil && row.scene == nil && !store.book.parameters(of: row.entry.name).isEmpty
    }
  }

  func reveal(_ control: UIControl) {
    if control is EntryRow { scroller.reveal(control) }
  }

  override func layoutSubviews() { scroller.frame = bounds }
}

/// A heading of the list, aligned with the text of the rows beneath.
@MainActor final class HeadingRow: UIView {
  private let label: UILabel

  init(_ text: String) {
    label = PanelText.heading(text)
    super.init(frame: .zero)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    label.frame = CGRect(
      x: EntryRow.inset, y: 4, width: max(0, bounds.width - 2 * EntryRow.inset), height: max(0, bounds.height - 8))
  }
}
