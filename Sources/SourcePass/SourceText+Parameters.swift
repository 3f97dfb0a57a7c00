extension SourceText {
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
  func arguments(_ range: Range<Int>) -> String {
    let arguments = parameters(range).map { parameter in
      let label = text(at: parameter)
      let value = text(at: parameter + 1) == ":" ? label : text(at: parameter + 1)
      return label == "_" ? value : "\(label): \(value)"
    }
    return arguments.joined(separator: ", ")
  }

  func endOfType(from start: Int, before close: Int) -> Int {
    var position = start
    while position < close {
      if let end = closing(of: position) { position = end }
      let next = position + 1
      // A type goes on with punctuation, and after that with words.
      let isContinued =
        next < close
        && ([".", "?", "!", "<", ">", "&", "-", ","].contains(text(at: next))
          || [".", "<", "&", ",", "any", "some"].contains(text(at: position))
          || text(at: position) == ">" && text(at: position - 1) == "-")
      guard isContinued else { return position }
      position = next
    }
    return close - 1
  }

  func joined(_ range: ClosedRange<Int>) -> String {
    var result = ""
    for index in range {
      if index > range.lowerBound, !isAttached(index) { result += " " }
      result += text(at: index)
    }
    return result
  }
}
