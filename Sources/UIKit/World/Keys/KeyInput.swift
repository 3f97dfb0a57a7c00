// Not Apple's: how a host, a test or a replay sends an application the events of keys.

package struct KeyInput: Sendable {
  package enum Phase: Sendable { case down, repeated, up }

  package var phase: Phase
  /// The position of the key on the keyboard.
  package var code: UIKeyboardHIDUsage
  /// The characters that the key types alone, or an input constant of `UIKeyCommand`; empty for a modifier key.
  package var characters: String
  package var modifierFlags: UIKeyModifierFlags

  package init(
    _ phase: Phase, code: UIKeyboardHIDUsage, characters: String, modifierFlags: UIKeyModifierFlags = []
  ) {
    (self.phase, self.code, self.characters, self.modifierFlags) = (phase, code, characters, modifierFlags)
  }

  /// The flags that belong to keys.
  static let modifiers: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

  /// False for keys whose text an input method sends separately.
  var typesText: Bool {
    guard modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
    return characters.count == 1 && characters.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F }
  }

  /// The characters that the key types with the Shift key, if that is held: capitals, and the signs of an American
  /// keyboard.
  var shiftedCharacters: String {
    guard modifierFlags.contains(.shift), characters.count == 1 else { return characters }
    return Self.shifted[characters] ?? characters.uppercased()
  }

  private static let shifted: [String: String] = {
    let (plain, shifted) = ("`1234567890-=[]\\;',./ß", "~!@#$%^&*()_+{}|:\"<>??")
    return Dictionary(uniqueKeysWithValues: zip(plain.map(String.init), shifted.map(String.init)))
  }()
}

/// A responder that hands keys and text on to another world, as a view that shows one does.
@MainActor package protocol KeyRelay: UIResponder {
  /// Returns whether the other world used it.
  func relay(_ key: KeyInput) -> Bool
  func relay(text: String)
  /// The selection is in UTF-16 units.
  func relay(markedText: String, selection: Range<Int>)
  /// In the coordinates of the screen; nil if no text is edited.
  var relayedCaret: CGRect? { get }
}
