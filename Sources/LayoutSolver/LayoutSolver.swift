/// An incremental simplex for layout: finds values of variables that satisfy required linear constraints and violate
/// optional ones as little as possible, a higher priority before every lower one.
///
/// The method is Cassowary's (Badros, Borning, Stuckey: *The Cassowary linear arithmetic constraint solving algorithm*).
/// Each constraint adds variables of its own: a *slack* for an inequality, two *errors* for an optional constraint, and a
/// *dummy*, always zero, that marks a required equation. Every row of the tableau says what its basic variable is:
///
///     basic = constant + Σ factor × variable
///
/// where the variables on the right are zero at the moment. Slacks and errors are never negative; the layout's own
/// variables are free, and appear only in rows whose basic variable is free too. What the errors of one priority cost
/// together is a *level*; levels are compared in order, so that no number of weak constraints outweighs a strong one.
///
/// A changed constant moves the constants of the rows that contain the constraint's own variable, and the dual simplex
/// repairs the signs. Nothing is allocated for that once the rows have reached their lengths.
package final class LayoutSolver {
  package struct Variable: Hashable, Sendable {
    package let index: Int32
  }

  package struct Constraint: Hashable, Sendable {
    package let index: Int32
  }

  package enum Relation: Sendable { case atMost, exactly, atLeast }

  enum Kind: UInt8 { case unused, free, slack, error, dummy, artificial }

  /// A row of the tableau; symbols are in increasing order.
  struct Row {
    var basic: Int32 = -1
    var constant = 0.0
    var symbols: [Int32] = []
    var factors: [Double] = []
  }

  /// What the errors of one priority cost.
  struct Level {
    let priority: Double
    var costs: [Double]
  }

  /// A constraint as it was given, and its own symbols.
  struct Record {
    var terms: [(variable: Variable, factor: Double)]
    var constant: Double
    var relation: Relation
    var priority: Double
    var preference: Preference
    var marker: Int32 = -1
    var other: Int32 = -1
    var isBroken = false
    var isUsed = true
    /// Whether the rows contain the constraint.
    var isInstalled = false

    var isRequired: Bool { priority >= LayoutSolver.required && !isBroken }
  }

  /// The priority of constraints that must hold.
  package static let required = 1000.0
  /// The priority of content sizes that are said to be required: above every optional one, and below what must hold.
  package static let nearlyRequired = 999.999_999
  /// The level of constraints that contradict others: above every optional one.
  static let broken = 999.999_999_5

  /// Chooses which of constraints that contradict each other is broken; nil for the newest.
  package var chooseBroken: (([Constraint]) -> Constraint?)?
  /// Since the list was last emptied.
  package private(set) var changedVariables: [Variable] = []

  var kinds: [Kind] = []
  var owners: [Int32] = []
  /// −1 for none.
  var basicRow: [Int32] = []
  /// The rows that contain a symbol on their right side.
  var columns: [[Int32]] = []
  var isChanged: [Bool] = []
  var freeSymbols: [Int32] = []
  var rows: [Row] = []
  var freeRows: [Int32] = []
  /// Highest priority first.
  var levels: [Level] = []
  var records: [Record] = []
  var freeRecords: [Int32] = []
  /// Symbols whose cost became negative.
  var candidates: [Int32] = []
  /// Rows whose constant became negative.
  var infeasible: [Int32] = []
  var conflicts: [Constraint] = []
  // Working memory that is kept between calls.
  var mergedSymbols: [Int32] = []
  var mergedFactors: [Double] = []
  var pivotRow = Row()
  var affected: [Int32] = []
  var isRebuilding = false

  package init() {}

  // MARK: Variables

  /// The value is 0 until a constraint says otherwise.
  package func addVariable() -> Variable { Variable(index: addSymbol(.free, owner: -1)) }

  /// No constraint may contain the variable any more.
  package func remove(_ variable: Variable) {
    let symbol = variable.index
    if basicRow[Int(symbol)] >= 0 { removeRow(Int(basicRow[Int(symbol)])) }
    freeSymbol(symbol)
  }

  package func value(of variable: Variable) -> Double {
    let row = basicRow[Int(variable.index)]
    return row >= 0 ? rows[Int(row)].constant : 0
  }

  /// Whether the constraints allow other values of the variable that are just as good.
  package func isAmbiguous(_ variable: Variable) -> Bool {
    let row = Int(basicRow[Int(variable.index)])
    guard row >= 0 else { return true }
    return rows[row].symbols.contains { symbol in
      switch kinds[Int(symbol)] {
      case .free: true
      case .slack, .error: levels.allSatisfy { abs($0.costs[Int(symbol)]) < Self.tolerance } && canGrow(symbol)
      case .dummy, .artificial, .unused: false
      }
    }
  }

  /// Whether `symbol` can become positive before another variable becomes negative.
  private func canGrow(_ symbol: Int32) -> Bool {
    columns[Int(symbol)].allSatisfy { index in
      let row = rows[Int(index)]
      guard kinds[Int(row.basic)] != .free else { return true }
      return factor(of: symbol, in: Int(index)) >= 0 || row.constant > Self.tolerance
    }
  }

  /// The constraints that decide the value of a variable.
  package func constraints(deciding variable: Variable) -> [Constraint] {
    let row = Int(basicRow[Int(variable.index)])
    guard row >= 0 else { return [] }
    let found = Set(rows[row].symbols.map { owners[Int($0)] }.filter { $0 >= 0 })
    return found.sorted().map { Constraint(index: $0) }
  }

  /// Since the last call.
  package func takeChanges(_ body: (Variable) -> Void) {
    for variable in changedVariables {
      isChanged[Int(variable.index)] = false
      body(variable)
    }
    changedVariables.removeAll(keepingCapacity: true)
  }

  func noteChanged(_ variable: Variable) { changedVariables.append(variable) }

  // MARK: Constraints

  /// Whether the constraint contradicted others and counts as optional since.
  package func isBroken(_ constraint: Constraint) -> Bool { records[Int(constraint.index)].isBroken }

  /// The priority of a constraint.
  package func priority(of constraint: Constraint) -> Double { records[Int(constraint.index)].priority }

  /// What the next call of `add` returns.
  package var nextConstraint: Constraint { Constraint(index: freeRecords.last ?? Int32(records.count)) }

  /// Adds the constraint that `Σ factor × variable + constant` is at most, exactly or at least 0.
  package func add(
    _ terms: [(variable: Variable, factor: Double)], _ constant: Double, _ relation: Relation,
    priority: Double = required, preference: Preference = Preference()
  ) -> Constraint {
    let record = Record(
      terms: terms, constant: constant, relation: relation, priority: priority, preference: preference)
    let index: Int32
    if let free = freeRecords.popLast() {
      records[Int(free)] = record
      index = free
    } else {
      index = Int32(records.count)
      records.append(record)
    }
    solve()
    install(index)
    return Constraint(index: index)
  }

  package func remove(_ constraint: Constraint) {
    solve()
    uninstall(constraint.index)
    records[Int(constraint.index)].isUsed = false
    records[Int(constraint.index)].terms = []
    freeRecords.append(constraint.index)
  }

  /// Values follow at the next `solve()`.
  package func setConstant(_ constant: Double, of constraint: Constraint) {
    let index = Int(constraint.index)
    let change = constant - records[index].constant
    guard change != 0 else { return }
    records[index].constant = constant
    guard records[index].isInstalled else { return }
    let marker = records[index].marker
    let shift = change * markerSign(of: records[index])
    let row = basicRow[Int(marker)]
    if row >= 0 {
      move(Int(row), by: -shift)
      return
    }
    for row in columns[Int(marker)] { move(Int(row), by: factor(of: marker, in: Int(row)) * shift) }
  }

  package func setPriority(_ priority: Double, of constraint: Constraint) {
    let index = Int(constraint.index)
    guard records[index].priority != priority else { return }
    solve()
    guard records[index].isInstalled, !records[index].isRequired, !records[index].isBroken, priority < Self.required
    else {
      uninstall(constraint.index)
      (records[index].priority, records[index].isBroken) = (priority, false)
      return install(constraint.index)
    }
    weigh(index, -1)
    records[index].priority = priority
    weigh(index, 1)
    optimize()
  }

  /// Makes the values follow changed constants.
  package func solve() {
    var pivots = 0
    while let index = infeasible.popLast() {
      pivots += 1
      // Rounding may lead in circles; a new beginning does not.
      if pivots > Self.mostPivots, !isRebuilding { return rebuild() }
      let row = Int(index)
      guard rows[row].basic >= 0, isInfeasible(row) else { continue }
      guard let entering = dualEntering(row) else {
        resolveConflict(of: row)
        continue
      }
      pivot(row, entering)
    }
    optimize()
  }
}

/// How a constraint shares with others of its priority when not all of them can hold.
package struct Preference: Sendable, Equatable {
  /// The rank among the constraints: of two, the earlier one takes the space.
  package var rank: Int
  /// Whether the constraint yields to all that do not.
  package var yields: Bool

  package init(rank: Int = 0, yields: Bool = false) {
    self.rank = rank
    self.yields = yields
  }

  /// What one point above the wanted value costs, about 1.
  var costAbove: Double { yields ? 1 - Self.share * Double(1 + limitedRank) : 1 + Self.share * Double(limitedRank) }
  /// What one point below the wanted value costs, about 1.
  var costBelow: Double { 1 - Self.share * Double(limitedRank + (yields ? Self.mostRanks : 0)) }

  private var limitedRank: Int { min(max(0, rank), Self.mostRanks) }
  /// The part of the cost that a rank adds; small, so that it decides nothing but ties.
  private static let share = 1e-6
  private static let mostRanks = 100_000
}
