extension LayoutSolver {
  /// The sign with which the constraint's own symbol stands beside its constant.
  func markerSign(of record: Record) -> Double {
    switch record.relation {
    case .atMost: 1
    case .atLeast: -1
    case .exactly: record.isRequired ? 1 : -1
    }
  }

  /// If the constraint contradicts others, one of them is broken.
  func install(_ index: Int32) {
    var tries = 0
    while !tryInstall(index) {
      tries += 1
      let broken = tries < Self.mostTries ? chosenConflict(index) : index
      if broken != index {
        uninstall(broken)
        records[Int(broken)].isBroken = true
        _ = tryInstall(broken)
      } else {
        records[Int(index)].isBroken = true
      }
    }
    records[Int(index)].isInstalled = true
  }

  private static let mostTries = 100

  /// The constraint of the last conflict that is broken.
  private func chosenConflict(_ newest: Int32) -> Int32 {
    guard let chosen = chooseBroken?(conflicts) else { return newest }
    return records[Int(chosen.index)].isRequired ? chosen.index : newest
  }

  /// Returns false if the constraint contradicts others, which are then in `conflicts`.
  private func tryInstall(_ index: Int32) -> Bool {
    addSymbols(of: index)
    makeRow(of: index)
    let record = records[Int(index)]
    if let subject = subject(of: record) {
      solvePivotRow(for: subject, pivotFactor(of: subject), -1)
      substitute(subject)
      _ = addRow(pivotRow)
    } else if !installWithArtificial(index) {
      dropSymbols(of: index)
      optimize()
      return false
    }
    records[Int(index)].isInstalled = true
    weigh(Int(index), 1)
    optimize()
    return true
  }

  private func addSymbols(of index: Int32) {
    let record = records[Int(index)]
    (records[Int(index)].marker, records[Int(index)].other) = (-1, -1)
    switch record.relation {
    case .exactly:
      records[Int(index)].marker = addSymbol(record.isRequired ? .dummy : .error, owner: index)
    case .atMost, .atLeast: records[Int(index)].marker = addSymbol(.slack, owner: index)
    }
    if !record.isRequired { records[Int(index)].other = addSymbol(.error, owner: index) }
  }

  private func dropSymbols(of index: Int32) {
    let record = records[Int(index)]
    freeSymbol(record.marker)
    if record.other >= 0 { freeSymbol(record.other) }
    (records[Int(index)].marker, records[Int(index)].other) = (-1, -1)
  }

  /// Writes the constraint, in terms of variables that are not basic, to the pivot row: a sum that is 0.
  private func makeRow(of index: Int32) {
    let record = records[Int(index)]
    var sums: [Int32: Double] = [:]
    var constant = record.constant
    for term in record.terms {
      let row = Int(basicRow[Int(term.variable.index)])
      guard row >= 0 else {
        sums[term.variable.index, default: 0] += term.factor
        continue
      }
      constant += term.factor * rows[row].constant
      for (position, symbol) in rows[row].symbols.enumerated() {
        sums[symbol, default: 0] += term.factor * rows[row].factors[position]
      }
    }
    let sign = markerSign(of: record)
    sums[record.marker] = sign
    if record.other >= 0 { sums[record.other] = -sign }
    pivotRow.symbols.removeAll(keepingCapacity: true)
    pivotRow.factors.removeAll(keepingCapacity: true)
    for symbol in sums.keys.sorted() {
      guard let factor = sums[symbol], abs(factor) > Self.tolerance else { continue }
      pivotRow.symbols.append(symbol)
      pivotRow.factors.append(factor)
    }
    (pivotRow.constant, pivotRow.basic) = (constant, -1)
  }

  private func pivotFactor(of symbol: Int32) -> Double {
    pivotRow.symbols.firstIndex(of: symbol).map { pivotRow.factors[$0] } ?? 0
  }

  /// Nil if no symbol can be basic in the pivot row at once.
  private func subject(of record: Record) -> Int32? {
    if let free = pivotRow.symbols.first(where: { kinds[Int($0)] == .free }) { return free }
    for symbol in [record.marker, record.other] where symbol >= 0 {
      switch kinds[Int(symbol)] {
      case .slack, .error:
        // Solved for the symbol, the row's constant is not negative.
        if -pivotRow.constant / pivotFactor(of: symbol) >= 0 { return symbol }
      default: break
      }
    }
    guard pivotRow.symbols.allSatisfy({ kinds[Int($0)] == .dummy }) else { return nil }
    return abs(pivotRow.constant) <= Self.pointTolerance ? record.marker : nil
  }

