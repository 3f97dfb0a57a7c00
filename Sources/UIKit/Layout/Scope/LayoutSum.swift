import CoreGraphics
import LayoutSolver

/// A sum of variables and a constant.
struct LayoutSum {
  var terms: [(variable: LayoutSolver.Variable, factor: Double)] = []
  var constant = 0.0

  mutating func add(_ variable: LayoutSolver.Variable, _ factor: Double = 1) { terms.append((variable, factor)) }

  mutating func add(_ other: Self, _ factor: Double) {
    for term in other.terms { terms.append((term.variable, term.factor * factor)) }
    constant += other.constant * factor
  }
}
