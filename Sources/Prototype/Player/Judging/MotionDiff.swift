import CoreGraphics
import Foundation
import SourcePass
import Stage

/// What changed between two versions of a transition: the literals of own code by their names, what each of some drags does
/// otherwise, and figures for what no literal says.
@MainActor package struct MotionDiff {
  package struct Side {
    let name: String
    package let performance: Performance
    /// The files of own code with their texts; empty for a transition of the catalogue.
    fileprivate var sources: [(path: String, text: String)] = []

    @MainActor package init(_ name: String, _ performance: Performance, of code: UserCodePerformance? = nil) {
      (self.name, self.performance) = (name, performance)
      if let code { sources = code.sources }
    }
  }

  private let sides: (old: Side, new: Side)
  private let literals: (changes: [SourcePass.LiteralChange], isRestSame: Bool)
  /// What changed, such as "parallax of Detail 30 % → 25 %".
  private(set) var figures: [MotionFigures.Change] = []
  private(set) var differences: [(drag: String, action: Performance.Action, found: TraceDifference)] = []
  /// Why nothing could be performed, if at least literals differ.
  package private(set) var fault: StartFault?

  /// Compares under a drag, or under three examples and a pop and a push from code.
  package init(_ old: Side, _ new: Side, _ action: Performance.Action? = nil) throws(StartFault) {
    sides = (old, new)
    let isOwn = !old.sources.isEmpty && !new.sources.isEmpty
    literals =
      isOwn ? SourcePass.literalChanges(from: old.sources.map(\.text), to: new.sources.map(\.text)) : ([], false)
    do throws(StartFault) { try perform(action) } catch {
      if literals.changes.isEmpty { throw error }
      fault = error
    }
  }

  private mutating func perform(_ action: Performance.Action?) throws(StartFault) {
    let (old, new) = sides
    let drags = try Self.drags(of: old.performance, action)
    var hasMoved = false
    for (name, action) in drags {
      let (before, after) = (try Self.trace(old, action), try Self.trace(new, action))
      let moving = Set(before.columns + after.columns)
      var found = TraceDifference(before.names, after.names, Tolerances()) {
        // A changed literal may be of what stays as it is.
        literals.isRestSame || moving.contains($0)
      }
      hasMoved = hasMoved || (before.frames + after.frames).contains { ![.rest, .pressed].contains($0.state) }
      for index in 0..<max(before.frames.count, after.frames.count) {
        found.add(before.frames.dropFirst(index).first, after.frames.dropFirst(index).first)
      }
      found.finish()
      if !found.findings.isEmpty { differences.append((name, action, found)) }
    }
    guard hasMoved else {
      throw StartFault(.output, "\(old.name), \(new.name): neither moves under these drags: name another with --drag.")
    }
    if literals.isRestSame, differences.isEmpty || !literals.changes.isEmpty { return }
    figures = try MotionFigures.changes(from: old.performance, to: new.performance, drags).filter { figure in
      !literals.changes.contains { figure.isSame($0.old, $0.new) }
    }
  }

  private static func trace(_ side: Side, _ action: Performance.Action) throws(StartFault) -> Trace {
    var setup = side.performance
    (setup.action, setup.remarked) = (action, { _ in })
    let trace = try Trace(setup)
    if let standstill = trace.standstill { throw StartFault(.output, "\(side.name): \(standstill).") }
    return trace
  }

  private static func drags(
    of setup: Performance, _ action: Performance.Action?
  ) throws(StartFault) -> [(name: String, action: Performance.Action)] {
    if let action { return [("the drag", action)] }
    return try ContractCheck.drags(of: setup, named: ["slow-60", "slow-30", "flick"])
  }

  package var isSame: Bool { differences.isEmpty && figures.isEmpty }

  /// A line for each literal, then one for each figure, then one for each drag.
  package var text: String {
    let isIdle = isSame && fault == nil && !literals.changes.isEmpty
    let lines =
      literals.changes.map { "\($0.text(in: sides.new.sources[$0.file].path))." }
      + (isIdle ? ["This changes nothing that was performed."] : []) + figures.map { "\($0.text)." }
      + differences.map { drag, _, found in "\(drag): \(found.lines[0])" }
    return lines.map { $0.asOneLine + "\n" }.joined()
  }

  package var json: String {
    JSONWriter.text(
      .object([
        ("version", .number(1)), ("differs", .boolean(!isSame)),
        ("literals", .array(literals.changes.map { $0.json(in: sides.new.sources[$0.file].path) })),
        ("figures", .array(figures.map(\.json))),
        (
          "drags",
          .array(differences.map { .object([("drag", .string($0.drag)), ("difference", $0.found.json)]) })
        ),
      ]))
  }

  /// Draws both sides at the instants at which the first differing drag differs most.
  package func writeSheet(to path: String) throws(StartFault) {
    let first = differences.first
    var (old, new) = (sides.old.performance, sides.new.performance)
    if let first { (old.action, new.action) = (first.action, first.action) }
    let note = first.map { "Old: \(sides.old.name). New: \(sides.new.name). \($0.drag): \($0.found.lines[0])" }
    try ContactSheet(first?.found, old, new, note ?? "Nothing differs.").write(to: path)
  }
}

extension SourcePass.LiteralChange {
  /// Such as "duration (Card.swift:12): 0.35 s → 0.4 s".
  fileprivate func text(in path: String) -> String {
    let unit = expression == nil ? ParameterGuess.unit(of: String(name.prefix { $0 != " " }), old, new) : ""
    let title = (name.isEmpty ? expression ?? "" : name) + (function.map { " in \($0)" } ?? "")
    let before = (name.isEmpty ? nil : expression) ?? old + unit
    return "\(title) (\((path as NSString).lastPathComponent):\(line)): \(before) → \(new + unit)"
  }

  fileprivate func json(in path: String) -> JSONWriter.Value {
    .object([
      ("name", .string(name)), ("function", function.map { .string($0) } ?? .null), ("file", .string(path)),
      ("line", .number(Double(line))), ("expression", expression.map { .string($0) } ?? .null), ("old", .string(old)),
      ("new", .string(new)), ("text", .string(text(in: path).asOneLine)),
    ])
  }
}
