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
      return "\(name): nothing found in \(count) drags, which met \(pairs.count) situations".asOneLine
    }
    return "\(name): \(finding.sentence), in drag \(finding.number)".asOneLine
  }

  fileprivate var json: JSONWriter.Value {
    var members: [(key: String, value: JSONWriter.Value)] = [
      ("name", .string(name)), ("drags", .number(Double(count))), ("situations", .number(Double(pairs.count))),
    ]
    if let finding {
      members += [
        ("rule", .string(finding.problem.rule)), ("problem", .string(finding.problem.text)),
        ("gesture", .string(finding.drag.sentence)), ("events", .number(Double(finding.drag.events.count))),
        ("faults", .number(Double(finding.drag.strikes.count))), ("number", .number(Double(finding.number))),
      ]
    }
    return .object(members)
  }
}

extension GestureSearch.Finding {
  /// Such as "a flick of 120 pt to the right in 0.05 s: a transition or a finger is held at the end (neverStuck)".
  package var sentence: String { "\(drag.sentence): \(problem.text) (\(problem.rule))" }
}

extension Drag {
  /// The presses and faults in their order, in words.
  var sentence: String {
    var parts: [(time: Double, text: String)] = []
    var lastEnd: Double?
    for press in presses {
      let events = press.map { self.events[$0] }
      guard let start = events.first?.time, let end = events.last?.time else { continue }
      var text = Self.words(events)
      if let lastEnd {
        text += start < lastEnd ? " meanwhile" : " \(Self.number(start - lastEnd)) s later"
      }
      parts.append((start, text))
      lastEnd = max(lastEnd ?? end, end)
    }
    for (time, fault) in faults { parts.append((time, "with \(fault.name) at \(Self.number(time)) s")) }
    return parts.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element.text).joined(separator: ", ")
  }

  /// A press, from down to up.
  private static func words(_ events: [Event]) -> String {
    let points = events.compactMap(\.event.point)
    guard let first = points.first, let last = points.last, let start = events.first?.time,
      let end = events.last?.time
    else { return "nothing" }
    let who = events[0].finger == 0 ? "" : " of another finger"
    let taken = events.last?.event == .cancel ? ", taken away" : ""
    let (dx, dy) = ((last.x - first.x).native, (last.y - first.y).native)
    let distance = (dx * dx + dy * dy).squareRoot()
    let lengths = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y).native }
    let length = lengths.reduce(0, +)
    let seconds = "\(number(end - start)) s"
    if length < 10 {
      let kind = end - start <= 0.1 ? "a tap" : "a press of \(seconds)"
      return "\(kind)\(who) at \(number(first.x.native)), \(number(first.y.native))\(taken)"
    }
    if length - distance > 10 {
      return "a drag\(who) of \(number(length)) pt there and back in \(seconds)\(taken)"
    }
    let moving = (events.last { $0.event.isMove }?.time ?? end) - start
    let kind = moving > 0 && end - start - moving < 0.05 && distance / moving > 500 || moving == 0 ? "flick" : "drag"
    let direction = abs(dx) > abs(dy) ? dx > 0 ? "to the right" : "to the left" : dy > 0 ? "down" : "up"
    return "a \(kind)\(who) of \(number(distance)) pt \(direction) in \(seconds)\(taken)"
  }

  private static func number(_ number: Double) -> String { FixedText.short(number, decimals: 2) }
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
