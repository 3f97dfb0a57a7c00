/// The result of a benchmark.
struct Comparison: Codable {
  let name: String
  let baseline: Measurement
  let candidate: Measurement
  /// The candidate's time over the baseline's: the median over the repeats, each divided by its own neighbour, so
  /// that a machine that slows down half-way slows both.
  let ratio: Double
  /// What else is to be said of the candidate.
  var note: String?
}

/// The cost of one implementation.
struct Measurement: Codable {
  let label: String
  /// The median over the repeats, per call.
  let nanosecondsPerCall: Double
  /// The minimum over the repeats, per call, which other programs on the machine disturb the least.
  let leastNanosecondsPerCall: Double
  /// The median over the repeats, per call, on the calling thread.
  let allocationsPerCall: Double
}

/// Returns the median of a list that is not empty: the middle value, or the mean of the middle two.
func median(_ values: [Double]) -> Double {
  precondition(!values.isEmpty, "the median of no values; give at least 1")
  let sorted = values.sorted()
  let middle = sorted.count / 2
  return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}
