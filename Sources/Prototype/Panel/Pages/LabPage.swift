import CoreGraphics
import UIKit

/// The release lab: the decisions of several transitions about the last drag, or about all that were collected, as a table.
@MainActor final class LabPage: PanelPage {
  let lab: LabRun
  private let sentence = PageText()
  private let note = PageText(LabPage.terms)
  private let extent = ChipGroup(["Last drag", "All drags"])
  private let start = ChipGroup(["As dragged", "From the edge"])
  private let choice = MenuButton(["Transitions"])
  private var rows: [LabRow] = []
  private let column = ColumnView()
  private let headings = LabHeadings()
  /// Replaces the headings above the first row.
  private let gap = UIView()
  private let copy: PanelButton

  init(_ lab: LabRun, copy: @escaping () -> Void) {
    self.lab = lab
    self.copy = PanelButton("Copy", isPlain: true, pressed: copy)
    super.init(.engines, title: "The last drag elsewhere")
    let copy = self.copy
    copy.toolTip = "Copies the table as text; so does Ctrl+C."
    buttons = [copy]
    start.toolTip = "Where the drag begins: transitions from the edge take no other."
    start.when(.valueChanged) { [unowned self] in lab.beginsAtEdge = start.selectedIndex == 1 }
    extent.toolTip = "All drags are those of phones and those that were kept."
    extent.when(.valueChanged) { [unowned self] in lab.takesAll = extent.selectedIndex == 1 }
    let bar = UIView()
    for control in [start, choice] as [UIView] { bar.addSubview(control) }
    start.frame = CGRect(x: 0, y: 0, width: ChipGroup.width(of: ["As dragged", "From the edge"]), height: 24)
    choice.frame.size = CGSize(width: choice.intrinsicContentSize.width + 12, height: ChipGroup.chipHeight)
    let (sentence, choice) = (sentence, choice)
    column.add(sentence, height: sentence.height)
    column.add(extent, height: ChipGroup.chipHeight, after: 8)
    column.add(bar, height: choice.frame.maxY, after: 8)
    let note = note
    column.add(note, height: note.height, after: 8)
    column.add(headings, height: 20, after: 6)
    column.add(gap, height: 8)
    column.addSpace(16)
    scroller.column = column
    lab.changed = { [weak self] in self?.refresh() }
    refresh()
  }

  static let terms =
    "Margin: how far the release was from the other decision, in percent of the limit that decided. Settling: until "
    + "nothing moves. Overshoot: how far the screen swings past its end."

  override var controls: [UIControl] { super.controls + [extent, start, choice].filter { !$0.isHidden } }

  override var copied: (name: String, text: String)? { ("the table", lab.rows.isEmpty ? "" : lab.text) }

  var shownRows: [LabRow] { rows }

  var transitionMenu: UIMenu { choice.menu ?? UIMenu() }

  private func refresh() {
    (start.selectedIndex, extent.selectedIndex) = (lab.beginsAtEdge ? 1 : 0, lab.takesAll ? 1 : 0)
    title = lab.takesAll ? "Drags elsewhere: \(lab.drags.count)" : "The last drag elsewhere"
    let (subjects, results) = (lab.subjects, lab.rows)
    copy.isEnabled = lab.isComplete && !results.isEmpty
    choice.menu = UIMenu(
      children: CatalogueEntry.Group.allCases.map { group in
        UIMenu(
          options: .displayInline,
          children: Catalogue.entries.filter { $0.group == group && $0.back != nil }.map { entry in
            // What the phones show is always in the table.
            let isFixed = lab.isShown(entry.name)
            return UIAction(
              title: entry.title, attributes: isFixed ? .disabled : [],
              state: isFixed || lab.chosen.contains(entry.name) ? .on : .off
            ) { [unowned self] _ in lab.toggle(entry.name) }
          })
      })
    sentence.text =
      lab.takesAll
      ? "The drags of phones and those that were kept, in this order: ● finishes, ○ goes back, – moves nothing."
      : lab.drag == nil
        ? "Drag a screen on the phone: the drag then goes through each of these transitions, with its own rule and settling."
        : results.contains { $0.missed?.isOutsideEdge ?? false }
          ? "The last drag, through each transition. Some take drags from the edge only: choose From the edge."
          : "The last drag, through each transition's own rule and settling. Drag again for another one."
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
      row.result = results.indices.contains(index) ? results[index] : nil
      row.isPending = !lab.drags.isEmpty && row.result == nil
    }
    fold()
    setNeedsLayout()
  }

  private func fold() {
    for text in [sentence, note] { text.width = max(80, bounds.width - 2 * PanelMetrics.margin) }
    // Without room beside the chips, the menu goes beneath them.
    let fits = start.frame.maxX + 8 + choice.frame.width <= sentence.width
    choice.frame.origin = fits ? CGPoint(x: start.frame.maxX + 8, y: 0) : CGPoint(x: 0, y: start.frame.maxY + 8)
    let isWide = sentence.width > 450
    for row in rows { (row.isWide, row.width) = (isWide, sentence.width) }
    let hasHeadings = isWide && !lab.takesAll && !rows.allSatisfy(\.title.isEmpty)
    column.fold { [unowned self] view in
      switch view {
      case headings: !hasHeadings
      case gap: hasHeadings
      case extent: lab.collected.isEmpty
      case note: lab.takesAll || rows.allSatisfy { $0.result == nil }
      case let row as LabRow: row.title.isEmpty
      default: false
      }
    }
  }

  override func layoutSubviews() {
    fold()
    super.layoutSubviews()
  }
}
