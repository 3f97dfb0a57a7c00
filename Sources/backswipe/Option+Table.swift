import Prototype

// In the order of the help.

extension Option {
  static let all = takes + parameters + screens + windows + outputs

  private static let inWindow: Set<Command> = [.window, .run]
  private static let inOutputs: Set<Command> = [.render, .trace]
  private static let inBoth = inWindow.union(inOutputs)
  private static let inAll = inBoth.union([.feel])
  private static let withoutWindow = inOutputs.union([.feel])
  private static let withParameters = inAll.union([.export, .check, .search, .margin])
  private static let ofCode = withoutWindow.union([.run, .export, .check, .search, .diff, .margin])

  private static let takes = [
    Option(
      "--drag NAME|FILE", inOutputs.union([.diff, .check]),
      word("the name of an example, or a file; `backswipe render --help` has them"),
      """
      a drag: an example below, or a file, or - for standard input, of JSON Lines as in Assets/drags, such as
      {"t":0.016,"event":"move","x":120,"y":400}; default: slow-60
      """
    ) { $0.drag = $1 },
    Option("--push", inOutputs, "a push from code instead") { $0.action = .push },
    Option("--pop", inOutputs, "a pop from code instead") { $0.action = .pop },
    Option(
      "--fault NAME", inOutputs, word("the name of a fault; `backswipe render --help` has them"),
      "something that goes wrong meanwhile, see below; can be repeated"
    ) { $0.faults.append($1) },
    Option(
      "--at TIME|PERCENT", [.render], Kind("a time as 0.25s or 250ms, or a progress as 40%", instant),
      "one picture: after 0.25s or 250ms, or where the transition first is at a progress of 40%"
    ) { $0.instant = $1 },
    Option("--strip N", [.render], whole(1...100), "N pictures side by side, from the beginning to the end, 1 to 100") {
      $0.strip = $1
    },
    Option(
      "--html FILE", [.render], path("a file"),
      "a page for any browser instead, where a finger drags the transition; - for standard output"
    ) { $0.page = $1 },
    Option("--touch", [.render], "show the finger") { $0.showsTouch = true },
    Option("--frame", [.render], "show the phone in its frame, on a background") { $0.hasFrame = true },
    Option(
      "--background RRGGBB", [.render],
      Kind("a colour of six hexadecimal digits, as E8EAF0") { colors($0).flatMap { $0.count == 1 ? $0[0] : nil } },
      "the colour around the phone or its screen; default: white around a frame, otherwise nothing"
    ) { $0.background = $1 },
    Option("--small", [.render], "compress PNGs as well as possible, which takes longer") { $0.isSmall = true },
    Option(
      "--size WIDTHxHEIGHT", withoutWindow,
      Kind("WIDTHxHEIGHT in points, each 50 to 3000, as 390x844", PhoneDevice.size),
      "the size of the screen in points; default: 390x844"
    ) { $0.size = $1 },
    Option(
      "--device NAME", withoutWindow.union([.search, .margin]),
      word("the name of a device; `backswipe render --help` has them"),
      "the screen of a device: \(devices)"
    ) { $0.start.device = $1 },
    Option(
      "--ios 18|26|27", withoutWindow.union([.search, .margin]), choice(["18", "26", "27"]),
      "whose pushes and pops UIKit has; default: 27"
    ) {
      $0.start.systemVersion = $1
    },
    Option("--appearance light|dark", withoutWindow, choice(["light", "dark"]), "how the screens look; default: light")
    {
      $0.appearance = $1
    },
  ]

