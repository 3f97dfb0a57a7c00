/// The benchmarks of layouts by constraints.
@MainActor func layoutBenchmarks() -> [Benchmark] {
  let (resting, solved) = (Late { ConstrainedScene() }, Late { ConstrainedScene() })
  return [
    Benchmark(
      name: "500 constraints solved again after one constant changed", callsPerRepeat: 50,
      baseline: Subject(label: "no change") { resting.use { $0.run(0) } },
      // Two steps, because a step begins where the last one began.
      candidate: Subject(label: "two changes, each with its layout") { solved.use { $0.run(2) } },
      rows: [.time("500 constraints after one constant changed", "ms", of: 2e6, goal: .atMost(1))])
  ]
}
