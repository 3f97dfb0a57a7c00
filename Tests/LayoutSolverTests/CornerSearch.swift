import LayoutSolver

/// A system of constraints, solved by trying every corner: slow, and independent of the simplex.
///
/// The cost is piecewise linear, so that its minimum lies where as many constraints hold exactly as there are variables,
/// counting the axes as constraints.
struct CornerSearch {
  struct Line {
    var factors: [Double]
    var constant: Double
    var relation: LayoutSolver.Relation
    var priority: Double

    var isRequired: Bool { priority >= LayoutSolver.required }

    /// How far the line is from holding at `point`.
    func error(at point: [Double]) -> Double {
      let sum = zip(factors, point).reduce(constant) { $0 + $1.0 * $1.1 }
      switch relation {
      case .exactly: return abs(sum)
      case .atMost: return max(0, sum)
      case .atLeast: return max(0, -sum)
      }
    }
  }

  static let tolerance = 1e-6
  let count: Int
  var lines: [Line] = []

  /// The sum of errors for each priority, highest first.
  func costs(at point: [Double]) -> [Double] {
    let priorities = Set(lines.filter { !$0.isRequired }.map(\.priority)).sorted(by: >)
    return priorities.map { priority in
      lines.filter { $0.priority == priority }.reduce(0) { $0 + $1.error(at: point) }
    }
  }

  func isAllowed(_ point: [Double]) -> Bool {
    lines.allSatisfy { !$0.isRequired || $0.error(at: point) <= Self.tolerance }
  }

  /// Whether `costs` are lower than `others`, or not, with a tolerance.
  static func compare(_ costs: [Double], _ others: [Double]) -> Int {
    for (own, other) in zip(costs, others) where abs(own - other) > 1e-5 * max(1, abs(own)) {
      return own < other ? -1 : 1
    }
    return 0
  }

  /// The lowest costs of all allowed points; nil if no point is allowed.
  func lowestCosts() -> [Double]? {
    let axes = (0..<count).map { axis in
      (factors: (0..<count).map { $0 == axis ? 1.0 : 0.0 }, constant: 0.0)
    }
    let all = lines.map { (factors: $0.factors, constant: $0.constant) } + axes
    var best: [Double]?
    forEachSubset(of: all.count) { subset in
      guard let corner = solve(subset.map { all[$0] }), isAllowed(corner) else { return }
      let costs = costs(at: corner)
      if best.map({ Self.compare(costs, $0) < 0 }) ?? true { best = costs }
    }
    return best
  }

  private func forEachSubset(of total: Int, _ body: ([Int]) -> Void) {
    func extend(_ chosen: [Int], from next: Int) {
      if chosen.count == count { return body(chosen) }
      guard next < total else { return }
      for index in next..<total { extend(chosen + [index], from: index + 1) }
    }
    extend([], from: 0)
  }

  /// The point where all equations hold; nil if there is not exactly one.
  private func solve(_ equations: [(factors: [Double], constant: Double)]) -> [Double]? {
    var matrix = equations.map { $0.factors + [-$0.constant] }
    for column in 0..<count {
      guard let pivot = (column..<count).max(by: { abs(matrix[$0][column]) < abs(matrix[$1][column]) }),
        abs(matrix[pivot][column]) > 1e-9
      else { return nil }
      matrix.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = matrix[row][column] / matrix[column][column]
        for index in 0...count { matrix[row][index] -= factor * matrix[column][index] }
      }
    }
    return (0..<count).map { matrix[$0][count] / matrix[$0][$0] }
  }
}
