import CoreGraphics
package import Foundation
import Stage

/// The same drag through several transitions or parameters, as a table: what each decides, how closely, and how it settles.
@MainActor package struct ReleaseLab {
  /// What one transition made of the drag.
  package struct Row: Equatable, Sendable {
    /// The name of the transition.
    package let name: String
    /// The decision at the last release; nil if no rule decided.
    package let decision: DragDecision?
    /// The time from the last release until nothing moves, in seconds.
    package let settlingDuration: TimeInterval
    /// How far a screen passes its end, as a fraction of its whole movement; 0 if it does not.
    package let overshoot: Double
    /// Whether parameters of the transition differ from the published ones.
    var isEdited = false
    /// The reason why the drag moved nothing; nil if it did, or the reason is not known.
    var missed: MissedDrag?
    /// A sentence that says why the drag could not be replayed; nil if it was.
    var fault: String?

    /// The cells of the table after the name.
    var cells: [String] {
      guard let decision else { return ["–", "–", "–", "–", "–", "–"] }
      return [
        "\(FixedText.text(100 * decision.progress, decimals: 1)) %",
        "\(FixedText.text(decision.pointsPerSecond, decimals: 0)) pt/s", decision.finishes ? "finish" : "cancel",
        decision.hasComparisons ? Self.marginText(decision.margin) : "–",
        "\(FixedText.text(settlingDuration, decimals: 2)) s", "\(FixedText.text(100 * overshoot, decimals: 1)) %",
      ]
    }

    /// Returns the text of a margin; that of a limit near 0 would say nothing in percent.
    static func marginText(_ margin: Double) -> String {
      let percent = 100 * margin
      return percent > 999 ? ">999 %" : percent < -999 ? "<-999 %" : "\(FixedText.text(percent, decimals: 0)) %"
    }

    /// The headings of the cells.
    static let headings = ["progress", "velocity", "decision", "margin", "settling", "overshoot"]
  }

  /// The rows, in the order of the setups.
  package let rows: [Row]

  /// Replays setups, each of them with its own transition and parameters.
  package init(_ setups: [Performance]) throws(StartFault) {
    var rows: [Row] = []
    for setup in setups { rows.append(try Self.row(setup)) }
    self.rows = rows
  }

  /// Replays one drag through transitions with their published parameters; those that no drag moves are left out.
  package init(_ drag: Performance.Action, through entries: [CatalogueEntry]) throws(StartFault) {
    try self.init(
      entries.filter { $0.back != nil }.map { entry in
        var setup = Performance(entry)
        setup.action = drag
        return setup
      })
  }

  /// Creates a table of rows.
  init(rows: [Row]) { self.rows = rows }

  /// Performs the drag of one setup.
  static func row(_ setup: Performance) throws(StartFault) -> Row {
    Row(setup.entry.name, try StagePlayer(setup).record(), isEdited: !setup.edits.isEmpty)
  }

  /// Returns how far a path passes its last point, as a fraction of its whole extent.
  fileprivate static func overshoot(of path: [CGPoint], from beginning: CGPoint) -> Double {
    guard let first = path.first, let end = path.last else { return 0 }
    let (x, y) = (end.x - first.x, end.y - first.y)
    let length = hypot(x, y)
    let extent = (path + [beginning]).map { hypot($0.x - end.x, $0.y - end.y) }.max() ?? 0
    guard length > 0.5, extent > 0 else { return 0 }
    let past = path.map { (($0.x - end.x) * x + ($0.y - end.y) * y) / length }.max() ?? 0
    let share = (max(0, past) / extent).native
    return share < 0.001 ? 0 : share
  }

  /// The table as text, with a line for each transition.
  package var text: String {
    let heading = ["transition"] + Row.headings
    let lines = [heading] + rows.map { row in [row.name + (row.isEdited ? " (edited)" : "")] + row.cells }
    let widths = heading.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      line.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + space : space + cell
      }.joined(separator: "  ")
    }.joined(separator: "\n") + "\n"
  }
}

extension ReleaseLab.Row {
  /// Creates the row of a transition for what became of the drag.
  @MainActor init(_ name: String, _ recording: Recording, isEdited: Bool) {
    let release = recording.release ?? recording.drag?.duration ?? 0
    let path = recording.moments.compactMap { moment in moment.position.map { (time: moment.time, point: $0) } }
    self.init(
      name: name, decision: recording.decision,
      settlingDuration: max(0, (recording.transitionEnd ?? release) - release),
      overshoot: path.first.map { first in
        ReleaseLab.overshoot(of: path.filter { $0.time >= release }.map(\.point), from: first.point)
      } ?? 0, isEdited: isEdited, missed: recording.missed)
  }

  /// Creates the row of a transition through which the drag could not be replayed.
  init(_ name: String, fault: String) {
    self.init(name: name, decision: nil, settlingDuration: 0, overshoot: 0, fault: fault)
  }
}
