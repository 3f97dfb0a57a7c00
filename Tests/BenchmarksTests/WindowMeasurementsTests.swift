import Testing

@testable import Benchmarks

@Suite("The report on two windows")
struct WindowMeasurementsTests {
  @Test("The report has both windows' measurements, their ratio if there is one, and the target")
  func text() {
    let ours = WindowMeasurements(
      start: 30, steps: [0.5, 0.25, 4], dragTime: 300, memory: 22, shownPerSecond: 900, lags: [1, 0, 0], restWakes: 2)
    let bare = WindowMeasurements(
      start: 20, steps: [0.5, 0.5, 1], dragTime: 400, memory: 5.5, shownPerSecond: 1000, lags: [0, 0, 1])
    let expected = """
                                                ours      bare     ratio   must reach
      start to first frame, ms                 30.00     20.00      1.50   1.2 x
      step to changed pixel, ms                 0.50      0.50      1.00   0.8 x
        95 of 100 within, ms                    4.00      1.00      4.00   1.0 x
      CPU of a 10 s drag, ms                  300.00    400.00      0.75   0.7 x
      memory at rest (PSS), MB                 22.00      5.50      4.00   3 x
      positions shown a second, at 1000 Hz    900.00   1000.00      0.90   the display's rate
      lag of the newest position, ms            0.00      0.00         -   4
        95 of 100 within, ms                    1.00      1.00      1.00   8
      CPU at rest, % of a core                  0.00      0.00         -   under 0.1
      wakes in 5 s at rest                      2.00      0.00         -   0 frames
      """
    #expect(report(ours, beside: bare) == expected)
  }

  @Test("95 of 100 values are within the 95th percentile", arguments: [(7...7, 7.0), (1...20, 19), (1...100, 95)])
  func percentiles(values: ClosedRange<Int>, expected: Double) {
    #expect(percentile95(values.reversed().map(Double.init)) == expected)
  }
}
