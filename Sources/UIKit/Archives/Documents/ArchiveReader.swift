/// Reads XML as Interface Builder writes it: elements, attributes, text, comments and character references.
struct ArchiveReader {
  struct Fault: Error, Equatable {
    let line: Int
    let sentence: String
  }

  private let bytes: [UInt8]
  private var offset = 0
  private var depth = 0

  /// Elements may lie this deep inside one another; views in the window are limited too.
  private static let mostDepth = 250

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func read(_ bytes: [UInt8]) throws(Fault) -> ArchiveElement {
    var reader = ArchiveReader(bytes)
    try reader.skipToElement()
    return try reader.element()
  }

  // MARK: Elements

  /// Skips the prologue, comments and text.
  private mutating func skipToElement() throws(Fault) {
    while offset < bytes.count {
      if starts(with: "<!--") {
        try skip(past: "-->")
      } else if starts(with: "<?") {
        try skip(past: "?>")
      } else if starts(with: "<!") {
        try skip(past: ">")
      } else if bytes[offset] == UInt8(ascii: "<") {
        return
      } else {
        offset += 1
      }
    }
    throw fault("There is no element.")
  }

  private mutating func element() throws(Fault) -> ArchiveElement {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.mostDepth else { throw fault("Elements lie too deep inside one another.") }
    offset += 1
    let name = word()
    guard !name.isEmpty else { throw fault("An element has no name.") }
    var attributes: [String: String] = [:]
    while true {
      skipSpace()
      if starts(with: "/>") {
        offset += 2
        return ArchiveElement(name, attributes, [], text: "")
      }
      if starts(with: ">") {
        offset += 1
        break
      }
      let attribute = word()
      skipSpace()
      guard !attribute.isEmpty, starts(with: "=") else { throw fault("The tag of \(name) cannot be read.") }
      offset += 1
      skipSpace()
      attributes[attribute] = try quoted()
    }
    let (children, text) = try content(of: name)
    return ArchiveElement(name, attributes, children, text: text)
  }

  private mutating func content(of name: String) throws(Fault) -> ([ArchiveElement], String) {
    var (children, text) = ([ArchiveElement](), [UInt8]())
    while offset < bytes.count {
      if starts(with: "</") {
        offset += 2
        guard word() == name else { throw fault("\(name) is not closed.") }
        try skip(past: ">")
        return (children, try Self.resolved(text[...], self))
      } else if starts(with: "<!--") {
        try skip(past: "-->")
      } else if starts(with: "<![CDATA[") {
        offset += 9
        let start = offset
        try skip(past: "]]>")
        // A reference in it is text, so the mark that begins one is written as a reference.
        for byte in bytes[start..<offset - 3] { text += byte == UInt8(ascii: "&") ? Array("&amp;".utf8) : [byte] }
      } else if bytes[offset] == UInt8(ascii: "<") {
        children.append(try element())
      } else {
        text.append(bytes[offset])
        offset += 1
      }
    }
    throw fault("\(name) is not closed.")
  }

  // MARK: Words

  private mutating func quoted() throws(Fault) -> String {
    guard offset < bytes.count, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[offset]),
      let end = bytes[(offset + 1)...].firstIndex(of: bytes[offset])
    else { throw fault("An attribute has no value.") }
    let value = bytes[offset + 1..<end]
    offset = end + 1
    return try Self.resolved(value, self)
  }

  private mutating func word() -> String {
    let start = offset
    while offset < bytes.count, !Self.ends.contains(bytes[offset]) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  private static let ends: Set<UInt8> = Set(" \t\r\n=/<>\"'".utf8)

  private mutating func skipSpace() {
    while offset < bytes.count, Set(" \t\r\n".utf8).contains(bytes[offset]) { offset += 1 }
  }

  private func starts(with text: String) -> Bool { bytes[offset...].starts(with: text.utf8) }

  private mutating func skip(past text: String) throws(Fault) {
    while offset < bytes.count {
      if starts(with: text) {
        offset += text.utf8.count
        return
      }
      offset += 1
    }
    throw fault("“\(text)” is missing.")
  }

  private func fault(_ sentence: String) -> Fault {
    Fault(line: bytes.prefix(offset).reduce(1) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }, sentence: sentence)
  }

  /// Replaces the character references.
  private static func resolved(_ bytes: ArraySlice<UInt8>, _ reader: Self) throws(Fault) -> String {
    var (result, rest) = ([UInt8](), bytes)
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      guard let end = rest[start...].firstIndex(of: UInt8(ascii: ";")) else { break }
      result += rest[..<start]
      let name = String(decoding: rest[start + 1..<end], as: UTF8.self)
      guard let character = character(name) else { throw reader.fault("“&\(name);” is no character.") }
      result += Array(String(character).utf8)
      rest = rest[(end + 1)...]
    }
    return String(decoding: result + rest, as: UTF8.self)
  }

  private static func character(_ name: String) -> Character? {
    if let known = named[name] { return known }
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.hasPrefix("#x") || name.hasPrefix("#X")
    let digits = name.dropFirst(isHexadecimal ? 2 : 1)
    return UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init).map(Character.init)
  }

  private static let named: [String: Character] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
}
