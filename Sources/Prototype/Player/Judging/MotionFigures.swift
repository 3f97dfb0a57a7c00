import CoreGraphics
import Foundation
import Stage
import UIKit

/// The figures of a transition as they are seen: fitted to how layers move under a drag, and to a pop from code.
@MainActor struct MotionFigures {
  struct Change {
    /// Such as "parallax of Detail".
    var name: String
    let old, new: Double
    fileprivate let figure: Figure

    var text: String { "\(name) \(values)" }
    fileprivate var values: String { "\(number(old)) → \(number(new))" }

    private func number(_ value: Double) -> String {
      let (unit, decimals) = (figure.unit, ["s", ""].contains(figure.unit) ? 3 : 1)
      return FixedText.short(value * (unit == "%" ? 100 : 1), decimals: decimals) + (unit.isEmpty ? "" : " \(unit)")
    }

    var json: JSONWriter.Value {
      .object([("name", .string(name)), ("old", .number(old)), ("new", .number(new)), ("unit", .string(figure.unit))])
    }

    /// Whether two numbers in source, in the same unit or without one, say the same.
    func isSame(_ first: String, _ second: String) -> Bool {
      [(first, old), (second, new)].allSatisfy { text, seen in
        Double(text.filter { $0 != "_" }).map { abs($0 - seen) <= max(figure.tolerance, seen.magnitude / 50) } == true
      }
    }
  }

  fileprivate struct Figure {
    let name: String
    let value: Double
    let unit: String
    /// Smaller changes are errors of the fit.
    let tolerance: Double
  }

  /// In the order in which they are told.
  private var figures: [Figure] = []

  static func changes(
    from old: Performance, to new: Performance, _ drags: [(name: String, action: Performance.Action)]
  ) throws(StartFault) -> [Change] {
    let (before, after) = (try MotionFigures(old, drags).figures, try MotionFigures(new, drags).figures)
    var changes = before.compactMap { old -> Change? in
      let new = after.first { $0.name == old.name }.map(\.value) ?? old.value
      return abs(old.value - new) > old.tolerance ? Change(name: old.name, old: old.value, new: new, figure: old) : nil
    }
    // What is the same at both ends is one figure.
    for index in changes.indices.reversed() where changes[index].name.hasSuffix(ends.1) {
      let name = String(changes[index].name.dropLast(ends.1.count))
      let other = changes.firstIndex { $0.name == name + ends.0 && $0.values == changes[index].values }
      guard let other else { continue }
      changes[other].name = name
      changes.remove(at: index)
    }
    return changes
  }

  private static let ends = (" at the beginning", " at the end")

  private init(_ setup: Performance, _ drags: [(name: String, action: Performance.Action)]) throws(StartFault) {
    for (_, action) in drags {
      var setup = setup
      setup.action = action
      let samples = try Samples(setup)
      if samples.drag == nil {
        addPop(samples)
      } else if samples.wasHeld, !figures.contains(where: { $0.name == "threshold" }) {
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
    guard !figures.contains(where: { $0.name == name }) else { return }
    figures.append(Figure(name: name, value: value, unit: unit, tolerance: tolerance))
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

  /// The straight line between the first point and the last one: its value at 0, and its slope; nil if it fits no other.
  private static func line(through points: [(x: Double, y: Double)]) -> (start: Double, slope: Double)? {
    guard let first = points.first, let last = points.last, last.x != first.x else { return nil }
    let slope = (last.y - first.y) / (last.x - first.x)
    let start = first.y - slope * first.x
    let error = points.map { abs($0.y - start - slope * $0.x) }.max() ?? 0
    return error <= max(0.05 * abs(slope), 1e-3) ? (start, slope) : nil
  }
}
