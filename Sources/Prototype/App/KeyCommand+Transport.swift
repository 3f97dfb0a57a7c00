import Stage

extension KeyCommand {
  /// The keys of the transport.
  static let timeKeys =
    [
      KeyCommand(keys: [.character("p")], meaning: "pause what moves, or play the last drag") { $0.togglePlay() },
      KeyCommand(keys: [.character(",")], meaning: "a frame back, as often as it is pressed", repeats: true) {
        $0.step(by: -1)
      },
      KeyCommand(keys: [.character(".")], meaning: "a frame on", repeats: true) { $0.step(by: 1) },
    ] + PlaySpeed.allCases.map { speed($0) }
    + [
      KeyCommand(keys: [.character("t")], meaning: "show or fold the strip under the phone") { $0.toggleStrip() },
      KeyCommand(keys: [.character("d")], meaning: "show where fingers are") { app in
        app.toggleTouches()
        return true
      },
      KeyCommand(keys: [.character("r")], meaning: "keep the last drag as a file") { $0.keepDrag() },
      KeyCommand(keys: [.function(11)], meaning: "the phone alone on the whole screen", worksWhileTyping: true) { app in
        app.toggleFullScreen()
        return true
      },
    ]

  private static func speed(_ speed: PlaySpeed) -> KeyCommand {
    let words: [PlaySpeed: String] = [
      .whole: "the phone's time at full speed", .half: "at half the speed; the finger keeps its own",
      .fifth: "at a fifth of the speed", .twentieth: "at a twentieth of the speed",
    ]
    let key = Character("\(speed.rawValue + 1)")
    return KeyCommand(keys: [.character(key)], meaning: words[speed] ?? "") { $0.setSpeed(speed) }
  }
}
