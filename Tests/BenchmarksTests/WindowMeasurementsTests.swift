import Testing

@testable import Benchmarks

@Suite("The report on two windows")
struct WindowMeasurementsTests {
  @Test("The report has both windows' measurements, their ratio if there is one, the target, and whether it is reached")
  func text() {
    let ours = WindowMeasurements(
      start: 30, steps: [0.5, 0.25, 4], dragTime: 300, slowDragTime: 200, memory: 16, largestMemory: 22,
      shownPerSecond: 240, lags: [4, 3, 9], floodTime: 20, restWakes: 2)
    let bare = WindowMeasurements(
      start: 20, steps: [0.5, 0.5, 1], dragTime: 400, slowDragTime: 400, memory: 5.5, largestMemory: 5.5,
      shownPerSecond: 1000, lags: [0, 0, 1], floodTime: 30)
    let expected = """
                                                    ours      bare     ratio    target   reached
      start to first frame, ms                     30.00     20.00      1.50     1.2 x   no
      step to changed pixel, ms                     0.50      0.50      1.00     0.8 x   no
      step, 95 of 100 within, ms                    4.00      1.00      4.00     1.0 x   no
      CPU of a 10 s drag, ms                      300.00    400.00      0.75     0.7 x   no
      CPU of a drag at 60 frames a second, ms     200.00    400.00      0.50     0.5 x   yes
      memory at rest (PSS), MB                     16.00      5.50      2.91     3.0 x   yes
      memory with the panel, MB                    22.00      5.50      4.00     3.8 x   no
      positions shown a second, at 1000 Hz        240.00   1000.00      0.24    ≥ 60.0   yes
      lag of the newest position, ms                4.00      0.00         -     ≤ 4.0   yes
      lag, 95 of 100 within, ms                     9.00      1.00      9.00     ≤ 8.0   no
      CPU at 1000 Hz, % of a core                  20.00     30.00      0.67    ≤ 25.0   yes
      CPU at rest, % of a core                      0.00      0.00         -     ≤ 0.1   yes
      wakes in 5 s at rest                          2.00      0.00         -     ≤ 0.0   no
      """
    #expect(report(ours, beside: bare) == expected)
  }

  @Test("95 of 100 values are within the 95th percentile", arguments: [(7...7, 7.0), (1...20, 19), (1...100, 95)])
  func percentiles(values: ClosedRange<Int>, expected: Double) {
    #expect(percentile95(values.reversed().map(Double.init)) == expected)
  }
}
