import SourcePass

extension Page {
  /// A part of the script that only some pages need, in the order in which they stand in it.
  enum ScriptPart: String, CaseIterable {
    case spring, scrolling, edge, system, engine, frames, pairs, photo, back, windows, surface, zoom, flight

    /// The parts that this one uses.
    var needed: [Self] {
      switch self {
      case .system, .zoom, .flight: [.spring, .scrolling]
      case .engine, .photo: [.spring]
      case .windows: [.back]
      case .surface: [.back, .windows]
      case .spring, .scrolling, .edge, .frames, .pairs, .back: []
      }
    }
  }

  /// What the page does, in the browser's language: the recognisers, the rules and the motions of the engine.
  var script: String {
    let parts = rules.parts.union(rules.parts.flatMap(\.needed))
    let names = ["motions", "phone"] + ScriptPart.allCases.filter(parts.contains).map(\.rawValue)
    return names.map { Self.file("\($0).js") }.joined(separator: "\n")
  }

  /// All that a page may need.
  static var wholeScript: String {
    let names = ["motions", "phone"] + ScriptPart.allCases.map(\.rawValue) + ["view"]
    return names.map { file("\($0).js") }.joined(separator: "\n")
  }

  /// Returns the text of a file of this folder, which is embedded in the program.
  static func file(_ name: String) -> String { TransitionSources.pageFiles.first { $0.path == name }?.text ?? "" }
}
