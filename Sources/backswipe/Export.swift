import Glibc
import Prototype

/// A request for a transition's source, or for its figures.
@MainActor struct Export {
  private let request: ExportRequest
  private let isJSON: Bool
  /// The path to write; nil for standard output.
  private let path: String?

  /// The flags of the command.
  enum Flag: String, CaseIterable {
    case transition = "--transition"
    case set = "--set"
    case preset = "--preset"
    case config = "--config"
    case region = "--region"
    case json = "--json"
    case out = "--out"
    case force = "--force"
    case help = "--help"

    /// Creates the flag with a name; otherwise throws an error that suggests the nearest one.
    init(word: String) throws(UsageError) {
      guard let flag = word == "-h" ? .help : Flag(rawValue: word) else {
        throw UsageError.unknown(word, of: "export", among: Self.allCases.map(\.rawValue))
      }
      self = flag
    }

    func value(from words: inout ArraySlice<String>, _ isAllowed: (String) -> Bool = { _ in true }) throws(UsageError)
      -> String
    {
      let allowed =
        self == .out
        ? "a folder, a file that ends in .swift or .json, or -" : backswipe.Flag(rawValue: rawValue)?.allowed
      guard let word = words.popFirst() else { throw UsageError("\(rawValue) wants \(allowed ?? "") after it.") }
      guard isAllowed(word) else { throw UsageError("\(rawValue) \(word): it takes \(allowed ?? "").") }
      return word
    }
  }

  /// Creates the request of the words after the command; nil for its help.
  init?(_ words: ArraySlice<String>) throws(UsageError) {
    var (words, start, isJSON, isForced, out) = (words, StartRequest(), false, false, String?.none)
    while let word = words.popFirst() {
      let flag = try Flag(word: word)
      switch flag {
      case .help: return nil
      case .json: isJSON = true
      case .force: isForced = true
      case .transition: start.transition = try flag.value(from: &words)
      case .set: start.sets.append(try flag.value(from: &words))
      case .preset: start.preset = try flag.value(from: &words)
      case .config: start.config = try flag.value(from: &words)
      case .region: start.region = try flag.value(from: &words) { ["edge", "anywhere"].contains($0) }
      case .out: out = try flag.value(from: &words) { !$0.isEmpty }
      }
    }
    path = out == "-" ? nil : out
    self.isJSON = isJSON || path?.hasSuffix(".json") == true
    if isJSON, path?.hasSuffix(".swift") == true { throw UsageError("--json writes no Swift: end --out in .json.") }
    do throws(StartFault) {
      request = try ExportRequest(start, folders: UserFolders { name in getenv(name).map { String(cString: $0) } })
      guard !isForced, let path else { return }
      let inputs = [start.config].compactMap(\.self).map { (flag: Flag.config.rawValue, path: $0) }
      try OutputFile.check(path, reading: inputs, remedy: Usage.remedy)
    } catch {
      throw UsageError(error.sentence, code: error.exitCode)
    }
  }

  /// Does it, and returns the text for standard output.
  func run() throws(StartFault) -> String {
    guard !isJSON else {
      guard let path else { return request.json }
      try HandOff.write(request.json, to: path)
      return ""
    }
    let export = try request.swift()
    guard let path else { return export.text }
    if path.hasSuffix(".swift") { try export.write(to: path) } else { try export.writeFolder(path) }
    return ""
  }
}
