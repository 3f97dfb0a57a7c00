import CoreGraphics
package import Foundation
import Stage

/// The same drag through several transitions or parameters, as a table: each decision, how close it was, and how it
/// settles.
@MainActor package struct ReleaseLab {
  package struct Row: Equatable, Sendable {
    package let name: String
    package private(set) var decision: DragDecision?
    /// From the last release until nothing moves.
    package let settlingDuration: TimeInterval
    /// How far a screen passes its end, relative to its whole movement; 0 if it does not.
    package let overshoot: Double
    var isEdited = false
    /// Why the drag moved nothing; nil if it did, or the reason is unknown.
    var missed: MissedDrag?
    /// Why the drag could not be replayed; nil if it was.
    var fault: String?
    /// What became of each of several drags, of which this row is the sum; empty for one drag.
    var drags: [Row] = []
    /// The signs of the first row.
    var first = ""

    /// Without the name.
    var cells: [String] {
      guard drags.isEmpty else {
        return (["●", "○"] as [Character]).map { sign in "\(signs.count { $0 == sign })" } + [
          "\(differing.count)", closest, signs,
        ]
      }
      guard let decision else { return ["–", "–", "–", "–", "–", "–"] }
      return [
        "\(FixedText.text(100 * decision.progress, decimals: 1)) %",
        "\(FixedText.text(decision.pointsPerSecond, decimals: 0)) pt/s", decision.finishes ? "finish" : "cancel",
        decision.hasComparisons ? Self.marginText(decision.margin) : "–",
        "\(FixedText.text(settlingDuration, decimals: 2)) s", "\(FixedText.text(100 * overshoot, decimals: 1)) %",
      ]
    }

    /// A percentage, except for limits near 0, where it would mean nothing.
    static func marginText(_ margin: Double) -> String {
      let percent = 100 * margin
      return percent > 999 ? ">999 %" : percent < -999 ? "<-999 %" : "\(FixedText.text(percent, decimals: 0)) %"
    }

    /// The headings of `cells`.
    var headings: [String] {
      drags.isEmpty
        ? ["progress", "velocity", "decision", "margin", "settling", "overshoot"]
        : ["finish", "cancel", "otherwise", "closest", "each drag"]
    }

    /// A sign for each drag.
    var signs: String { drags.map { $0.decision.map { $0.finishes ? "●" : "○" } ?? "–" }.joined() }

    /// The numbers of the drags that are decided otherwise than in the first row, from 1.
    var differing: [Int] { zip(signs, first).enumerated().filter { $1.0 != $1.1 }.map { $0.offset + 1 } }

    /// The drag that was closest to its other decision, with its margin.
    private var closest: String {
      let margins = drags.indices.compactMap { index in
        drags[index].decision.flatMap { $0.hasComparisons ? (index, $0.margin) : nil }
      }
      return margins.min { abs($0.1) < abs($1.1) }.map { "drag \($0 + 1), \(Self.marginText($1))" } ?? "–"
    }

    /// What the sum says beside its signs.
    var sentence: String {
      let numbers = differing.prefix(6).map(String.init).joined(separator: ", ") + (differing.count > 6 ? ", …" : "")
      return (differing.isEmpty ? "" : "\(differing.count) otherwise than above: \(numbers). ") + "Closest: \(closest)."
    }
  }

  package let rows: [Row]

  /// Each setup has its own transition and parameters.
  package init(_ setups: [Performance]) throws(StartFault) {
    var rows: [Row] = []
    for setup in setups { rows.append(try Self.row(setup)) }
    self.rows = rows
  }

  /// Uses the published parameters, and skips transitions that no drag moves.
  package init(_ drag: Performance.Action, through entries: [CatalogueEntry]) throws(StartFault) {
    try self.init(
      entries.filter { $0.back != nil }.map { entry in
        var setup = Performance(entry)
        setup.action = drag
        return setup
      })
  }

  init(rows: [Row]) { self.rows = rows }

  static func row(_ setup: Performance) throws(StartFault) -> Row {
    Row(setup.entry.name, try StagePlayer(setup).recording(), isEdited: !setup.edits.isEmpty)
  }

  /// How far a path passes its last point, relative to its whole extent.
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

  package var text: String {
    let heading = ["transition"] + (rows.first?.headings ?? [])
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

  /// The sum of several drags, at least one, beside those of the first row.
  init(_ drags: [Self], against first: [Self]) {
    self = drags[0]
    (self.drags, self.first) = (drags, first.isEmpty ? "" : Self(first, against: []).signs)
    (decision, missed, fault) = (nil, nil, nil)
  }

  init(_ name: String, fault: String) {
    self.init(name: name, decision: nil, settlingDuration: 0, overshoot: 0, fault: fault)
  }
}
