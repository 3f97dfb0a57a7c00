import CoreGraphics
import UIKit

@MainActor final class ParameterSection {
  let heading: SectionHeading
  let rows: [any ParameterRow]
  let note = NoteRow()
  private let section: ParameterDescription.Section
  private let descriptions: [ParameterDescription]

  /// Nil if the transition has no parameters in this section.
  init?(_ section: ParameterDescription.Section, _ parameters: any ParameterSet, _ store: ParameterStore) {
    self.section = section
    let all = parameters.descriptions.filter { $0.section == section }
    guard !all.isEmpty else { return nil }
    descriptions = all.filter { $0.key != section.switchKey }
    let help = section.switchKey.flatMap { parameters.descriptions[key: $0]?.help } ?? ""
    heading = SectionHeading(section, help: help, store)
    rows = Self.rows(descriptions, store)
    comparedLines = ([heading] + rows).map { row in
      ComparedLine { values in store.set(values.filter { row.keys.contains($0.key) }) }
    }
  }

  let comparedLines: [ComparedLine]

  /// Shows the other side of a comparison where it differs; nil ends that.
  func compare(_ parameters: any ParameterSet, with compared: ComparedParameters?) {
    for (row, line) in zip([heading] + rows as [any ParameterRow], comparedLines) {
      line.show(row.keys, row.parts, of: parameters, compared: compared)
    }
  }

  private static func rows(_ descriptions: [ParameterDescription], _ store: ParameterStore) -> [any ParameterRow] {
    var rows: [any ParameterRow] = []
    let editor = PaceEditor(descriptions, store)
    for description in descriptions {
      if let editor, editor.keys.contains(description.key) {
        if description.key == editor.keys[0] { rows.append(editor) }
        continue
      }
      if PairRow.Pair.all.contains(where: { description.key.hasSuffix($0.second) }) { continue }
      let pair = PairRow.Pair.all.first { description.key.hasSuffix($0.first) }
      if let pair, let other = descriptions[key: String(description.key.dropLast(pair.first.count)) + pair.second] {
        rows.append(PairRow(pair, description, other, store))
      } else {
        rows.append(description.row(store))
      }
    }
    return rows
  }

  func refresh(_ parameters: any ParameterSet) {
    heading.show(parameters)
    for row in rows { row.show(parameters) }
    if let own = parameters as? UserCodeParameters { return refreshNote(own) }
  }

  /// Offers to restart user code for the constants that it reads only once.
  private func refreshNote(_ own: UserCodeParameters) {
    let count = own.unread.count
    hasNote = count > 0
    note.text = count == 1 ? "\(own.unread[0]): not read yet" : "\(count) constants are not read yet"
    note.setButton(hasNote ? "Restart" : "") { own.restart() }
  }

  private var hasNote = false

  private func isOff(_ parameters: any ParameterSet) -> Bool {
    section.switchKey.flatMap { parameters[$0] }.map { $0.current != .isOn(true) } ?? false
  }

  /// The row that a section shows even when it shows no others.
  private func mainRow(_ parameters: any ParameterSet) -> (any ParameterRow)? {
    let applying = rows.filter { row in
      let members = descriptions.filter { row.keys.contains($0.key) }
      return members.isEmpty || members.contains { parameters.applies($0) }
    }
    let main = ["shadow.radius", "dimming.covered", "region", "duration", "release.rule"]
    return applying.first { row in row.keys.contains { main.contains($0) } } ?? applying.first
  }

  /// Whether a view is folded away: the row of a parameter without an effect, or everything in a section that is off; and
  /// without `showsAll` all but the section's main row.
  func isFolded(_ view: UIView, _ parameters: any ParameterSet, showsAll: Bool) -> Bool {
    if view === note { return !hasNote }
    let isFirst = showsAll || parameters is UserCodeParameters
    // The edge's parameters are seldom needed, and count only where drags may begin elsewhere.
    let isEdge = section == .edge
    let isAway = isEdge && !parameters.descriptions.contains { $0.section == .edge && parameters.applies($0) }
    if view === heading { return isAway || !isFirst && (isEdge || section.switchKey == nil) }
    if let index = comparedLines.firstIndex(where: { $0 === view }) {
      return comparedLines[index].isEmpty || index > 0 && isFolded(rows[index - 1], parameters, showsAll: showsAll)
    }
    guard let row = rows.first(where: { $0 === view }) else { return false }
    if isOff(parameters) || !isFirst && (isEdge || row !== mainRow(parameters)) { return true }
    let members = descriptions.filter { row.keys.contains($0.key) }
    return !members.isEmpty && members.allSatisfy { !parameters.applies($0) }
  }
}
