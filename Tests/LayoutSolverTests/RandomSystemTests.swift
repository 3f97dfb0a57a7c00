import LayoutSolver
import SeededRandom
import Testing

@Suite("The solver finds the lowest costs of random systems, as a search through all corners does")
struct RandomSystemTests {
  private struct Entry {
    var line: CornerSearch.Line
    let constraint: LayoutSolver.Constraint
  }

  /// A solver, and what it was given.
  private struct System {
    let solver = LayoutSolver()
    let variables: [LayoutSolver.Variable]
    var entries: [Entry] = []
    var random: SeededGenerator

    init(seed: UInt64) {
      random = SeededGenerator(seed: seed)
      let count = Int.random(in: 1...3, using: &random)
      let solver = solver
      variables = (0..<count).map { _ in solver.addVariable() }
    }

    private static let factors = [-2, -1, -0.5, 0, 0, 1, 1, 2]
    private static let priorities = [1000.0, 1000, 999, 750, 250, 250, 1]

    var point: [Double] { variables.map(solver.value) }

    /// The system as the solver sees it: broken constraints are optional, above all others.
    var search: CornerSearch {
      var search = CornerSearch(count: variables.count)
      search.lines = entries.map { entry in
        var line = entry.line
        if solver.isBroken(entry.constraint) { line.priority = 999.999_999_5 }
        return line
      }
      return search
    }

    mutating func randomLine() -> CornerSearch.Line {
      let factors = variables.map { _ in Self.factors.randomElement(using: &random) ?? 1 }
      return CornerSearch.Line(
        factors: factors, constant: Double.random(in: -60...60, using: &random).rounded(),
        relation: [.atMost, .exactly, .atLeast].randomElement(using: &random) ?? .exactly,
        priority: Self.priorities.randomElement(using: &random) ?? 1000)
    }

    mutating func change() {
      let choice = entries.count > 7 ? 0 : Int.random(in: 0...9, using: &random)
      let index = entries.indices.randomElement(using: &random)
      switch (choice, index) {
      case (0...1, let index?):
        solver.remove(entries.remove(at: index).constraint)
      case (2...4, let index?):
        entries[index].line.constant = Double.random(in: -60...60, using: &random).rounded()
        solver.setConstant(entries[index].line.constant, of: entries[index].constraint)
        solver.solve()
      case (5, let index?):
        let priority = Self.priorities.randomElement(using: &random) ?? 1000
        entries[index].line.priority = priority
        solver.setPriority(priority, of: entries[index].constraint)
      default:
        let line = randomLine()
        let terms = zip(variables, line.factors).filter { $0.1 != 0 }.map { (variable: $0.0, factor: $0.1) }
        let constraint = solver.add(terms, line.constant, line.relation, priority: line.priority)
        entries.append(Entry(line: line, constraint: constraint))
      }
    }
  }

  @Test("After every change", arguments: 0..<80)
  func everyChange(_ seed: Int) {
    var system = System(seed: UInt64(seed))
    for step in 0..<40 {
      system.change()
      let search = system.search
      let point = system.point
      guard let lowest = search.lowestCosts() else {
        Issue.record("seed \(seed), step \(step): no point is allowed")
        return
      }
      #expect(search.isAllowed(point), "seed \(seed), step \(step): \(point) is not allowed")
      let costs = search.costs(at: point)
      #expect(CornerSearch.compare(costs, lowest) == 0, "seed \(seed), step \(step): \(costs), not \(lowest)")
      guard search.isAllowed(point), CornerSearch.compare(costs, lowest) == 0 else { return }
    }
  }

  @Test("A constraint is broken only if it contradicts others, all of which are named", arguments: 0..<60)
  func conflicts(_ seed: Int) {
    var system = System(seed: UInt64(seed) + 10_000)
    var sets: [[LayoutSolver.Constraint]] = []
    system.solver.chooseBroken = { constraints in
      sets.append(constraints)
      return nil
    }
    for step in 0..<20 {
      sets = []
      let line = system.randomLine()
      let terms = zip(system.variables, line.factors).filter { $0.1 != 0 }.map { (variable: $0.0, factor: $0.1) }
      let old = system.search
      let constraint = system.solver.add(terms, line.constant, line.relation, priority: line.priority)
      var grown = old
      grown.lines.append(line)
      let contradicts = grown.lowestCosts() == nil
      #expect(contradicts == system.solver.isBroken(constraint), "seed \(seed), step \(step)")
      #expect(contradicts == !sets.isEmpty, "seed \(seed), step \(step)")
      for named in sets {
        // The named constraints alone allow no point either.
        var few = CornerSearch(count: system.variables.count)
        few.lines = system.entries.filter { named.contains($0.constraint) }.map(\.line) + [line]
        #expect(few.lowestCosts() == nil, "seed \(seed), step \(step): the set is not contradictory")
        // And without any one of them, they allow one.
        for index in few.lines.indices {
          var fewer = few
          fewer.lines.remove(at: index)
          #expect(fewer.lowestCosts() != nil, "seed \(seed), step \(step): the set is too large")
        }
      }
      system.entries.append(Entry(line: line, constraint: constraint))
    }
  }
}
