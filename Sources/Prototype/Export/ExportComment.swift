/// The comment at the beginning of an exported transition.
@MainActor struct ExportComment {
  /// The comment, each line with its newline.
  let text: String

  init(_ entry: CatalogueEntry, _ edits: FigureEdits, preset: String?, _ plan: ExportPlan) {
    guard plan.preview == nil else {
      var lines = Self.wrapped("\(entry.title). \(entry.sentence)", width: 117)
      lines += edits.isEmpty ? [] : Self.wrapped(Self.figures(entry, edits, preset))
      lines += [CommandText.text(entry, edits), ""] + plan.attaching.split(separator: "\n").map { "    \($0)" } + [""]
      lines += (plan.remarks + plan.differences.map(\.shortWords)).flatMap { Self.wrapped($0) }
      text = lines.map { $0.isEmpty ? "//\n" : "// \($0)\n" }.joined()
      return
    }
    var lines = Self.wrapped("\(entry.title). \(entry.sentence)") + [""]
    lines += Self.wrapped(Self.figures(entry, edits, preset)) + [CommandText.text(entry, edits), ""]
    lines.append("To attach it:")
    lines.append("")
    lines += plan.attaching.split(separator: "\n").map { "    \($0)" }
    lines.append("")
    for remark in plan.remarks { lines += Self.wrapped(remark) }
    if let spring = MotionFigures(entry, edits).spring {
      let (swiftUI, uiKit) = (MotionSpelling.swiftUI.spring(spring).text, MotionSpelling.uiKit.spring(spring).text)
      lines += Self.wrapped("Its spring elsewhere:") + ["", "    \(swiftUI)  // SwiftUI", "    \(uiKit)", ""]
    }
    if !plan.differences.isEmpty {
      lines.append("On iOS:")
      for difference in plan.differences {
        let words = Self.wrapped(difference.words, width: Self.width - 2)
        lines += words.enumerated().map { ($0 == 0 ? "- " : "  ") + $1 }
      }
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    text = lines.map { $0.isEmpty ? "//\n" : "// \($0)\n" }.joined()
  }

  private static func figures(_ entry: CatalogueEntry, _ edits: FigureEdits, _ preset: String?) -> String {
    let changed = edits.ordered(in: entry).map { "\($0.description.key) \(FigureText.exact($0.value))" }
    let name = preset.map { "preset \($0)" } ?? (edits.isEmpty ? "the published ones" : "tuned in Backswipe")
    return "Figures: \(name)" + (changed.isEmpty ? "." : "; \(changed.joined(separator: ", ")).")
  }

  /// The width of a line, in characters.
  private static let width = 100

  private static func wrapped(_ text: String, width: Int = Self.width) -> [String] {
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
