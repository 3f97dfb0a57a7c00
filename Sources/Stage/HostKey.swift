/// A key with the modifier keys that are held.
///
/// Two keys are equal if they type the same in the user's layout with the same modifiers, or have the same name: the
/// Enter keys of keyboard and keypad are equal, and so are the keys of two layouts that type a Z.
package struct HostKey: Hashable, Sendable {
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let shift = Self(rawValue: 1)
    package static let control = Self(rawValue: 2)
    /// The left Alt key; the right one is AltGr in many layouts.
    package static let alternate = Self(rawValue: 4)
    /// Super, Command or Windows.
    package static let command = Self(rawValue: 8)
  }

  /// The characters that the key types alone, in lowercase, or its name; empty for a modifier key.
  ///
  /// Names are the input constants of UIKit's key commands, such as `UIKeyInputEscape`.
  package let symbol: String
  /// The position of the key on the keyboard, by the numbers of the USB standard.
  package let position: Int
  package var modifiers: Modifiers

  package init(symbol: String, position: Int, modifiers: Modifiers = []) {
    (self.symbol, self.position, self.modifiers) = (symbol, position, modifiers)
  }

  package static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.symbol == rhs.symbol && lhs.modifiers == rhs.modifiers && (lhs.position == rhs.position || !lhs.symbol.isEmpty)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(symbol)
    hasher.combine(modifiers)
  }

  package func with(_ modifiers: Modifiers) -> Self {
    Self(symbol: symbol, position: position, modifiers: self.modifiers.union(modifiers))
  }

  package var alone: Self { Self(symbol: symbol, position: position) }

  package static let space = Self(symbol: " ", position: 44)
  package static let escape = Self(symbol: "UIKeyInputEscape", position: 41)
  package static let backspace = Self(symbol: "\u{8}", position: 42)
  package static let tab = Self(symbol: "\t", position: 43)
  package static let enter = Self(symbol: "\r", position: 40)
  package static let insert = Self(symbol: "UIKeyInputInsert", position: 73)
  package static let delete = Self(symbol: "UIKeyInputDelete", position: 76)
  package static let home = Self(symbol: "UIKeyInputHome", position: 74)
  package static let end = Self(symbol: "UIKeyInputEnd", position: 77)
  package static let pageUp = Self(symbol: "UIKeyInputPageUp", position: 75)
  package static let pageDown = Self(symbol: "UIKeyInputPageDown", position: 78)
  package static let left = Self(symbol: "UIKeyInputLeftArrow", position: 80)
  package static let right = Self(symbol: "UIKeyInputRightArrow", position: 79)
  package static let up = Self(symbol: "UIKeyInputUpArrow", position: 82)
  package static let down = Self(symbol: "UIKeyInputDownArrow", position: 81)

  /// From 1 to 24.
  package static func function(_ number: Int) -> Self {
    Self(symbol: "UIKeyInputF\(number)", position: number <= 12 ? 57 + number : 91 + number)
  }

  /// The key that types `character` alone.
  package static func character(_ character: Character) -> Self {
    let symbol = character.lowercased()
    return Self(symbol: symbol, position: symbol.utf8.first.flatMap { positions[$0] } ?? 3)
  }

  /// The positions of the keys that type ASCII characters on an American keyboard.
  private static let positions: [UInt8: Int] = {
    let rows: [(first: Int, characters: String)] = [
      (4, "abcdefghijklmnopqrstuvwxyz1234567890"), (44, " -=[]\\"), (51, ";'`,./"),
    ]
    return rows.reduce(into: [:]) { positions, row in
      for (index, byte) in row.characters.utf8.enumerated() { positions[byte] = row.first + index }
    }
  }()
}

extension HostKey: CustomStringConvertible {
  /// The names of the keys as people write them, such as `Ctrl+Shift+Z`.
  package var description: String {
    let held: [(Modifiers, String)] = [(.control, "Ctrl"), (.alternate, "Alt"), (.shift, "Shift"), (.command, "Super")]
    return (held.filter { modifiers.contains($0.0) }.map(\.1) + [name]).joined(separator: "+")
  }

  private var name: String {
    if let name = Self.names[symbol] { return name }
    let prefix = "UIKeyInput"
    guard symbol.hasPrefix(prefix) else { return symbol.isEmpty ? "key \(position)" : symbol.uppercased() }
    return String(symbol.dropFirst(prefix.count))
  }

  private static let names = [
    " ": "Space", ",": "Comma", ".": "Full stop", "\t": "Tab", "\r": "Enter", "\u{8}": "Backspace",
    "UIKeyInputEscape": "Esc",
    "UIKeyInputLeftArrow": "Left", "UIKeyInputRightArrow": "Right", "UIKeyInputUpArrow": "Up",
    "UIKeyInputDownArrow": "Down", "UIKeyInputPageUp": "Page Up", "UIKeyInputPageDown": "Page Down",
  ]
}
