import SourcePass

/// The comment at the beginning of an exported transition.
@MainActor struct ExportComment {
  let text: String

  init(_ entry: CatalogueEntry, _ edits: ParameterEdits, preset: String?, _ plan: ExportPlan) {
    var lines = Self.wrapped("\(entry.title). \(entry.sentence)")
    lines += edits.isEmpty ? [] : Self.wrapped(Self.parameters(entry, edits, preset))
    lines += [CommandText.text(entry, edits), ""] + plan.attaching.lines().map { "    \($0)" } + [""]
    lines += (plan.remarks + plan.differences.map(\.rawValue)).flatMap { Self.wrapped($0) }
    if lines.last?.isEmpty == true { lines.removeLast() }
    text = lines.map { $0.isEmpty ? "//\n" : "// \($0)\n" }.joined()
  }

  private static func parameters(_ entry: CatalogueEntry, _ edits: ParameterEdits, _ preset: String?) -> String {
    let changed = edits.ordered(in: entry).map { "\($0.description.key) \(ParameterText.exact($0.value))" }
    let name = preset.map { "preset \($0)" } ?? (edits.isEmpty ? "the published ones" : "tuned in Backswipe")
    return "Parameters: \(name)" + (changed.isEmpty ? "." : "; \(changed.joined(separator: ", ")).")
  }

  /// In characters.
  private static let width = 117

  private static func wrapped(_ text: String) -> [String] {
    var lines = [""]
    for word in text.split(whereSeparator: \.isWhitespace) {
      let line = lines[lines.count - 1]
      if line.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if line.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
