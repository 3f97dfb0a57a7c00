import Stage

extension KeyCommand {
  /// The keys that compare and explain.
  static let explainKeys = [
    KeyCommand(keys: [.character("b")], meaning: "compare: keep these figures as B, a second phone under one finger") {
      app in
      app.explain.toggleComparison()
      return app.bench != nil
    },
    KeyCommand(keys: [.character("x")], meaning: "swap A and B while comparing") { app in
      app.explain.swapComparison()
      return app.bench != nil
    },
    KeyCommand(keys: [.character("w")], meaning: "why did it (not) pop: the decision map and the continuity") { app in
      app.explain.toggleVerdictPage()
      return app.bench != nil
    },
    KeyCommand(keys: [.character("e")], meaning: "the release lab: compare engines by the last drag, as a table") {
      app in
      app.explain.toggleLab()
      return app.bench != nil
    },
    KeyCommand(keys: [.character("v")], meaning: "the calls: what UIKit asked and told in the transition") { app in
      app.explain.toggleCalls()
      return app.bench != nil
    },
  ]

  /// Further words by which the search finds a key's row.
  var searchWords: String {
    switch keys.first {
    case .character("b"): "a/b ab second two phones versus"
    case .character("w"): "verdict reason cancelled finished margin threshold release slop jump lag"
    case .character("e"): "release lab ios flutter react libadwaita engine table"
    case .character("v"): "log delegate lifecycle trace callbacks"
    case .character("l"): "repeat again loop"
    case .character("h"): "hold freeze"
    default: ""
    }
  }

  /// Whether the search offers the row: it does something by itself, and not to what has the focus.
  var isSearched: Bool {
    guard let key = keys.first, !meaning.isEmpty else { return false }
    return key.symbol.hasPrefix("UIKeyInputF")
      || key.symbol.count == 1 && key.symbol.allSatisfy { !$0.isWhitespace }
        && key != .backspace
  }
}
