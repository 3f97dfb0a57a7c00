import Foundation

struct Dasher {
  /// Dashes and gaps in turn; their number is even.
  private let lengths: [Double]
  private let firstIndex: Int
  private let firstLength: Double

  /// The number of dashes after which the rest of a line is not cut: no screen shows them, and memory would run out.
  private static let greatestCount = 100_000

  /// Returns nil if the lengths make no dashes.
  init?(phase: Double, lengths: [Double]) {
    let period = lengths.reduce(0, +)
    guard phase.isFinite, period.isFinite, period > 0, lengths.allSatisfy({ $0 >= 0 }) else { return nil }
    let all = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let cycle = lengths.count.isMultiple(of: 2) ? period : 2 * period
    var offset = phase.truncatingRemainder(dividingBy: cycle)
    if offset < 0 { offset += cycle }
    var index = 0
    while index < all.count - 1, offset >= all[index] {
      offset -= all[index]
      index += 1
    }
    self.lengths = all
    firstIndex = index
    firstLength = max(all[index] - offset, 0)
  }

  func dashes(of polyline: Polyline) -> [[SIMD2<Double>]] {
    guard let first = polyline.points.first else { return [] }
    var index = firstIndex
    var remaining = firstLength
    var isDrawing = index.isMultiple(of: 2)
    var dashes: [[SIMD2<Double>]] = []
    var dash = isDrawing ? [first] : []
    var current = first
    for end in polyline.points.dropFirst() + (polyline.isClosed ? [first] : []) {
      var distance = (end - current).length
      while distance > remaining, dashes.count < Self.greatestCount {
        current += (end - current) * (remaining / distance)
        distance -= remaining
        if isDrawing { dashes.append(dash + [current]) }
        index = (index + 1) % lengths.count
        remaining = lengths[index]
        isDrawing.toggle()
        dash = isDrawing ? [current] : []
      }
      remaining -= distance
      current = end
      if isDrawing { dash.append(end) }
    }
    if dash.count > 1 { dashes.append(dash) }
    return dashes
  }
}
