/// A text that is being edited: what each edit and each movement of the caret does.
///
/// Indexes count UTF-16 units. The caret always lies between two characters as people see them.
struct TextDraft: Equatable {
  /// The steps by which the caret moves.
  enum Unit { case character, word, all }

  private(set) var text: String
  /// Stays when the selection is extended.
  private(set) var anchor: Int
  /// Moves when the selection is extended: the caret.
  private(set) var head: Int
  /// Composed by an input method.
  private(set) var marked: Range<Int>?

  init(_ text: String = "") {
    self.text = text
    anchor = text.utf16.count
    head = anchor
  }

  var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

  var count: Int { text.utf16.count }

  func text(in range: Range<Int>) -> String { String(text[position(range.lowerBound)..<position(range.upperBound)]) }

  // MARK: Selecting

  /// Keeps the other end of the selection if `extending`.
  mutating func moveCaret(to index: Int, extending: Bool = false) {
    head = boundary(near: index)
    if !extending { anchor = head }
  }

  mutating func select(_ range: Range<Int>) {
    anchor = boundary(near: range.lowerBound)
    head = boundary(near: range.upperBound)
  }

  /// Extends the selection from `origin`, a word or the caret, to the unit at `index`.
  mutating func extend(from origin: Range<Int>, to index: Int, by unit: Unit) {
    let reached = self.unit(unit, at: index)
    if reached.lowerBound < origin.lowerBound {
      (anchor, head) = (origin.upperBound, reached.lowerBound)
    } else {
      (anchor, head) = (origin.lowerBound, max(origin.upperBound, reached.upperBound))
    }
  }

  // MARK: Editing

  /// The caret is behind the new text.
  mutating func replace(_ range: Range<Int>, with new: String) {
    text.replaceSubrange(position(range.lowerBound)..<position(range.upperBound), with: new)
    marked = nil
    // The last character of the new text may have joined the next one.
    head = boundary(near: range.lowerBound + new.utf16.count, up: true)
    anchor = head
  }

  /// Replaces the composed text, or the selection.
  mutating func compose(_ new: String, selecting part: Range<Int>) {
    let start = (marked ?? selection).lowerBound
    replace(marked ?? selection, with: new)
    guard !new.isEmpty else { return }
    let length = new.utf16.count
    marked = start..<start + length
    let part = part.clamped(to: 0..<length)
    anchor = start + part.lowerBound
    head = start + part.upperBound
  }

  /// The text stays.
  mutating func endComposing() { marked = nil }

  // MARK: Units

  func index(after index: Int, by unit: Unit) -> Int {
    guard unit == .character else {
      guard unit == .word else { return count }
      var found = position(index)
      while found < text.endIndex, !isInWord(found) { found = text.index(after: found) }
      while found < text.endIndex, isInWord(found) { found = text.index(after: found) }
      return offset(found)
    }
    let start = position(index)
    return start < text.endIndex ? offset(text.index(after: start)) : count
  }

  func index(before index: Int, by unit: Unit) -> Int {
    guard unit == .character else {
      guard unit == .word else { return 0 }
      var found = position(index)
      while found > text.startIndex, !isInWord(text.index(before: found)) { found = text.index(before: found) }
      while found > text.startIndex, isInWord(text.index(before: found)) { found = text.index(before: found) }
      return offset(found)
    }
    let start = position(index)
    return start > text.startIndex ? offset(text.index(before: start)) : 0
  }

  /// Returns the unit around the caret at `index`: for words, the characters of the same kind on both sides.
  func unit(_ unit: Unit, at index: Int) -> Range<Int> {
    switch unit {
    case .character: return boundary(near: index)..<boundary(near: index)
    case .all: return 0..<count
    case .word: break
    }
    guard !text.isEmpty else { return 0..<0 }
    let at = position(index)
    let inside = at < text.endIndex ? at : text.index(before: at)
    let kind = isInWord(inside)
    var (low, high) = (inside, text.index(after: inside))
    while low > text.startIndex, isInWord(text.index(before: low)) == kind { low = text.index(before: low) }
    while high < text.endIndex, isInWord(high) == kind { high = text.index(after: high) }
    return offset(low)..<offset(high)
  }

  /// Letters and digits belong to words, and signs such as the point in 3.5 that join two of them.
  private func isInWord(_ index: String.Index) -> Bool {
    func isLetter(_ index: String.Index) -> Bool {
      let character = text[index]
      return character.isLetter || character.isNumber || character == "_"
    }
    if isLetter(index) { return true }
    let next = text.index(after: index)
    guard ".,'’·:".contains(text[index]), index > text.startIndex, next < text.endIndex else { return false }
    return isLetter(text.index(before: index)) && isLetter(next)
  }

  /// Or the next lower (or higher) index between two characters.
  func boundary(near index: Int, up: Bool = false) -> Int {
    let units = text.utf16
    let wanted = units.index(units.startIndex, offsetBy: min(max(index, 0), units.count))
    guard wanted < text.endIndex else { return count }
    // An index is rounded down to the character that contains it.
    let low = text.index(before: text.index(after: wanted))
    return low == wanted || !up ? offset(low) : offset(text.index(after: low))
  }

  private func position(_ index: Int) -> String.Index {
    text.utf16.index(text.utf16.startIndex, offsetBy: min(max(index, 0), count))
  }

  private func offset(_ position: String.Index) -> Int {
    text.utf16.distance(from: text.utf16.startIndex, to: position)
  }
}
