/// A row of the table of goals.
struct TableRow: Codable, Equatable {
  let name: String
  /// The unit of the values; `x` for a ratio.
  let unit: String
  /// The median; nil if it was not measured.
  let median: Double?
  /// The best of all repeats, which other programs on the machine disturb the least; nil where there is only one.
  let least: Double?
  /// The benchmark's time over its baseline's; nil for what is no benchmark, or is a ratio itself.
  let ratio: Double?
  /// The goal of the median; nil for a value that is only shown.
  let goal: Goal?
  /// Whether the median reaches the goal; nil without one of them.
  let holds: Bool?
  /// Why there is no median.
  let note: String?

  init(
    name: String, unit: String, median: Double?, least: Double? = nil, ratio: Double? = nil, goal: Goal? = nil,
    note: String? = nil
  ) {
    (self.name, self.unit, self.goal, self.note) = (name, unit, goal, note)
    (self.median, self.least, self.ratio) = (median, least, ratio)
    holds = goal.flatMap { goal in median.map(goal.holds) }
  }
}

/// How a benchmark becomes a row of the table.
struct TableRule {
  let name: String
  let unit: String
  var goal: Goal?
  /// Returns the values of the row; nil if they could not be measured.
  let values: (Comparison) -> (median: Double, least: Double?)?

  /// Returns the row of `comparison`.
  func row(of comparison: Comparison) -> TableRow {
    let values = values(comparison)
    return TableRow(
      name: name, unit: unit, median: values?.median, least: values?.least,
      ratio: unit.hasPrefix("x ") ? nil : comparison.ratio, goal: goal)
  }

  /// A row with the candidate's time in `unit`, which is `nanoseconds` long.
  static func time(_ name: String, _ unit: String, of nanoseconds: Double, goal: Goal? = nil) -> Self {
    Self(name: name, unit: unit, goal: goal) {
      ($0.candidate.nanosecondsPerCall / nanoseconds, $0.candidate.leastNanosecondsPerCall / nanoseconds)
    }
  }
}
