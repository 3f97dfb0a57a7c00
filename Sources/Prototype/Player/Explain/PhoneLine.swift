/// What is said under a phone, in parts.
struct PhoneLine: Equatable {
  var states: [String] = []
  /// The outcome, such as "Cancelled", or what it would be now.
  var decision: String?
  /// The deciding ones first.
  var reasons: [String] = []
  /// What the drag lacked, one for each comparison that would have been enough.
  var margins: [String] = []
  /// The outcome on a second phone, which shares this line.
  var second: String?
  /// How to move the screens, from long to short; used if there is nothing else to say.
  var hints: [String] = []

  /// Adds a decision, or the reason why a drag moved nothing.
  mutating func tell(_ made: DragDecision?, _ missed: MissedDrag?) {
    if let made {
      (decision, reasons, margins) = (made.word, made.reasons, made.needs)
    } else if let missed {
      (decision, reasons) = (missed.parts.what, [missed.parts.why])
    }
  }

  /// Whether there are only hints.
  var isHint: Bool { states.isEmpty && decision == nil && second == nil }

  /// With all parts; nil if there is nothing to say.
  var text: String? { texts.first }

  /// Returns as many parts as fit, or else the shortest line.
  func text(fitting fits: (String) -> Bool) -> String? {
    let texts = texts
    return texts.first(where: fits) ?? texts.last
  }

  /// From long to short.
  ///
  /// Reasons are dropped first, then all but one margin, then the decision's.
  private var texts: [String] {
    if isHint { return hints }
    func line(_ parts: [String?]) -> String { parts.compactMap(\.self).joined(separator: " · ").withMinusSigns }
    guard let decision else { return [line(states + [second])] }
    let whole = DragDecision.sentence(decision, reasons, margins)
    if let second {
      let own = "A \(decision.prefix(1).lowercased())\(decision.dropFirst())"
      return [states + [whole, second], states + [own, second], [own, second], states + [second]].map(line)
    }
    let shorter =
      margins.isEmpty
      ? [DragDecision.sentence(decision, Array(reasons.prefix(1)), [])]
      : [margins, Array(margins.prefix(1))].map { DragDecision.sentence(decision, [], $0) }
    return ([whole] + shorter + [decision]).map { line(states + [$0]) } + (states.isEmpty ? [] : [line(states)])
  }
}
