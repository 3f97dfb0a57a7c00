import Foundation
import Prototype
import SourcePass

/// Reads sources without a build, and claims what goes wrong in their transitions.
struct LintCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  /// Returns whether nothing is claimed.
  @MainActor func run() throws(StartFault) -> Bool {
    var files: [(path: String, text: String)] = []
    for path in arguments.operands.flatMap(Self.paths) {
      guard let data = FileManager.default.contents(atPath: path), data.count <= Self.mostBytes else { continue }
      guard LintRule.hints.contains(where: { data.range(of: Data($0.utf8)) != nil }) else { continue }
      files.append((path, String(decoding: data, as: UTF8.self)))
    }
    let claims = SourcePass.lint(files.map(\.text))
    let lines = claims.map { claim -> String in
      let path = files[claim.file].path
      let command = CommandText.line(["backswipe"] + claim.rule.command(path))
      if arguments.isJSON {
        let row: [String: Any] = [
          "rule": claim.rule.rawValue, "file": path, "line": claim.line, "text": claim.text, "why": claim.rule.sentence,
          "command": command,
        ]
        let json = try? JSONSerialization.data(withJSONObject: row, options: [.sortedKeys, .withoutEscapingSlashes])
        return json.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
      }
      return "\(path):\(claim.line): \(claim.text): \(claim.rule.sentence) (\(claim.rule.rawValue)); \(command)"
        .asOneLine
    }
    let whole = arguments.isJSON ? "[\(lines.joined(separator: ",\n"))]\n" : lines.map { $0 + "\n" }.joined()
    try Backswipe.put(
      whole.isEmpty ? "Nothing is claimed about \(arguments.operands.joined(separator: ", ")).\n" : whole)
    return claims.isEmpty
  }

  private static let mostBytes = 4 << 20
  /// Folders of what others wrote, or what a build made.
  private static let skipped: Set = ["Pods", "Carthage", "DerivedData", "build"]

  private static func paths(_ path: String) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
      return [path]
    }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return [] }
    return names.sorted().filter { !$0.hasPrefix(".") && !skipped.contains($0) }.flatMap { name -> [String] in
      let inner = path.hasSuffix("/") ? path + name : "\(path)/\(name)"
      return paths(inner).filter { $0.hasSuffix(".swift") }
    }
  }
}
