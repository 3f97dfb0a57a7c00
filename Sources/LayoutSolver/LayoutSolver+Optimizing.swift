extension LayoutSolver {
  /// A guard against rounding that leads in circles.
  static let mostPivots = 20_000

  /// Lowers the cost until no pivot does; every constant has its right sign.
  func optimize() {
    var pivots = 0
    while pivots < Self.mostPivots, let entering = takeCandidate() {
      pivots += 1
      guard let row = leavingRow(for: entering) else { break }
      pivot(row, entering)
    }
    candidates.removeAll(keepingCapacity: true)
  }

  /// A symbol whose growth lowers the cost: its first cost that is not zero is negative.
  ///
  /// The one with the lowest number comes first, which keeps pivots from going in circles.
  private func takeCandidate() -> Int32? {
    var best = Int32.max
    var count = 0
    for position in candidates.indices where isPromising(candidates[position]) {
      candidates[count] = candidates[position]
      best = min(best, candidates[position])
      count += 1
    }
    candidates.removeLast(candidates.count - count)
    return count > 0 ? best : nil
  }

  private func isPromising(_ symbol: Int32) -> Bool {
    guard basicRow[Int(symbol)] < 0, kinds[Int(symbol)] == .slack || kinds[Int(symbol)] == .error else { return false }
    for level in levels {
      let cost = level.costs[Int(symbol)]
      if cost != 0 { return cost < 0 }
    }
    return false
  }

  /// The row whose basic variable is the first to become 0 when `entering` grows; nil if none does.
  func leavingRow(for entering: Int32) -> Int? {
    var best: Int?
    var (least, leastBasic) = (Double.infinity, Int32.max)
    for index in columns[Int(entering)] {
      let basic = rows[Int(index)].basic
      guard kinds[Int(basic)] != .free else { continue }
      let factor = factor(of: entering, in: Int(index))
      // A redundant equation's dummy stays 0, so it limits growth in both directions.
      guard factor < 0 || kinds[Int(basic)] == .dummy else { continue }
      let ratio = max(0, -rows[Int(index)].constant / factor)
      if ratio < least - Self.tolerance || (ratio < least + Self.tolerance && basic < leastBasic) {
        (least, leastBasic, best) = (min(least, ratio), basic, Int(index))
      }
    }
    return best
  }

  /// The symbol that repairs a row with a negative constant at the least cost; nil if none does.
  func dualEntering(_ row: Int) -> Int32? {
    guard kinds[Int(rows[row].basic)] != .dummy else { return nil }
    var best: Int32?
    var bestFactor = 0.0
    for (position, symbol) in rows[row].symbols.enumerated() {
      let factor = rows[row].factors[position]
      guard factor > Self.tolerance, kinds[Int(symbol)] == .slack || kinds[Int(symbol)] == .error else { continue }
      if let current = best, !isCheaper(symbol, factor, than: current, bestFactor) { continue }
      (best, bestFactor) = (symbol, factor)
    }
    return best
  }

  private func isCheaper(_ symbol: Int32, _ factor: Double, than other: Int32, _ otherFactor: Double) -> Bool {
    for level in levels {
      let difference = level.costs[Int(symbol)] / factor - level.costs[Int(other)] / otherFactor
      if abs(difference) > Self.tolerance { return difference < 0 }
    }
    return false
  }

  // MARK: Costs

  /// Adds the errors of a constraint to its level, or takes them away if `sign` is −1.
  func weigh(_ index: Int, _ sign: Double) {
    let record = records[index]
    guard !record.isRequired else { return }
    let level = level(of: record.isBroken ? Self.broken : record.priority)
    let preference = record.preference
    // The marker of an inequality is its slack, which costs nothing.
    if kinds[Int(record.marker)] == .error { weigh(record.marker, sign * preference.costAbove, level) }
    let isAtMost = record.relation == .atMost
    weigh(record.other, sign * (isAtMost ? preference.costAbove : preference.costBelow), level)
  }

  private func weigh(_ symbol: Int32, _ cost: Double, _ level: Int) {
    let row = Int(basicRow[Int(symbol)])
    guard row >= 0 else { return addCost(cost, of: symbol, at: level) }
    for (position, other) in rows[row].symbols.enumerated() {
      addCost(cost * rows[row].factors[position], of: other, at: level)
    }
  }

  private func level(of priority: Double) -> Int {
    var index = 0
    while index < levels.count, levels[index].priority > priority { index += 1 }
    if index == levels.count || levels[index].priority != priority {
      levels.insert(Level(priority: priority, costs: Array(repeating: 0, count: kinds.count)), at: index)
    }
    return index
  }
}
