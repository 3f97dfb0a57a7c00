import Prototype

/// The flags of `render` and `trace`.
enum TakeFlag: String, CaseIterable {
  case transition = "--transition"
  case set = "--set"
  case preset = "--preset"
  case config = "--config"
  case region = "--region"
  case depth = "--depth"
  case colors = "--colors"
  case screens = "--screens"
  case appearance = "--appearance"
  case drag = "--drag"
  case push = "--push"
  case pop = "--pop"
  case fault = "--fault"
  case size = "--size"
  case device = "--device"
  case fps = "--fps"
  case out = "--out"
  case force = "--force"
  case help = "--help"
  // Of `render` only.
  case at = "--at"
  case strip = "--strip"
  case scale = "--scale"
  case touch = "--touch"
  case small = "--small"
  // Of `trace` only.
  case json = "--json"
  case check = "--check"

  private static let renderOnly: Set<TakeFlag> = [.at, .strip, .scale, .touch, .small]
  private static let traceOnly: Set<TakeFlag> = [.json, .check]

  /// Creates the flag with a name; otherwise throws an error that suggests the nearest flag of the command.
  init(word: String, of command: Take.Command) throws(UsageError) {
    let others = command == .render ? Self.traceOnly : Self.renderOnly
    let known = Self.allCases.filter { !others.contains($0) }
    guard let flag = word == "-h" ? .help : known.first(where: { $0.rawValue == word }) else {
      throw UsageError.unknown(word, of: command.rawValue, among: known.map(\.rawValue))
    }
    self = flag
  }

  /// The values that the flag accepts, as an error names them.
  var allowed: String {
    switch self {
    case .transition, .set, .preset, .config, .region, .depth, .colors, .screens, .scale, .fps:
      Flag(rawValue: rawValue)?.allowed ?? ""
    case .appearance: "light or dark"
    case .drag: "the name of an example, or a file; `backswipe render --help` has them"
    case .fault: "the name of a fault; `backswipe render --help` has them"
    case .size: "WIDTHxHEIGHT in points, each 50 to 3000, as 390x844"
    case .device: "the name of a device; `backswipe render --help` has them"
    case .out: "a file or a folder"
    case .at: "a time as 0.25s or 250ms, or a progress as 40%"
    case .strip: "a whole number from 1 to 100"
    case .check: "a file with a trace"
    case .push, .pop, .force, .help, .touch, .small, .json: "nothing"
    }
  }

  /// Removes the flag's value from `words` and returns it as `read` converts it.
  func value<Value>(from words: inout ArraySlice<String>, _ read: (String) -> Value?) throws(UsageError) -> Value {
    guard let word = words.popFirst() else { throw UsageError("\(rawValue) wants \(allowed) after it.") }
    guard let value = read(word) else { throw UsageError("\(rawValue) \(word): it takes \(allowed).") }
    return value
  }

  /// Removes the flag's value from `words` and returns it.
  func value(from words: inout ArraySlice<String>) throws(UsageError) -> String { try value(from: &words) { $0 } }
}
