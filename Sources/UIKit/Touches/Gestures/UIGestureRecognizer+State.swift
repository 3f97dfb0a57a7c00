extension UIGestureRecognizer {
  /// A subclass sets a state; one that does not exist is ignored.
  final func advance(to wanted: State) {
    inArbiter { _ in
      switch (machine, wanted) {
      case (.possible, .began), (.possible, .changed): attempt(.began)
      case (.possible, .ended): attempt(.ended)
      case (.possible, .failed): fail(failure ?? "its own code says so")
      case (.possible, .cancelled): fail("its touch was cancelled")
      case (.began, .began), (.began, .changed), (.changed, .began), (.changed, .changed): follow(.changed)
      case (.began, .ended), (.changed, .ended): follow(.ended)
      case (.began, .cancelled), (.began, .failed), (.changed, .cancelled), (.changed, .failed): breakOff()
      default: break
      }
    }
  }

  /// Does `work` as part of the current event, or as a separate change.
  private func inArbiter(_ work: (GestureArbiter) -> Void) {
    let arbiter = arbiter ?? (view?.application ?? .shared).touchDispatcher.arbiter
    arbiter.perform { work(arbiter) }
  }

  /// If the views, the delegate and the rivals allow it.
  private func attempt(_ first: State) {
    engage()
    machine = first
    waitsToBegin = first == .began
    // What the view and the delegates do to it when they are asked counts after the last question.
    (isWaiting, isAsking) = (true, true)
    defer { isAsking = false }
    if let refusal { return fail("\(refusal); \(movedText)") }
    guard isAttempting else { return }
    rivals = arbiter?.rivals(of: self).map { Weak($0) } ?? []
    let winner = winner
    guard isAttempting else { return }
    if let winner { return lose(to: winner) }
    blockers = dependencies.map { Weak($0) }
    guard isAttempting else { return }
    isAsking = false
    isHeldUp = !decide()
    guard isHeldUp, view?.application.calls != nil else { return }
    for blocker in blockers.living { note(.waits, "for \(blocker.label): \(requirementText(blocker))") }
  }

  /// Still waiting to be recognised, after a question.
  private var isAttempting: Bool { isWaiting && isEnabled && published == .possible }

  /// Also without a touch.
  private func engage() { (view?.application ?? .shared).touchDispatcher.arbiter.engage(self) }

  /// Returns whether the recognisers that it waits for had decided.
  @discardableResult
  final func decide() -> Bool {
    guard isWaiting, !isAsking else { return false }
    let undecided = blockers.living.filter { $0.isEngaged && $0.published != .failed }
    let winner = undecided.first { $0.published.isRecognised } ?? winner
    // A delegate that was asked may have decided it.
    guard isWaiting else { return true }
    if let winner {
      lose(to: winner)
      return true
    }
    blockers = undecided.filter { $0.published == .possible }.map { Weak($0) }
    guard blockers.isEmpty || waitsInCircle else { return false }
    recognise()
    return true
  }

  private func recognise() {
    isWaiting = false
    blockers = []
    if isHeldUp && machine.isContinuing { willBeginLate() }
    isHeldUp = false
    publish(waitsToBegin ? .began : .ended)
    if waitsToBegin && machine == .ended { publish(.ended) }
    for rival in rivals.living where rival.published == .possible && rival.isEngaged {
      if rival.blockers.contains(where: { $0.object === self }) || prevents(rival) {
        rival.lose(to: self)
      }
    }
    if cancelsTouchesInView, let touched = tracked.first?.view { note(.takes, "from \(type(of: touched))") }
    arbiter?.tookTouches(self)
  }

  private func lose(to winner: UIGestureRecognizer) {
    fail("\(winner.label) has recognised")
    didLose(to: winner)
  }

  private func follow(_ next: State) {
    machine = next
    if !isWaiting { publish(next) }
  }

  private func breakOff() {
    guard !isWaiting else { return fail("it was cancelled while it waited") }
    machine = .cancelled
    publish(.cancelled)
  }

  final func fail(_ reason: @autoclosure () -> String) {
    guard !published.isOver else { return }
    note(.fails, reason())
    engage()
    isWaiting = false
    blockers = []
    machine = .failed
    publish(.failed)
  }

  private func publish(_ next: State) {
    if next != .changed, next != .failed { note(Self.kind(of: next, after: published)) }
    published = next
    shownState = nil
    if next != .failed { arbiter?.send(next, from: self) }
  }

  private static func kind(of state: State, after last: State) -> TransitionCall.Kind {
    switch state {
    case .began: .begins
    case .ended: last == .possible ? .recognises : .ends
    default: .breaks
    }
  }

  /// The recogniser was disabled or removed, or its view left the window.
  final func abandon() {
    guard isEngaged || !tracked.isEmpty else { return }
    inArbiter { _ in
      if published.isContinuing { breakOff() } else { fail("it is disabled or removed, or its view is gone") }
      tracked = []
      ignored = []
    }
  }

  final func viewLeftWindow() { abandon() }

  final func startOver() {
    (isEngaged, isWaiting, isAsking, isHeldUp) = (false, false, false, false)
    (published, machine, shownState) = (.possible, .possible, nil)
    rivals = []
    blockers = []
    ignored = []
    reset()
  }
}
