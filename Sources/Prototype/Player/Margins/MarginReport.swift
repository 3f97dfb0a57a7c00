import CoreGraphics
import Foundation
import SourcePass
import Stage

extension DragMargin {
  private static func number(_ value: Double) -> String { FixedText.short(value, decimals: 0) }

  private static func pair(_ first: String?, _ second: String?) -> String? {
    let parts = [first, second].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " or ")
  }

  /// What it is allowed to be otherwise.
  var sentence: String {
    let outcome = decision.map { $0 ? "finishes" : "goes back" } ?? "decides nothing"
    func percent(_ share: Double?, _ word: String) -> String? { share.map { "\(Self.number($0 * 100)) % \(word)" } }
    func points(_ points: Double?, _ word: String) -> String? { points.map { "\(Self.number($0)) pt \(word)" } }
    func speed(_ share: Double?) -> String { share.map { Self.number($0 * pointsPerSecond) } ?? "" }
    func time(_ seconds: Double?, _ word: String) -> String? { seconds.map { "\(Self.number($0 * 1000)) ms \(word)" } }
    let lines = [
      Self.pair(points(shorter, "shorter"), points(longer, "longer")) ?? "any distance on the screen",
      Self.pair(
        percent(slower, "slower").map { "\($0) (\(speed(slower)) pt/s)" },
        percent(faster, "faster").map { "\($0) (\(speed(faster)) pt/s)" }) ?? "any speed from a quarter to four times",
      Self.pair(time(earlier, "earlier"), time(later, "later")).map { "a release \($0)" }
        ?? "any instant of the release",
    ]
    let late = delay > 0 ? "reports up to \(Self.number(delay * 1000)) ms late" : "no late report"
    return "\(outcome); holds for \(lines.joined(separator: ", ")), \(late); "
      + "\(flips) of \(clocks) clocks that are up to \(Self.number(Self.usualDelay * 1000)) ms late turn it"
  }

  var members: [(key: String, value: JSONWriter.Value)] {
    let amounts = [
      ("shorter", shorter), ("longer", longer), ("slower", slower), ("faster", faster), ("earlier", earlier),
      ("later", later),
    ]
    return [("finishes", decision.map { .boolean($0) } ?? .null), ("pointsPerSecond", .number(pointsPerSecond))]
      + amounts.map { ($0, $1.map { .number($0) } ?? .null) }
      + [("delay", .number(delay)), ("clocks", .number(Double(clocks))), ("flips", .number(Double(flips)))]
  }
}

/// What several searches found.
@MainActor package struct MarginReport {
  private let searches: [MarginSearch]

  package init(_ searches: [MarginSearch]) { self.searches = searches }

  /// Whether no clock turns any drag, and each judged one decides something.
  package var holds: Bool {
    searches.allSatisfy { search in
      search.found.allSatisfy { $0.margin.flips == 0 }
        && search.judged.allSatisfy { $0.margin.flips == 0 && $0.margin.decision != nil }
    }
  }

  package var text: String { searches.map(\.text).joined(separator: "\n") }

  package var json: String {
    JSONWriter.text(
      .object([
        ("version", .number(1)), ("holds", .boolean(holds)), ("subjects", .array(searches.map(\.json))),
      ]))
  }
}

extension MarginSearch {
  fileprivate var text: String {
    let ours = found.map { found in
      let spellings = TestSpelling.all(found.test, on: track).map { spelling in
        "  \(spelling.name):\n" + spelling.text.lines().map { "    \($0)\n" }.joined()
      }
      return "\(name), \(found.kind.rawValue): \(found.test.sentence): \(found.margin.sentence)\n\(spellings.joined())"
    }
    let theirs = judged.map { judged in
      let better = found.first { $0.kind == judged.kind }.map {
        " Better: the \($0.kind.rawValue) of \($0.test.sentence)."
      }
      return "\(judged.path.asOneLine): \(judged.margin.sentence).\(better ?? "")\n"
    }
    return (theirs + ours).joined()
  }

  fileprivate var json: JSONWriter.Value {
    let ours = found.map { found -> JSONWriter.Value in
      let spellings = TestSpelling.all(found.test, on: track).map { ($0.name, JSONWriter.Value.string($0.text)) }
      let drag: [(key: String, value: JSONWriter.Value)] = [
        ("kind", .string(found.kind.rawValue)), ("distance", .number(found.test.distance)),
        ("seconds", .number(found.test.seconds)), ("hold", .number(found.test.hold)),
      ]
      return .object(drag + found.margin.members + [("tests", .object(spellings))])
    }
    let theirs = judged.map { judged -> JSONWriter.Value in
      let better: [(key: String, value: JSONWriter.Value)] =
        judged.kind.map { [("better", .string($0.rawValue))] } ?? []
      return .object([("file", .string(judged.path))] + judged.margin.members + better)
    }
    return .object([("name", .string(name)), ("drags", .array(ours)), ("judged", .array(theirs))])
  }

  package func write(to name: String) throws(StartFault) {
    for found in found { try DragFile.write(found.drag, to: Self.path(name, found.kind)) }
  }

  /// NAME-finish.jsonl and the like.
  package static func paths(_ name: String) -> [String] { Kind.allCases.map { path(name, $0) } }

  private static func path(_ name: String, _ kind: Kind) -> String { "\(name)-\(kind.rawValue).jsonl" }
}