  private static let parameters = [
    Option(
      "--file PATH…", withoutWindow.union([.export]), Kind("Swift files or folders", most: .max) { $0 },
      "your own Swift source in place of a transition, as `backswipe run` takes it; --set then changes its constants"
    ) { $0.files = $1 },
    Option(
      "--transition NAME", withParameters, word("the name of a transition; `backswipe list` has them"),
      "the transition; default: back-swipe, and in the window the last one"
    ) { $0.start.transition = $1 },
    Option(
      "--set KEY=VALUE", withParameters, word("KEY=VALUE, as duration=0.45"),
      "a parameter of the transition, as duration=0.45 or duration=450ms; can be repeated"
    ) { $0.start.sets.append($1) },
    Option(
      "--preset NAME", withParameters, word("the name of a preset, or published"),
      "parameters that were saved under a name; published: the published ones"
    ) { $0.start.preset = $1 },
    Option(
      "--config FILE", withParameters, word("a file with parameters"),
      """
      a JSON file with parameters, or - for standard input; the window reads a file again when it changes, and Ctrl+S
      writes it
      """
    ) { $0.start.config = $1 },
    Option(
      "--region edge|anywhere", withParameters, choice(["edge", "anywhere"]),
      "where a drag may begin; default: the transition's own"
    ) { $0.start.region = $1 },
  ]

  private static let screens = [
    Option("--depth N", inAll, whole(1...1000), "the initial number of screens, 1 to 1000; default: 3") {
      $0.depth = $1
    },
    Option(
      "--colors RRGGBB,…", inAll,
      Kind("colours of six hexadecimal digits with commas between, as E2853B,2F9E64,2E5BBA", colors),
      "the colours of the screens, from the top one down"
    ) { $0.colors = $1 },
    Option(
      "--screens FILE…", inAll, Kind("PNG files", most: .max) { $0 },
      "PNG pictures to show on the screens, from the top one down"
    ) { $0.screens = $1 },
    Option(
      "--scale N", inWindow.union([.render]), number(0.25...8),
      "pixels per point, 0.25 to 8; default: the monitor's; for pictures 2, and 1 for a GIF"
    ) { $0.scale = $1 },
    Option(
      "--fps N", inBoth, number(1...1000),
      """
      frames per second, 1 to 1000; default: the monitor's rate, or 120 if that is unknown; without a window 60, and
      50 for a GIF, which is its most
      """
    ) { $0.rate = $1 },
  ]

  private static let windows = [
    Option(
      "--strict", inAll.union([.check, .diff]),
      "forgive nothing that goes wrong on iOS, such as what an animator leaves after a cancel"
    ) { $0.isStrict = true },
    Option(
      "--preview NAME", ofCode, word("the name of a preview"),
      "the preview to show first; default: the first"
    ) {
      $0.preview = $1
    },
    Option(
      "--swift 5|6", ofCode, choice(["5", "6"]),
      "the version of the language; default: the project's, or 5"
    ) {
      $0.language = $1 == "6" ? 6 : 5
    },
    Option(
      "--target NAME", ofCode, word("the name of an app's target"),
      "the app to build, where a project has several; default: the one with the most files"
    ) { $0.target = $1 },
    Option(
      "--only FILE…", ofCode, Kind("Swift files", most: .max) { $0 },
      "build only these files of the app, and the libraries that they import"
    ) { $0.only = $1 },
    Option(
      "--report", [.run],
      "open no window: write as JSON what is built of the paths, the errors, the scenes, and what the first one met"
    ) { $0.reports = true },
    Option(
      "--device NAME", inWindow, word("the name of a device, as iphone-16"),
      "the device: \(devices); default: the last one, at first plain"
    ) { $0.start.device = $1 },
    Option(
      "--ios 18|26|27", inWindow, choice(["18", "26", "27"]),
      "whose pushes and pops UIKit has; default: the last one, at first 27"
    ) {
      $0.start.systemVersion = $1
    },
    Option("--drag FILE", inWindow, path("a file with a drag"), "a drag to play at first, as one that is dropped") {
      $0.drag = $1
    },
    Option("--no-panel", inWindow, "show only the screens, which fill the window") { $0.showsPanel = false },
    Option("--fullscreen", inWindow, "fill the monitor with the phone alone; F11 in the window") {
      $0.isFullScreen = true
    },
    Option(
      "--appearance light|dark|system", inWindow, choice(["light", "dark", "system"]),
      "how the window looks; default: system, as the desktop"
    ) { $0.appearance = $1 },
    Option(
      "--fault NAME", inWindow, word("the name of a fault; `backswipe --help` has them"),
      "something that goes wrong in the middle of every drag, to try a transition against, see below; can be repeated"
    ) { $0.faults.append($1) },
  ]

