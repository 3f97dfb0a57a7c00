extension TouchDispatcher {
  /// Whether the view receives the touch, given its other touches and those of other views.
  func viewTakes(_ touch: UITouch) -> Bool {
    guard let view = touch.view else { return false }
    let others = touches.filter { $0.viewState != .closed && !$0.isOver }
    if !view.isMultipleTouchEnabled, others.contains(where: { $0.view === view }) { return false }
    return !others.contains { other in
      guard let taken = other.view, taken !== view, other.window === touch.window else { return false }
      return taken.isExclusiveTouch || view.isExclusiveTouch
    }
  }

  func tellViews() {
    for _ in 0..<Self.mostSteps {
      guard tellNextStep() else { break }
    }
    forgetLingering()
  }

  /// A touch begins, moves and ends: after so many steps every touch is done.
  private static let mostSteps = 4

  private func tellNextStep() -> Bool {
    var steps: [(view: UIView, phase: UITouch.Phase, touches: [UITouch])] = []
    guard !touches.isEmpty || !lingering.isEmpty else { return false }
    for touch in touches + lingering {
      guard let view = touch.view, let phase = nextPhase(of: touch) else { continue }
      if let index = steps.firstIndex(where: { $0.view === view && $0.phase == phase }) {
        steps[index].touches.append(touch)
      } else {
        steps.append((view, phase, [touch]))
      }
    }
    for step in steps { tell(step.view, step.phase, step.touches) }
    return !steps.isEmpty
  }

  /// Marks the phase as told; nil if there is none.
  private func nextPhase(of touch: UITouch) -> UITouch.Phase? {
    switch touch.viewState {
    case .closed: return nil
    case .due where touch.phase == .cancelled || isTakenAlready(touch):
      touch.viewState = .closed
      return nil
    case .due:
      if isHeld(touch, \.delaysTouchesBegan) { return nil }
      guard isAllowed(touch) else {
        touch.viewState = .closed
        return nil
      }
      touch.viewState = .open
      touch.hasUntoldMove = false
      return .began
    case .open where touch.isOver:
      if touch.phase == .ended && isHeld(touch, \.delaysTouchesEnded) { return nil }
      touch.viewState = .closed
      return touch.phase
    case .open:
      guard touch.hasUntoldMove else { return nil }
      touch.hasUntoldMove = false
      return .moved
    }
  }

  /// All views from the touched one upwards allow that it is told of the touch.
  private func isAllowed(_ touch: UITouch) -> Bool {
    var next = touch.view
    while let view = next, let touched = touch.view {
      if !view.mayTell(touched, of: touch, in: event) { return false }
      next = view.superview
    }
    return true
  }

  /// An undecided recogniser delays what the view is told.
  private func isHeld(_ touch: UITouch, _ holds: KeyPath<UIGestureRecognizer, Bool>) -> Bool {
    touch.watchers.living.contains { recognizer in
      recognizer[keyPath: holds] && recognizer.isEngaged && recognizer.published == .possible
        && !recognizer.ignored.contains(touch)
    }
  }

  /// The touch belongs to a running gesture that cancels touches in views.
  private func isTakenAlready(_ touch: UITouch) -> Bool {
    touch.watchers.living.contains {
      $0.cancelsTouchesInView && $0.published.isContinuing && $0.tracked.contains(touch)
    }
  }

  /// Cancels in their views the touches that `recognizer` receives or has received.
  func take(touchesOf recognizer: UIGestureRecognizer) {
    for touch in touches + lingering where touch.viewState != .closed {
      guard touch.watchers.contains(where: { $0.object === recognizer }), !recognizer.ignored.contains(touch)
      else { continue }
      if touch.viewState == .due { touch.viewState = .closed } else { taken.append(touch) }
    }
  }

  /// Tells views of the touches that were cancelled.
  func withdrawTaken() {
    while let touch = taken.first {
      let together = taken.filter { $0.view === touch.view && $0.viewState == .open }
      taken.removeAll { $0 === touch || together.contains($0) }
      for touch in together { touch.viewState = .closed }
      if let view = touch.view, !together.isEmpty { tell(view, .cancelled, together) }
    }
  }

  /// The view left its window.
  func viewLeft(_ view: UIView) {
    let open = (touches + lingering).filter { $0.view === view && $0.viewState != .closed }
    let told = open.filter { $0.viewState == .open }
    for touch in open { touch.viewState = .closed }
    if !told.isEmpty { arbiter.perform { tell(view, .cancelled, told) } }
  }

  private func tell(_ view: UIView, _ phase: UITouch.Phase, _ touches: [UITouch]) {
    for touch in touches { touch.shownPhase = phase }
    let event = event ?? UIEvent(self.touches, changed: touches, at: touches.last?.timestamp ?? 0)
    switch phase {
    case .began: view.touchesBegan(Set(touches), with: event)
    case .moved: view.touchesMoved(Set(touches), with: event)
    case .ended: view.touchesEnded(Set(touches), with: event)
    default: view.touchesCancelled(Set(touches), with: event)
    }
    for touch in touches { touch.shownPhase = nil }
    // The view may have passed the touch on to another world.
    application.enter()
  }
}
