import Prototype

/// An error in the command line, or in a file that it names.
struct UsageError: Error {
  /// A sentence that names the error and what is allowed.
  let sentence: String
  /// The exit code of the program.
  let code: Int32

  init(_ sentence: String, code: Int32 = 2) { (self.sentence, self.code) = (sentence.asOneLine, code) }
}

extension UsageError {
  /// An error about a word that a command does not know, which suggests the nearest of the words that it knows.
  static func unknown(_ word: String, of command: String?, among names: [String]) -> UsageError {
    // A value is a separate word.
    let name = String(word.prefix { $0 != "=" })
    let suggestion = NearestName.suggestion(for: name, among: names)
    let kind = word.hasPrefix("-") ? "flag" : command == nil ? "command" : "argument"
    let (owner, help) = (command.map { "\($0) has" } ?? "there is", command.map { " \($0)" } ?? "")
    return UsageError("\(owner) no \(kind) \(word)\(suggestion) `backswipe\(help) --help` lists what there is.")
  }
}
