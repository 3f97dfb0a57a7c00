import Transitions
import UIKit

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
      : [margins, Array(margins.prefix(1))].map { DragDecision.sentence(decision, [], $0) } + ["Needed \(margins[0])"]
    return ([whole] + shorter + [decision]).map { line(states + [$0]) } + (states.isEmpty ? [] : [line(states)])
  }
}

extension CataloguePhone {
  /// How to move the screens: by clicks, keys, and drags.
  var hint: String { hints[0] }

  /// The pointer that drags cannot press the button that pins.
  static let pinHints = ["Pin the finger here: H or the right button", "Pin: H or the right button", "Pin: H"]

  var isHeld: Bool { fingerPoint != nil && status?.phase == .held }

  var hints: [String] {
    let words = demo.words
    var forward = [words.click, "Space"].compactMap(\.self)
    if let direction = self.forward { forward.append(drag(direction)) }
    var back = ["Esc"]
    if let direction = self.back { back.insert(drag(direction), at: 0) }
    let both = "\(words.forward): \(Self.list(forward)) · \(words.back): \(Self.list(back))"
    return ["\(both) · Keys: F1", both, "\(words.back): \(Self.list(back))", "\(words.back): \(back[0])", "Keys: F1"]
  }

  /// Names the edge if the drag has to begin there.
  private func drag(_ direction: DragDirection) -> String {
    let edge =
      switch direction {
      case .right: " from the left edge"
      case .left: " from the right edge"
      case .up: " from the bottom"
      case .down: " from the top"
      }
    return "drag \(direction)" + (edgeWidth == nil ? "" : edge)
  }

  private static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return Array(words.dropLast()).connected(by: ", ") + " or " + last
  }
}
