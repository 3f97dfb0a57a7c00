/// Returns every benchmark, in the order of the report.
///
/// They are created on request, so that nothing is built before it is measured.
@MainActor func registeredBenchmarks() -> [Benchmark] {
  samplingBenchmarks() + drawingBenchmarks() + stageBenchmarks() + renderBenchmarks() + layoutBenchmarks()
}
