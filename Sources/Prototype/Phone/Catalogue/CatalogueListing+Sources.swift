import Foundation
import Motion

extension CatalogueListing {
  /// A page in Markdown: the engines, what commits a back swipe in each, and where their parameters come from.
  package static var sources: String {
    let engines = Catalogue.entries.filter { $0.group == .engines }
    let rows = engines.map { entry in
      let kinds = entry.parameters.compactMap(\.description.provenance)
      let counts = ["measured", "published", "guessed"].map { word in "\(kinds.count { $0.word == word })" }
      let sources = ParameterSource.allCases.filter { source in kinds.contains { $0.source == source } }
      return ([entry.title, commits(entry)] + counts + [sources.map(\.rawValue).joined(separator: ", ")])
    }
    let guesses = engines.compactMap { entry -> String? in
      let names = entry.parameters.filter { $0.description.provenance == .guessed }.map { "`\($0.description.key)`" }
      return names.isEmpty ? nil : "- \(entry.title): \(names.joined(separator: ", "))."
    }
    let used = ParameterSource.allCases.map { [$0.rawValue, $0.subject, $0.version] }
    return [
      "# Where the motions come from",
      """
      The known engines, what commits a back swipe in each, and where their parameters come from. `backswipe list --sources`
      writes this page.
      """,
      "## Engines",
      table(["Engine", "A release goes back", "Measured", "Published", "Guessed", "Sources"], rows),
      """
      Progress is the distance that the screen has moved, as a fraction of the width; a velocity is the finger's at the
      release. The numbers count parameters.
      """,
      "## Sources", table(["Source", "What", "Version"], used),
      "## Guesses",
      "Neither measured nor published, or without an effect in the engine as it is:", guesses.joined(separator: "\n"),
    ].joined(separator: "\n\n")
  }

  private static func table(_ headings: [String], _ rows: [[String]]) -> String {
    ([headings, headings.map { _ in "---" }] + rows).map { "| \($0.joined(separator: " | ")) |" }.joined(
      separator: "\n")
  }

  /// Returns what commits a back swipe, in words.
  static func commits(_ entry: CatalogueEntry, _ edits: ParameterEdits = ParameterEdits()) -> String {
    guard let rule = entry.rule(edits, DragStart()) else { return "never by a drag" }
    let atEdge = entry.rule(edits, DragStart(distanceFromEdge: 0)) ?? rule
    return atEdge == rule ? words(rule) : "\(words(atEdge)) from the edge; \(words(rule)) from anywhere else"
  }

  static func words(_ rule: ReleaseRule) -> String {
    func percent(_ fraction: Double) -> String { "\(FixedText.short(100 * fraction, decimals: 1)) %" }
    func speed(_ limit: VelocityLimit) -> String {
      switch limit {
      case .pointsPerSecond(let speed): "\(FixedText.short(speed, decimals: 0)) pt/s"
      case .progressPerSecond(let speed): "\(FixedText.short(speed, decimals: 2)) widths/s"
      }
    }
    return switch rule {
    case .distance(let threshold): "past \(percent(threshold))"
    case .distanceOrVelocity(let threshold, let limit): "past \(percent(threshold)), or faster than \(speed(limit))"
    case .fling(let limit, let threshold):
      "from \(speed(limit)) on by its direction, below past \(percent(threshold))"
    case .leading(let seconds, let threshold, let includesThreshold):
      "\(includesThreshold ? "from" : "past") \(percent(threshold))\(includesThreshold ? " on" : ""), "
        + "as if \(FixedText.short(seconds, decimals: 2)) s later"
    case .projection(_, let threshold): "past \(percent(threshold)), where it would come to rest"
    }
  }
}