  private static let outputs = [
    Option("--json", [.list], "write JSON") { $0.isJSON = true },
    Option("--json", [.trace], "write JSON, with --check the differences") { $0.isJSON = true },
    Option("--json", [.check, .search, .diff, .margin, .lint], "write JSON") { $0.isJSON = true },
    Option("--junit FILE", [.check], path("a file"), "the result as JUnit's XML, too") { $0.junit = $1 },
    Option(
      "--contract FILE", [.check, .search], path("a file with a contract"),
      "a contract that is not beside the source; Assets/motion.schema.json completes it in an editor"
    ) { $0.contract = $1 },
    Option(
      "--seconds N", [.search], number(0.1...86400), "how long to look for it, for each subject; default: 60"
    ) { $0.seconds = $1 },
    Option("--drags N", [.search], whole(1...1_000_000), "how many drags to perform instead, for each subject") {
      $0.drags = $1
    },
    Option(
      "--seed N", [.search], whole(0...Int.max), "which drags are tried, the same ones only with --drags; default: 1"
    ) {
      $0.seed = $1
    },
    Option(
      "--plan NAME", [.search], choice(GestureSearch.planNames),
      "only the drags of this plan: \(GestureSearch.planNames.joined(separator: ", ")); can be repeated"
    ) { $0.plans.append($1) },
    Option(
      "--rule RULE", [.margin], word("a rule as \(WrittenRule.form)"),
      "what decides, in figures, in place of a transition: \(WrittenRule.form)"
    ) { $0.rule = $1 },
    Option(
      "--clocks N", [.margin], whole(1...1_000_000),
      "how many clocks of slow machines play each drag again; default: 100"
    ) { $0.clocks = $1 },
    Option("--data", [.list], "write springs.json and transitions.json, each motion and figure with its source") {
      $0.writesData = true
    },
    Option("--out FOLDER", [.list], path("a folder"), "where --data writes; default: the present folder") {
      $0.out = $1
    },
    Option(
      "--out NAME", [.margin], path("a name"),
      "also write the drags, as NAME-finish.jsonl, NAME-cancel.jsonl and NAME-flick.jsonl"
    ) { $0.out = $1 },
    Option("--sources", [.list], "write a page in Markdown: what commits a back swipe, and where parameters come from")
    {
      $0.listsSources = true
    },
    Option("--json", [.export], "all parameters as JSON instead, for other tools; --config reads it too") {
      $0.isJSON = true
    },
    Option("--parameters", [.export], "keep the parameters as a structure, to tune them in the app") {
      $0.keepsParameters = true
    },
    Option(
      "--as \(MotionSpelling.all.map(\.name).joined(separator: "|"))", [.export],
      choice(MotionSpelling.all.map(\.name)),
      "the motions instead, as curves and springs of another system, with the parameters as constants"
    ) { arguments, name in arguments.spelling = MotionSpelling.all.first { $0.name == name } },
    Option(
      "--check FILE", [.trace], word("a file with a trace"),
      "compare with a kept trace, or - from standard input; differences are listed, and end with 1"
    ) { $0.kept = $1 },
    Option(
      "--tolerance QUANTITY=N", [.trace],
      Kind("\(Quantity.allCases.map(\.rawValue).joined(separator: ", ")) = a number, or any") { text in
        var tolerances = Tolerances()
        return tolerances.take(text) ? text : nil
      },
      """
      with --check, how far a quantity may differ, as position=0.5 in points, or decision=any; can be repeated. The default
      is position=0.5, opacity=0.01, progress=0.005, scale=0.002, also for radians, time=0.02 in seconds for the beginning of
      a state, and the same decision
      """
    ) { _ = $0.tolerances.take($1) },
    Option("--accept", [.trace], "with --check, write the trace as it is now over a kept one that differs") {
      $0.accepts = true
    },
    Option(
      "--sheet FILE", [.trace], path("a file that ends in .png"),
      "with --check, a picture of the eight instants that differ most: old, new, difference"
    ) { $0.sheet = $1 },
    Option(
      "--sheet FILE", [.diff], path("a file that ends in .png"),
      "a picture of the eight instants that differ most: old, new, difference"
    ) { $0.sheet = $1 },
    Option(
      "--sheet FILE", [.check], path("a file that ends in .png"),
      "a picture: a strip for each rule that does not hold, or for each transition if all hold"
    ) { $0.sheet = $1 },
    Option("--junit FILE", [.trace], path("a file"), "with --check, the result as JUnit's XML, too") { $0.junit = $1 },
    Option(
      "--touches", [.trace],
      "instead, as text: what became of each gesture recogniser that saw the touches, and by which rule"
    ) { $0.listsTouches = true },
    Option(
      "--what-if CONDITION", [.trace], word("a condition such as \"NAME were off\""),
      "with --touches, also what would have become of them if \"NAME were off\", \"NAME had no delegate\" or \"NAME had "
        + "to wait for NAME\""
    ) { $0.condition = $1 },
    Option(
      "--out PATH", [.render], path("a file or a folder"),
      "the file to write, or a new folder for all frames; - for one PNG to standard output"
    ) { $0.out = $1 },
    Option("--out FILE", [.trace], path("a file or a folder"), "the file to write; default: -, standard output") {
      $0.out = $1
    },
    Option(
      "--out PATH", [.export], path("a folder, a file that ends in .swift or .json, or -"),
      """
      a new folder of files, one file that ends in .swift or .json, or as --as needs it, or -, the default, for
      standard output
      """
    ) { $0.out = $1 },
    Option(
      "--out NAME", [.search], path("a name"),
      "the name of the files of the drag that is found, without an ending; default: that of the subject and -found"
    ) { $0.out = $1 },
    Option(
      "--force", inOutputs.union([.export, .check, .search, .diff]),
      "replace a file even if it is read-only, or is one that the command reads"
    ) { $0.isForced = true },
    Option("--back", [.pass], "the reverse: source from here as Xcode wants it") { $0.returns = true },
    Option("--from 3|4", [.pass], choice(["3", "4"]), "also replace names of Swift 3 and 4, as `run` does by itself") {
      arguments, _ in arguments.isOld = true
    },
    Option(
      "--mend FILE", [.pass], path("a file with messages"),
      "mend passed source instead, by what the compiler says of it in this file, as `run` does by itself"
    ) { $0.messages = $1 },
    Option("--stdio", [.serve], "use standard input and output; there is no other connection") {
      $0.usesStandardFiles = true
    },
    Option("--out FOLDER", [.site], path("a folder"), "a new folder for the pages") { $0.out = $1 },
    Option("--out FOLDER", [.feel], path("a folder"), "a folder in which each drag is kept, as drag-1.jsonl") {
      $0.out = $1
    },
    Option(
      "--address A", [.feel], word("an address"), "where to listen; default: this machine's address in its network"
    ) {
      $0.address = $1
    },
    Option("--port N", [.feel], whole(1...65535), "the port to listen at; default: any that is free") { $0.port = $1 },
    Option("--stdio", [.feel], "take settings from standard input and write drags to standard output, as lines of JSON")
    {
      $0.usesStandardFiles = true
    },
    // The program answers these two before it reads the others.
    Option("--help", Set(Command.allCases), "show this text; also -h") { _ in },
    Option("--version", inWindow, "show the version") { _ in },
  ]

  private static let devices = PhoneDevice.all.map(\.name).joined(separator: ", ")

  /// Reads a list with commas; nil if a colour is invalid.
  private static func colors(_ text: String) -> [UInt32]? {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let colors = parts.compactMap { $0.utf8.count == 6 && $0.allSatisfy(\.isHexDigit) ? UInt32($0, radix: 16) : nil }
    return colors.count == parts.count ? colors : nil
  }

  /// Reads a text such as "0.25s", "250ms", "0.25" or "40%".
  private static func instant(_ text: String) -> Clip.Instant? {
    if text.hasSuffix("%") { return Double(text.dropLast()).inside(0...100).map { .progress($0 / 100) } }
    if text.hasSuffix("ms") { return Double(text.dropLast(2)).inside(0...Clip.longest * 1000).map { .time($0 / 1000) } }
    let number = text.hasSuffix("s") ? Double(text.dropLast()) : Double(text)
    return number.inside(0...Clip.longest).map { .time($0) }
  }
}
