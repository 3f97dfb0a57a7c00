import CoreGraphics
import UIKit

/// The figures of the chosen transition: the switches that all transitions have, then the figures in sections, and the
/// key hints.
@MainActor final class FigureList: UIView {
  private let scroller = ScrollColumn(margin: PanelMetrics.margin)
  private let hints: KeyHints
  private let line = UIView()
  private let figures: any FigureSet
  private let changed: (String, ParameterValue) -> Void
  private var rows: [(key: String, row: any FigureRow)] = []

  /// The switches that are shown for every transition; a transition without such a figure disables the switch.
  private static let switches: [(key: String, label: String, help: String)] = [
    ("shadow", "Shadow", "Cast by the screen on top."), ("dimming", "Dimming overlay", "Darkens the screen beneath."),
    ("parallax", "Parallax offset", "Moves the screen beneath."),
  ]

  init(
    _ entry: CatalogueEntry, _ figures: any FigureSet, changed: @escaping (String, ParameterValue) -> Void
  ) {
    (self.figures, self.changed) = (figures, changed)
    let drag = entry.back.map { "drag \($0.rawValue), " } ?? ""
    hints = KeyHints([
      ("Push", "click, or Space"), ("Pop", "\(drag)Esc, or back button"), ("Controls", "Tab, then keys"),
    ])
    super.init(frame: .zero)
    tintColor = PanelColors.accent
    let column = ColumnView()
    column.add(PanelText.title(entry.title), height: 28, after: 20)
    let sentence = PanelText.paragraph(entry.sentence)
    column.add(sentence, height: PanelText.height(of: sentence, in: PanelMetrics.figureWidth), after: 4)
    addSwitches(to: column)
    addSections(to: column)
    column.addSpace(24)
    scroller.column = column
    addSubview(scroller)
    line.backgroundColor = PanelColors.line
    for view in [hints, line] { addSubview(view) }
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  /// The controls that can have the keyboard focus, in order.
  var controls: [UIControl] { rows.map(\.row.control).filter(\.isEnabled) }

  /// Returns the row of the figure with a key.
  func row(_ key: String) -> (any FigureRow)? { rows.first { $0.key == key }?.row }

  private func addSwitches(to column: ColumnView) {
    for (index, each) in Self.switches.enumerated() {
      let row = SwitchRow(each.label, help: each.help) { [unowned self] in change(each.key, .isOn($0)) }
      row.isAvailable = figures[each.key] != nil
      rows.append((each.key, row))
      column.add(row, height: SwitchRow.height, after: index == 0 ? 12 : 0)
    }
  }

  private func addSections(to column: ColumnView) {
    let descriptions = figures.descriptions.filter { each in !Self.switches.contains { $0.key == each.key } }
    for section in ParameterDescription.Section.allCases {
      let members = descriptions.filter { $0.section == section }
      guard !members.isEmpty else { continue }
      column.add(PanelText.heading(section.rawValue), height: 16, after: PanelMetrics.sectionGap)
      for each in members {
        let row = each.row { [unowned self] in change(each.key, $0) }
        rows.append((each.key, row))
        column.add(row, height: type(of: row).height, after: 4)
      }
    }
  }

  private func change(_ key: String, _ value: ParameterValue) {
    changed(key, value)
    refresh()
  }

  /// Updates the rows to the current figures.
  func refresh() {
    for (key, row) in rows {
      if let figure = figures[key] { row.show(figure.current, isInitial: figure.current == figure.initial) }
    }
  }

  /// Scrolls to a control if it belongs to a row.
  func reveal(_ control: UIControl) {
    if let row = rows.first(where: { $0.row.control === control })?.row { scroller.reveal(row) }
  }

  override func layoutSubviews() {
    let foot = hints.height + 2 * PanelMetrics.hintGap
    // A small window has no room for the hints.
    hints.isHidden = bounds.height < 4 * foot
    line.isHidden = hints.isHidden
    let height = hints.isHidden ? bounds.height : bounds.height - foot
    scroller.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
    line.frame = CGRect(x: 0, y: height, width: bounds.width, height: 1)
    hints.frame = CGRect(
      x: PanelMetrics.margin, y: height + PanelMetrics.hintGap, width: bounds.width - 2 * PanelMetrics.margin,
      height: hints.height)
  }
}
