import Foundation
import SourcePass

/// A file of the user after the pass.
struct PassedFile {
  let path: String
  let original: String
  let passed: SourcePass.Rehearsed

  /// Creates a file without previews and constants.
  init(path: String, original: String) {
    (self.path, self.original) = (path, original)
    passed = SourcePass.Rehearsed(text: original)
  }

  private init(path: String, original: String, passed: SourcePass.Rehearsed) {
    (self.path, self.original, self.passed) = (path, original, passed)
  }

  /// Reads the files at some paths, and passes their sources.
  static func read(_ paths: [String]) throws(BuildFailure) -> [PassedFile] {
    var texts: [String] = []
    for path in paths { texts.append(try text(path)) }
    return zip(zip(paths, texts), SourcePass.rehearsing(texts, modules: modules(paths))).map { file, passed in
      PassedFile(path: file.0, original: file.1, passed: passed)
    }
  }

  /// Returns the names of modules whose files these are: those of their folders, as packages have them.
  private static func modules(_ paths: [String]) -> Set<String> {
    let folders = paths.flatMap { $0.split(separator: "/").dropLast().map(String.init) }
    return Set(folders).subtracting(["UIKit", "Foundation", "QuartzCore", "CoreGraphics"])
  }

  private static func text(_ path: String) throws(BuildFailure) -> String {
    func fault(_ words: String) -> BuildFailure {
      .messages([BuildMessage(severity: .error, path: path, line: 0, column: 0, text: words)], output: "")
    }
    let bytes: Data
    do { bytes = try Data(contentsOf: URL(fileURLWithPath: path)) } catch { throw fault("the file cannot be read.") }
    guard bytes.count <= SourceFiles.mostBytes else { throw fault("the file is larger than 4 MB.") }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw fault("the file is not text in UTF-8.") }
    return text
  }

  /// Returns the user's own line with a number from 1; empty if there is none.
  func line(_ number: Int) -> String {
    let lines = original.split(separator: "\n", maxSplits: number, omittingEmptySubsequences: false)
    return lines.indices.contains(number - 1) ? String(lines[number - 1]) : ""
  }
}
