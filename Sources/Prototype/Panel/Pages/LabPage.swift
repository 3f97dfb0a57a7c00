import CoreGraphics
import UIKit

/// The release lab: what each of several transitions makes of the last drag, as a table.
@MainActor final class LabPage: PanelPage {
  let lab: LabRun
  private let copied: (String) -> Void
  private let sentence = PageText()
  private let start = ChipGroup(["As dragged", "From the edge"])
  private let choice = MenuButton(frame: .zero)
  private var rows: [LabRow] = []
  private let column = ColumnView()
  private lazy var copy = PanelButton("Copy", isPlain: true) { [unowned self] in copyText() }

  /// Creates a page; `copied` is called with the text of the table.
  init(_ lab: LabRun, copied: @escaping (String) -> Void) {
    (self.lab, self.copied) = (lab, copied)
    super.init(title: "Release lab")
    copy.toolTip = "Copies the table as text; so does Ctrl+C."
    buttons = [copy]
    choice.setTitle("Transitions", for: .normal)
    start.toolTip = "Where the drag begins: transitions from the edge take no other."
    start.addAction(
      UIAction { [unowned self] _ in lab.beginsAtEdge = start.selectedIndex == 1 }, for: .valueChanged)
    let bar = UIView()
    for control in [start, choice] as [UIView] { bar.addSubview(control) }
    start.frame = CGRect(x: 0, y: 0, width: ChipGroup.width(of: ["As dragged", "From the edge"]), height: 24)
    choice.frame = CGRect(
      x: start.frame.maxX + 8, y: 0, width: choice.intrinsicContentSize.width + 12, height: ChipGroup.chipHeight)
    let sentence = sentence
    column.add(sentence, height: sentence.height)
    column.add(bar, height: 24, after: 8)
    column.addSpace(16)
    scroller.column = column
    lab.changed = { [weak self] in self?.refresh() }
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  override var controls: [UIControl] { [start, choice] + super.controls }

  /// Copies the table as text.
  func copyText() {
    guard !lab.rows.isEmpty else { return }
    copied(lab.text)
  }

  /// The rows of the table.
  var shownRows: [LabRow] { rows }

  private func refresh() {
    start.selectedIndex = lab.beginsAtEdge ? 1 : 0
    copy.isEnabled = lab.isComplete && !lab.rows.isEmpty
    choice.menu = UIMenu(
      children: CatalogueEntry.Group.allCases.map { group in
        UIMenu(
          options: .displayInline,
          children: Catalogue.entries.filter { $0.group == group && $0.back != nil }.map { entry in
            UIAction(title: entry.title, state: lab.chosen.contains(entry.name) ? .on : .off) { [unowned self] _ in
              lab.toggle(entry.name)
            }
          })
      })
    sentence.text =
      lab.drag == nil
      ? "Drag a screen on the phone: the drag then goes through each of these transitions, with its own rule and settling."
      : "The last drag, through each transition's own rule and settling. Drag again for another one."
    let subjects = lab.subjects
    while rows.count < subjects.count {
      let row = LabRow()
      rows.append(row)
      column.add(row, height: row.height)
    }
    for (index, row) in rows.enumerated() {
      guard subjects.indices.contains(index) else {
        row.title = ""
        continue
      }
      row.title = subjects[index].title
      row.result = lab.rows.indices.contains(index) ? lab.rows[index] : nil
      row.isPending = lab.drag != nil && row.result == nil
    }
    fold()
    setNeedsLayout()
  }

  private func fold() {
    sentence.width = max(80, bounds.width - 2 * PanelMetrics.margin)
    for row in rows { row.isWide = sentence.width > 380 }
    column.fold { ($0 as? LabRow)?.title.isEmpty ?? false }
  }

  override func layoutSubviews() {
    fold()
    super.layoutSubviews()
  }
}

/// A row of the release lab: the name and the verdict, and beneath them the figures.
@MainActor final class LabRow: UIView {
  private let name = PanelText.figure("")
  private let verdict = PanelText.chip("")
  private let cells: [UILabel]
  private let reason = PanelText.paragraph("")
  private let line = UIView()

  /// The columns of `ReleaseLab.Row.cells` that are shown in cells of their own.
  private static let shown = [(0, ""), (1, ""), (3, "margin "), (4, "settles "), (5, "over ")]

  init() {
    cells = Self.shown.map { _ in PanelText.help("") }
    super.init(frame: .zero)
    line.backgroundColor = PanelColors.line
    verdict.layer.cornerRadius = 6
    verdict.clipsToBounds = true
    for cell in cells { cell.font = PanelText.numberFont }
    for view in [line, name, verdict, reason] + cells { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  /// The name of the transition.
  var title: String {
    get { name.text ?? "" }
    set { name.text = newValue }
  }

  /// Whether the row waits for its result.
  var isPending = false { didSet { show() } }

  /// What the transition made of the drag; nil as long as it is not known.
  var result: ReleaseLab.Row? { didSet { show() } }

  /// Whether the figures are in one line.
  var isWide = false { didSet { if isWide != oldValue { setNeedsLayout() } } }

  /// The height of the row, in points.
  var height: CGFloat { result.map { $0.verdict == nil } ?? true ? 48 : isWide ? 48 : 66 }

  private func show() {
    let decided = result?.verdict
    verdict.isHidden = decided == nil
    verdict.text = decided.map { $0.finishes ? "Finish" : "Cancel" }
    verdict.backgroundColor = decided?.finishes == true ? PanelColors.finishes : PanelColors.cancels
    let texts = result?.cells ?? []
    for (cell, shown) in zip(cells, Self.shown) {
      cell.text = decided == nil ? "" : shown.1 + texts[shown.0]
    }
    reason.text =
      isPending
      ? "…" : result == nil ? "" : decided == nil ? result?.missed?.sentence ?? "The drag decides nothing." : ""
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let width = bounds.width
    line.frame = CGRect(x: 0, y: 0, width: width, height: 1)
    name.frame = CGRect(x: 0, y: 5, width: width - 68, height: 20)
    verdict.frame = CGRect(x: width - 60, y: 5, width: 60, height: 20)
    reason.frame = CGRect(x: 0, y: 25, width: width, height: 20)
    let columns = isWide ? 5 : 3
    let step = width / CGFloat(columns)
    for (index, cell) in cells.enumerated() {
      cell.frame = CGRect(
        x: CGFloat(index % columns) * step, y: 26 + 18 * CGFloat(index / columns), width: step - 4, height: 18)
    }
  }
}
