import CAllocations

/// Measures benchmarks by the counters it is given, so that a test can hand it counters of its own.
struct Harness {
  /// Repeats before those that count, which fill caches and grow buffers to their final size.
  var warmUps = 3
  /// Odd, so that each median is a repeat that happened.
  var repeats = 21
  /// A clock that never goes back.
  var nanoseconds: () -> Double
  /// The calling thread's allocations so far.
  var allocations: () -> UInt64 = { allocations_count() }

  /// Runs both works by turns, the first of each pair changing, so that neither has the other's leftovers only.
  func measure(_ benchmark: Benchmark) -> Comparison {
    var baseline: [Sample] = []
    var candidate: [Sample] = []
    for turn in 0..<(warmUps + repeats) {
      let candidateFirst = turn.isMultiple(of: 2)
      let first = sample(candidateFirst ? benchmark.candidate : benchmark.baseline, calls: benchmark.callsPerRepeat)
      let second = sample(candidateFirst ? benchmark.baseline : benchmark.candidate, calls: benchmark.callsPerRepeat)
      guard turn >= warmUps else { continue }
      candidate.append(candidateFirst ? first : second)
      baseline.append(candidateFirst ? second : first)
    }
    return Comparison(
      name: benchmark.name,
      baseline: figures(benchmark.baseline, baseline, calls: benchmark.callsPerRepeat),
      candidate: figures(benchmark.candidate, candidate, calls: benchmark.callsPerRepeat),
      ratio: median(zip(candidate, baseline).map { $0.nanoseconds / $1.nanoseconds }))
  }

  private struct Sample {
    let nanoseconds: Double
    let allocations: Double
  }

  private func sample(_ subject: Subject, calls: Int) -> Sample {
    let allocationsBefore = allocations()
    let start = nanoseconds()
    for _ in 0..<calls { subject.work() }
    let end = nanoseconds()
    return Sample(nanoseconds: end - start, allocations: Double(allocations() - allocationsBefore))
  }

  private func figures(_ subject: Subject, _ samples: [Sample], calls: Int) -> Figures {
    Figures(
      label: subject.label,
      nanosecondsPerCall: median(samples.map(\.nanoseconds)) / Double(calls),
      allocationsPerCall: median(samples.map(\.allocations)) / Double(calls))
  }
}
