extension SourcePass {
  /// Returns a file as Xcode wants it: with selectors, and with the imports of an application.
  package static func exported(_ file: SourceFile) -> SourceFile {
    var file = file
    file.text = returning(file.text).text
    let lines = file.text.lines(keepsEmpty: true)
    let imports = Set(lines.compactMap(importedModule))
    var body = lines.filter { importedModule($0) == nil }[...]
    while body.first?.isEmpty == true { body.removeFirst() }
    var heads = imports.sorted().map { "import \($0)" }
    if overridesTouches(file.text) { heads.append(touchesImport) }
    file.text = (heads.isEmpty ? "" : heads.joined(separator: "\n") + "\n\n") + body.joined(separator: "\n")
    return file
  }

  /// Joins the declarations of exported files, and collects the modules that they import.
  package static func body(of files: [SourceFile]) -> (imports: [String], text: String) {
    var (imports, parts): (Set<String>, [String]) = ([], [])
    for file in files {
      let lines = file.text.lines(keepsEmpty: true)
      imports.formUnion(lines.filter { $0.hasPrefix("import ") }.map(String.init))
      let body = lines.filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
      parts.append(body.trimmingPrefix { $0 == "\n" } + "")
    }
    return (imports.sorted(), parts.joined(separator: "\n"))
  }

  package static func joined(_ files: [SourceFile], under head: String) -> String {
    let bodies = files.map { body(of: [$0]) }
    let parts = zip(files, bodies).map { file, body in
      let title = file.name.hasSuffix(".swift") ? String(file.name.dropLast(6)) : file.name
      return "// MARK: - \(title)\n\n" + body.text.reversed().drop { $0 == "\n" }.reversed() + "\n"
    }
    let imports = Set(bodies.flatMap(\.imports)).sorted().map { $0 + "\n" }
    return head + "\n" + imports.joined() + "\n" + parts.joined(separator: "\n")
  }

  /// Needed on iOS to override a recogniser's touches.
  private static let touchesImport = "import UIKit.UIGestureRecognizerSubclass"

  private static func overridesTouches(_ text: String) -> Bool {
    let source = SourceText(text)
    let isRecognizer = (0..<source.count).contains { index in
      source.text(at: index) == "class" && source.text(at: index + 2) == ":"
        && source.text(at: index + 3).hasSuffix("GestureRecognizer")
    }
    let overrides = ["touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled", "reset"]
    return isRecognizer && (0..<source.count).contains { overrides.contains(source.text(at: $0)) }
  }

  private static func importedModule(_ line: Substring) -> String? {
    let words = line.split(separator: " ")
    guard words.count >= 2, words[words.count - 2] == "import",
      words.dropLast(2).allSatisfy({ ["public", "package", "internal", "private", "fileprivate"].contains($0) })
    else { return nil }
    return String(words[words.count - 1])
  }
}
