import Foundation
import QuartzCore
import Stage
import UIKit

/// What a replay does frame by frame: progress, velocity, state, decision, and the values of each animated layer.
///
/// The same setup gives the same trace in any process. So a trace stores no frames: it replays once to find out which
/// values change, and again whenever its frames are needed.
@MainActor package struct Trace {
  struct Row {
    /// In seconds from the beginning.
    let time: Double
    let progress: Double?
    /// In points per second.
    let velocity: Double
    let state: PlayerState
    let finishes: Bool?
    /// By column; nil where a layer does not exist.
    let values: [Double?]
  }

  let setup: Performance
  /// The layers' values, in the order of their first appearance.
  let columns: [String]
  package let decision: DragDecision?
  /// For each number of each layer its column; nil if the number never changes.
  private let columnIndices: [Int?]

  /// Columns among `wanted` are there even if they never change.
  package init(_ setup: Performance, with wanted: [String] = []) throws(StartFault) {
    var changes = Changes()
    let player = try setup.performLayers { player in player.readLayers { changes.add(Trace.rounded($1), at: $0) } }
    let (names, wanted) = (player.columns, Set(wanted))
    let isKept = names.indices.map { changes[$0] || wanted.contains(names[$0]) }
    self.setup = setup
    player.remarkStandstill(setup.remarked)
    decision = player.decision
    columns = names.indices.filter { isKept[$0] }.map { names[$0] }
    var count = 0
    columnIndices = isKept.map { isKept in
      guard isKept else { return nil }
      defer { count += 1 }
      return count
    }
  }

  /// The first values, and whether any changed later.
  struct Changes {
    private var first: [Double?] = []
    private var isChanging: [Bool] = []

    mutating func add(_ value: Double, at index: Int) {
      let missing = index + 1 - first.count
      if missing > 0 {
        first += [Double?](repeating: nil, count: missing)
        isChanging += [Bool](repeating: false, count: missing)
      }
      if first[index] == nil { first[index] = value } else if value != first[index] { isChanging[index] = true }
    }

    /// Whether a column changes; false if nothing was read for it.
    subscript(index: Int) -> Bool { isChanging.indices.contains(index) && isChanging[index] }
  }

  /// Replays again, and calls `body` with each frame.
  func forEachRow(_ body: (Row) throws(StartFault) -> Void) throws(StartFault) {
    _ = try setup.performLayers { (player) throws(StartFault) in
      var values = [Double?](repeating: nil, count: columns.count)
      player.readLayers { index, value in
        // Code that behaves differently each time may have more layers now.
        guard columnIndices.indices.contains(index), let column = columnIndices[index] else { return }
        values[column] = Trace.rounded(value)
      }
      try body(Row(player, values))
    }
  }

  /// Performs the movement once more, and returns what is in each frame.
  func rows() throws(StartFault) -> [Row] {
    var rows: [Row] = []
    try forEachRow { rows.append($0) }
    return rows
  }

  /// For every value but the time.
  static let decimals = 4

  /// Rounds to the decimals of a trace; never returns the negative zero.
  static func rounded(_ value: Double) -> Double {
    guard value.magnitude < 1e9 else { return value }
    let rounded = (value * 1e4).rounded() / 1e4
    return rounded == 0 ? 0 : rounded
  }
}

extension Trace.Row {
  /// What goes on now, with the values that were read.
  @MainActor init(_ player: any Player, _ values: [Double?]) {
    self.init(
      time: player.reached ?? 0, progress: player.progress, velocity: player.pointsPerSecond, state: player.state,
      finishes: player.decision?.finishes, values: values)
  }

  /// The same row with other values.
  init(_ row: Self, _ values: [Double?]) {
    self.init(
      time: row.time, progress: row.progress, velocity: row.velocity, state: row.state, finishes: row.finishes,
      values: values)
  }
}

extension Trace {
  /// A comment with the format's version, the column names, and a line per frame.
  package var csv: String { text(asJSON: false) }

  /// A line per frame.
  package var json: String { text(asJSON: true) }

  private func text(asJSON: Bool) -> String {
    var text = ""
    try? forEachLine(asJSON: asJSON) { text += $0 + "\n" }
    return text
  }

