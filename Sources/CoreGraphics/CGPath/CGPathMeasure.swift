// Not Apple's: the lengths of a path, for animations that follow a path.

import Foundation

/// Each line and curve of the path is a segment, from one key point of an animation to the next.
///
/// A closing line is a segment unless it has no length; a move is not a segment. Sampling does not allocate.
package struct CGPathMeasure: Sendable {
  package struct Sample: Equatable, Sendable {
    package var point: SIMD2<Double>

    /// A unit vector; (1, 0) on a segment that is a single point.
    package var tangent: SIMD2<Double>
  }

  private struct Entry: Sendable {
    let segment: CGPathSegment
    let length: Double
    /// The index in the table at which the segment's cumulative lengths start; nil for a line, which needs none.
    let table: Int?
  }

  /// The number of steps of the parameter in which a curve is measured.
  private static let stepsPerCurve = 16

  private var entries: [Entry] = []
  private var table: [Double] = []

  /// In units of the path.
  package let length: Double

  package init(_ outline: CGPathOutline) {
    var total = 0.0
    for step in outline.steps where step.isDrawn {
      let segment = step.segment
      let length: Double
      if segment.isLine {
        length = (segment.end - segment.start).length
        entries.append(Entry(segment: segment, length: length, table: nil))
      } else {
        let first = table.count
        table.append(0)
        for step in 0..<Self.stepsPerCurve {
          let low = Double(step) / Double(Self.stepsPerCurve)
          let high = Double(step + 1) / Double(Self.stepsPerCurve)
          table.append(table[first + step] + segment.length(from: low, to: high))
        }
        length = table[first + Self.stepsPerCurve]
        entries.append(Entry(segment: segment, length: length, table: first))
      }
      total += length
    }
    self.length = total
  }

  package var count: Int { entries.count }

  package func segment(_ index: Int) -> CGPathSegment { entries[index].segment }

  package func length(of index: Int) -> Double { entries[index].length }

  /// Returns the point at a fraction of the segment's length.
  ///
  /// The fraction is clamped to 0…1; NaN becomes 0. Both ends are exact.
  package func sample(segment index: Int, fraction: Double) -> Sample {
    let segment = entries[index].segment
    let t = parameter(of: entries[index], fraction: min(max(fraction.isNaN ? 0 : fraction, 0), 1))
    return Sample(point: segment.point(at: t), tangent: segment.direction(at: t))
  }

  /// Returns the point at a fraction of the path's length; nil if the path has no segments.
  package func sample(fraction: Double) -> Sample? {
    guard let last = entries.indices.last else { return nil }
    var distance = min(max(fraction.isNaN ? 0 : fraction, 0), 1) * length
    for (index, entry) in entries.enumerated() {
      if distance <= entry.length, entry.length > 0 {
        return sample(segment: index, fraction: distance / entry.length)
      }
      distance -= entry.length
    }
    return sample(segment: last, fraction: 1)
  }

  private func parameter(of entry: Entry, fraction: Double) -> Double {
    guard let first = entry.table, fraction > 0, fraction < 1, entry.length > 0 else { return fraction }
    let target = fraction * entry.length
    var step = 0
    while step < Self.stepsPerCurve - 1, table[first + step + 1] < target { step += 1 }
    let width = 1 / Double(Self.stepsPerCurve)
    var low = Double(step) * width
    var high = low + width
    let start = low
    let covered = target - table[first + step]
    let stepLength = table[first + step + 1] - table[first + step]
    var t = stepLength > 0 ? low + width * covered / stepLength : low
    // Newton's method on the length, kept inside the bracket; the speed is its derivative.
    for _ in 0..<8 {
      let error = entry.segment.length(from: start, to: t) - covered
      if error > 0 { high = t } else { low = t }
      let next = t - error / entry.segment.derivative(at: t).length
      // This is checked before the bracket: when the root is found, it is one of the bracket's ends.
      if abs(next - t) < 1e-12 { break }
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}

extension CGPathSegment {
  /// The Gauss-Legendre rule with eight points.
  func length(from low: Double, to high: Double) -> Double {
    let half = (high - low) / 2
    let middle = (high + low) / 2
    var sum = 0.0
    for (node, weight) in Self.gaussLegendre {
      sum += weight * (derivative(at: middle - half * node).length + derivative(at: middle + half * node).length)
    }
    return sum * half
  }

  /// Abramowitz and Stegun, table 25.4, n = 8: the positive nodes and their weights.
  private static let gaussLegendre: [(Double, Double)] = [
    (0.183_434_642_495_649_8, 0.362_683_783_378_361_98),
    (0.525_532_409_916_328_99, 0.313_706_645_877_887_29),
    (0.796_666_477_413_626_74, 0.222_381_034_453_374_47),
    (0.960_289_856_497_536_23, 0.101_228_536_290_376_26),
  ]
}

extension CGPathMeasure {
  package init(_ path: CGPath) {
    self.init(path.outline)
  }
}
