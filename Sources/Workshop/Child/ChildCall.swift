/// Something that UIKit asked or told in the child in the course of a transition.
package struct ChildCall: Equatable, Sendable {
  /// The instant of the call, in seconds of the child's time.
  package var instant: Double
  /// The instant of the last press before it.
  package var press: Double
  /// The number of the transition, counted from 1; nil for a call that belongs to none.
  package var transition: Int?
  /// The progress of the transition, 0...1; nil without one.
  package var progress: Double?
  /// The kind of the call, a word.
  package var kind: String
  /// The call with its answer.
  package var text: String
  /// The number of the same calls that directly followed each other.
  package var count: Int
  /// Whether it only increases the count of the call before.
  package var isRepeated: Bool

  /// Creates a call.
  package init(
    instant: Double, press: Double, transition: Int?, progress: Double?, kind: String, text: String, count: Int,
    isRepeated: Bool
  ) {
    (self.instant, self.press, self.transition, self.progress) = (instant, press, transition, progress)
    (self.kind, self.text, self.count, self.isRepeated) = (kind, text, count, isRepeated)
  }

  /// Reads a call from its message.
  package init(_ message: ChildMessage) {
    let (words, number) = (message.text.split(separator: " ", maxSplits: 1), Int(message.index) >> 1)
    self.init(
      instant: message.numbers.x, press: message.numbers.y, transition: number == 0 ? nil : number,
      progress: message.numbers.z.isNaN ? nil : message.numbers.z, kind: words.first.map(String.init) ?? "",
      text: words.count > 1 ? String(words[1]) : "", count: Int(exactly: message.numbers.w) ?? 1,
      isRepeated: message.index & 1 != 0)
  }

  /// The call as a message.
  package var message: ChildMessage {
    ChildMessage(
      .call, index: (transition ?? 0) << 1 | (isRepeated ? 1 : 0),
      numbers: SIMD4(instant, press, progress ?? .nan, Double(count)), text: "\(kind) \(text)")
  }
}
