import DesktopHost
import Foundation
import Glibc
import Prototype

/// The request that a command line makes.
@MainActor enum Request {
  case help
  case version
  /// The list of all transitions, or of the figures of one.
  case list(transition: String?, asJSON: Bool)
  /// The pass over source from standard input, for iOS or back to it.
  case pass(returns: Bool)
  /// A new file for a transition with a name.
  case new(String)
  /// Pictures or a trace of a replay.
  case take(Take)
  /// A transition's source, or its figures.
  case export(Export)
  /// The help of a command.
  case helpOn(String)
  case window(PrototypeOptions, HostOptions)

  /// The names of the commands.
  nonisolated static let commands = ["run", "new", "list", "render", "trace", "export", "pass"]

  /// Creates a request from the words after the program's name.
  init(_ words: [String]) throws(UsageError) {
    var words = words[...]
    if words.first == "list" {
      self = try Self.list(words.dropFirst())
      return
    }
    if words.first == "export" {
      self = try Export(words.dropFirst()).map { .export($0) } ?? .helpOn(Usage.export)
      return
    }
    if words.first == "pass" {
      self = try Self.pass(words.dropFirst())
      return
    }
    if words.first == "new" {
      self = try Self.new(words.dropFirst())
      return
    }
    if let command = words.first.flatMap(Take.Command.init(rawValue:)) {
      self =
        try Take(command, words.dropFirst()).map { .take($0) }
        ?? .helpOn(command == .render ? Usage.render : Usage.trace)
      return
    }
    var (prototype, host, start) = (PrototypeOptions(), HostOptions(followsAppearance: true), StartRequest())
    prototype.greets = words.isEmpty
    if words.first == "run" {
      words.removeFirst()
      guard let request = try Self.run(&words) else {
        self = .helpOn(Usage.run)
        return
      }
      prototype.own = request
    }
    while let word = words.popFirst() {
      let flag = try Flag(word: word)
      switch flag {
      case .help:
        self = .help
        return
      case .version:
        self = .version
        return
      case .screens:
        let paths = [try flag.value(from: &words)] + words.prefix { !$0.hasPrefix("-") }
        words.removeFirst(paths.count - 1)
        try Self.read { () throws(StartFault) in try prototype.setScreens(paths) }
      case .preview:
        guard prototype.own != nil else { throw UsageError("--preview is an option of `backswipe run`.") }
        prototype.own?.preview = try flag.value(from: &words)
      case .swift:
        guard prototype.own != nil else { throw UsageError("--swift is an option of `backswipe run`.") }
        prototype.own?.language = try flag.value(from: &words) { Int($0).inside(5...6) }
      case .noPanel: prototype.showsPanel = false
      case .fullscreen: prototype.isFullScreen = true
      case .transition: start.transition = try flag.value(from: &words)
      case .set: start.sets.append(try flag.value(from: &words))
      case .preset: start.preset = try flag.value(from: &words)
      case .config: start.config = try flag.value(from: &words)
      case .region: start.region = try flag.value(from: &words) { ["edge", "anywhere"].contains($0) ? $0 : nil }
      case .device: start.device = try flag.value(from: &words)
      case .appearance:
        let word = try flag.value(from: &words) { prototype.setAppearance($0) ? $0 : nil }
        host.followsAppearance = word == "system"
      case .fault:
        let name = try flag.value(from: &words)
        try Self.read { () throws(StartFault) in prototype.faults.append(try Fault.named(name)) }
      case .depth: prototype.depth = try flag.value(from: &words) { Int($0).inside(1...1000) }
      case .colors: prototype.setColors(try flag.value(from: &words, Self.colors))
      case .scale:
        let scale = try flag.value(from: &words) { Double($0).inside(0.25...8) }
        prototype.scale = CGFloat(scale)
        host.scale = CGFloat(scale)
      case .fps: host.framesPerSecond = try flag.value(from: &words) { Double($0).inside(1...1000) }
      }
    }
    try Self.read { () throws(StartFault) in
      try prototype.setStart(start, folders: UserFolders { name in getenv(name).map { String(cString: $0) } })
    }
    self = .window(prototype, host)
  }

  /// Does `work`, and throws its fault as an error of the command line.
  private static func read(_ work: () throws(StartFault) -> Void) throws(UsageError) {
    do throws(StartFault) { try work() } catch {
      throw UsageError(error.sentence, code: error.exitCode)
    }
  }

  /// Returns the request for the words after `list`.
  private static func list(_ words: ArraySlice<String>) throws(UsageError) -> Self {
    if words.contains("--help") || words.contains("-h") { return .helpOn(Usage.list) }
    let names = words.filter { $0 != "--json" }
    if let flag = names.first(where: { $0.hasPrefix("-") }) {
      throw UsageError.unknown(flag, of: "list", among: ["--json", "--help"])
    }
    if names.count > 1 {
      throw UsageError("list takes the name of one transition, not \(names.joined(separator: " ")).")
    }
    if let name = names.first, let sentence = CatalogueListing.complaint(about: name) { throw UsageError(sentence) }
    return .list(transition: names.first, asJSON: words.contains("--json"))
  }

  /// Removes the paths after `run`, and returns the request for them.
  private static func run(_ words: inout ArraySlice<String>) throws(UsageError) -> OwnRequest? {
    let paths = Array(words.prefix { !$0.hasPrefix("-") })
    words.removeFirst(paths.count)
    if words.contains("--help") || words.contains("-h") { return nil }
    guard !paths.isEmpty else { throw UsageError("run wants the paths of Swift files or folders after it.") }
    for path in paths where !OwnRequest.exists(path) {
      throw UsageError("run \(path): there is no such file or folder.", code: 3)
    }
    return OwnRequest(paths)
  }

  /// Returns the request for the words after `new`.
  private static func new(_ words: ArraySlice<String>) throws(UsageError) -> Self {
    if words.contains("--help") || words.contains("-h") { return .helpOn(Usage.new) }
    guard let name = words.first, words.count == 1 else {
      throw UsageError("new wants one name after it, as CardPush.")
    }
    return .new(name)
  }

  /// Returns the request for the words after `pass`.
  private static func pass(_ words: ArraySlice<String>) throws(UsageError) -> Self {
    if words.contains("--help") || words.contains("-h") { return .helpOn(Usage.pass) }
    if let other = words.first(where: { $0 != "--back" }) {
      throw UsageError.unknown(other, of: "pass", among: ["--back", "--help"])
    }
    return .pass(returns: !words.isEmpty)
  }

  /// Returns the colours in a list with commas; nil if one is invalid.
  static func colors(_ text: String) -> [UInt32]? {
    var colors: [UInt32] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard part.utf8.count == 6, part.first != "+", part.first != "-", let color = UInt32(part, radix: 16) else {
        return nil
      }
      colors.append(color)
    }
    return colors
  }
}

extension Optional where Wrapped: Comparable {
  /// The value if it lies in a range; otherwise nil.
  func inside(_ range: ClosedRange<Wrapped>) -> Wrapped? { flatMap { range.contains($0) ? $0 : nil } }
}
