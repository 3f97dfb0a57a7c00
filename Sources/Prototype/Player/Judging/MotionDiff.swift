import CoreGraphics
import Foundation
import Stage

/// What changed between two versions of a transition, under the same drags: figures where they can be named, and the
/// first instant at which each drag differs.
@MainActor package struct MotionDiff {
  package struct Side {
    let name: String
    package let performance: Performance

    package init(_ name: String, _ performance: Performance) { (self.name, self.performance) = (name, performance) }
  }

  private let sides: (old: Side, new: Side)
  /// What changed, such as "parallax of Detail 30 % → 25 %".
  private(set) var figures: [MotionFigures.Change] = []
  private(set) var differences: [(drag: String, action: Performance.Action, found: TraceDifference)] = []

  /// Compares under a drag, or under three examples and a pop from code.
  package init(_ old: Side, _ new: Side, _ action: Performance.Action? = nil) throws(StartFault) {
    sides = (old, new)
    let drags = try Self.drags(of: old.performance, action)
    var hasMoved = false
    for (name, action) in drags {
      var (first, second) = (old.performance, new.performance)
      (first.action, second.action) = (action, action)
      let (before, after) = (try Take(old.name, first), try Take(new.name, second))
      let moving = before.moving.union(after.moving)
      let (left, right) = (before.rows(of: moving), after.rows(of: moving))
      var found = TraceDifference(
        before.columns.filter(moving.contains), after.columns.filter(moving.contains), Tolerances())
      hasMoved = hasMoved || (left + right).contains { ![.rest, .pressed].contains($0.state) }
      for index in 0..<max(left.count, right.count) {
        found.add(left.indices.contains(index) ? left[index] : nil, right.indices.contains(index) ? right[index] : nil)
      }
      found.finish()
      if !found.findings.isEmpty { differences.append((name, action, found)) }
    }
    guard hasMoved else {
      throw StartFault(.output, "\(old.name), \(new.name): neither moves under these drags: name another with --drag.")
    }
    figures = try MotionFigures.changes(from: old.performance, to: new.performance, drags)
  }

  /// Everything that one performance says of its layers.
  private struct Take {
    private(set) var columns: [String] = []
    /// The columns whose values change.
    private(set) var moving: Set<String> = []
    private var rows: [Trace.Row] = []

    @MainActor init(_ name: String, _ setup: Performance) throws(StartFault) {
      var (rows, changes) = ([Trace.Row](), Trace.Changes())
      let player = try setup.performLayers { player in
        let values = player.layerValues().map { $0.map(Trace.rounded) }
        for (column, value) in values.enumerated() { value.map { changes.add($0, at: column) } }
        rows.append(Trace.Row(player, values))
      }
      if let standstill = player.standstill, player.fingers.isEmpty {
        throw StartFault(.output, "\(name): \(standstill).")
      }
      columns = player.columns
      moving = Set(columns.indices.filter { changes[$0] }.map { columns[$0] })
      self.rows = rows
    }

    func rows(of names: Set<String>) -> [Trace.Row] {
      let kept = columns.indices.filter { names.contains(columns[$0]) }
      return rows.map { row in
        Trace.Row(row, kept.map { row.values.indices.contains($0) ? row.values[$0] : nil })
      }
    }
  }

  private static func drags(
    of setup: Performance, _ action: Performance.Action?
  ) throws(StartFault) -> [(name: String, action: Performance.Action)] {
    if let action { return [("the drag", action)] }
    return try ContractCheck.drags(of: setup, named: ["slow-60", "slow-30", "flick"])
  }

  package var isSame: Bool { differences.isEmpty && figures.isEmpty }

  /// A line for each figure, then one for each drag.
  package var text: String {
    let lines =
      figures.map { "\($0.text)." }
      + differences.map { drag, _, found in "\(drag): \(found.lines[0])" }
    return lines.map { $0.asOneLine + "\n" }.joined()
  }

  package var json: String {
    JSONWriter.text(
      .object([
        ("version", .number(1)), ("differs", .boolean(!isSame)), ("figures", .array(figures.map(\.json))),
        (
          "drags",
          .array(differences.map { .object([("drag", .string($0.drag)), ("difference", $0.found.json)]) })
        ),
      ]))
  }

  /// Draws both sides at the instants at which the first differing drag differs most.
  package func writeSheet(to path: String) throws(StartFault) {
    guard let first = differences.first else {
      return try ContactSheet(columns: [], size: sides.old.performance.device.size, note: "Nothing differs.").write(
        to: path)
    }
    let instants = first.found.worstInstants(ContactSheet.mostInstants)
    func pictures(_ side: Side) throws(StartFault) -> [Bitmap] {
      var (pictures, setup): ([Bitmap], Performance) = ([], side.performance)
      setup.action = first.action
      let player = try setup.player()
      defer { player.close() }
      player.wait()
      for instant in instants {
        player.advance(to: instant)
        player.wait()
        pictures.append(try Camera(player, ClipLook(), of: setup.device).picture())
      }
      return pictures
    }
    let (old, new) = (try pictures(sides.old), try pictures(sides.new))
    let columns = instants.indices.map { index in
      ContactSheet.Column(
        time: instants[index], old: .picture(old[index]), new: .picture(new[index]),
        difference: new[index].differing(from: old[index]).map { .picture($0) } ?? .outlines([]))
    }
    try ContactSheet(
      columns: columns, size: sides.old.performance.device.size,
      note: "Old: \(sides.old.name). New: \(sides.new.name). \(first.drag): \(first.found.lines[0])"
    ).write(to: path)
  }
}
