import CoreGraphics
import Stage
import UIKit

/// A row of the table of keys: what a key does, and its words in the sheet of keys.
@MainActor struct KeyCommand {
  /// Each key does the same.
  let keys: [HostKey]
  /// Empty for a row that is not in the sheet.
  let meaning: String
  /// The few words of a row that the sheet of keys shows first; the other rows are under More.
  var words: String?
  /// Whether holding the key repeats the command.
  var repeats = false
  var worksWhileTyping = false
  /// Whether the window uses the keys up even if a repetition has no effect.
  var isUsed: (PrototypeApp) -> Bool = { _ in true }
  /// Whether this row applies rather than another one with the same key; nil means always.
  var applies: ((PrototypeApp) -> Bool)?
  /// Returns whether the command had an effect.
  let run: (PrototypeApp) -> Bool

  var title: String { keys.filter { !Self.unlisted.contains($0) }.map(\.description).joined(separator: ", ") }

  /// Keys that stand for others on other keyboards.
  private static let unlisted: Set<HostKey> = [
    .character("?"), .character("ß").with(.shift), .character(",").with(.shift), .character("y").with(.control),
  ]

  static let all: [KeyCommand] = groups.flatMap(\.keys)

  /// In the groups of the sheet of keys.
  static let groups: [(title: String, keys: [KeyCommand])] = [
    ("The finger and its drag", handKeys), ("Time", timeKeys), ("Why, and compared with what", explainKeys),
    ("Parameters and files", parameterKeys), ("Focus", focusKeys), ("Window", windowKeys),
  ]

  /// A command that always has an effect.
  private static func always(_ work: @escaping (PrototypeApp) -> Void) -> (PrototypeApp) -> Bool {
    { app in
      work(app)
      return true
    }
  }

  /// A command that has an effect where there is a panel.
  private static func inPanel(_ work: @escaping (PrototypeApp) -> Void) -> (PrototypeApp) -> Bool {
    { app in
      work(app)
      return app.bench != nil
    }
  }

  private static func control(_ character: Character) -> HostKey { .character(character).with(.control) }

  private static let handKeys =
    [
      KeyCommand(
        keys: [.character("h")],
        meaning: "pin the finger of a drag or of the next one, or unpin it; in a drag the right button does so too",
        words: "Pin the finger"
      ) { $0.togglePin() },
      KeyCommand(
        keys: [.character("l")], meaning: "replay the last drag until a press or L ends it", words: "Loop the drag"
      ) {
        $0.toggleLoop()
      },
    ] + arrow(.left, "move the pinned finger, Shift: by 10 points; so do the other arrows", dx: -1)
    + arrow(.right, dx: 1) + arrow(.up, dy: -1) + arrow(.down, dy: 1)

  private static func arrow(_ key: HostKey, _ meaning: String = "", dx: CGFloat = 0, dy: CGFloat = 0) -> [KeyCommand] {
    [(key, meaning, 1.0), (key.with(.shift), "", 10.0)].map { key, meaning, step in
      KeyCommand(keys: [key], meaning: meaning, repeats: true, applies: { $0.movesPinnedFinger }) {
        $0.hand.move(by: CGVector(dx: dx * step, dy: dy * step))
      }
    }
  }

  private static let focusKeys = [
    KeyCommand(
      keys: [.space], meaning: "activate what has the focus, else push", words: "Next screen",
      run: always { app in if !app.focus.activate() { app.phone.push() } }),
    KeyCommand(
      keys: [.enter], meaning: "commit a field; release the pinned finger; else activate what has the focus",
      worksWhileTyping: true
    ) { app in
      guard let typing = app.focus.typing else {
        return app.hand.release() || app.commitSheet() || app.focus.activate()
      }
      _ = typing.commit()
      return true
    },
    KeyCommand(
      keys: [.escape],
      meaning:
        "leave a sheet, a field; cancel the pinned drag; end loop, scrubbing, code, focus, full screen; else pop",
      words: "Leave, or go back",
      worksWhileTyping: true, run: always { $0.escape() }),
    KeyCommand(
      keys: [.escape.with(.control)], meaning: "take the keys back from the phone, as a click outside does",
      applies: { $0.phoneHasKeys }, run: { $0.takeKeysBack() }),
    KeyCommand(
      keys: [.backspace], meaning: "reset the focused row, else pop",
      run: always { app in if !app.resetFocusedRow() { app.phone.pop() } }),
    KeyCommand(keys: [.tab], meaning: "go to the next control", repeats: true, worksWhileTyping: true) { app in
      app.moveFocus(by: 1)
    },
    KeyCommand(
      keys: [.tab.with(.shift)], meaning: "go to the control before", repeats: true, worksWhileTyping: true
    ) { app in app.moveFocus(by: -1) },
    KeyCommand(keys: [.left], meaning: "less, or the version before", repeats: true) { $0.move(by: -1) },
    KeyCommand(keys: [.right], meaning: "more, or the next version", repeats: true) { $0.move(by: 1) },
    KeyCommand(keys: [.down], meaning: "less, or the next row", repeats: true) { $0.move(by: -1, isVertical: true) },
    KeyCommand(keys: [.up], meaning: "more, or the row before", repeats: true) { $0.move(by: 1, isVertical: true) },
  ]

