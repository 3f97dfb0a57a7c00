/// The flags of the command line.
enum Flag: String, CaseIterable {
  case transition = "--transition"
  case set = "--set"
  case preset = "--preset"
  case config = "--config"
  case region = "--region"
  case device = "--device"
  case screens = "--screens"
  case depth = "--depth"
  case noPanel = "--no-panel"
  case fullscreen = "--fullscreen"
  case scale = "--scale"
  case colors = "--colors"
  case appearance = "--appearance"
  case fault = "--fault"
  case fps = "--fps"
  case preview = "--preview"
  case swift = "--swift"
  case help = "--help"
  case version = "--version"

  /// Creates the flag with a name; otherwise throws an error that suggests the nearest flag.
  init(word: String) throws(UsageError) {
    guard let flag = word == "-h" ? .help : Flag(rawValue: word) else {
      throw UsageError.unknown(word, of: nil, among: Self.allCases.map(\.rawValue) + Request.commands)
    }
    self = flag
  }

  /// The values that the flag accepts, as an error names them.
  var allowed: String {
    switch self {
    case .transition: "the name of a transition; `backswipe list` has them"
    case .set: "KEY=VALUE, as duration=0.45"
    case .preset: "the name of a preset, or published"
    case .config: "a file with figures"
    case .region: "edge or anywhere"
    case .screens: "PNG files"
    case .device: "the name of a device, as iphone-16"
    case .appearance: "light, dark or system"
    case .fault: "the name of a fault; `backswipe --help` has them"
    case .depth: "a whole number from 1 to 1000"
    case .scale: "a number from 0.25 to 8"
    case .colors: "colours of six hexadecimal digits with commas between, as E2853B,2F9E64,2E5BBA"
    case .fps: "a number from 1 to 1000"
    case .preview: "the name of a preview"
    case .swift: "5 or 6"
    case .noPanel, .fullscreen, .help, .version: "nothing"
    }
  }

  /// Removes the flag's value from `words` and returns it.
  func value(from words: inout ArraySlice<String>) throws(UsageError) -> String { try value(from: &words) { $0 } }

  /// Removes the flag's value from `words` and returns it as `read` converts it.
  func value<Value>(
    from words: inout ArraySlice<String>, _ read: (String) -> Value?
  ) throws(UsageError) -> Value {
    guard let word = words.popFirst() else { throw UsageError("\(rawValue) wants \(allowed) after it.") }
    guard let value = read(word) else { throw UsageError("\(rawValue) \(word): it takes \(allowed).") }
    return value
  }
}
