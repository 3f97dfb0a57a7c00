import CAllocations

/// Works that are measured in turn, so that a machine that slows down half-way slows all of them.
struct Harness {
  let works: [() -> Void]
  /// How often each is done in one repeat, so that a repeat takes far longer than reading the clock.
  let calls: [Int]
  /// Repeats that fill caches and grow buffers to their final size.
  var warmUps = 3
  var repeats = 21
  /// A clock that never goes back, in seconds.
  var now: () -> Double = {
    let start = ContinuousClock.now
    return { (ContinuousClock.now - start) / .seconds(1) }
  }()

  /// What each work cost.
  struct Cost {
    /// The seconds of a call of each work, in each repeat.
    fileprivate(set) var samples: [[Double]]

    /// The median of all repeats.
    func seconds(_ work: Int) -> Double { median(samples.map { $0[work] }) }

    /// How much more one work costs than another: the median of the repeats' own ratios.
    func ratio(_ work: Int, to other: Int) -> Double { median(samples.map { $0[work] / $0[other] }) }
  }

  func measure() -> Cost {
    let samples = (0..<warmUps + repeats).map { _ in
      zip(works, calls).map { work, count in
        let start = now()
        for _ in 0..<count { work() }
        return (now() - start) / Double(count)
      }
    }
    return Cost(samples: Array(samples.dropFirst(warmUps)))
  }
}

/// Returns how many blocks `work` allocates when it is done 200 times, after `warmUps` times that do not count.
func blocks(warmUps: Int, _ work: () -> Void) -> UInt64 {
  for _ in 0..<warmUps { work() }
  let before = allocations_count()
  for _ in 0..<200 { work() }
  return allocations_count() - before
}

/// Returns the median of a list that is not empty: the middle value, or the mean of the middle two.
func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}
