import Foundation
import QuartzCore
import Stage
import UIKit

/// What a replay does frame by frame: progress, velocity, state, decision, and the values of each animated layer.
///
/// The same setup gives the same trace in any process.
@MainActor package struct Trace {
  struct Row {
    /// In seconds from the beginning.
    let time: Double
    let progress: Double?
    /// In points per second.
    let velocity: Double
    let state: PlayerState
    let finishes: Bool?
    /// By column; nil, or none at the end, where a layer does not exist.
    fileprivate(set) var values: [Double?]

    func value(_ column: Int) -> Double? { values.indices.contains(column) ? values[column] : nil }
  }

  let setup: Performance
  package let decision: DragDecision?
  /// Why a transition goes on at the end without a finger; nil if none does.
  let standstill: String?
  /// The names of the layers' values, in the order of their first appearance.
  let names: [String]
  /// Every frame, with all values.
  let frames: [Row]
  /// The indices of the values that change.
  private let changing: [Int]

  package init(_ setup: Performance) throws(StartFault) {
    var frames: [Row] = []
    let player = try setup.performLayers { player in
      var values = player.layerValues().map { $0.map(Self.rounded) }
      // Frames in which nothing moves share their memory.
      if let last = frames.last?.values, last == values { values = last }
      frames.append(
        Row(
          time: player.reached ?? 0, progress: player.progress, velocity: player.pointsPerSecond, state: player.state,
          finishes: player.decision?.finishes, values: values))
    }
    (self.setup, self.frames, names, decision) = (setup, frames, player.columns, player.decision)
    standstill = player.fingers.isEmpty ? player.standstill : nil
    changing = names.indices.filter { index in
      let values = frames.lazy.compactMap { $0.value(index) }
      return values.first.map { first in values.contains { $0 != first } } == true
    }
    if let standstill { setup.remarked("\(standstill).") }
  }

  /// The names of the values that change.
  var columns: [String] { changing.map { names[$0] } }

  /// The frames with only those values.
  var rows: [Row] {
    frames.map { frame in
      var row = frame
      row.values = changing.map(frame.value)
      return row
    }
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

extension Trace {
  /// CSV has a comment with the format's version, and the column names; both have a line per frame.
  func text(asJSON: Bool) -> String { lines(asJSON: asJSON).map { $0 + "\n" }.joined() }

  func lines(asJSON: Bool) -> [String] {
    let rows = rows
    guard asJSON else { return csvHead + rows.map { cells($0).joined(separator: ",") } }
    // A comma follows each frame but the last.
    return jsonHead + rows.indices.map { jsonLine(rows[$0]) + ($0 + 1 < rows.count ? "," : "") } + ["  ]", "}"]
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
  /// "-" stands for standard output.
  package func write(asJSON: Bool, to path: String) throws(StartFault) {
    try OutputFile.write(Array(text(asJSON: asJSON).utf8), to: path)
  }
}
