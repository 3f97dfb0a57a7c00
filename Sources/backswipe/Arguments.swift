import Foundation
import Glibc
import Prototype

/// The words after a command, read.
@MainActor struct Arguments {
  let command: Command
  /// The words that `render` takes, too, and that name what is shown.
  private(set) var shown: [String] = []
  /// Words that are not options: a transition, a name, or paths.
  var operands: [String] = []

  // What is shown or replayed.
  var start = StartRequest()
  var depth: Int?
  var colors: [UInt32]?
  var screens: [String] = []
  var faults: [String] = []
  var appearance: String?
  var scale: Double?
  var rate: Double?
  var isStrict = false

  // The window.
  var showsPanel = true
  var isFullScreen = false
  var preview: String?
  var language: Int?
  var target: String?
  var only: [String] = []
  var reports = false

  var drag: String?
  var action: Performance.Action?
  var size: CGSize?
  var instant: Clip.Instant?
  var strip: Int?
  var showsTouch = false
  var hasFrame = false
  /// As `0xRRGGBB`.
  var background: UInt32?
  var isSmall = false
  /// The path of the trace to compare with.
  var kept: String?
  var tolerances = Tolerances()
  /// Whether a kept trace that differs is replaced.
  var accepts = false
  /// The path of a picture of differences.
  var sheet: String?
  /// The path of what must hold.
  var contract: String?
  // How long a search goes on, with which drags, and its random numbers.
  var plans: [String] = []
  var seconds: Double?
  var drags: Int?
  var seed: Int?
  /// What decides about drags, in figures, and how many clocks play each again.
  var rule: String?
  var clocks = 100
  /// The path of a result for test runners.
  var junit: String?
  /// Who got the touches, in place of a trace.
  var listsTouches = false
  /// In words, to try a drag under it.
  var condition: String?

  // What is written.
  /// The paths of the user's code; empty for a transition of the catalogue.
  var files: [String] = []
  var out: String?
  /// The path of a page for browsers, in place of a picture or a film.
  var page: String?
  var isJSON = false
  /// Whether the list is one of sources.
  var listsSources = false
  /// Whether files with all motions are written.
  var writesData = false
  var keepsParameters = false
  /// The other system for which a transition is written.
  var spelling: MotionSpelling?
  var isForced = false
  /// Whether the pass converts back to Xcode.
  var returns = false
  /// Whether the passed source may have names of older versions of the language.
  var isOld = false
  /// The path of the compiler's messages about passed source.
  var messages: String?
  /// Whether a server uses standard input and output.
  var usesStandardFiles = false
  /// Where phones find a server; nil for the network's own address, and any free port.
  var address: String?
  var port: Int?

  /// Whether pages show the app that the window shows, since nothing was said of screens.
  var showsApp: Bool {
    (command == .feel || page != nil) && start.device == nil && size == nil && colors == nil
  }

  init(_ words: ArraySlice<String>, of command: Command) throws(StartFault) {
    self.command = command
    var words = words
    while let word = words.popFirst() {
      if let option = Option.all.first(where: { $0.name == word && $0.commands.contains(command) }) {
        let before = words
        try option.take(&words, &self)
        let isShown = Option.all.contains { $0.name == word && $0.commands.contains(.render) }
        if isShown, !["--out", "--preview", "--force"].contains(word) {
          shown += [word] + before.dropLast(words.count)
        }
      } else if Self.takingNames.contains(command), !word.hasPrefix("-") {
        operands.append(word)
      } else {
        throw unknown(word)
      }
    }
    if [.run, .lint].contains(command) || [.check, .search].contains(command) && start.transition == nil {
      try checkPaths()
    }
    if command == .list, operands.count > 1 {
      throw StartFault(.usage, "list takes the name of one transition, not \(operands.joined(separator: " ")).")
    }
    if command == .diff, operands.count != 2 {
      throw StartFault(.usage, "diff wants two versions after it: files, folders, revisions or transitions.")
    }
    if let page {
      guard out == nil else { throw StartFault(.usage, "--html and --out exclude each other: name one of them.") }
      out = page
    }
    if command == .new, operands.count != 1 { throw StartFault(.usage, "new wants one name after it, as CardPush.") }
  }

