/// Replacements in a piece of source, and text to add at its end.
struct SourceEdits {
  private var replacements: [(range: Range<Int>, text: [UInt8])] = []
  private var ending = ""

  /// If `padded`, spaces follow a shorter text, so that the rest of the line keeps its columns.
  mutating func replace(_ range: Range<Int>, by text: String, padded isPadded: Bool = true) {
    var bytes = Array(text.utf8)
    if isPadded { bytes += [UInt8](repeating: UInt8(ascii: " "), count: max(range.count - bytes.count, 0)) }
    replacements.append((range, bytes))
  }

  mutating func blank(_ range: Range<Int>, of source: SourceText) {
    let bytes = source.bytes[range].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    replacements.append((range, bytes))
  }

  /// Moves what follows in the line.
  mutating func insert(_ text: String, at offset: Int) { replacements.append((offset..<offset, Array(text.utf8))) }

  mutating func append(line: String) { ending += line + "\n" }

  /// A change inside the range of an earlier change has no effect.
  func applied(to source: SourceText) -> String {
    var (result, offset) = ([UInt8](), 0)
    for (range, text) in effective {
      result += source.bytes[offset..<range.lowerBound] + text
      offset = range.upperBound
    }
    result += source.bytes[offset...]
    guard !ending.isEmpty else { return String(decoding: result, as: UTF8.self) }
    if result.last != UInt8(ascii: "\n") { result.append(UInt8(ascii: "\n")) }
    return String(decoding: result, as: UTF8.self) + ending
  }

  /// In order, without changes inside the range of an earlier one.
  private var effective: [(range: Range<Int>, text: [UInt8])] {
    var offset = 0
    // At the same offset, insertions come first, then the longer change, which covers the other.
    func order(_ range: Range<Int>) -> (Int, Int, Int) { (range.lowerBound, range.isEmpty ? 0 : 1, -range.count) }
    return replacements.sorted { order($0.range) < order($1.range) }.filter { range, _ in
      guard range.lowerBound >= offset else { return false }
      offset = range.upperBound
      return true
    }
  }

  /// The changes that move the rest of their line.
  func shifts(in source: SourceText) -> [SourcePass.Shift] {
    effective.filter { $0.range.count != $0.text.count }.map { range, text in
      let start = source.bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      return SourcePass.Shift(
        line: source.line(of: range.lowerBound), column: range.lowerBound - start + 1, removed: range.count,
        added: text.count)
    }
  }
}
