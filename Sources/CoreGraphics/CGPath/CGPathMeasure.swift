// Not Apple's: the lengths of a path, for animations that follow one.

import Foundation

/// The segments of a path with their lengths, and the places on them by the distance travelled.
///
/// Each line and curve of the path is a segment, from one key point of an animation to the next. A closing
/// line counts unless it has no length; a move starts elsewhere without a segment. Made once, it is sampled
/// without allocating.
package struct CGPathMeasure: Sendable {
  /// A place on a path.
  package struct Sample: Equatable, Sendable {
    /// Where it is.
    package var point: SIMD2<Double>

    /// The direction of travel there, of length 1; (1, 0) on a segment that is a single point.
    package var tangent: SIMD2<Double>
  }

  private struct Entry: Sendable {
    let segment: CGPathSegment
    let length: Double
    /// Where the segment's cumulated lengths start in the table; nil for lines, which need none.
    let table: Int?
  }

  /// A curve is measured in so many steps of its parameter.
  private static let stepsPerCurve = 16

  private var entries: [Entry] = []
  private var table: [Double] = []

  /// The whole path's length.
  package let length: Double

  /// Measures a path.
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

  /// The number of segments.
  package var count: Int { entries.count }

  /// The segment of that index, as drawn.
  package func segment(_ index: Int) -> CGPathSegment { entries[index].segment }

  /// The length of the segment of that index.
  package func length(of index: Int) -> Double { entries[index].length }

  /// The place a fraction of the way, by length, along the segment of that index.
  ///
  /// The fraction is clamped to 0…1, NaN to 0; both ends are exact.
  package func sample(segment index: Int, fraction: Double) -> Sample {
    let segment = entries[index].segment
    let t = parameter(of: entries[index], fraction: min(max(fraction.isNaN ? 0 : fraction, 0), 1))
    return Sample(point: segment.point(at: t), tangent: segment.direction(at: t))
  }

  /// The place a fraction of the way, by length, along the whole path; nil when nothing is drawn.
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

  /// The parameter at which a segment has covered a fraction of its length.
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
      // Before the bracket is looked at: once found, the root is one of its ends.
      if abs(next - t) < 1e-12 { break }
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}

extension CGPathSegment {
  /// The length between two parameters, by Gauss and Legendre's rule of eight points.
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
  /// Measures a path as it is now.
  package init(_ path: CGPath) {
    self.init(path.outline)
  }
}
