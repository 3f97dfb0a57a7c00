import SourcePass

@MainActor package enum CommandText {
  /// Returns the command that shows a transition with edited parameters, quoted for a shell; `device`, `depth` and
  /// `colors` are left out if they are the defaults.
  ///
  /// Naming a parameter makes the program ignore what it remembers of the transition. Without an edit, the preset of
  /// the published parameters does that.
  static func text(
    _ entry: CatalogueEntry, _ edits: ParameterEdits, device: String? = nil, depth: Int? = nil, colors: [String] = []
  ) -> String {
    var words = ["backswipe", "--transition", entry.name]
    if edits.isEmpty { words += ["--preset", PresetName.published] }
    for edit in edits.ordered(in: entry) {
      words += ["--set", "\(edit.description.key)=\(ParameterText.exact(edit.value))"]
    }
    if let device { words += ["--device", device] }
    if let depth { words += ["--depth", "\(depth)"] }
    if !colors.isEmpty { words += ["--colors", colors.joined(separator: ",")] }
    return line(words)
  }

  /// Quoted for a shell.
  package static func line(_ words: [String]) -> String { words.map(quoted).joined(separator: " ") }

  static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        || "-_./:=,+@%".unicodeScalars.contains(scalar)
    }
    if isPlain, !word.isEmpty { return word }
    return "'" + word.replacingScalars(["'": "'\\''"]) + "'"
  }
}
