package enum NearestName {
  /// Returns the name with the fewest wrong letters; nil if too many are wrong.
  package static func of(_ word: String, among names: [String]) -> String? {
    let word = word.lowercased()
    let nearest = names.map { ($0, distance($0.lowercased(), word)) }.min { $0.1 < $1.1 }
    guard let nearest, nearest.1 <= min(3, max(1, nearest.0.count / 2)) else { return nil }
    return nearest.0
  }

  /// Returns "; did you mean NAME?", or a full stop if no name is close.
  package static func suggestion(for word: String, among names: [String]) -> String {
    of(word, among: names).map { "; did you mean \($0)?" } ?? "."
  }

  /// How many letters have to be inserted, removed, changed or swapped.
  private static func distance(_ first: String, _ second: String) -> Int {
    let (first, second) = (Array(first), Array(second))
    var rows = [Array(0...second.count)]
    for line in first.indices {
      var row = [line + 1]
      for column in second.indices {
        let change = rows[line][column] + (first[line] == second[column] ? 0 : 1)
        var least = min(change, rows[line][column + 1] + 1, row[column] + 1)
        if line > 0, column > 0, first[line] == second[column - 1], first[line - 1] == second[column] {
          least = min(least, rows[line - 1][column - 1] + 1)
        }
        row.append(least)
      }
      rows.append(row)
    }
    return rows[first.count][second.count]
  }
}
