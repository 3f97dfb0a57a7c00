/// Rewrites source that compiles here so that it compiles in Xcode.
struct ReturningRewriter {
  let source: SourceText
  var edits = SourceEdits()
  /// The base names of the methods in selectors.
  private var selected: Set<String> = []

  init(source: SourceText) { self.source = source }

  /// Makes all changes.
  mutating func rewrite() {
    lowerOverrides()
    restoreObservers()
    for index in 0..<source.count {
      switch source.text(at: index) {
      case "Selector": rewriteSelector(at: index)
      case "(": rewriteCall(at: index)
      case "import": removeNetworking(at: index)
      default: break
      }
    }
    for index in 0..<source.count
    where source.text(at: index) == "func" && selected.contains(source.text(at: index + 1)) {
      markMethod(at: index)
    }
  }

  /// Writes `#selector(name)` in place of `Selector(Self.name)`; a selector from a string stays.
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

  /// Returns the base name of the method that the tokens between two indices name.
  private func methodName(from first: Int, to end: Int) -> String {
    var name = source.text(at: first)
    for index in first..<end {
      if source.text(at: index) == "(" || source.text(at: index) == "as" { break }
      if source.tokens[index].kind == .word { name = source.text(at: index) }
    }
    return name
  }

  /// Removes the import that the pass added.
  private mutating func removeNetworking(at index: Int) {
    guard source.matches(["FoundationNetworking", ";"], at: index + 1) else { return }
    let start = source.tokens[index].range.lowerBound
    edits.replace(start..<start + SourcePass.networkingImport.utf8.count, by: "", padded: false)
  }

  // MARK: Overriding

  private static let liftedPrefix = "override_"

  /// Gives overriding members of extensions their names back, and removes the members that call them.
  private mutating func lowerOverrides() {
    for index in 0..<source.count where source.text(at: index).hasPrefix(Self.liftedPrefix) {
      let name = String(source.text(at: index).dropFirst(Self.liftedPrefix.count))
      let kind = source.text(at: index - 1)
      if ["func", "var"].contains(kind) {
        edits.replace(
          source.tokens[index - 1].range.lowerBound..<source.tokens[index].range.upperBound,
          by: "override \(kind) \(name)",
          padded: false)
      } else {
        removeForwarding(of: name, around: index)
      }
    }
  }

  /// Removes the overriding member, written by the pass in one line, in whose body the token at `index` is.
  private mutating func removeForwarding(of name: String, around index: Int) {
    guard var first = (0..<index).last(where: { source.matches(["override"], at: $0) }),
      [source.text(at: first + 1), source.text(at: first + 2)] == ["func", name]
        || [source.text(at: first + 1), source.text(at: first + 2)] == ["var", name],
      let brace = (first..<index).first(where: { source.text(at: $0) == "{" }), var last = source.closing(of: brace)
    else { return }
    if source.text(at: first - 1) == "public" { first -= 1 }
    if source.text(at: last + 1) == ";" { last += 1 }
    var start = source.tokens[first].range.lowerBound
    if start > 0, source.bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    edits.replace(start..<source.tokens[last].range.upperBound, by: "", padded: false)
  }

  /// Removes the extensions by which classes are told of observed values; the method overrides again.
  private mutating func restoreObservers() {
    let found = (0..<source.count).filter {
      source.text(at: $0) == "extension" && source.text(at: $0 + 2) == ":"
        && source.matches([SourcePass.observerProtocol, "{", "}"], at: $0 + 3)
    }
    guard !found.isEmpty else { return }
    for index in found {
      let start = source.tokens[index].range.lowerBound
      edits.replace(start..<source.tokens[index + 5].range.upperBound, by: "", padded: false)
    }
    let word = "override "
    for index in 0..<source.count where source.matches(["func", "observeValue", "("], at: index) {
      let end = source.tokens[index].range.lowerBound
      let start = end - word.utf8.count
      guard start >= 0, source.bytes[start..<end].allSatisfy({ $0 == UInt8(ascii: " ") }) else { continue }
      edits.replace(start..<end, by: word, padded: false)
    }
  }

  // MARK: Methods

  private static let modifiers: Set = [
    "private", "fileprivate", "internal", "package", "public", "open", "final", "static", "class", "dynamic",
    "nonisolated",
  ]

  /// Adds `@objc` to the method whose keyword `func` is at `index`, unless Objective-C knows it already.
  private mutating func markMethod(at index: Int) {
    var first = index
    while first > 0 {
      let word = source.text(at: first - 1)
      if Self.modifiers.contains(word) {
        first -= 1
      } else if source.text(at: first - 2) == "@", source.isAttached(first - 1) {
        guard !["objc", "IBAction", "IBSegueAction"].contains(word) else { return }
        first -= 2
      } else {
        // An overriding method inherits the attribute.
        guard word != "override" else { return }
        break
      }
    }
    edits.insert("@objc ", at: source.tokens[first].range.lowerBound)
  }

  // MARK: Optional requirements

  /// Adds the question mark to a call of an optional requirement on a delegate or a data source.
  private mutating func rewriteCall(at index: Int) {
    guard source.isAttached(index), index >= 3, source.text(at: index - 2) == ".",
      UIKitRequirements.optional.contains(source.text(at: index - 1))
    else { return }
    var receiver = index - 3
    while ["?", "!"].contains(source.text(at: receiver)) { receiver -= 1 }
    let name = source.text(at: receiver).lowercased()
    guard name.hasSuffix("delegate") || name.hasSuffix("datasource") else { return }
    edits.insert("?", at: source.tokens[index].range.lowerBound)
  }
}
