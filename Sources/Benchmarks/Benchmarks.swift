import Foundation

/// `Benchmarks [NAME …]`: measures every registered benchmark, or those whose names contain one of the words given.
///
/// `Benchmarks --allocations` counts instead: it fails if sampling a frame allocates heap memory, or if drawing one
/// allocates much more than drawing the same frame by hand.
///
/// `Benchmarks --window` opens the real window on the display and drags in it, beside a bare one in C; without a
/// display it ends with 4. Both must be built: `swift build -c release` comes first.
/// `Benchmarks --steps` drags the prototype's stage without measuring; `.ci/instructions` counts its instructions.
@main
@MainActor enum Benchmarks {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    if words.first == "--allocations" {
      let passed = [AllocationCheck.passes(), DrawingAllocationCheck.passes()]
      exit(passed.allSatisfy(\.self) ? 0 : 1)
    }
    if words.first == "--window" { exit(WindowComparison.run()) }
    if words.first == "--steps" { exit(StepCounting.run(words.dropFirst())) }
    let registered = registeredBenchmarks()
    let chosen = registered.filter { benchmark in
      words.isEmpty || words.contains { benchmark.name.contains($0) }
    }
    guard !chosen.isEmpty else {
      print(registered.isEmpty ? "No benchmarks are registered yet." : "No benchmark has that in its name.")
      return
    }
    let clock = ContinuousClock()
    let start = clock.now
    let harness = Harness(nanoseconds: { (clock.now - start) / .nanoseconds(1) })
    for benchmark in chosen {
      print(report(harness.measure(benchmark)))
    }
  }
}