  private static let takingNames: Set<Command> = [
    .list, .site, .new, .run, .check, .search, .diff, .margin, .lint,
  ]

  private func checkPaths() throws(StartFault) {
    let command = command.rawValue
    if operands.isEmpty { throw StartFault(.usage, "\(command) wants the paths of Swift files or folders after it.") }
    for path in operands where !UserCodeRequest.exists(path) {
      throw StartFault(.file, "\(command) \(path): there is no such file or folder.")
    }
  }

  /// Suggests the nearest word that the command knows.
  private func unknown(_ word: String) -> StartFault {
    // Both commands get suggestions from all options of `run`.
    let options = Option.all.filter { $0.commands.contains(command.opensWindow ? .run : command) }.map(\.name)
    if options.contains(word) { return StartFault(.usage, "\(word) is an option of `backswipe run`.") }
    // The value may be attached.
    let name = String(word.prefix { $0 != "=" })
    let suggestion = NearestName.suggestion(for: name, among: options + (command.opensWindow ? Command.names : []))
    let kind = word.hasPrefix("-") ? "flag" : command.opensWindow ? "command" : "argument"
    let (owner, help) = command.opensWindow ? ("there is", "") : ("\(command) has", " \(command)")
    return StartFault(
      .usage, "\(owner) no \(kind) \(word)\(suggestion) `backswipe\(help) --help` lists what there is.")
  }

  /// `file` and `preview` are used in place of those of the command line.
  func userCode(_ file: String? = nil, preview other: String? = nil) throws(StartFault) -> UserCodePerformance? {
    let (files, preview) = (file.map { [$0] } ?? files, other ?? preview)
    guard !files.isEmpty else {
      if preview != nil { throw StartFault(.usage, "--preview names a preview of --file, which is missing.") }
      return nil
    }
    for path in files {
      guard UserCodeRequest.exists(path) else {
        throw StartFault(.file, "--file \(path): there is no such file or folder.")
      }
      guard UserCodeRequest.canRun(path) else {
        throw StartFault(.file, "--file \(path): it takes folders, and files that end in .swift.")
      }
    }
    var request = UserCodeRequest(files)
    (request.preview, request.language, request.target, request.only) = (preview, language, target, only)
    // The code is performed several times, so each remark would repeat.
    var told: Set<String> = []
    let code = try UserCodePerformance(request) { if told.insert($0).inserted { Backswipe.complain($0) } }
    code.setSamples(pictures: screens, colors: colors ?? [])
    return code
  }

  /// Own code or a transition is judged, and not both.
  func checkSubject() throws(StartFault) {
    if start.transition != nil, let path = operands.first {
      throw StartFault(.usage, "\(command.rawValue) takes --transition or \(path): leave one of them out.")
    }
    try checkOutput()
  }

  func checkOutput() throws(StartFault) {
    if let sheet, !sheet.lowercased().hasSuffix(".png") {
      throw StartFault(.usage, "--sheet makes a PNG: \(sheet) does not end in .png.")
    }
    guard !isForced else { return }
    let others = [("--drag", drag.flatMap { ExampleDrag.named($0) == nil ? $0 : nil }), ("--config", start.config)]
    let lists = (files + operands).map { ("--file", $0) } + screens.map { ("--screens", $0) }
    let inputs = lists + others.compactMap { name, path in path.map { (name, $0) } }
    let kept = [("--check", self.kept), ("--contract", contract)].compactMap { name, path in path.map { (name, $0) } }
    for path in [out, sheet, junit].compactMap(\.self) {
      try OutputFile.check(path, reading: inputs + kept, remedy: "give another path, or add --force")
    }
  }

  /// The folders of the user's files.
  static var folders: UserFolders { .ofProcess }
}
