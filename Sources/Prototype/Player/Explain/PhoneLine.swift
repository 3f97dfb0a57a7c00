/// What is said under a phone, in parts.
struct PhoneLine: Equatable {
  /// What holds the phone, such as a pinned finger, a loop or a pause.
  var states: [String] = []
  /// What became of the drag, such as "Cancelled", or would become of it.
  var decision: String?
  /// Why, what decided first.
  var reasons: [String] = []
  /// What the drag lacked, one for each comparison that would have been enough.
  var margins: [String] = []
  /// What became of the drag on a second phone, for which this is the line as well.
  var second: String?
  /// How screens are moved, in more and in fewer words; said if there is nothing else to say.
  var hints: [String] = []

  /// Takes the parts of a decision, or of the reason why a drag moved nothing.
  mutating func tell(_ made: DragDecision?, _ missed: MissedDrag?) {
    if let made {
      (decision, reasons, margins) = (made.word, made.reasons, made.needs)
    } else if let missed {
      (decision, reasons) = (missed.parts.what, [missed.parts.why])
    }
  }

  /// Whether there is nothing to say but how screens are moved.
  var isHint: Bool { states.isEmpty && decision == nil && second == nil }

  /// The line with all its parts; nil if there is nothing to say.
  var text: String? { texts.first }

  /// Returns the line with as many parts as fit, or else the shortest.
  func text(fitting fits: (String) -> Bool) -> String? {
    let texts = texts
    return texts.first(where: fits) ?? texts.last
  }

  /// The line with more and with fewer parts: the reasons go first, then all but one margin, then the decision's.
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
