import CoreGraphics
import Foundation
import Stage

/// What several searches found.
@MainActor package struct GestureReport {
  private let searches: [GestureSearch]

  package init(_ searches: [GestureSearch]) { self.searches = searches }

  package var isRight: Bool { searches.allSatisfy { $0.finding == nil } }

  /// A line for each subject.
  package var text: String { searches.map { $0.line + "\n" }.joined() }

  package var json: String { JSONWriter.text(.object(members)) }

  var members: [(key: String, value: JSONWriter.Value)] {
    [("version", .number(1)), ("holds", .boolean(isRight)), ("subjects", .array(searches.map(\.json)))]
  }
}

extension GestureSearch {
  fileprivate var line: String {
    guard let finding else {
      let plans = plans.map { $0.hasEnd ? "\($0.name) \($0.count) of \($0.gestures.count)" : "\($0.name) \($0.count)" }
      return
        ("\(name): nothing found in \(count) drags, which met \(pairs.count) situations: "
        + plans.joined(separator: ", ")).asOneLine
    }
    return "\(name): \(finding.sentence), in drag \(finding.number)".asOneLine
  }

  fileprivate var json: JSONWriter.Value {
    var members: [(key: String, value: JSONWriter.Value)] = [
      ("name", .string(name)), ("drags", .number(Double(count))), ("situations", .number(Double(pairs.count))),
      (
        "searches",
        .array(
          plans.map { plan in
            let all: [(key: String, value: JSONWriter.Value)] =
              plan.hasEnd ? [("of", .number(Double(plan.gestures.count)))] : []
            return .object([("name", .string(plan.name)), ("tried", .number(Double(plan.count)))] + all)
          })
      ),
    ]
    if let finding {
      members += [
        ("rule", .string(finding.problem.rule)), ("problem", .string(finding.problem.text)),
        ("gesture", .string(finding.gesture.sentence)), ("events", .number(Double(finding.drag.events.count))),
        ("faults", .number(Double(finding.drag.strikes.count))), ("number", .number(Double(finding.number))),
      ]
    }
    return .object(members)
  }
}

extension GestureSearch.Finding {
  /// Such as "press at 4, 422, move 30 pt to the right in 0.08 s, let go: a transition is held at the end (neverStuck)".
  package var sentence: String { "\(gesture.sentence): \(problem.text) (\(problem.rule))" }
}

extension GestureSearch.Finding {
  /// Writes NAME.jsonl, and NAME.png with a strip, unless the code ends meanwhile.
  @MainActor package func write(to name: String, _ performance: Performance) throws(StartFault) {
    try DragFile.write(drag, to: "\(name).jsonl")
    try clip(of: performance, scale: 1)?.writeStrip(of: Self.pictures, to: "\(name).png")
  }

  /// Nil if the code ends meanwhile.
  @MainActor func strip(of performance: Performance, scale: CGFloat) throws(StartFault) -> Bitmap? {
    try clip(of: performance, scale: scale)?.strip(of: Self.pictures)
  }

  @MainActor private func clip(of performance: Performance, scale: CGFloat) -> Clip? {
    guard problem.rule != GestureTrial.crash else { return nil }
    var setup = performance
    (setup.action, setup.isStrict, setup.scale) = (.drag(drag), true, scale)
    var clip = Clip(setup)
    clip.showsTouch = true
    return clip
  }

  /// Of a strip.
  private static let pictures = 7
}
