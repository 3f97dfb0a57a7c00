/// What a benchmark's repeats came to.
struct Comparison {
  let name: String
  let baseline: Figures
  let candidate: Figures
  /// The candidate's time over the baseline's: the median over the repeats, each divided by its own neighbour, so
  /// that a machine that slows down half-way slows both.
  let ratio: Double
}

/// What one work costs.
struct Figures {
  let label: String
  /// The median over the repeats, a call.
  let nanosecondsPerCall: Double
  /// The median over the repeats, a call, on the calling thread.
  let allocationsPerCall: Double
}

/// The middle of a list that is not empty; of an even number, halfway between the middle two.
func median(_ values: [Double]) -> Double {
  precondition(!values.isEmpty, "the median of no values; give at least 1")
  let sorted = values.sorted()
  let middle = sorted.count / 2
  return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}
