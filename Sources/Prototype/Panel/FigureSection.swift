import CoreGraphics
import UIKit

/// A section of figures: its heading, its rows, and a note about those that do not count now.
@MainActor final class FigureSection {
  let heading: SectionHeading
  let rows: [any FigureRow]
  let note = NoteRow()
  private let section: ParameterDescription.Section
  private let descriptions: [ParameterDescription]

  /// The sections that are shown for every transition; one without such figures has its switch disabled.
  private static let constant: [ParameterDescription.Section] = [.shadow, .dimming, .parallax]

  /// Creates a section with its figures among those of a transition; nil if there are none.
  init?(_ section: ParameterDescription.Section, _ figures: any FigureSet, _ actions: RowActions) {
    self.section = section
    let all = figures.descriptions.filter { $0.section == section }
    // The user's own code has no sections but its own.
    let isUserCode = figures is UserCodeFigures
    guard !all.isEmpty || (!isUserCode && Self.constant.contains(section)) else { return nil }
    descriptions = all.filter { $0.key != section.switchKey }
    let help = section.switchKey.flatMap { figures.descriptions[key: $0]?.help } ?? ""
    heading = SectionHeading(
      section, help: all.isEmpty ? "This transition has no \(section.rawValue)." : help, actions)
    rows = Self.rows(descriptions, actions)
    comparedLines = ([heading] + rows).map { row in
      ComparedLine { values in actions.setAll(values.filter { row.keys.contains($0.key) }, nil) }
    }
  }

  /// The lines under the heading and under each row with what is compared.
  let comparedLines: [ComparedLine]

  /// Shows where the compared figures differ from the present ones; nil if nothing is compared.
  func compare(_ figures: any FigureSet, with compared: ComparedFigures?) {
    for (row, line) in zip([heading] + rows as [any FigureRow], comparedLines) {
      line.show(row.keys, row.parts, of: figures, compared: compared)
    }
  }

  private static func rows(_ descriptions: [ParameterDescription], _ actions: RowActions) -> [any FigureRow] {
    var rows: [any FigureRow] = []
    let editor = PaceEditor(descriptions, actions)
    for description in descriptions {
      if let editor, editor.keys.contains(description.key) {
        if description.key == editor.keys[0] { rows.append(editor) }
        continue
      }
      if pairs.contains(where: { description.key.hasSuffix($0.second) }) { continue }
      let pair = pairs.first { description.key.hasSuffix($0.first) }
      if let pair, let other = descriptions[key: String(description.key.dropLast(pair.first.count)) + pair.second] {
        rows.append(PairRow(pair.title, pair.parts, description, other, actions))
      } else {
        rows.append(description.row(actions))
      }
    }
    return rows
  }

  /// The ends of the keys of figures that share a row.
  private static let pairs: [(first: String, second: String, title: String, parts: [String])] = [
    (".covered", ".revealed", "Opacity", ["start", "end"]), (".offset.x", ".offset.y", "Offset", ["x", "y"]),
  ]

  /// Shows the current figures.
  func refresh(_ figures: any FigureSet) {
    heading.show(figures)
    for row in rows { row.show(figures) }
    if let own = figures as? UserCodeFigures { return refreshNote(own) }
    let reasons = descriptions.compactMap { each in
      isOff(figures) ? nil : figures.reasonAgainst(each).map { (each, $0) }
    }
    let words = Set(reasons.map(\.1))
    let figuresWord = reasons.count == 1 ? "figure" : "figures"
    note.text = "\(reasons.count) \(figuresWord) not used" + (words.count == 1 ? " with \(words.first ?? "")" : " now")
    note.help =
      reasons.isEmpty
      ? "" : "Not used now: \(reasons.map { "\($0.label) (with \($1))" }.connected(by: ", "))."
    hasNote = !reasons.isEmpty
  }

  /// Offers to start the user's own code again for the constants that it reads once.
  private func refreshNote(_ own: UserCodeFigures) {
    let count = own.unread.count
    hasNote = count > 0
    note.text = count == 1 ? "\(own.unread[0]): not read yet" : "\(count) constants are not read yet"
    note.setButton(hasNote ? "Restart" : "") { own.restart() }
  }

  private var hasNote = false

  private func isOff(_ figures: any FigureSet) -> Bool {
    section.switchKey.map { figures[$0]?.current != .isOn(true) } ?? false
  }

  /// Returns whether a view of the section is folded away: a row that does not count now, or everything of a section that
  /// is off.
  func isFolded(_ view: UIView, _ figures: any FigureSet) -> Bool {
    if view === note { return !hasNote }
    if let index = comparedLines.firstIndex(where: { $0 === view }) {
      return comparedLines[index].isEmpty || index > 0 && isFolded(rows[index - 1], figures)
    }
    guard let row = rows.first(where: { $0 === view }) else { return false }
    if isOff(figures) { return true }
    let members = descriptions.filter { row.keys.contains($0.key) }
    return !members.isEmpty && members.allSatisfy { !figures.applies($0) }
  }
}