  /// Adds the pivot row with a variable that is lowered to 0; returns false, without the row, if it cannot be 0.
  private func installWithArtificial(_ index: Int32) -> Bool {
    let artificial = addSymbol(.artificial, owner: -1)
    defer { freeSymbol(artificial) }
    // The artificial variable is not negative.
    if pivotRow.constant < 0 {
      pivotRow.constant = -pivotRow.constant
      for position in pivotRow.factors.indices { pivotRow.factors[position] = -pivotRow.factors[position] }
    }
    pivotRow.basic = artificial
    _ = addRow(pivotRow)
    while let row = artificialRow(artificial), rows[row].constant > Self.pointTolerance {
      guard let entering = lowering(row), let leaving = leavingRow(for: entering) else {
        noteConflict(of: row, index)
        removeRow(row)
        return false
      }
      pivot(leaving, entering)
    }
    guard let row = artificialRow(artificial) else { return true }
    // The row is 0, so that any of its symbols can be basic.
    let symbols = rows[row].symbols
    let entering = symbols.first { kinds[Int($0)] == .slack || kinds[Int($0)] == .error }
    if let entering = entering ?? symbols.first(where: { $0 == records[Int(index)].marker }) {
      rows[row].constant = 0
      pivot(row, entering)
    } else {
      removeRow(row)
    }
    return true
  }

  private func artificialRow(_ artificial: Int32) -> Int? {
    let row = Int(basicRow[Int(artificial)])
    return row >= 0 ? row : nil
  }

  /// A symbol whose growth lowers the constant of a row.
  private func lowering(_ row: Int) -> Int32? {
    for (position, symbol) in rows[row].symbols.enumerated() where rows[row].factors[position] < -Self.tolerance {
      if kinds[Int(symbol)] == .slack || kinds[Int(symbol)] == .error { return symbol }
    }
    return nil
  }

  func uninstall(_ index: Int32) {
    let record = records[Int(index)]
    guard record.isInstalled else { return }
    weigh(Int(index), -1)
    records[Int(index)].isInstalled = false
    if basicRow[Int(record.marker)] < 0, let row = rowToLeave(record.marker) { pivot(row, record.marker) }
    if basicRow[Int(record.marker)] >= 0 { removeRow(Int(basicRow[Int(record.marker)])) }
    dropSymbols(of: index)
    optimize()
  }

  /// The row that the marker of a constraint replaces before the constraint is removed, so that signs stay right.
  private func rowToLeave(_ marker: Int32) -> Int? {
    var (best, kind, least) = (Int?.none, Int.max, Double.infinity)
    for index in columns[Int(marker)] {
      let basic = rows[Int(index)].basic
      let factor = factor(of: marker, in: Int(index))
      let (own, ratio): (Int, Double) =
        switch kinds[Int(basic)] {
        case .free: (3, 0)
        case .dummy: (0, 0)
        default: factor < 0 ? (1, -rows[Int(index)].constant / factor) : (2, rows[Int(index)].constant / factor)
        }
      if own < kind || (own == kind && ratio < least) { (best, kind, least) = (Int(index), own, ratio) }
    }
    return best
  }

  // MARK: Conflicts

  /// The required constraints whose symbols are in a row that cannot hold, and the one that was being added.
  private func noteConflict(of row: Int, _ newest: Int32?) {
    var found: [Int32] = []
    for symbol in rows[row].symbols + [rows[row].basic] where owners[Int(symbol)] >= 0 {
      let owner = owners[Int(symbol)]
      if !found.contains(owner), records[Int(owner)].isRequired { found.append(owner) }
    }
    if let newest, !found.contains(newest) { found.append(newest) }
    conflicts = found.sorted().map { Constraint(index: $0) }
  }

  /// Breaks one of the constraints that a changed constant made contradictory, and begins anew with the others.
  func resolveConflict(of row: Int) {
    noteConflict(of: row, nil)
    guard !isRebuilding, let newest = conflicts.last else { return rebuild() }
    let broken = chosenConflict(newest.index)
    records[Int(broken)].isBroken = true
    rebuild()
  }

  /// Makes the tableau again from the constraints.
  func rebuild() {
    isRebuilding = true
    defer { isRebuilding = false }
    for row in rows.indices where rows[row].basic >= 0 { removeRow(row) }
    infeasible.removeAll(keepingCapacity: true)
    candidates.removeAll(keepingCapacity: true)
    for index in records.indices where records[index].isUsed && records[index].isInstalled {
      dropSymbols(of: Int32(index))
    }
    levels.removeAll()
    for index in records.indices where records[index].isUsed && records[index].isInstalled { install(Int32(index)) }
  }
}
