/// A comparison of two implementations of the same work: the candidate is ours, and the baseline is the reference.
struct Benchmark {
  /// The name in the report and on the command line.
  let name: String
  /// The number of calls in one repeat, chosen so that a repeat takes far longer than reading the clock.
  let callsPerRepeat: Int
  /// The number of measured repeats, if it differs from the harness's; odd.
  var repeats: Int?
  let baseline: Subject
  let candidate: Subject
  /// Returns what else is to be said of the candidate after it was measured.
  var note: (() -> String)?
  /// The rows of the table that it measures.
  var rows: [TableRule] = []
}

/// One of the two implementations of a benchmark.
struct Subject {
  /// A short description of the work.
  let label: String
  let work: () -> Void
}
