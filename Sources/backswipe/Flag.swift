/// The flags of the command line.
enum Flag: String, CaseIterable {
  case transition = "--transition"
  case region = "--region"
  case depth = "--depth"
  case noPanel = "--no-panel"
  case scale = "--scale"
  case colors = "--colors"
  case appearance = "--appearance"
  case fps = "--fps"
  case help = "--help"
  case version = "--version"

  /// Creates the flag with a name; otherwise throws an error that suggests the nearest flag.
  init(word: String) throws(UsageError) {
    guard let flag = Flag(rawValue: word) else {
      // A value is a separate word.
      let name = String(word.prefix { $0 != "=" })
      let nearest = Self.allCases.map { ($0, Self.distance($0.rawValue, name)) }.min { $0.1 < $1.1 }
      let suggestion =
        nearest.flatMap { $0.1 <= Self.greatestDistance ? "; did you mean \($0.0.rawValue)?" : nil } ?? "."
      let kind = word.hasPrefix("-") ? "flag" : "argument"
      throw UsageError("there is no \(kind) \(word)\(suggestion) `backswipe --help` lists what there is.")
    }
    self = flag
  }

  /// The greatest number of wrong letters at which a flag is suggested.
  private static let greatestDistance = 3

  /// The values that the flag accepts, as an error names them.
  var allowed: String {
    switch self {
    case .transition: "the name of a transition; `backswipe list` has them"
    case .region: "edge or anywhere"
    case .appearance: "light, dark or system"
    case .depth: "a whole number from 1 to 1000"
    case .scale: "a number from 0.25 to 8"
    case .colors: "colours of six hexadecimal digits with commas between, as E2853B,2F9E64,2E5BBA"
    case .fps: "a number from 1 to 1000"
    case .noPanel, .help, .version: "nothing"
    }
  }

  /// Removes the flag's value from `words` and returns it as `read` converts it.
  func value<Value>(
    from words: inout ArraySlice<String>, _ read: (String) -> Value?
  ) throws(UsageError) -> Value {
    guard let word = words.popFirst() else { throw UsageError("\(rawValue) wants \(allowed) after it.") }
    guard let value = read(word) else { throw UsageError("\(rawValue) \(word): it takes \(allowed).") }
    return value
  }

  /// Returns the number of letters to insert, remove or change to turn one word into the other (Levenshtein's
  /// distance).
  private static func distance(_ first: String, _ second: String) -> Int {
    let second = Array(second)
    var row = Array(0...second.count)
    for (line, letter) in first.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for column in second.indices {
        let changed = diagonal + (letter == second[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(changed, row[column] + 1, diagonal + 1)
      }
    }
    return row[second.count]
  }
}
