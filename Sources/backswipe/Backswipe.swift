import DesktopHost
import Foundation
import Glibc
import Prototype
import SourcePass
import Workshop

/// Reads the command line and does what it says.
@main @MainActor enum Backswipe {
  static func main() {
    StandardFiles.open()
    // A write beyond the file size limit then fails, and the program can remove the file instead of being ended.
    signal(SIGXFSZ, SIG_IGN)
    do throws(StartFault) {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      complain(error.sentence)
      exit(error.exitCode)
    }
  }

  private static func run(_ words: [String]) throws(StartFault) {
    let (command, rest) = Command.split(words)
    // Help counts anywhere among the words.
    if rest.contains("--help") || rest.contains("-h") { return try put(command.help + "\n") }
    if command.opensWindow, rest.contains("--version") { return try put(Command.version + "\n") }
    let arguments = try Arguments(rest, of: command)
    switch command {
    case .window, .run: try open(arguments)
    case .new: try create(arguments.operands[0])
    case .list: try list(arguments)
    case .render, .trace: try take(arguments)
    case .check, .search, .diff, .margin, .lint: try judge(arguments)
    case .export: try export(arguments)
    case .pass: try pass(arguments)
    case .serve: try serve(arguments)
    case .doctor: try put(DoctorCommand.text())
    case .feel: try FeelCommand(arguments).run()
    case .site:
      guard let out = arguments.out else { throw StartFault(.usage, "site wants --out and a new folder.") }
      let names = arguments.operands
      if let wrong = names.lazy.compactMap({ CatalogueListing.complaint(about: $0) }).first {
        throw StartFault(.usage, wrong)
      }
      let chosen = names.isEmpty ? Catalogue.entries : names.compactMap { Catalogue.entry(named: $0) }
      try Site.write(to: out, chosen) { complain($0) }
    }
  }

  private static func open(_ arguments: Arguments) throws(StartFault) {
    var (prototype, host) = (PrototypeOptions(), HostOptions(followsAppearance: true))
    let start = arguments.start
    // A person who names a transition or a file knows what to do.
    prototype.greets =
      arguments.command == .window && start.transition == nil && start.config == nil && start.preset == nil
      && arguments.screens.isEmpty
    if arguments.command == .run {
      var own = UserCodeRequest(arguments.operands)
      (own.preview, own.language) = (arguments.preview, arguments.language)
      (own.target, own.only) = (arguments.target, arguments.only)
      if arguments.reports { return try put(try UserCodeSurvey.report(on: own) { complain($0) }) }
      prototype.own = own
    }
    (prototype.showsPanel, prototype.isFullScreen) = (arguments.showsPanel, arguments.isFullScreen)
    prototype.isStrict = arguments.isStrict
    if !arguments.screens.isEmpty { try prototype.setScreens(arguments.screens) }
    for name in arguments.faults { prototype.faults.append(try Fault.named(name)) }
    if let drag = arguments.drag {
      _ = try DragFile.read(drag)
      prototype.drag = drag
    }
    if let depth = arguments.depth { prototype.depth = depth }
    if let colors = arguments.colors { prototype.setColors(colors) }
    if let appearance = arguments.appearance {
      _ = prototype.setAppearance(appearance)
      host.followsAppearance = appearance == "system"
    }
    prototype.scale = arguments.scale.map { CGFloat($0) }
    (host.scale, host.framesPerSecond) = (prototype.scale, arguments.rate)
    var request = start
    request.startsWithApp = arguments.showsPanel && arguments.colors == nil
    try prototype.setStart(request, folders: Arguments.folders)
    Spawning.closeToOthers()
    do throws(HostError) {
      try DesktopHost(content: PrototypeApp(options: prototype), options: host).run()
      BuildFolder.removeAll()
    } catch {
      error.say(as: "backswipe")
      exit(error.exitCode)
    }
  }

  private static func list(_ arguments: Arguments) throws(StartFault) {
    let (transition, asJSON) = (arguments.operands.first, arguments.isJSON)
    if arguments.writesData {
      guard transition == nil, !asJSON, !arguments.listsSources else {
        throw StartFault(.usage, "--data: it takes no transition, no --json and no --sources.")
      }
      return try CatalogueListing.writeData(to: arguments.out ?? ".")
    }
    if arguments.listsSources {
      guard transition == nil, !asJSON else {
        throw StartFault(.usage, "--sources: it takes no transition and no --json.")
      }
      return try put(CatalogueListing.sources + "\n")
    }
    if let transition, let sentence = CatalogueListing.complaint(about: transition) {
      throw StartFault(.usage, sentence)
    }
    do {
      let text = asJSON ? try CatalogueListing.json(of: transition) : nil
      try put((text ?? transition.map(CatalogueListing.text(of:)) ?? CatalogueListing.text) + "\n")
    } catch {
      throw error as? StartFault ?? StartFault(.output, "\(error)")
    }
  }