  /// Replays again, and calls `body` with each line of the text.
  func forEachLine(asJSON: Bool, _ body: (String) throws(StartFault) -> Void) throws(StartFault) {
    for line in asJSON ? jsonHead : csvHead { try body(line) }
    guard asJSON else {
      return try forEachRow { row throws(StartFault) in try body(cells(row).joined(separator: ",")) }
    }
    // A comma follows each frame but the last.
    var last: String?
    try forEachRow { row throws(StartFault) in
      if let last { try body(last + ",") }
      last = jsonLine(row)
    }
    for line in [last, "  ]", "}"].compactMap(\.self) { try body(line) }
  }

  private var csvHead: [String] { ["# \(title)", (Self.fixedColumns + columns).joined(separator: ",")] }

  private var jsonHead: [String] {
    let names = (Self.fixedColumns + columns).map(Self.quoted).joined(separator: ", ")
    return [
      "{", "  \"version\": \(Self.version),", "  \"transition\": \"\(setup.entry.name)\",",
      "  \"title\": \(Self.quoted(title)),", "  \"verdict\": \(decision.map { Self.quoted($0.text) } ?? "null"),",
      "  \"columns\": [\(names)],", "  \"frames\": [",
    ]
  }

  private func jsonLine(_ row: Row) -> String {
    let cells = cells(row).enumerated().map { index, cell in
      cell.isEmpty ? "null" : Self.wordColumns.contains(index) ? Self.quoted(cell) : cell
    }
    return "    [\(cells.joined(separator: ", "))]"
  }

  /// The version of both formats.
  static let version = 1

  static let fixedColumns = ["time", "progress", "velocity", "state", "verdict"]
  /// These columns contain words.
  private static let wordColumns = [3, 4]

  /// Everything that decides about the frames' instants and about what the numbers mean.
  static func grid(of title: String) -> [Substring] { title.split(separator: ";").suffix(2) }

  var title: String {
    let action: String =
      switch setup.action {
      case .drag: "a drag from a file"
      case .example(let example): "drag \(example.name)"
      case .push: "push"
      case .pop: "pop"
      }
    let parameters = setup.edits.ordered(in: setup.entry).map {
      "\($0.description.key)=\(ParameterText.exact($0.value))"
    }
    let screen = setup.device.size
    let size = "\(ParameterText.exact(screen.width.native)) × \(ParameterText.exact(screen.height.native)) pt"
    let faults = setup.faults.map { "fault \($0.name)" }
    let parts =
      ["backswipe trace, version \(Self.version)", setup.entry.name, action] + parameters + faults + [
        size, "\(ParameterText.exact(setup.framesPerSecond)) frames a second",
      ]
    return parts.joined(separator: "; ")
  }

  private func cells(_ row: Row) -> [String] {
    let decision = row.finishes.map { $0 ? "finish" : "cancel" } ?? ""
    let fixed = [
      FixedText.text(row.time, decimals: 6), number(row.progress), number(row.velocity), row.state.rawValue, decision,
    ]
    return fixed + row.values.map(number)
  }

  private func number(_ value: Double?) -> String {
    value.map { FixedText.short($0, decimals: Self.decimals) } ?? ""
  }

  private static func quoted(_ text: String) -> String { "\"\(text)\"" }
}

extension Trace {
  /// Writes each part as soon as it is known; "-" stands for standard output.
  package static func write(_ setup: Performance, asJSON: Bool, to path: String) throws(StartFault) {
    let trace = try Trace(setup)
    let output: GrowingOutput
    do throws(FileBytes.Problem) { output = try GrowingOutput(path) } catch {
      throw OutputFile.fault(path, error.words)
    }
    func write(_ bytes: [UInt8]) throws(StartFault) {
      do throws(FileBytes.Problem) { try output.write(bytes) } catch { throw OutputFile.fault(path, error.words) }
    }
    var waiting: [UInt8] = []
    try trace.forEachLine(asJSON: asJSON) { line throws(StartFault) in
      waiting += line.utf8
      waiting.append(UInt8(ascii: "\n"))
      guard waiting.count >= partLength else { return }
      try write(waiting)
      waiting.removeAll(keepingCapacity: true)
    }
    try write(waiting)
    do throws(FileBytes.Problem) { try output.finish() } catch { throw OutputFile.fault(path, error.words) }
  }

  private static let partLength = 1 << 16
}
