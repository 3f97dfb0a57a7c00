import Foundation
import SourcePass

struct PassedFile {
  let path: String
  let original: String
  let passed: SourcePass.Rehearsed
  private(set) var text: String
  private var shifts: [[SourcePass.Shift]]
  private(set) var mends: Set<Mend> = []
  private(set) var remembered: Set<Int> = []
  /// What tells archives of the file's classes, by the number of its line after the source.
  private(set) var classes: [(line: Int, found: SourcePass.ArchivedClass)]

  /// A line of passed source, and what the compiler said about a column in it.
  struct Mend: Hashable {
    let line: Substring
    let column: Int
    let complaint: String
  }

  init(path: String, original: String) {
    self.init(path: path, original: original, passed: SourcePass.Rehearsed(text: original))
  }

  private init(path: String, original: String, passed: SourcePass.Rehearsed) {
    (self.path, self.original, self.passed) = (path, original, passed)
    (text, shifts) = (passed.text, [passed.shifts])
    let count = Self.lineCount(passed.text)
    classes = passed.classes.enumerated().map { (count + 1 + $0, $1) }
  }

  /// `libraries` are the texts of the modules that they import, and `firstParameter` is the index of their first
  /// constant.
  static func read(
    _ paths: [String], with libraries: [String] = [], firstParameter: Int = 0
  ) throws(BuildFailure) -> [PassedFile] {
    var texts: [String] = []
    for path in paths { texts.append(try text(path)) }
    let passed = SourcePass.rehearsing(texts, with: libraries, firstParameter: firstParameter)
    return zip(zip(paths, texts), passed).map { file, passed in
      PassedFile(path: file.0, original: file.1, passed: passed)
    }
  }

  /// A package's modules are named after the folders of their files.
  static func modules(of paths: [String]) -> Set<String> {
    Set(paths.flatMap { $0.split(separator: "/").dropLast().map(String.init) })
  }

  // MARK: Mending

  mutating func mend(_ messages: [BuildMessage], modules: Set<String>) -> Bool {
    mend(messages.filter { $0.path == path }.compactMap(\.complaint), modules)
  }

  /// Repeats mends that an earlier build made in the same lines.
  mutating func mend(again known: Set<Mend>, modules: Set<String>) {
    guard !known.isEmpty else { return }
    let mends = Dictionary(grouping: known, by: \.line)
    let complaints = zip(1..., lines).flatMap { number, line in
      (mends[line] ?? []).map { SourcePass.Complaint(line: number, column: $0.column, text: $0.complaint) }
    }
    _ = mend(complaints.sorted { ($0.line, $0.column) < ($1.line, $1.column) }, modules)
    remembered = Set(complaints.map(\.line))
  }

  private mutating func mend(_ complaints: [SourcePass.Complaint], _ modules: Set<String>) -> Bool {
    guard !complaints.isEmpty else { return false }
    let mended = SourcePass.mending(text, by: complaints, modules: modules)
    let lines = lines
    for complaint in mended.complaints where complaint.line <= lines.count {
      // Counted in the text after the pass, because next time all mends apply to that text together.
      let column = shifts.dropFirst().reversed().reduce(complaint.column) {
        SourcePass.original(column: $0, line: complaint.line, $1)
      }
      mends.insert(Mend(line: lines[complaint.line - 1], column: column, complaint: complaint.text))
    }
    guard !mended.complaints.isEmpty else { return false }
    text = mended.text
    shifts.append(mended.shifts)
    return true
  }

  private var lines: [Substring] { passed.text.lines(keepsEmpty: true) }

  func original(column: Int, line: Int) -> Int {
    shifts.reversed().reduce(column) { SourcePass.original(column: $0, line: line, $1) }
  }

  // MARK: Classes

  private static func lineCount(_ text: String) -> Int {
    text.utf8.count { $0 == UInt8(ascii: "\n") } + (text.isEmpty || text.hasSuffix("\n") ? 0 : 1)
  }

  /// What the compiler reads.
  var compiled: String {
    guard !classes.isEmpty else { return text }
    let end = text.isEmpty || text.hasSuffix("\n") ? "" : "\n"
    return text + end + classes.map(\.found.source).joined(separator: "\n") + "\n"
  }

  /// Whether the message is about a class that the pass added.
  func isAdded(_ message: BuildMessage) -> Bool {
    message.path == path && classes.contains { $0.line == message.line }
  }

  /// The number of the last line of the source, where the compiler misses what the source does not close.
  var lastLine: Int { max(1, Self.lineCount(text)) }

  /// Leaves out the classes that the messages are about; false if there are none.
  mutating func leaveOutClasses(_ messages: [BuildMessage]) -> Bool {
    let lines = Set(messages.filter { isAdded($0) }.map(\.line))
    let kept = classes.filter { !lines.contains($0.line) }.map(\.found)
    guard kept.count < classes.count else { return false }
    let count = Self.lineCount(text)
    classes = kept.enumerated().map { (count + 1 + $0, $1) }
    return true
  }

  // MARK: Reading

  private static func text(_ path: String) throws(BuildFailure) -> String {
    func fault(_ words: String) -> BuildFailure {
      .messages([BuildMessage(severity: .error, path: path, line: 0, column: 0, text: words)], output: "")
    }
    guard let bytes = FileTree.bytes(path, most: SourceFiles.mostBytes + 1) else {
      throw fault("the file cannot be read.")
    }
    guard bytes.count <= SourceFiles.mostBytes else { throw fault("the file is larger than 4 MB.") }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw fault("the file is not text in UTF-8.") }
    return text
  }

  func line(_ number: Int) -> String {
    let lines = original.lines(keepsEmpty: true, most: number)
    return lines.indices.contains(number - 1) ? String(lines[number - 1]) : ""
  }
}
