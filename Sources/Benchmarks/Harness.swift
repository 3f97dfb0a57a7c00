import CAllocations

/// Measures benchmarks with the given counters, so that a test can pass its own.
struct Harness {
  /// The number of warm-up repeats, which fill caches and grow buffers to their final size.
  var warmUps = 3
  /// The number of measured repeats; odd, so that each median is a real measurement.
  var repeats = 21
  /// A clock that never goes back.
  var nanoseconds: () -> Double
  /// The number of allocations of the calling thread.
  var allocations: () -> UInt64 = { allocations_count() }

  /// Runs both works alternately and changes which one is first in each pair, so that neither always inherits the
  /// other's caches.
  func measure(_ benchmark: Benchmark) -> Comparison {
    var baseline: [Sample] = []
    var candidate: [Sample] = []
    for turn in 0..<(warmUps + (benchmark.repeats ?? repeats)) {
      let candidateFirst = turn.isMultiple(of: 2)
      let first = sample(candidateFirst ? benchmark.candidate : benchmark.baseline, calls: benchmark.callsPerRepeat)
      let second = sample(candidateFirst ? benchmark.baseline : benchmark.candidate, calls: benchmark.callsPerRepeat)
      guard turn >= warmUps else { continue }
      candidate.append(candidateFirst ? first : second)
      baseline.append(candidateFirst ? second : first)
    }
    return Comparison(
      name: benchmark.name,
      baseline: measurement(benchmark.baseline, baseline, calls: benchmark.callsPerRepeat),
      candidate: measurement(benchmark.candidate, candidate, calls: benchmark.callsPerRepeat),
      ratio: median(zip(candidate, baseline).map { $0.nanoseconds / $1.nanoseconds }),
      note: benchmark.note?())
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

  private func measurement(_ subject: Subject, _ samples: [Sample], calls: Int) -> Measurement {
    let times = samples.map(\.nanoseconds)
    return Measurement(
      label: subject.label,
      nanosecondsPerCall: median(times) / Double(calls),
      leastNanosecondsPerCall: (times.min() ?? 0) / Double(calls),
      allocationsPerCall: median(samples.map(\.allocations)) / Double(calls))
  }
}
