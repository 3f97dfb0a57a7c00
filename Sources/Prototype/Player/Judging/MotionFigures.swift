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
    let all = before.names.compactMap { name -> Change? in
      guard let old = before.figures[name], let new = after.figures[name], abs(old.value - new.value) > old.tolerance
      else { return nil }
      return Change(name: name, old: old.value, new: new.value, unit: old.unit)
    }
    // What is the same at both ends is one figure.
    return all.compactMap { change in
      func other(_ end: String, _ otherEnd: String) -> Change? {
        guard change.name.hasSuffix(end) else { return nil }
        let name = change.name.dropLast(end.count) + otherEnd
        return all.first {
          $0.name == name && $0.text.dropFirst(name.count) == change.text.dropFirst(change.name.count)
        }
      }
      if other(ends.1, ends.0) != nil { return nil }
      guard other(ends.0, ends.1) != nil else { return change }
      return Change(
        name: String(change.name.dropLast(ends.0.count)), old: change.old, new: change.new, unit: change.unit)
    }
  }

  private static let ends = (" at the beginning", " at the end")

  private init(_ setup: Performance, _ drags: [(name: String, action: Performance.Action)]) throws(StartFault) {
    for (_, action) in drags {
      var setup = setup
      setup.action = action
      let samples = try Samples(setup)
      if samples.drag == nil {
        addPop(samples)
      } else if samples.wasHeld, figures["threshold"] == nil {
        addLayers(samples)
        let threshold = try ContractCheck.threshold(setup, samples.drag, endOf: setup.drag)
        if let threshold { add("threshold", threshold, "%", 0.008) }
        if case .amount(let seconds, _)? = Rule.settlesWithin.judge(samples), let release = samples.recording.release {
          add("settling", seconds, "s", 0.012)
          addCurve("settling curve", samples, from: release, to: release + seconds, 0.04)
        }
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
    addCurve("curve", samples, from: 0, to: seconds, 0.01)
  }

  /// How far the screen is at half of a time.
  private mutating func addCurve(
    _ name: String, _ samples: Samples, from start: Double, to end: Double, _ tolerance: Double
  ) {
    let path = samples.moments.filter { $0.status != nil && $0.time >= start - 1e-6 }.compactMap { moment in
      moment.position.map { (time: moment.time, point: $0) }
    }
    guard let first = path.first?.point, let last = path.last?.point else { return }
    let whole = hypot(last.x - first.x, last.y - first.y)
    guard whole > 1, let half = path.last(where: { $0.time <= (start + end) / 2 + 1e-6 })?.point else { return }
    let share = (hypot(half.x - first.x, half.y - first.y) / whole).native
    add("\(name): at half of the time", share, "%", tolerance)
  }

  /// Key paths with their names, and the errors of their fits.
  private static let paths: [(path: String, name: String, unit: String, tolerance: Double)] = [
    ("opacity", "opacity", "%", 0.004), ("backgroundColor.alpha", "dimming", "%", 0.004),
    ("transform.scale.x", "scale", "", 0.002), ("shadowOpacity", "shadow opacity", "%", 0.004),
    ("shadowRadius", "shadow radius", "pt", 0.1), ("cornerRadius", "corner radius", "pt", 0.1),
  ]

  /// What each layer's values are at the beginning and at the end, as straight lines over the progress of the drag.
  private mutating func addLayers(_ samples: Samples) {
    let held = samples.moments.indices.filter { index in
      samples.moments[index].status.map { $0.phase == .held && (0.02...0.98).contains($0.progress) } == true
    }
    guard held.count > 5 else { return }
    let indices = Dictionary(samples.columns.enumerated().map { ($1, $0) }) { first, _ in first }
    func line(_ name: String) -> (start: Double, slope: Double)? {
      guard let column = indices[name] else { return nil }
      let points = held.compactMap { index -> (Double, Double)? in
        guard samples.layers[index].indices.contains(column), let value = samples.layers[index][column],
          let progress = samples.moments[index].status?.progress
        else { return nil }
        return (progress.native, value)
      }
      return points.count == held.count ? Self.line(through: points) : nil
    }
    let length = samples.recording.axis.length
    for column in samples.columns where column.hasSuffix(".opacity") {
      let layer = column.dropLast(".opacity".count)
      let slopes = ["position.x", "transform.translation.x", "position.y", "transform.translation.y"].map {
        line("\(layer).\($0)")?.slope
      }
      if let x = slopes[0], let moved = slopes[1], let y = slopes[2], let sunk = slopes[3] {
        let share = hypot(x + moved, y + sunk) / length
        // The screen under the finger moves along with it.
        if share < 0.97 { add("parallax of \(layer)", share, "%", 0.003) }
      }
      for (path, name, unit, tolerance) in Self.paths {
        guard let (start, slope) = line("\(layer).\(path)") else { continue }
        add("\(name) of \(layer)\(Self.ends.0)", start, unit, tolerance)
        add("\(name) of \(layer)\(Self.ends.1)", start + slope, unit, tolerance)
      }
    }
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
