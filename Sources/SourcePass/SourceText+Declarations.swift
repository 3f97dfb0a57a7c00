extension SourceText {
  /// The words that may stand before the keyword of a declaration, beside attributes.
  private static let modifiers: Set = [
    "public", "open", "internal", "fileprivate", "private", "package", "final", "dynamic", "override", "weak",
    "unowned", "lazy", "required", "convenience", "static", "class", "nonisolated", "mutating", "optional", "indirect",
  ]

  /// The first modifier or attribute of the declaration whose keyword stands at `index`.
  func declarationStart(of index: Int) -> Int {
    var start = index
    while start > 0 {
      let isList = text(at: start - 1) == ")"
      let open = isList ? (0..<start).last { closing(of: $0) == start - 1 } : nil
      let word = (open ?? start) - 1
      if text(at: word - 1) == "@", isAttached(word) {
        start = word - 1
      } else if Self.modifiers.contains(text(at: word)) {
        start = word
      } else {
        break
      }
    }
    return start
  }

  /// The modifiers and attributes of the declaration whose keyword stands at `index`, in their order.
  func modifiers(of index: Int) -> [String] { (declarationStart(of: index)..<index).map { text(at: $0) } }

  private static let types: Set = ["class", "extension", "struct", "enum", "actor"]

  /// Returns the braces of the type or extension that is declared at `index`; nil if none is.
  func typeBody(at index: Int) -> Range<Int>? {
    guard Self.types.contains(text(at: index)), ![".", ":", ",", "&"].contains(text(at: index - 1)),
      tokens.indices.contains(index + 1), tokens[index + 1].kind == .word,
      !["func", "var", "let", "subscript", "override", "final"].contains(text(at: index + 1)),
      let open = (index..<count).first(where: { ["{", "}", ";"].contains(text(at: $0)) }),
      let close = closing(of: open)
    else { return nil }
    return open..<close
  }
}