  private static func create(_ name: String) throws(StartFault) {
    let path: String
    do throws(WorkshopError) { path = try NewFile.create(name, in: "") } catch {
      throw StartFault(.output, error.description)
    }
    let line = "Wrote \(path). `backswipe run \(path)` shows it; every save shows at once.\n"
    if let reason = StandardFiles.write(line) {
      throw StartFault(.output, "\(path) was written, but standard output cannot say so (\(reason)).")
    }
  }

  private static func take(_ arguments: Arguments) throws(StartFault) {
    let isSame = try perform(arguments)
    if !isSame { exit(1) }
  }

  /// Returns false if a kept trace differs; by then nothing is left of the code's builds.
  private static func perform(_ arguments: Arguments) throws(StartFault) -> Bool {
    let take = try Output(arguments)
    EndSignals.clean { Unfinished.removeAll() }
    return try take.run()
  }

  private static func judge(_ arguments: Arguments) throws(StartFault) {
    if ![.margin, .lint].contains(arguments.command) { try arguments.checkSubject() }
    EndSignals.clean { Unfinished.removeAll() }
    let holds =
      switch arguments.command {
      case .diff: try DiffCommand(arguments).run()
      case .search: try SearchCommand(arguments).run()
      case .margin: try MarginCommand(arguments).run()
      case .lint: try LintCommand(arguments).run()
      default: try ContractCommand(arguments).run()
      }
    if !holds { exit(1) }
  }

  private static func export(_ arguments: Arguments) throws(StartFault) {
    let path = arguments.out == "-" ? nil : arguments.out
    let isJSON = arguments.isJSON || path?.hasSuffix(".json") == true
    if isJSON, path?.hasSuffix(".swift") == true {
      throw StartFault(.usage, "--json writes no Swift: end --out in .json.")
    }
    if arguments.isJSON, arguments.spelling != nil {
      throw StartFault(.usage, "--json and --as are different texts: leave one of them out.")
    }
    let code = try arguments.userCode()
    if code != nil, arguments.spelling == nil, !isJSON {
      throw StartFault(.usage, "--file is Swift already: export it with --as or --json.")
    }
    try arguments.checkOutput()
    let request =
      if let code {
        try ExportRequest(code, arguments.start, folders: Arguments.folders)
      } else {
        try ExportRequest(arguments.start, folders: Arguments.folders)
      }
    EndSignals.clean { Unfinished.removeAll() }
    if let spelling = arguments.spelling {
      let text = request.motion(in: spelling)
      if let path { try MotionText.write(text, as: spelling, to: path) } else { try put(text) }
      return
    }
    if isJSON {
      if let path { try HandOff.write(request.json, to: path) } else { try put(request.json) }
      return
    }
    let source = try request.swift(keepsParameters: arguments.keepsParameters)
    guard let path else { return try put(source.text) }
    if path.hasSuffix(".swift") { try source.write(to: path) } else { try source.writeFolder(path) }
  }

  /// Writes source from standard input converted: to compile here, for Xcode, or mended.
  private static func pass(_ arguments: Arguments) throws(StartFault) {
    if arguments.returns, arguments.messages != nil {
      throw StartFault(.usage, "--back and --mend are different directions: leave one of them out.")
    }
    if arguments.isOld, arguments.returns || arguments.messages != nil {
      throw StartFault(
        .usage, "--from is about source as it arrives: leave it out, or \(arguments.returns ? "--back" : "--mend").")
    }
    let source = try StandardFiles.source()
    if let path = arguments.messages {
      let complaints = BuildMessage.complaints(in: try StandardFiles.contents(path))
      return try put(SourcePass.mending(source, by: complaints).text)
    }
    let result =
      arguments.returns ? SourcePass.returning(source) : SourcePass.arriving(source, isOld: arguments.isOld)
    for remark in result.remarks { complain("line \(remark.line): \(remark.message)") }
    try put(result.text)
  }

  private static func serve(_ arguments: Arguments) throws(StartFault) {
    guard arguments.usesStandardFiles else {
      throw StartFault(.usage, "serve wants --stdio: it has no other connection.")
    }
    let files = try StandardFiles.setApart()
    let server = ToolServer(version: String(Command.version.dropFirst("backswipe ".count)), rested: MainQueue.runWork) {
      StandardFiles.write($0, to: files.output) == nil
    }
    Spawning.closeToOthers()
    EndSignals.clean {
      server.end()
      Unfinished.removeAll()
    }
    server.run(input: files.input)
  }

  static func put(_ text: String) throws(StartFault) {
    guard let reason = StandardFiles.write(text) else { return }
    throw StartFault(
      .output, "The output could not be written (\(reason)): send it to a file or pipe that can take it.")
  }

  static func complain(_ sentence: String) {
    let line = Array("backswipe: \(sentence.asOneLine)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
  }
}
