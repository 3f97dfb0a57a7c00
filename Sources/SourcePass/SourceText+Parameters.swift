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
      let own = text(at: parameter + 1) == ":" ? label : text(at: parameter + 1)
      let value = own == "_" ? Self.name(ofNameless: parameter) : own
      return label == "_" ? value : "\(label): \(value)"
    }
    return arguments.joined(separator: ", ")
  }

  /// What a parameter without a name is called where it is passed on.
  private static func name(ofNameless parameter: Int) -> String { "nameless\(parameter)" }

  /// Returns the tokens of a signature, with names for parameters that have none.
  func signature(_ range: ClosedRange<Int>, parameters list: Range<Int>) -> String {
    var names: [Int: String] = [:]
    for parameter in parameters(list) {
      let position = text(at: parameter + 1) == ":" ? parameter : parameter + 1
      guard text(at: position) == "_" else { continue }
      names[position] = (position == parameter ? "_ " : "") + Self.name(ofNameless: parameter)
    }
    return joined(range, with: names)
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

  func joined(_ range: ClosedRange<Int>, with others: [Int: String] = [:]) -> String {
    var result = ""
    for index in range {
      if index > range.lowerBound, !isAttached(index) { result += " " }
      result += others[index] ?? text(at: index)
    }
    return result
  }
}
