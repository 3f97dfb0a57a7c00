/// Makes sure that exactly one of several competing recognisers wins, and that actions are sent in order.
@MainActor final class GestureArbiter {
  private struct Message {
    let sender: Weak<UIGestureRecognizer>
    let state: UIGestureRecognizer.State
  }

  /// Told when recognisers have changed.
  private weak var dispatcher: TouchDispatcher?
  private var engaged: [Weak<UIGestureRecognizer>] = []
  private var messages: [Message] = []
  private var depth = 0
  private var isSettling = false

  init(_ dispatcher: TouchDispatcher) { self.dispatcher = dispatcher }

  /// In the order in which they joined.
  private var participants: [UIGestureRecognizer] { engaged.living }

  /// Does `work` and, unless it is part of other work, everything that follows from it.
  func perform(_ work: () -> Void) {
    depth += 1
    work()
    if depth == 1 { finish() }
    depth -= 1
  }

  /// A recogniser that starts over may let others recognise, and so on, up to a limit.
  private func finish() {
    for _ in 0..<Self.mostRounds {
      settle()
      dispatcher?.tellViews()
      tidy()
      dispatcher?.tellViews()
      if messages.isEmpty { break }
    }
  }

  /// The greatest number of rounds after one change; what is left follows the next change.
  private static let mostRounds = 100

  func engage(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.isEngaged else { return }
    recognizer.isEngaged = true
    recognizer.arbiter = self
    engaged.append(Weak(recognizer))
  }

  /// Returns the recognisers that share a touch with `recognizer`.
  func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    participants.filter { $0 !== recognizer && $0.shares(with: recognizer) }
  }

  /// Queued, for the targets.
  func send(_ state: UIGestureRecognizer.State, from recognizer: UIGestureRecognizer) {
    messages.append(Message(sender: Weak(recognizer), state: state))
  }

  /// `recognizer` recognised: its touches are cancelled in their views.
  func tookTouches(_ recognizer: UIGestureRecognizer) {
    if recognizer.cancelsTouchesInView { dispatcher?.take(touchesOf: recognizer) }
  }

  /// Decides waiting recognisers, cancels touches in views and sends actions, until nothing is left to do.
  func settle() {
    guard !isSettling else { return }
    isSettling = true
    for _ in 0..<Self.mostMessages {
      while participants.contains(where: { $0.decide() }) {}
      dispatcher?.withdrawTaken()
      sendNext()
      if messages.isEmpty { break }
    }
    isSettling = false
  }

  /// The greatest number of actions sent at once, in case each causes another.
  private static let mostMessages = 1000

  private func sendNext() {
    guard !messages.isEmpty else { return }
    let message = messages.removeFirst()
    guard let sender = message.sender.object else { return }
    sender.shownState = message.state
    let pan = sender as? UIPanGestureRecognizer
    dispatcher?.application.actingPan = pan
    sender.targets.send(from: sender)
    dispatcher?.application.actingPan = nil
    if message.state == .ended, let pan { dispatcher?.application.transitionCatch?.released(pan) }
    // An action may have entered another world.
    dispatcher?.application.enter()
    sender.shownState = nil
  }

  /// Resets recognisers that are done, and removes those that have no touch and wait for nothing.
  private func tidy() {
    for recognizer in participants where !recognizer.tracked.contains(where: { !$0.isOver }) {
      if recognizer.published.isOver {
        recognizer.forgetTouchesThatEnded()
        recognizer.startOver()
      } else if recognizer.machine == .possible && !recognizer.awaitsTouches {
        recognizer.isEngaged = false
      }
    }
    while participants.contains(where: { $0.decide() }) {}
    engaged.removeAll { $0.object?.isEngaged != true }
  }
}
