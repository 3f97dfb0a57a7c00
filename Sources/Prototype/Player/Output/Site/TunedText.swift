import Foundation

/// A text in which numbers follow settings, so that a page can write it for other values without the program.
struct TunedText {
  /// What stands around the numbers that change.
  private var parts: [String] = []
  private var numbers: [(usual: Double, rows: [Int: [Double]])] = []

  /// The numbers of a text, and what stands around them.
  private struct Split: Equatable {
    var words: [Substring] = []
    var numbers: [Substring] = []

    init(_ text: String) {
      let scalars = text.utf8
      var (start, index) = (scalars.startIndex, scalars.startIndex)
      func isDigit(_ at: String.Index) -> Bool { at < scalars.endIndex && (48...57).contains(scalars[at]) }
      while index < scalars.endIndex {
        guard isDigit(index) else {
          index = scalars.index(after: index)
          continue
        }
        var first = index
        if first > start, scalars[scalars.index(before: first)] == UInt8(ascii: "-") {
          first = scalars.index(before: first)
        }
        while isDigit(index) { index = scalars.index(after: index) }
        if index < scalars.endIndex, scalars[index] == UInt8(ascii: "."), isDigit(scalars.index(after: index)) {
          index = scalars.index(after: index)
          while isDigit(index) { index = scalars.index(after: index) }
        }
        words.append(text[start..<first])
        numbers.append(text[first..<index])
        start = index
      }
      words.append(text[start...])
    }
  }

  /// Returns the numbers that differ between texts that a setting makes, by their order; nil if more than numbers differs.
  static func rows(_ text: String, among others: [String]) -> [Int: [Double]]? {
    let usual = Split(text)
    let all = others.map(Split.init)
    guard all.allSatisfy({ $0.words == usual.words }) else { return nil }
    var rows: [Int: [Double]] = [:]
    for index in usual.numbers.indices where all.contains(where: { $0.numbers[index] != usual.numbers[index] }) {
      rows[index] = all.map { Double($0.numbers[index]) ?? 0 }
    }
    return rows
  }

  /// `rows` are those of each setting, at its `values`; a number that is inverse to the setting is one for all of them.
  init(_ text: String, _ rows: [[Int: [Double]]], at values: [[Double]]) {
    let split = Split(text)
    var part = ""
    for (index, word) in split.words.enumerated() {
      part += word
      guard index < split.numbers.count else { break }
      let own = rows.enumerated().compactMap { setting, rows in
        rows[index].map { (setting, Self.inverse($0, values[setting]).map { [$0] } ?? $0) }
      }
      if own.isEmpty {
        part += split.numbers[index]
      } else {
        parts.append(part)
        part = ""
        numbers.append((Double(split.numbers[index]) ?? 0, Dictionary(uniqueKeysWithValues: own)))
      }
    }
    parts.append(part)
  }

  /// The product of the numbers with the values, if it is the same for all.
  static func inverse(_ numbers: [Double], _ values: [Double]) -> Double? {
    let products = zip(numbers, values).map(*)
    return products.allSatisfy { abs($0 - products[0]) <= 1e-9 * abs(products[0]) && $0 != 0 } ? products[0] : nil
  }

  /// The parts, and for each number between them what it is usually and at the values that are known of each setting.
  var json: JSONWriter.Value {
    let numbers = numbers.map { usual, rows in
      JSONWriter.Value.array(
        [.number(usual)]
          + rows.sorted { $0.key < $1.key }.map { .array([.number(Double($0.key))] + $0.value.map { .number($0) }) })
    }
    return .object([("parts", .array(parts.map { .string($0) })), ("numbers", .array(numbers))])
  }
}
