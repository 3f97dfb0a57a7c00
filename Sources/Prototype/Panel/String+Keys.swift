extension String {
  /// Joins a key of one letter to the words after it, or at the end of a sentence before it, so that no line breaks
  /// between.
  var withKeysJoined: String {
    let words = split(separator: " ", omittingEmptySubsequences: false)
    func isKey(_ word: Substring) -> Bool {
      word.first?.isUppercase == true && !word.dropFirst().contains { $0.isLetter || $0 == ":" }
    }
    guard var text = words.first.map(String.init) else { return self }
    for (index, word) in words.enumerated().dropFirst() {
      let before = words[index - 1]
      let followsKey = before.count == 1 && isKey(before)
      let isKeyAtEnd = isKey(word) && (word.count > 1 || index == words.count - 1)
      text += followsKey || isKeyAtEnd ? "\u{a0}" : " "
      text += String(word)
    }
    return text
  }
}

extension [String] {
  /// As `joined(separator:)`, which on its first call searches all of the program's conformances; that is too slow for
  /// texts that are shown at once.
  func connected(by separator: String) -> String { dropFirst().reduce(first ?? "") { $0 + separator + $1 } }
}
