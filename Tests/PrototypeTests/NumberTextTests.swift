import Testing

@testable import Prototype

@Suite("Numbers in the panel")
struct NumberTextTests {
  @Test(
    "A negative number has a minus sign where people read it, and names keep their hyphens",
    arguments: [
      ("-1685 %", "−1685 %"), ("0 > -3, -0.5 pt", "0 > −3, −0.5 pt"), ("ios-26, a-b - c -", "ios-26, a-b - c -"),
      ("3", "3"),
      ("(-4)", "(−4)"), ("drag-1.jsonl 2026-11-22", "drag-1.jsonl 2026-11-22"),
    ])
  func minus(text: String, expected: String) { #expect(text.withMinusSigns == expected) }

  @Test(
    "Numbers have at most two decimals and a unit",
    arguments: [
      (0.3, ParameterDescription.Unit.seconds, "0.3 s"), (3.33, .fraction, "3.33"),
      (1000, .pointsPerSecond, "1000 pt/s"), (-3, .points, "−3 pt"), (-90, .degrees, "−90°"), (1, .times, "1×"),
      (0.05, .fraction, "0.05"),
      (1.999, .fraction, "2"), (1, .widthsPerSecond, "1 W/s"),
    ])
  func text(number: Double, unit: ParameterDescription.Unit, expected: String) {
    #expect(NumberText.text(number, unit) == expected)
  }

  @Test(
    "A slider selects round numbers and the ends of its range",
    arguments: [
      (0.3049, 0.05...3.0, 0.3), (0.051, 0.05...3, 0.05), (1003.0, 0...4000, 1000), (19.7, 0...390, 20),
      (-2.96, -30...30, -3), (5000, 0...4000, 4000),
    ])
  func snapped(number: Double, range: ClosedRange<Double>, expected: Double) {
    #expect(NumberText.snapped(number, in: range) == expected)
  }
}
