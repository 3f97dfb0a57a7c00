import Stage
import UIKit
import Workshop

// What the window is told of the calls between UIKit and the user's code.

extension Performance {
  /// Begins to note calls, so that those of a drag are known when the window asks for them later.
  func noteCalls() { stage.application.calls = TransitionCalls() }

  /// Tells the window the calls since the last press, and each further one; or no more.
  func listen(_ isListening: Bool) {
    guard let calls = stage.application.calls else { return }
    calls.added = { _, _ in }
    guard isListening else { return }
    let press = stage.application.lastPress
    for call in calls.list where call.instant >= press { tell(call, isRepeated: false) }
    calls.added = { [weak self] in self?.tell($0, isRepeated: $1) }
  }

  private func tell(_ call: TransitionCall, isRepeated: Bool) {
    let press = stage.application.lastPress
    link.send(
      ChildCall(
        instant: call.instant, press: press.isFinite ? press : 0, transition: call.transition, progress: call.progress,
        kind: call.kind.rawValue, text: call.text, count: call.count, isRepeated: isRepeated
      ).message)
  }
}
