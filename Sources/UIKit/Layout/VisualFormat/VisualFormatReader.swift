import CoreGraphics

struct VisualFormatReader {
  private let characters: [Character]
  private let metrics: [String: CGFloat]
  private let views: Set<String>
  private var position = 0

  init(_ format: String, _ metrics: [String: CGFloat], _ views: Set<String>) {
    characters = Array(format)
    self.metrics = metrics
    self.views = views
  }

  mutating func read() throws(VisualFormatError) -> VisualFormatLine {
    var line = VisualFormatLine()
    if take("V") {
      line.isVertical = true
      try expect(":")
    } else if take("H") {
      try expect(":")
    }
    if take("|") { line.items.append(VisualFormatLine.Item(name: nil)) }
    while let next = peek {
      let gap = try gap()
      if !line.items.isEmpty {
        line.gaps.append(gap)
      } else if case .none = gap {
      } else {
        throw failure("begins with a distance")
      }
      if take("|") {
        line.items.append(VisualFormatLine.Item(name: nil))
        break
      }
      guard peek == "[" else { throw failure("has \"\(peek ?? next)\" where a view is expected") }
      line.items.append(try item())
    }
    guard peek == nil else { throw failure("goes on after the superview") }
    guard line.items.contains(where: { $0.name != nil }) else { throw failure("names no view") }
    return line
  }

  func line() throws(VisualFormatError) -> VisualFormatLine {
    var copy = self
    return try copy.read()
  }

  // MARK: Parts

  private mutating func item() throws(VisualFormatError) -> VisualFormatLine.Item {
    try expect("[")
    let name = word()
    guard views.contains(name) else { throw failure("names \"\(name)\", which is not among the views") }
    var item = VisualFormatLine.Item(name: name)
    if peek == "(" { item.sizes = try predicates(allowsViews: true) }
    try expect("]")
    return item
  }

  private mutating func gap() throws(VisualFormatError) -> VisualFormatLine.Gap {
    guard take("-") else { return .none }
    if peek == "[" || peek == "|" { return .standard }
    let found: [VisualFormatLine.Predicate]
    if peek == "(" {
      found = try predicates(allowsViews: false)
    } else {
      found = [try predicate(allowsViews: false)]
    }
    try expect("-")
    return .given(found)
  }

  private mutating func predicates(
    allowsViews: Bool
  ) throws(VisualFormatError) -> [VisualFormatLine.Predicate] {
    try expect("(")
    var found = [try predicate(allowsViews: allowsViews)]
    while take(",") { found.append(try predicate(allowsViews: allowsViews)) }
    try expect(")")
    return found
  }

  private mutating func predicate(allowsViews: Bool) throws(VisualFormatError) -> VisualFormatLine.Predicate {
    var predicate = VisualFormatLine.Predicate()
    if take("=") {
      try expect("=")
    } else if take("<") {
      try expect("=")
      predicate.relation = .lessThanOrEqual
    } else if take(">") {
      try expect("=")
      predicate.relation = .greaterThanOrEqual
    }
    if let number = number() {
      predicate.number = number
    } else {
      let name = word()
      if let metric = metrics[name] {
        predicate.number = metric
      } else if allowsViews, views.contains(name) {
        predicate.view = name
      } else {
        throw failure("names \"\(name)\", which is not among the metrics\(allowsViews ? " or views" : "")")
      }
    }
    if take("@") { predicate.priority = try priority() }
    return predicate
  }

  private mutating func priority() throws(VisualFormatError) -> UILayoutPriority {
    if let number = number() { return UILayoutPriority(Float(number)) }
    let name = word()
    guard let metric = metrics[name] else {
      throw failure("has the priority \"\(name)\", which is not among the metrics")
    }
    return UILayoutPriority(Float(metric))
  }

  // MARK: Characters

  private var peek: Character? {
    var index = position
    while index < characters.count, characters[index].isWhitespace { index += 1 }
    return index < characters.count ? characters[index] : nil
  }

  private mutating func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    while position < characters.count, characters[position].isWhitespace { position += 1 }
    position += 1
    return true
  }

  private mutating func expect(_ character: Character) throws(VisualFormatError) {
    guard take(character) else {
      throw failure("has \(peek.map { "\"\($0)\"" } ?? "its end") where \"\(character)\" is expected")
    }
  }

  private mutating func word() -> String {
    _ = peek
    while position < characters.count, characters[position].isWhitespace { position += 1 }
    let start = position
    while position < characters.count,
      characters[position].isLetter || characters[position].isNumber
        || characters[position] == "_" || characters[position] == "."
    { position += 1 }
    return String(characters[start..<position])
  }

  private mutating func number() -> CGFloat? {
    let start = position
    let isNegative = take("-")
    let digits = word()
    guard let first = digits.first, first.isNumber || first == ".", let number = Double(digits) else {
      position = start
      return nil
    }
    return CGFloat(isNegative ? -number : number)
  }

  private func failure(_ sentence: String) -> VisualFormatError {
    VisualFormatError(sentence: "\(sentence), at character \(position + 1)")
  }
}
