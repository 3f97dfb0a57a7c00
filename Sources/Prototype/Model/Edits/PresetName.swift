enum PresetName {
  /// The preset of every transition for its published parameters.
  static let published = "published"

  static let mostCharacters = 60

  /// Trims the name; nil if it is then empty, too long, or "published".
  static func valid(_ text: String) -> String? {
    var name = text[...]
    while let first = name.first, first.isWhitespace { name = name.dropFirst() }
    while let last = name.last, last.isWhitespace { name = name.dropLast() }
    let isAllowed = name.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
    guard !name.isEmpty, name.count <= mostCharacters, isAllowed, name.lowercased() != published else { return nil }
    return name.utf8.count <= 80 ? String(name) : nil
  }

  /// Returns the file's name: letters, digits and hyphens stay, other bytes become %XX.
  static func file(_ name: String) -> String {
    var file = ""
    for byte in name.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain = byte < 0x80 && (scalar.properties.isAlphabetic || (0x30...0x39).contains(byte) || byte == 0x2D)
      if isPlain {
        file.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        file += "%" + (digits.count < 2 ? "0" + digits : digits)
      }
    }
    return file + ".json"
  }
}
