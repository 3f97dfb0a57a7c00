/// Sees to it that of the recognisers of an application that compete exactly one wins, and that actions are sent in order.
@MainActor final class GestureArbiter {
  private struct Message {
    weak var sender: UIGestureRecognizer?
    let state: UIGestureRecognizer.State
  }

  /// Who is told when recognisers have changed.
  private weak var dispatcher: TouchDispatcher?
  private var engaged: [Weak<UIGestureRecognizer>] = []
  private var messages: [Message] = []
  private var depth = 0
  private var isSettling = false

  init(_ dispatcher: TouchDispatcher) { self.dispatcher = dispatcher }

  /// Those that take part in a gesture, in the order they came in.
  private var participants: [UIGestureRecognizer] { engaged.compactMap(\.object) }

  /// Does `work`, and then, where it is not part of something, what follows from it.
  func perform(_ work: () -> Void) {
    depth += 1
    work()
    if depth == 1 { finish() }
    depth -= 1
  }

  /// Has everything happen that follows; whoever starts over may let others recognise, and so on, within reason.
  private func finish() {
    for _ in 0..<Self.mostRounds {
      settle()
      dispatcher?.tellViews()
      tidy()
      dispatcher?.tellViews()
      if messages.isEmpty { break }
    }
  }

  /// Rounds of what follows from a change; what is left follows the next one.
  private static let mostRounds = 100

  func engage(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.isEngaged else { return }
    recognizer.isEngaged = true
    recognizer.arbiter = self
    engaged.append(Weak(recognizer))
  }

  /// Those that share a touch with `recognizer`.
  func rivals(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    participants.filter { $0 !== recognizer && $0.shares(with: recognizer) }
  }

  /// `recognizer` is in `state`, which its targets are to be told.
  func send(_ state: UIGestureRecognizer.State, from recognizer: UIGestureRecognizer) {
    messages.append(Message(sender: recognizer, state: state))
  }

  /// `recognizer` recognised, so that views may lose the touches.
  func tookTouches(_ recognizer: UIGestureRecognizer) {
    if recognizer.cancelsTouchesInView { dispatcher?.take(touchesOf: recognizer) }
  }

  /// Decides those that wait, takes touches from views, and sends actions, until nothing follows any more.
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

  /// Actions sent in one go, for the case that each makes another.
  private static let mostMessages = 1000

  private func sendNext() {
    guard !messages.isEmpty else { return }
    let message = messages.removeFirst()
    guard let sender = message.sender else { return }
    sender.shownState = message.state
    sender.targets.send(from: sender)
    // An action may have entered another world.
    dispatcher?.application.enter()
    sender.shownState = nil
  }

  /// Has those that are done start over, and those that have no touch and wait for nothing leave.
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
