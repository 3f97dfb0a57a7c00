extension SourcePass {
  /// A literal that is another one in a later version of a source.
  package struct LiteralChange: Equatable, Sendable {
    /// What its author calls it: a constant, a property, the label of an argument with its function, or a function that
    /// returns it; "threshold" in a comparison without such a name, and empty where only the expression tells it.
    package let name: String
    /// The function around it; nil if there is none, or if it is the name.
    package let function: String?
    /// The expression in which it stands, with the earlier literal; nil if it stands alone.
    package let expression: String?
    package let old, new: String
    /// The index of the later file, and the line there, from 1.
    package let file, line: Int
  }

  /// Compares the literals of two versions of the files of a source; `isRestSame` says whether all else is the same.
  ///
  /// Statements are compared within their declaration, which may stand anywhere. Literals are paired in statements that
  /// are the same in everything else, and then by names that each version has once.
  package static func literalChanges(
    from old: [String], to new: [String]
  ) -> (changes: [LiteralChange], isRestSame: Bool) {
    var pairing = LiteralPairing(old, new)
    return pairing.changes()
  }
}

private struct LiteralPairing {
  private typealias Found = (literal: CodeStatement.Literal, statement: CodeStatement)
  private typealias Statements = (old: [CodeStatement], new: [CodeStatement])

  private let old, new: [CodeStatements]
  private var pairs: [(old: Found, new: Found)] = []
  private var isRestSame = true

  init(_ old: [String], _ new: [String]) {
    func statements(_ texts: [String]) -> [CodeStatements] { texts.enumerated().map { CodeStatements($1, file: $0) } }
    (self.old, self.new) = (statements(old), statements(new))
  }

  mutating func changes() -> (changes: [SourcePass.LiteralChange], isRestSame: Bool) {
    let before = Dictionary(grouping: old.flatMap(\.all), by: \.owner)
    let after = Dictionary(grouping: new.flatMap(\.all), by: \.owner)
    for owner in Set(before.keys).union(after.keys) { pair((before[owner] ?? [], after[owner] ?? [])) }
    func order(_ new: Found) -> (Int, Int) { (new.statement.file, new.literal.tokens.lowerBound) }
    let changed = pairs.filter { $0.literal.text != $1.literal.text }.sorted { order($0.new) < order($1.new) }
    return (changed.map(change), isRestSame)
  }

  /// Pairs those of the same shape between two statements that stayed, if there are as many in both versions.
  private mutating func pair(_ both: Statements) {
    let difference = both.new.difference(from: both.old) { $0.words == $1.words }
    func kept(_ changes: [CollectionDifference<CodeStatement>.Change], of statements: [CodeStatement]) -> [Int] {
      let changed = Set(
        changes.map { change in
          switch change {
          case .insert(let offset, _, _), .remove(let offset, _, _): offset
          }
        })
      return statements.indices.filter { !changed.contains($0) } + [statements.count]
    }
    var (i, j, left): (Int, Int, Statements) = (0, 0, ([], []))
    for (end, other) in zip(kept(difference.removals, of: both.old), kept(difference.insertions, of: both.new)) {
      let before = Dictionary(grouping: both.old[i..<end]) { [$0.shape, $0.closures] }
      let after = Dictionary(grouping: both.new[j..<other]) { [$0.shape, $0.closures] }
      for shape in Set(before.keys).union(after.keys) {
        let (old, new) = (before[shape] ?? [], after[shape] ?? [])
        if old.count == new.count {
          for (old, new) in zip(old, new) {
            pairs += zip(old.literals, new.literals).map { (($0, old), ($1, new)) }
          }
        } else {
          left = (left.old + old, left.new + new)
        }
      }
      (i, j) = (end + 1, other + 1)
    }
    if !left.old.isEmpty || !left.new.isEmpty { isRestSame = false }
    let later = named(left.new, new)
    for (name, first) in named(left.old, old) where first.count == 1 {
      if let second = later[name], second.count == 1 { pairs.append((first[0], second[0])) }
    }
  }

  /// Leaves out elements of lists, whose number may have changed.
  private func named(_ statements: [CodeStatement], _ files: [CodeStatements]) -> [[String?]: [Found]] {
    let found = statements.flatMap { statement in statement.literals.map { ($0, statement) } }
    return Dictionary(grouping: found) { literal, statement in
      let name = files[statement.file].name(of: literal, in: statement)
      return [name.name, name.expression] + statement.closures
    }.filter { $0.key[0]?.contains("[") == false && ($0.key[0] != "" || $0.key[1] != nil) }
  }

  private func change(_ old: Found, _ new: Found) -> SourcePass.LiteralChange {
    let source = self.new[new.statement.file].source
    let name = self.old[old.statement.file].name(of: old.literal, in: old.statement)
    return SourcePass.LiteralChange(
      name: name.name, function: name.name == new.statement.function ? nil : new.statement.function,
      expression: name.expression?.replacing(CodeStatements.hole, with: old.literal.text), old: old.literal.text,
      new: new.literal.text, file: new.statement.file,
      line: source.line(of: source.tokens[new.literal.tokens.lowerBound].range.lowerBound))
  }
}
