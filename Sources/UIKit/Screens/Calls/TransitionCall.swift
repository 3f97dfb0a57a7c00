// Not Apple's: what UIKit asks and tells in the course of transitions, for a log.

package import Foundation

/// One thing that UIKit asked or told in the course of a transition.
package struct TransitionCall: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    /// A delegate or an animator gave an answer.
    case asked
    case told
    case called
    /// What was noticed goes wrong on iOS.
    case noticed
    /// A recogniser, which is the subject, gets a touch, or does not want it.
    case sees, refuses
    case waits, begins, recognises, ends, fails
    case breaks = "is cancelled"
    /// It cancels touches in a view.
    case takes = "takes the touch"
  }

  /// In seconds of the stage's time.
  package let instant: TimeInterval
  /// Counted from 1; nil for a call that belongs to no transition.
  package let transition: Int?
  /// 0...1; nil without a transition.
  package var progress: Double?
  package let kind: Kind
  /// The call, as UIKit spells it, with its answer.
  package let text: String
  /// The recogniser that it is about; nil for calls of transitions.
  package var subject: String?
  /// What is told of a transition that UIKit ends because its container is in no window any more.
  package static let leftWindow = "the end, out of its window"

  /// How many times the same call followed itself.
  package var count = 1

  /// Another process tells the call.
  package init(
    _ kind: Kind, _ text: String, transition: Int?, progress: Double?, at instant: TimeInterval, count: Int = 1
  ) {
    (self.kind, self.text, self.transition, self.progress) = (kind, text, transition, progress)
    (self.instant, self.count) = (instant, count)
  }

  init(_ kind: Kind, _ text: String, of subject: String, at instant: TimeInterval) {
    self.init(kind, text, transition: nil, progress: nil, at: instant)
    self.subject = subject
  }

  /// Seconds, progress, and what happened.
  package var line: String {
    let time = String(format: "%8.3f s", instant)
    let part = progress.map { String(format: "%5.1f %%", 100 * $0) } ?? "       "
    return
      "\(time) \(transition.map { "#\($0)" } ?? "  ") \(part)  \(kind.rawValue) \(text)\(count > 1 ? " × \(count)" : "")"
  }
}

/// Noted while someone listens; `UIApplication.calls` is nil otherwise, and then a call costs a comparison.
@MainActor package final class TransitionCalls {
  /// The oldest first.
  package private(set) var list: [TransitionCall] = []
  /// `isRepeated` says that the call only increased the count of the one before.
  package var added: (_ call: TransitionCall, _ isRepeated: Bool) -> Void = { _, _ in }
  /// Called with each call of a controller, such as "viewWillAppear(true)".
  package var told: (_ controller: UIViewController, _ call: String) -> Void = { _, _ in }
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// What is other than in the source, to see what comes of it.
  package var tried: Set<WhatIf> = []
  /// The recognisers that have been noted, with what each is called.
  var subjects: [(recognizer: Weak<UIGestureRecognizer>, name: String)] = []
  private var lastNumber = 0

  package static let mostCalls = 2_000

  package init() {}

  package func removeAll() { list = [] }

  /// Without a `progress`, that of the transition is noted.
  func note(
    _ kind: TransitionCall.Kind, _ text: String, _ transition: TransitionContext?, at progress: Double? = nil,
    in application: UIApplication
  ) {
    var call = TransitionCall(
      kind, text, transition: transition.map(number), progress: progress ?? transition.map(Self.progress),
      at: application.world.now)
    if let last = list.last, last.kind == kind, last.text == text, last.transition == call.transition {
      call.count = last.count + 1
      list[list.count - 1] = call
      return added(call, true)
    }
    add(call)
  }

  func add(_ call: TransitionCall) {
    list.append(call)
    if list.count > 2 * Self.mostCalls { list.removeFirst(Self.mostCalls) }
    added(call, false)
  }

  private static func progress(_ transition: TransitionContext) -> Double {
    switch transition.state {
    case .requested: 0
    case .running: transition.shownProgress.native
    case .over(let end): end.isCompleted ? 1 : 0
    }
  }

  private func number(_ transition: TransitionContext) -> Int {
    if let number = numbers[ObjectIdentifier(transition)] { return number }
    lastNumber += 1
    numbers[ObjectIdentifier(transition)] = lastNumber
    return lastNumber
  }

  /// The transition is over, and another may get its identity.
  func forget(_ transition: TransitionContext) { numbers[ObjectIdentifier(transition)] = nil }
}

extension TransitionContext {
  /// If someone listens; without a `progress` it is the transition's.
  func note(_ kind: TransitionCall.Kind, _ text: @autoclosure () -> String, at progress: Double? = nil) {
    guard let calls = application.calls else { return }
    calls.note(kind, text(), self, at: progress, in: application)
  }
}

extension UIViewController {
  /// If someone listens.
  final func note(_ text: @autoclosure () -> String) {
    guard let application = UIApplication.current, let calls = application.calls else { return }
    let text = text()
    // A transition that is over is among the application's until all were told.
    let own = application.transitions.last { $0.from === self || $0.to === self }
    calls.note(.told, "\(type(of: self)).\(text)", own ?? coordinatingTransition, in: application)
    calls.told(self, text)
  }
}

extension Optional {
  /// "nil" if there is no answer.
  var answer: String { map { "\(type(of: $0 as Any))" } ?? "nil" }
}
