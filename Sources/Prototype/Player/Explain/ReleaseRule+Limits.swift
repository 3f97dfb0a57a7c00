import Motion

// Finds the limits of a rule. A rule never cancels a release that is farther or faster than one that it finishes, so
// halving finds the limit of any rule, and no rule has to be described twice.

extension ReleaseRule {
  /// Returns the progress, 0...1, beyond which a release with a velocity finishes, for a drag of `width` points; nil if
  /// all are cancelled.
  func leastProgress(pointsPerSecond: Double, width: Double) -> Double? {
    Self.limit(in: 0...1) { progress in
      decision(for: Release(progress: progress, pointsPerSecond: pointsPerSecond, width: width)).finishes
    }
  }

  /// Returns the velocity in a range beyond which a release at a progress finishes, for a drag of `width` points; nil
  /// if all are cancelled.
  func leastVelocity(progress: Double, width: Double, in range: ClosedRange<Double>) -> Double? {
    Self.limit(in: range) { velocity in
      decision(for: Release(progress: progress, pointsPerSecond: velocity, width: width)).finishes
    }
  }

  /// Returns the smallest value for which `isEnough` holds; nil if there is none.
  private static func limit(in range: ClosedRange<Double>, _ isEnough: (Double) -> Bool) -> Double? {
    guard isEnough(range.upperBound) else { return nil }
    guard !isEnough(range.lowerBound) else { return range.lowerBound }
    var (low, high) = (range.lowerBound, range.upperBound)
    for _ in 0..<halvings {
      let middle = (low + high) / 2
      if isEnough(middle) { high = middle } else { low = middle }
    }
    return high
  }

  /// Enough to find a limit to a millionth of its range.
  private static let halvings = 20
}
