extension SourceText {
  /// Returns the indices at which the parameters between two parentheses begin.
  func parameters(_ range: Range<Int>) -> [Int] {
    guard !range.isEmpty else { return [] }
    var (starts, position, depth) = ([range.lowerBound], range.lowerBound, 0)
    while position < range.upperBound {
      if let end = closing(of: position) {
        position = end + 1
        continue
      }
      switch text(at: position) {
      case "<": depth += 1
      case ">": if text(at: position - 1) != "-" { depth -= 1 }
      case ",": if depth == 0 { starts.append(position + 1) }
      default: break
      }
      position += 1
    }
    return starts
  }
}
