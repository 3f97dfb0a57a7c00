/// Every benchmark, in the order of a report; made when asked for, so that nothing is built before it is measured.
func registeredBenchmarks() -> [Benchmark] {
  samplingBenchmarks() + drawingBenchmarks()
}
