/// Two ways to do the same work, measured side by side: the candidate is ours, the baseline what it is held against.
struct Benchmark {
  /// What a report calls it, and what names it on the command line.
  let name: String
  /// How often each work is called in one repeat; chosen so that a repeat lasts far longer than reading the clock.
  let callsPerRepeat: Int
  let baseline: Subject
  let candidate: Subject
}

/// One of the two works of a benchmark.
struct Subject {
  /// What the work is, in a few words.
  let label: String
  let work: () -> Void
}
