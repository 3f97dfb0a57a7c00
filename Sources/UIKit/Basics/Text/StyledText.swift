import Foundation

/// An attributed string as it was when it was read, part by part.
///
/// Foundation on Linux stops the program when it copies a string, or changes an attribute, whose neighbouring parts
/// have different objects of Swift classes under one key, such as two fonts. Reading the parts one by one, and
/// appending them, is safe.
struct StyledText: Equatable {
  struct Part: Equatable {
    /// In UTF-16 units.
    var length: Int
    var attributes: TitleAttributes
  }

  private(set) var string: String
  private(set) var parts: [Part] = []

  init(_ text: NSAttributedString) {
    string = text.string
    var position = 0
    while position < text.length {
      var range = NSRange()
      let attributes = text.attributes(at: position, effectiveRange: &range)
      let end = max(range.location + range.length, position + 1)
      parts.append(Part(length: end - position, attributes: TitleAttributes(values: attributes)))
      position = end
    }
  }

  var attributed: NSAttributedString {
    guard parts.count > 1 else { return NSAttributedString(string: string, attributes: parts.first?.attributes.values) }
    let result = NSMutableAttributedString(string: "")
    var start = string.utf16.startIndex
    for part in parts {
      let end = string.utf16.index(start, offsetBy: part.length)
      result.append(NSAttributedString(string: String(string[start..<end]), attributes: part.attributes.values))
      start = end
    }
    return result
  }

  /// The attributes at the beginning.
  var first: [NSAttributedString.Key: Any] { parts.first?.attributes.values ?? [:] }

  /// One look, of a font and a colour alone.
  var isPlain: Bool { parts.count < 2 && Set(first.keys).isSubset(of: [.font, .foregroundColor]) }

  mutating func set(_ value: Any, for key: NSAttributedString.Key) {
    for index in parts.indices {
      parts[index].attributes = TitleAttributes(values: [key: value]).over(parts[index].attributes.values)
    }
  }
}
