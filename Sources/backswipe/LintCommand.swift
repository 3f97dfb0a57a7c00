import Prototype
import SourcePass
import Workshop

/// Reads sources without a build, and claims what goes wrong in their transitions.
@MainActor struct LintCommand {
  private let arguments: Arguments

  init(_ arguments: Arguments) { self.arguments = arguments }

  /// Returns whether nothing is claimed.
  func run() throws(StartFault) -> Bool {
    var files: [(path: String, text: String)] = []
    for path in arguments.operands {
      let isFolder = FileTree.isFolder(path)
      for path in isFolder ? FileTree.swiftFiles(in: path) : [path] {
        do throws(StartFault) {
          let text = try StandardFiles.contents(path)
          if LintRule.hints.contains(where: { text.contains($0) }) { files.append((path, text)) }
        } catch {
          guard isFolder else { throw error }
          Backswipe.complain("\(error.sentence) It is left out.")
        }
      }
    }
    let claims = SourcePass.lint(files.map(\.text))
    if arguments.isJSON {
      try Backswipe.put(JSONWriter.text(.array(claims.map { Self.json($0, files[$0.file].path) })))
      return claims.isEmpty
    }
    let lines = claims.map { claim in
      let path = files[claim.file].path
      return
        "\(path):\(claim.line): \(claim.text): \(claim.rule.sentence) (\(claim.rule.rawValue)); \(Self.command(claim, path))"
        .asOneLine
    }
    let nothing = "Nothing is claimed about \(arguments.operands.joined(separator: ", "))\n"
    try Backswipe.put(lines.isEmpty ? nothing : lines.map { $0 + "\n" }.joined())
    return claims.isEmpty
  }

  private static func command(_ claim: SourcePass.Claim, _ path: String) -> String {
    CommandText.line(["backswipe"] + claim.rule.command(path))
  }

  private static func json(_ claim: SourcePass.Claim, _ path: String) -> JSONWriter.Value {
    .object([
      ("rule", .string(claim.rule.rawValue)), ("file", .string(path)), ("line", .number(Double(claim.line))),
      ("text", .string(claim.text)), ("why", .string(claim.rule.sentence)), ("command", .string(command(claim, path))),
    ])
  }
}
