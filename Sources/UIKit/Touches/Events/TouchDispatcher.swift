import CoreGraphics
import QuartzCore

/// Makes touches and events of what pointers do, for one application, and keeps the touches that are down.
@MainActor final class TouchDispatcher {
  @WeakApplication var application: UIApplication
  private(set) lazy var arbiter = GestureArbiter(self)
  /// The touches that are down, in the order they went down.
  private(set) var touches: [UITouch] = []
  /// The touches that are up, of which views have not been told.
  private(set) var lingering: [UITouch] = []
  /// Whether a view is being looked for.
  private(set) var isHitTesting = false
  /// Whether screens move, so that touches are tested against what is seen of them.
  lazy var screensMove: () -> Bool = { [weak self] in self?.application.transitions.isEmpty == false }
  /// What goes on now.
  private(set) var event: UIEvent?
  private var inbox: [PointerInput] = []
  private var isBusy = false
  private var taps = TapCounter()
  /// The touches that views are about to lose to recognisers.
  var taken: [UITouch] = []

  init(_ application: UIApplication) { self.application = application }

  /// Does what follows from `input`, after what is going on.
  func receive(_ input: PointerInput) {
    inbox.append(input)
    guard !isBusy else { return }
    isBusy = true
    while !inbox.isEmpty { process(inbox.removeFirst()) }
    isBusy = false
  }

  private func process(_ input: PointerInput) {
    switch input.phase {
    case .down: goDown(input)
    case .move: change(input, to: .moved)
    case .up: change(input, to: .ended)
    case .cancel: cancel(touches, at: input.timestamp)
    }
  }

  private func goDown(_ input: PointerInput) {
    guard let point = input.point, !touches.contains(where: { $0.pointer == input.id }) else { return }
    let touch = UITouch(pointer: input.id, timestamp: input.timestamp)
    let event = UIEvent(touches + [touch], changed: [touch], at: input.timestamp)
    guard aim(touch, at: point, in: event) else { return }
    touch.tapCount = taps.count(touch)
    touch.view?.touchDispatcher = self
    touch.viewState = viewTakes(touch) ? .due : .closed
    rest()
    touches.append(touch)
    arbiter.perform {
      attachRecognisers(to: touch, in: event)
      send(event)
    }
  }

  /// Finds the view at `point` of the screen that the touch belongs to.
  private func aim(_ touch: UITouch, at point: CGPoint, in event: UIEvent) -> Bool {
    isHitTesting = true
    defer { isHitTesting = false }
    for window in application.windows.reversed() where !window.isHidden {
      let place = application.place(point, in: window)
      (touch.window, touch.place, touch.previousPlace, touch.start) = (window, place, place, place)
      guard let hit = window.hitTest(application.placeToTest(point, in: window), with: event) else { continue }
      touch.view = application.touchTarget(for: hit)
      return true
    }
    return false
  }

  /// Has the recognisers from the touched view upwards watch the touch, where they want to.
  private func attachRecognisers(to touch: UITouch, in event: UIEvent) {
    var next = touch.view
    while let view = next {
      for recognizer in view.recognizers where recognizer.accepts(touch, in: event) {
        arbiter.engage(recognizer)
        recognizer.tracked.append(touch)
        touch.watchers.append(Weak(recognizer))
      }
      next = view.superview
    }
  }

  private func change(_ input: PointerInput, to phase: UITouch.Phase) {
    guard let touch = touches.first(where: { $0.pointer == input.id }) else { return }
    guard let window = touch.window else { return cancel([touch], at: input.timestamp) }
    if phase == .moved && input.point == nil { return }
    rest()
    touch.previousPlace = touch.place
    if let point = input.point { touch.place = application.place(point, in: window) }
    touch.timestamp = input.timestamp
    touch.givenPhase = phase
    if phase == .moved { touch.hasMoveForView = true }
    if phase == .ended { taps.note(touch) }
    let event = UIEvent(touches, changed: [touch], at: input.timestamp)
    arbiter.perform { send(event) }
  }

  /// Takes touches away, as the system does.
  func cancel(_ cancelled: [UITouch], at timestamp: Double) {
    let cancelled = cancelled.filter { !$0.isOver }
    guard !cancelled.isEmpty else { return }
    rest()
    for touch in cancelled { (touch.givenPhase, touch.timestamp) = (.cancelled, timestamp) }
    let event = UIEvent(touches, changed: cancelled, at: timestamp)
    arbiter.perform { send(event) }
  }

  /// The touches that are down do nothing.
  private func rest() {
    for touch in touches where !touch.isOver { touch.givenPhase = .stationary }
  }

  private func send(_ event: UIEvent) {
    let outer = self.event
    self.event = event
    for touch in event.changed { touch.wasDelivered = false }
    application.sendEvent(event)
    self.event = outer
    let over = touches.filter(\.isOver)
    let watchers = recognisers(of: over)
    // Whoever was not told, because a client kept the event to itself, cannot end by itself.
    for touch in over where !touch.wasDelivered {
      for recognizer in recognisers(of: [touch]) { recognizer.abandon() }
    }
    touches.removeAll(where: \.isOver)
    lingering += over.filter { $0.viewState != .closed }
    for recognizer in watchers { recognizer.forgetTouchesThatEnded() }
  }

  /// Hands what changed to recognisers, then to views.
  func deliver(_ changed: [UITouch], in event: UIEvent) {
    arbiter.perform {
      for touch in changed { touch.wasDelivered = true }
      for recognizer in recognisers(of: changed) { recognizer.handle(changed, in: event) }
      arbiter.settle()
      tellViews()
    }
  }

  /// Those that watch one of the touches, each once, those of the deepest view first.
  private func recognisers(of touches: [UITouch]) -> [UIGestureRecognizer] {
    touches.flatMap { $0.watchers.compactMap(\.object) }.reduce(into: []) { found, recognizer in
      if !found.contains(where: { $0 === recognizer }) { found.append(recognizer) }
    }
  }

  /// Forgets the touches of which there is nobody to tell any more.
  func forgetLingering() { lingering.removeAll { $0.viewState == .closed || $0.view == nil } }
}
