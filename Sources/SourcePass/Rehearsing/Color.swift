extension SourcePass {
  package struct Color: Equatable, Sendable {
    package var value: Value
    package var text: String
    package var writing: Writing

    package enum Value: Equatable, Sendable {
      /// 0xRRGGBB.
      case components(UInt32)
      /// A constant of `UIColor`.
      case named(String)
    }

    package enum Writing: Equatable, Sendable {
      /// A call with red, green, blue and opacity: the text before its parenthesis, such as `UIColor`, and the text of
      /// its opacity.
      case call(String, alpha: String)
      case digits
    }

    package func source(of digits: UInt32) -> String {
      func component(_ shift: UInt32) -> String {
        // Three digits can tell 256 steps apart.
        let thousandths = (Int(digits >> shift & 0xFF) * 1000 + 127) / 255
        guard thousandths % 1000 != 0 else { return "\(thousandths / 1000)" }
        var text = "\(1000 + thousandths)".dropFirst()
        while text.hasSuffix("0") { text.removeLast() }
        return "0.\(text)"
      }
      switch writing {
      case .call(let prefix, let alpha):
        return "\(prefix)(red: \(component(16)), green: \(component(8)), blue: \(component(0)), alpha: \(alpha))"
      case .digits:
        let text = String(digits & 0xFF_FFFF, radix: 16, uppercase: self.text.uppercased() == self.text)
        return String(repeating: "0", count: 6 - text.utf8.count) + text
      }
    }
  }

  static let colorTypes: Set = ["UIColor", "CGColor"]

  /// The constants of `UIColor` that people choose as colours, so `clear` is not one.
  package static let colorNames: Set = [
    "black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange",
    "purple", "brown",
    "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan", "systemBlue",
    "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray", "systemGray2", "systemGray3",
    "systemGray4", "systemGray5", "systemGray6",
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "link", "darkText", "lightText",
    "separator", "opaqueSeparator", "systemFill", "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill",
    "systemBackground", "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "groupTableViewBackground", "tintColor",
  ]
}
