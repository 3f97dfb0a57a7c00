import CoreGraphics
import Foundation
import Stage
import UIKit

/// The figures of a transition as they are seen: fitted to how layers move under a drag, and to a pop from code.
@MainActor struct MotionFigures {
  struct Change {
    /// Such as "parallax of Detail".
    let name: String
    let old, new: Double
    let unit: String

    var text: String { "\(name) \(number(old)) → \(number(new))" }

    private func number(_ value: Double) -> String {
      FixedText.short(value * (unit == "%" ? 100 : 1), decimals: unit == "s" ? 3 : unit.isEmpty ? 3 : 1)
        + (unit.isEmpty ? "" : " \(unit)")
    }

    var json: JSONWriter.Value {
      .object([("name", .string(name)), ("old", .number(old)), ("new", .number(new)), ("unit", .string(unit))])
    }
  }

  private struct Figure {
    let value: Double
    let unit: String
    /// Smaller changes are errors of the fit.
    let tolerance: Double
  }

  private var figures: [String: Figure] = [:]
  /// In the order in which they are told.
  private var names: [String] = []

  static func changes(
    from old: Performance, to new: Performance, _ drags: [(name: String, action: Performance.Action)]
  ) throws(StartFault) -> [Change] {
    let (before, after) = (try MotionFigures(old, drags), try MotionFigures(new, drags))
    return before.names.compactMap { name in
      guard let old = before.figures[name], let new = after.figures[name], abs(old.value - new.value) > old.tolerance
      else {
        return nil
      }
      return Change(name: name, old: old.value, new: new.value, unit: old.unit)
    }
  }

  private init(_ setup: Performance, _ drags: [(name: String, action: Performance.Action)]) throws(StartFault) {
    for (_, action) in drags {
      var setup = setup
      setup.action = action
      let samples = try Samples(setup)
      if samples.drag == nil {
        addPop(samples)
      } else if samples.wasHeld, figures["threshold"] == nil {
        addLayers(samples)
        if let threshold = try ContractCheck.threshold(setup, samples.drag) { add("threshold", threshold, "%", 0.008) }
        if case .amount(let seconds, _)? = Rule.settlesWithin.judge(samples) { add("settling", seconds, "s", 0.012) }
      }
    }
  }

  private mutating func add(_ name: String, _ value: Double, _ unit: String, _ tolerance: Double) {
    guard figures[name] == nil else { return }
    figures[name] = Figure(value: value, unit: unit, tolerance: tolerance)
    names.append(name)
  }

  /// The duration of a pop, and how far its screen is at half of it.
  private mutating func addPop(_ samples: Samples) {
    guard case .amount(let seconds, _)? = Rule.settlesWithin.judge(samples), seconds > 0 else { return }
    add("duration", seconds, "s", 0.012)
    let path = samples.moments.filter { $0.status != nil }.compactMap { moment in
      moment.position.map { (moment.time, $0) }
    }
    guard let start = path.first?.1, let end = path.last?.1 else { return }
    let whole = hypot(end.x - start.x, end.y - start.y)
    guard whole > 1, let half = path.last(where: { $0.0 <= seconds / 2 + 1e-6 })?.1 else { return }
    add("curve: at half of the time", (hypot(half.x - start.x, half.y - start.y) / whole).native, "%", 0.01)
  }

  /// What each layer's values are at the beginning and at the end, as straight lines over the progress of the drag.
  private mutating func addLayers(_ samples: Samples) {
    let held = samples.moments.indices.filter { index in
      samples.moments[index].status.map { $0.phase == .held && (0.02...0.98).contains($0.progress) } == true
    }
    guard held.count > 5 else { return }
    let length = samples.recording.axis.length
    for (column, name) in samples.columns.enumerated() {
      let points = held.compactMap { index -> (Double, Double)? in
        guard samples.layers[index].indices.contains(column), let value = samples.layers[index][column],
          let progress = samples.moments[index].status?.progress
        else { return nil }
        return (progress.native, value)
      }
      guard points.count == held.count, let (start, slope) = Self.line(through: points) else { continue }
      let layer = name.prefix { $0 != "." }
      switch name.dropFirst(layer.count + 1) {
      case "position.x", "position.y", "transform.translation.x", "transform.translation.y":
        let share = abs(slope) / length
        // The screen under the finger moves along with it.
        if share > 0.004, share < 0.97 { add("parallax of \(layer)", share, "%", 0.003) }
      case "opacity": addEnds("opacity of \(layer)", start, slope, "%", 0.004)
      case "backgroundColor.alpha": addEnds("dimming of \(layer)", start, slope, "%", 0.004)
      case "transform.scale.x": addEnds("scale of \(layer)", start, slope, "", 0.002)
      case "shadowOpacity": addEnds("shadow opacity of \(layer)", start, slope, "%", 0.004)
      case "shadowRadius": addEnds("shadow radius of \(layer)", start, slope, "pt", 0.1)
      case "cornerRadius": addEnds("corner radius of \(layer)", start, slope, "pt", 0.1)
      default: break
      }
    }
  }

  private mutating func addEnds(_ name: String, _ start: Double, _ slope: Double, _ unit: String, _ tolerance: Double) {
    guard abs(slope) > tolerance else { return add(name, start, unit, tolerance) }
    add("\(name) at the beginning", start, unit, tolerance)
    add("\(name) at the end", start + slope, unit, tolerance)
  }

  /// The straight line of least squares: its value at 0, and its slope; nil if no line fits well.
  private static func line(through points: [(x: Double, y: Double)]) -> (start: Double, slope: Double)? {
    let count = Double(points.count)
    let (x, y) = (points.reduce(0) { $0 + $1.x } / count, points.reduce(0) { $0 + $1.y } / count)
    let spread = points.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
    guard spread > 0 else { return nil }
    let slope = points.reduce(0) { $0 + ($1.x - x) * ($1.y - y) } / spread
    let start = y - slope * x
    let error = points.map { abs($0.y - start - slope * $0.x) }.max() ?? 0
    return error <= max(0.05 * abs(slope), 1e-3) ? (start, slope) : nil
  }
}
