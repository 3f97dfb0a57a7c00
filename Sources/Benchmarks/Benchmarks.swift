import Foundation

/// `Benchmarks`: measures everything.
///
/// It prints each benchmark and then the table of goals: medians, the best of all repeats, and whether each goal is
/// reached. With `--json` it prints both as JSON, with `--markdown` the table alone.
/// The rows about the window need a display, as `xvfb-run -a` makes one, and `swift build -c release` before.
///
/// `Benchmarks NAME …` measures only those whose names contain one of the words given.
///
/// `Benchmarks --allocations` counts instead: it fails if sampling a frame, or solving constraints after one constant
/// changed, allocates heap memory, or if drawing a frame
/// allocates much more than drawing the same one by hand.
///
/// `Benchmarks --window` opens the real window on the display and drags in it, beside a bare one in C; without a
/// display it ends with 4. Both must be built: `swift build -c release` comes first.
/// `Benchmarks --save` measures how long own source takes from a save to its new picture, in a real window.
/// `Benchmarks --steps` drags the prototype's stage without measuring; `.ci/instructions` counts its instructions.
/// `Benchmarks --growth` lists the works whose cost may not grow faster than the number of their objects, and does one.
@main
@MainActor enum Benchmarks {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    if words.first == "--allocations" {
      let passed = [AllocationCheck.passes(), DrawingAllocationCheck.passes(), LayoutAllocationCheck.passes()]
      exit(passed.allSatisfy(\.self) ? 0 : 1)
    }
    if words.first == "--window" { exit(WindowComparison.run()) }
    if words.first == "--save" { return print(Table([], rows: SavedSource.tableRows()).text) }
    if words.first == "--growth" { exit(GrowthCounting.run(words.dropFirst())) }
    if words.first == "--steps" { exit(StepCounting.run(words.dropFirst())) }
    let format = words.first.flatMap(Format.init)
    let names = format == nil ? words : words.dropFirst()
    let chosen = registeredBenchmarks().filter { benchmark in
      names.isEmpty || names.contains { benchmark.name.contains($0) }
    }
    guard !chosen.isEmpty else { return print("No benchmark has that in its name.") }
    let clock = ContinuousClock()
    let start = clock.now
    let harness = Harness(nanoseconds: { (clock.now - start) / .nanoseconds(1) })
    var (comparisons, rows): ([Comparison], [TableRow]) = ([], [])
    for benchmark in chosen {
      let comparison = harness.measure(benchmark)
      if format == nil { print(report(comparison)) }
      comparisons.append(comparison)
      rows += benchmark.rows.map { $0.row(of: comparison) }
    }
    if names.isEmpty { rows = WindowRow.tableRows() + SavedSource.tableRows() + KeptCounts.tableRows() + rows }
    let table = Table(comparisons, rows: rows)
    switch format {
    case .json: print(table.json)
    case .markdown: print(table.markdown)
    case nil: if !rows.isEmpty { print(table.text) }
    }
  }

  /// The formats other than text.
  private enum Format: String {
    case json = "--json"
    case markdown = "--markdown"
  }
}
