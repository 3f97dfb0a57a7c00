/// Rewrites source from here so that it compiles in Xcode.
struct ReturningRewriter {
  let source: SourceText
  var edits = SourceEdits()
  private var selected: Set<String> = []

  init(source: SourceText) { self.source = source }

  mutating func rewrite() {
    lowerOverrides()
    restoreMended()
    for keyword in CellInitializers.positions(of: "required", in: source)
    where !source.text(source.tokens[keyword].range.upperBound..<source.bytes.count).hasPrefix("/*mended ") {
      edits.replace(source.tokens[keyword].range, by: "override", padded: false)
    }
    for range in RowDeletion.ranges(in: source) { edits.replace(range, by: "", padded: false) }
    for index in 0..<source.count where source.text(at: index) == "Selector" {
      rewriteSelector(at: index)
    }
    for index in 0..<source.count
    where source.text(at: index) == "func" && selected.contains(source.text(at: index + 1)) {
      markMethod(at: index)
    }
  }

  /// `Selector(Self.name)` becomes `#selector(name)`; a selector from a string stays.
  private mutating func rewriteSelector(at index: Int) {
    let previous = source.text(at: index - 1)
    guard source.text(at: index + 1) == "(", source.isAttached(index + 1), ![".", "struct"].contains(previous),
      let end = source.closing(of: index + 1), index + 2 < end,
      (index + 2..<end).allSatisfy({ source.tokens[$0].kind != .literal })
    else { return }
    let isQualified = source.matches(["Self", "."], at: index + 2)
    let last = isQualified ? index + 3 : index + 1
    edits.replace(
      source.tokens[index].range.lowerBound..<source.tokens[last].range.upperBound, by: "#selector(", padded: false)
    selected.insert(methodName(from: last + 1, to: end))
  }

  private func methodName(from first: Int, to end: Int) -> String {
    var name = source.text(at: first)
    for index in first..<end {
      if source.text(at: index) == "(" || source.text(at: index) == "as" { break }
      if source.tokens[index].kind == .word { name = source.text(at: index) }
    }
    return name
  }

  // MARK: Overriding

  private static let liftedPrefixes: [(beginning: String, modifier: String)] = [
    ("override_", "override"), ("opened_", "open"),
  ]

  /// Undoes what `liftOverrides` did: restores the names and removes the members that call them.
  private mutating func lowerOverrides() {
    for index in 0..<source.count {
      let text = source.text(at: index)
      guard let row = Self.liftedPrefixes.first(where: { text.hasPrefix($0.beginning) }) else { continue }
      let name = String(text.dropFirst(row.beginning.count).drop { $0 == "_" })
      let kind = source.text(at: index - 1)
      if ["func", "var"].contains(kind) {
        edits.replace(
          source.tokens[index - 1].range.lowerBound..<source.tokens[index].range.upperBound,
          by: "\(row.modifier) \(kind) \(name)",
          padded: false)
      } else {
        removeForwarding(of: name, around: index)
      }
    }
  }

  /// Removes the forwarding member around `index`, which the pass wrote in one line.
  private mutating func removeForwarding(of name: String, around index: Int) {
    guard
      var first = (0..<index).last(where: {
        source.matches(["func", name], at: $0) || source.matches(["var", name], at: $0)
      }),
      let brace = (first..<index).first(where: { source.text(at: $0) == "{" }), var last = source.closing(of: brace)
    else { return }
    while ["override", "open", "public"].contains(source.text(at: first - 1)) { first -= 1 }
    if source.text(at: last + 1) == ";" { last += 1 }
    var start = source.tokens[first].range.lowerBound
    if start > 0, source.bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    edits.replace(start..<source.tokens[last].range.upperBound, by: "", padded: false)
  }

  // MARK: Methods

  /// Adds `@objc` to the method at `index`, unless Objective-C knows it already.
  private mutating func markMethod(at index: Int) {
    // An overriding method inherits the attribute.
    let known: Set = ["objc", "IBAction", "IBSegueAction", "override"]
    guard known.isDisjoint(with: source.modifiers(of: index)) else { return }
    edits.insert("@objc ", at: source.tokens[source.declarationStart(of: index)].range.lowerBound)
  }

  // MARK: Mending

  private mutating func restoreMended() {
    var end = 0
    for token in source.tokens + [SourceToken(kind: .mark, range: source.bytes.count..<source.bytes.count)] {
      for mark in Mending.marks(in: end..<max(end, token.range.lowerBound), of: source) {
        edits.replace(mark.range, by: mark.original, padded: false)
      }
      end = token.range.upperBound
    }
  }
}
