// Presets: edits with a name, each in a file of its own.
extension ParameterStore {
  /// The presets of a transition, by name.
  func presets(of entry: CatalogueEntry) -> [EditBook.Preset] {
    if knownPresets.insert(entry.name).inserted {
      for preset in files.presets(of: entry) { book.load(preset.parameters, named: preset.name, of: entry.name) }
    }
    return book.presets(of: entry.name)
  }

  /// The preset that has exactly the present parameters; nil if none has them.
  var currentPreset: String? { presets(of: entry).first { $0.parameters == edits }?.name }

  /// Saves the present parameters as a preset; one with the same name is replaced.
  ///
  /// Returns whether the name is allowed.
  @discardableResult func savePreset(named text: String) -> Bool {
    guard let name = PresetName.valid(text) else { return false }
    let before = presets(of: entry).first { $0.name == name }?.parameters
    let fault = make([.preset(name, before: before, after: edits)], title: "Preset \(name)")
    tell("Saved as \(name).", unless: fault.map { "\(name) stays only until the window closes: \($0)" })
    return true
  }

  /// Deletes a preset of the shown transition.
  func deletePreset(named name: String) {
    guard let parameters = presets(of: entry).first(where: { $0.name == name })?.parameters else { return }
    let fault = make([.preset(name, before: parameters, after: nil)], title: "Delete preset \(name)")
    tell("Deleted \(name). Ctrl+Z brings it back.", unless: fault)
  }

  /// Gives a preset of the shown transition another name; returns whether the name is allowed and not taken.
  func renamePreset(_ name: String, to text: String) -> Bool {
    guard let next = PresetName.valid(text),
      let parameters = presets(of: entry).first(where: { $0.name == name })?.parameters,
      next == name || book.preset(next, of: entry.name) == nil
    else { return false }
    guard next != name else { return true }
    let fault = make(
      [.preset(name, before: parameters, after: nil), .preset(next, before: nil, after: parameters)],
      title: "Rename preset \(name) to \(next)")
    if let fault { tell(fault: fault) }
    return true
  }

  /// Gives the shown transition the parameters of a preset, or the published ones for the name "published".
  func applyPreset(named name: String) {
    let parameters =
      name == PresetName.published ? ParameterEdits() : presets(of: entry).first { $0.name == name }?.parameters
    if let parameters { make([.parameters(before: edits, after: parameters)], title: "Preset \(name)") }
  }

  /// Writes the presets that a step changed; returns a line that says why that failed, or nil.
  func writePresets(of step: EditStep) -> String? {
    guard let entry = entry(named: step.transition) else { return nil }
    var fault: String?
    for case .preset(let name, _, _) in step.changes {
      let found = files.write(preset: name, book.preset(name, of: entry.name), of: entry)
      fault = fault ?? found
    }
    return fault
  }
}

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