  private static let parameterKeys = [
    KeyCommand(keys: [control("z")], meaning: "undo", words: "Undo", repeats: true, run: always { $0.store.undo() }),
    KeyCommand(
      keys: [.character("z").with([.control, .shift]), control("y")], meaning: "redo", repeats: true,
      run: always { $0.store.redo() }),
    KeyCommand(
      keys: [control("c")], meaning: "copy the selected text, a page, else the command", worksWhileTyping: true,
      run: always { app in if !app.explain.copyPage() { app.copyCommand() } }),
    KeyCommand(
      keys: [.character("c").with([.control, .shift])], meaning: "copy the Swift source", words: "Copy as Swift",
      worksWhileTyping: true
    ) { $0.share(.copySwift) },
    KeyCommand(
      keys: [control("s")], meaning: "save the config file, else a preset; your own code: its constants",
      run: inPanel { $0.saveParameters() }),
    KeyCommand(
      keys: [control("o")], meaning: "open a file: your screen, parameters, a drag, or Swift",
      words: "Open a file", run: inPanel { $0.openFile() }),
    KeyCommand(keys: [control("v")], meaning: "paste screenshots, or the paths of them, as your screens") { app in
      app.pasteScreens()
    },
  ]

  private static let windowKeys = [
    KeyCommand(
      keys: [control("k")], meaning: "search transitions, parameters, commands, menus and presets", words: "Search",
      worksWhileTyping: true, run: inPanel { $0.search() }),
    KeyCommand(
      keys: [.function(5)], meaning: "start the demo again; your own code: load it again, where it was",
      worksWhileTyping: true, run: always { app in if !app.reloadOwn(replays: true) { app.phone.restart() } }),
    KeyCommand(
      keys: [.function(5).with(.shift)], meaning: "load your own code from its beginning", worksWhileTyping: true
    ) { app in
      app.reloadOwn(replays: false)
    },
    KeyCommand(
      keys: [
        .function(1), .character("/").with(.shift), .character("?"), .character("ß").with(.shift),
        .character(",").with(.shift),
      ], meaning: "this sheet", run: inPanel { $0.toggleKeySheet() }),
  ]
}

extension KeyCommand {
  static let timeKeys =
    [
      KeyCommand(keys: [.character("p")], meaning: "pause what moves, or play the last drag", words: "Play or pause") {
        $0.togglePlay()
      },
      KeyCommand(keys: [.character(",")], meaning: "a frame back, as often as it is pressed", repeats: true) {
        $0.step(by: -1)
      },
      KeyCommand(keys: [.character(".")], meaning: "a frame on", repeats: true) { $0.step(by: 1) },
    ] + PlaySpeed.allCases.map { speed($0) }
    + [
      KeyCommand(keys: [.character("t")], meaning: "show or fold the strip under the phone") { $0.toggleStrip() },
      KeyCommand(keys: [.character("d")], meaning: "show where fingers are", run: always { $0.toggleTouches() }),
      KeyCommand(keys: [.character("r")], meaning: "keep the last drag as a file") { $0.keepDrag() },
      KeyCommand(
        keys: [.function(11)], meaning: "the phone alone on the whole screen", worksWhileTyping: true,
        run: always { $0.toggleFullScreen() }),
    ]

  private static func speed(_ speed: PlaySpeed) -> KeyCommand {
    let words: [PlaySpeed: String] = [
      .whole: "the phone's time at full speed", .half: "at half the speed; the finger keeps its own",
      .fifth: "at a fifth of the speed", .twentieth: "at a twentieth of the speed",
    ]
    let key = Character("\(speed.rawValue + 1)")
    return KeyCommand(
      keys: [.character(key)], meaning: words[speed] ?? "", words: speed == .fifth ? "Slow motion" : nil
    ) { $0.setSpeed(speed) }
  }
}

extension KeyCommand {
  static let explainKeys = [
    KeyCommand(
      keys: [.character("b")], meaning: "compare: keep these parameters as B, a second phone under one finger",
      words: "Compare", run: inPanel { $0.explain.toggleComparison() }),
    KeyCommand(
      keys: [.character("x")], meaning: "swap A and B while comparing", run: inPanel { $0.explain.swapComparison() }),
    why("w", .decision, "why did it (not) pop: the decision map and the continuity", words: "Why?"),
    why("e", .engines, "other engines: compare what they make of the last drag, in a table"),
    why("v", .calls, "the calls: what UIKit asked and told in the transition"),
  ]

  private static func why(_ key: Character, _ tab: WhyTab, _ meaning: String, words: String? = nil) -> KeyCommand {
    KeyCommand(keys: [.character(key)], meaning: meaning, words: words, run: inPanel { $0.explain.toggleWhy(tab) })
  }

  /// Whether the search offers the row, because it does not depend on the focus.
  var isSearched: Bool {
    guard let key = keys.first, !meaning.isEmpty else { return false }
    return key.symbol.hasPrefix("UIKeyInputF")
      || key.symbol.count == 1 && key.symbol.allSatisfy { !$0.isWhitespace }
        && key != .backspace
  }
}
