/// A call in the course of a transition of the user's code, as a child tells it.
package struct ChildCall: Equatable, Sendable {
  /// The kind of a call; the names are those of the engine.
  package enum Kind: String, CaseIterable, Sendable {
    case asked, told, called
  }

  /// The kind of the call.
  package var kind: Kind
  /// The call, as UIKit spells it, with its answer.
  package var text: String
  /// The number of the transition, counted from 1; nil for a call that belongs to none.
  package var transition: Int?
  /// The progress of the transition at the call, 0...1; nil without a transition.
  package var progress: Double?
  /// The instant of the child's time, in seconds.
  package var instant: Double
  /// The number of the same calls that directly followed each other.
  package var count = 1

  package init(
    _ kind: Kind, _ text: String, transition: Int?, progress: Double?, at instant: Double, count: Int = 1
  ) {
    (self.kind, self.text, self.transition, self.progress) = (kind, text, transition, progress)
    (self.instant, self.count) = (instant, count)
  }

  /// Reads a message of the kind `call`.
  package init(_ message: ChildMessage) {
    let (bits, all) = (Int(message.index), Kind.allCases)
    kind = all.indices.contains(bits & 3) ? all[bits & 3] : .told
    transition = bits >> 2 > 0 ? bits >> 2 : nil
    (text, instant) = (message.text, message.numbers.x)
    progress = message.numbers.y.isNaN ? nil : message.numbers.y
    count = max(1, Int(exactly: message.numbers.z) ?? 1)
  }

  /// The message that tells it.
  package var message: ChildMessage {
    ChildMessage(
      .call, index: (Kind.allCases.firstIndex(of: kind) ?? 0) | (transition ?? 0) << 2,
      numbers: SIMD4(instant, progress ?? .nan, Double(count), 0), text: text)
  }
}
