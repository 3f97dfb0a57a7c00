extension Page {
  /// A part of the script that only some pages need, in the order in which they stand in it.
  enum ScriptPart: Int, CaseIterable, Comparable {
    case spring, scrolling, edge, system, engine, frames, pairs, photo, back, windows, surface, zoom, flight

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }

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

    var text: String {
      switch self {
      case .spring: Self.springScript
      case .scrolling: Self.scrollingScript
      case .edge: Self.edgeScript
      case .system: Self.systemScript
      case .engine: Self.engineScript
      case .frames: Self.framesScript
      case .pairs: Self.pairsScript
      case .photo: Self.photoScript
      case .back: Self.backScript
      case .windows: Self.windowsScript
      case .surface: Self.surfaceScript
      case .zoom: Self.zoomScript
      case .flight: Self.flightScript
      }
    }
  }

  /// What the page does, in the browser's language: the recognisers, the rules and the motions of the engine.
  var script: String {
    let parts = rules.parts.union(rules.parts.flatMap(\.needed)).sorted().map(\.text)
    return ([Self.motionScript, Self.phoneScript] + parts).joined(separator: "\n")
  }
}
