extension LayoutSolver {
  /// Smaller numbers are rounding errors.
  static let tolerance = 1e-9
  /// Sums of layout numbers below this are zero, in points.
  static let pointTolerance = 1e-6

  // MARK: Symbols

  func addSymbol(_ kind: Kind, owner: Int32) -> Int32 {
    if let symbol = freeSymbols.popLast() {
      (kinds[Int(symbol)], owners[Int(symbol)]) = (kind, owner)
      return symbol
    }
    let symbol = Int32(kinds.count)
    kinds.append(kind)
    owners.append(owner)
    basicRow.append(-1)
    columns.append([])
    isChanged.append(false)
    for level in levels.indices { levels[level].costs.append(0) }
    return symbol
  }

  /// Forgets a symbol that is in no row but for rounding.
  func freeSymbol(_ symbol: Int32) {
    for row in columns[Int(symbol)] { erase(symbol, from: Int(row)) }
    columns[Int(symbol)].removeAll(keepingCapacity: true)
    for level in levels.indices { levels[level].costs[Int(symbol)] = 0 }
    (kinds[Int(symbol)], owners[Int(symbol)], basicRow[Int(symbol)]) = (.unused, -1, -1)
    freeSymbols.append(symbol)
  }

  // MARK: Rows

  func addRow(_ row: borrowing Row) -> Int {
    let index: Int
    if let free = freeRows.popLast() {
      index = Int(free)
    } else {
      index = rows.count
      rows.append(Row())
    }
    rows[index].basic = row.basic
    rows[index].constant = row.constant
    rows[index].symbols.removeAll(keepingCapacity: true)
    rows[index].factors.removeAll(keepingCapacity: true)
    rows[index].symbols.append(contentsOf: row.symbols)
    rows[index].factors.append(contentsOf: row.factors)
    for symbol in row.symbols { columns[Int(symbol)].append(Int32(index)) }
    basicRow[Int(row.basic)] = Int32(index)
    noteChange(of: row.basic)
    return index
  }

  func removeRow(_ index: Int) {
    for symbol in rows[index].symbols { forget(Int32(index), in: symbol) }
    basicRow[Int(rows[index].basic)] = -1
    noteChange(of: rows[index].basic)
    rows[index].basic = -1
    rows[index].symbols.removeAll(keepingCapacity: true)
    rows[index].factors.removeAll(keepingCapacity: true)
    freeRows.append(Int32(index))
  }

  /// 0 if the symbol is not there.
  func factor(of symbol: Int32, in row: Int) -> Double {
    let position = position(of: symbol, in: row)
    return position < rows[row].symbols.count && rows[row].symbols[position] == symbol ? rows[row].factors[position] : 0
  }

