import Foundation

/// How a movement ends.
package enum TrialEnding: String, CaseIterable, Sendable {
  case finish, cancel
}

/// What a trial of one transition under one condition says about one ending.
package struct TrialCell: Equatable, Sendable {
  package let condition: TrialCondition
  package let ending: TrialEnding
  /// No transition is cancelled that no drag moves.
  package let isTried: Bool
  /// Whether the transition went back when the phone was turned under the finger, and only the next drag had the ending.
  package let isTakenBack: Bool
  /// Clauses that say what was wrong, in the order in which it happened.
  package let problems: [String]
}

/// How the catalogue's transitions end under each condition.
@MainActor package struct ConditionTable {
  private let rows: [(entry: CatalogueEntry, cells: [TrialCell])]

  /// Tries all transitions, or one.
  package init(of name: String? = nil) {
    rows = Catalogue.entries.filter { name == nil || $0.name == name }.map { ($0, Self.cells(of: $0)) }
  }

  /// Tries a transition under all conditions.
  package static func cells(of entry: CatalogueEntry) -> [TrialCell] {
    let stills = StillPictures(entry)
    return TrialCondition.allCases.flatMap { ConditionTrial(entry, $0, stills).cells() }
  }

  /// Whether nothing was wrong in any cell.
  package var isRight: Bool { rows.allSatisfy { $0.cells.allSatisfy(\.problems.isEmpty) } }

  /// A table in Markdown, and below it what is wrong.
  package var text: String {
    let headings = ["Transition"] + TrialCondition.allCases.map(\.title)
    let lines = rows.map { row in
      [row.entry.title]
        + TrialCondition.allCases.map { condition in
          row.cells.filter { $0.condition == condition }.map(Self.text(of:)).joined(separator: ", ")
        }
    }
    let wrong = rows.flatMap { row in
      row.cells.flatMap { cell in
        cell.problems.map { "- \(row.entry.name), \(cell.condition.title), \(cell.ending.rawValue): \($0)." }
      }
    }
    let problems = wrong.isEmpty ? [] : ["Wrong:", wrong.joined(separator: "\n")]
    return ([MarkdownTable.text(headings, lines)] + problems).joined(separator: "\n\n")
  }

  private static func text(of cell: TrialCell) -> String {
    guard cell.isTried else { return "–" }
    guard cell.problems.isEmpty else { return "**\(cell.ending.rawValue) wrong**" }
    return cell.ending.rawValue + (cell.isTakenBack ? " after a turn that takes it back" : "")
  }

  package var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      let list = List(
        transitions: rows.map { row in
          Row(
            name: row.entry.name,
            cells: row.cells.filter(\.isTried).map {
              Cell(
                condition: $0.condition.rawValue, ending: $0.ending.rawValue, isTakenBack: $0.isTakenBack,
                problems: $0.problems)
            })
        })
      return String(decoding: try encoder.encode(list), as: UTF8.self)
    }
  }

  private struct List: Encodable {
    /// Changes when a field is renamed or removed, or changes its meaning.
    let version = 1
    let transitions: [Row]
  }

  private struct Row: Encodable {
    let name: String
    let cells: [Cell]
  }

  private struct Cell: Encodable {
    let condition, ending: String
    let isTakenBack: Bool
    let problems: [String]
  }
}