  private func position(of symbol: Int32, in row: Int) -> Int {
    rows[row].symbols.withUnsafeBufferPointer { symbols in
      var (low, high) = (0, symbols.count)
      while low < high {
        let middle = (low + high) / 2
        if symbols[middle] < symbol { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }

  private func erase(_ symbol: Int32, from row: Int) {
    let position = position(of: symbol, in: row)
    guard position < rows[row].symbols.count, rows[row].symbols[position] == symbol else { return }
    rows[row].symbols.remove(at: position)
    rows[row].factors.remove(at: position)
  }

  private func forget(_ row: Int32, in symbol: Int32) {
    guard let position = columns[Int(symbol)].lastIndex(of: row) else { return }
    columns[Int(symbol)].swapAt(position, columns[Int(symbol)].count - 1)
    columns[Int(symbol)].removeLast()
  }

  func noteChange(of symbol: Int32) {
    guard kinds[Int(symbol)] == .free, !isChanged[Int(symbol)] else { return }
    isChanged[Int(symbol)] = true
    noteChanged(Variable(index: symbol))
  }

  func move(_ row: Int, by amount: Double) {
    rows[row].constant += amount
    noteChange(of: rows[row].basic)
    if isInfeasible(row) { infeasible.append(Int32(row)) }
  }

  /// Whether the row's basic variable has a value that it must not have.
  func isInfeasible(_ row: Int) -> Bool {
    switch kinds[Int(rows[row].basic)] {
    case .slack, .error: rows[row].constant < -Self.pointTolerance
    case .dummy: abs(rows[row].constant) > Self.pointTolerance
    case .free, .artificial, .unused: false
    }
  }

  // MARK: Pivoting

  /// Makes `entering` basic in a row, in place of the row's basic variable.
  func pivot(_ index: Int, _ entering: Int32) {
    let leaving = rows[index].basic
    let factor = factor(of: entering, in: index)
    for symbol in rows[index].symbols { forget(Int32(index), in: symbol) }
    basicRow[Int(leaving)] = -1
    noteChange(of: leaving)
    load(rows[index])
    solvePivotRow(for: entering, factor, leaving)
    substitute(entering)
    freeRows.append(Int32(index))
    _ = addRow(pivotRow)
  }

  private func load(_ row: borrowing Row) {
    pivotRow.symbols.removeAll(keepingCapacity: true)
    pivotRow.factors.removeAll(keepingCapacity: true)
    pivotRow.symbols.append(contentsOf: row.symbols)
    pivotRow.factors.append(contentsOf: row.factors)
    (pivotRow.constant, pivotRow.basic) = (row.constant, row.basic)
  }

  /// Turns the pivot row, which says what `leaving` is, into one that says what `entering` is; −1 for a row that says
  /// that the sum is 0.
  func solvePivotRow(for entering: Int32, _ factor: Double, _ leaving: Int32) {
    let scale = -1 / factor
    var isPending = leaving >= 0
    mergedSymbols.removeAll(keepingCapacity: true)
    mergedFactors.removeAll(keepingCapacity: true)
    for (position, symbol) in pivotRow.symbols.enumerated() {
      if isPending, leaving < symbol {
        mergedSymbols.append(leaving)
        mergedFactors.append(-scale)
        isPending = false
      }
      if symbol == entering { continue }
      mergedSymbols.append(symbol)
      mergedFactors.append(pivotRow.factors[position] * scale)
    }
    if isPending {
      mergedSymbols.append(leaving)
      mergedFactors.append(-scale)
    }
    swap(&pivotRow.symbols, &mergedSymbols)
    swap(&pivotRow.factors, &mergedFactors)
    pivotRow.constant *= scale
    pivotRow.basic = entering
  }

  /// Puts the pivot row, which says what `symbol` is, into every row and level that contains the symbol.
  func substitute(_ symbol: Int32) {
    affected.removeAll(keepingCapacity: true)
    affected.append(contentsOf: columns[Int(symbol)])
    columns[Int(symbol)].removeAll(keepingCapacity: true)
    for row in affected { merge(into: Int(row), replacing: symbol) }
    for level in levels.indices {
      let cost = levels[level].costs[Int(symbol)]
      guard cost != 0 else { continue }
      levels[level].costs[Int(symbol)] = 0
      for (position, other) in pivotRow.symbols.enumerated() {
        addCost(cost * pivotRow.factors[position], of: other, at: level)
      }
    }
  }

  func addCost(_ cost: Double, of symbol: Int32, at level: Int) {
    let sum = levels[level].costs[Int(symbol)] + cost
    levels[level].costs[Int(symbol)] = abs(sum) < Self.tolerance ? 0 : sum
    // A cost of 0 too: then the next level decides.
    if sum < Self.tolerance { candidates.append(symbol) }
  }

  private func merge(into index: Int, replacing replaced: Int32) {
    let factor = factor(of: replaced, in: index)
    mergedSymbols.removeAll(keepingCapacity: true)
    mergedFactors.removeAll(keepingCapacity: true)
    var (own, other) = (0, 0)
    let (ownCount, otherCount) = (rows[index].symbols.count, pivotRow.symbols.count)
    while own < ownCount || other < otherCount {
      let ownSymbol = own < ownCount ? rows[index].symbols[own] : Int32.max
      let otherSymbol = other < otherCount ? pivotRow.symbols[other] : Int32.max
      if ownSymbol == replaced {
        own += 1
      } else if ownSymbol < otherSymbol {
        keep(ownSymbol, rows[index].factors[own])
        own += 1
      } else if otherSymbol < ownSymbol {
        let product = factor * pivotRow.factors[other]
        if abs(product) > Self.tolerance {
          keep(otherSymbol, product)
          columns[Int(otherSymbol)].append(Int32(index))
        }
        other += 1
      } else {
        let sum = rows[index].factors[own] + factor * pivotRow.factors[other]
        if abs(sum) > Self.tolerance { keep(ownSymbol, sum) } else { forget(Int32(index), in: ownSymbol) }
        (own, other) = (own + 1, other + 1)
      }
    }
    swap(&rows[index].symbols, &mergedSymbols)
    swap(&rows[index].factors, &mergedFactors)
    if pivotRow.constant != 0 { move(index, by: factor * pivotRow.constant) }
  }

  private func keep(_ symbol: Int32, _ factor: Double) {
    mergedSymbols.append(symbol)
    mergedFactors.append(factor)
  }
}
