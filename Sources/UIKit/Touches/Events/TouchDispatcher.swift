import CoreGraphics
import QuartzCore

/// Turns pointer events into touches and events, and keeps the touches that are down.
@MainActor final class TouchDispatcher {
  @WeakApplication var application: UIApplication
  private(set) lazy var arbiter = GestureArbiter(self)
  /// In the order in which they went down.
  private(set) var touches: [UITouch] = []
  /// Up, but their views have not been told yet.
  private(set) var lingering: [UITouch] = []
  private(set) var isHitTesting = false
  /// Hit tests then use what is seen.
  lazy var screensMove: () -> Bool = { [weak self] in self?.application.transitions.isEmpty == false }
  private(set) var event: UIEvent?
  private var inbox: [PointerInput] = []
  private var isBusy = false
  private var taps = TapCounter()
  /// Recognisers are about to cancel these in their views.
  var taken: [UITouch] = []

  init(_ application: UIApplication) { self.application = application }

  /// Handles `input`, after the inputs that are being handled.
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

  /// `point` is in the screen; false if no view is there.
  private func aim(_ touch: UITouch, at point: CGPoint, in event: UIEvent) -> Bool {
    isHitTesting = true
    defer { isHitTesting = false }
    for window in application.windows.reversed() where !window.isHidden {
      let position = application.convert(point, to: window)
      (touch.window, touch.position, touch.previousPosition, touch.start) = (window, position, position, position)
      guard let hit = window.hitTest(application.convertForHitTest(point, to: window), with: event) else { continue }
      touch.view = application.touchTarget(for: hit)
      return true
    }
    return false
  }

  /// Gives the touch to the recognisers that accept it, from the touched view upwards.
  private func attachRecognisers(to touch: UITouch, in event: UIEvent) {
    var next = touch.view
    while let view = next {
      // Those of two fingers last: a movement that is enough for a pan as well is the pan's.
      for arePairs in [false, true] {
        for recognizer in view.recognizers
        where (recognizer is any PairRecognizer) == arePairs && recognizer.accepts(touch, in: event) {
          arbiter.engage(recognizer)
          recognizer.tracked.append(touch)
          touch.watchers.append(Weak(recognizer))
        }
      }
      next = view.superview
    }
  }

  private func change(_ input: PointerInput, to phase: UITouch.Phase) {
    guard let touch = touches.first(where: { $0.pointer == input.id }) else { return }
    guard let window = touch.window else { return cancel([touch], at: input.timestamp) }
    if phase == .moved && input.point == nil { return }
    rest()
    touch.previousPosition = touch.position
    if let point = input.point { touch.position = application.convert(point, to: window) }
    touch.timestamp = input.timestamp
    touch.givenPhase = phase
    if phase == .moved { touch.hasUntoldMove = true }
    if phase == .ended { taps.note(touch) }
    let event = UIEvent(touches, changed: [touch], at: input.timestamp)
    arbiter.perform { send(event) }
  }

  /// Cancels touches, as the system does.
  func cancel(_ cancelled: [UITouch], at timestamp: Double) {
    let cancelled = cancelled.filter { !$0.isOver }
    guard !cancelled.isEmpty else { return }
    rest()
    for touch in cancelled { (touch.givenPhase, touch.timestamp) = (.cancelled, timestamp) }
    let event = UIEvent(touches, changed: cancelled, at: timestamp)
    arbiter.perform { send(event) }
  }

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
    // A recogniser that was not told, because a client kept the event to itself, cannot end by itself.
    for touch in over where !touch.wasDelivered {
      for recognizer in recognisers(of: [touch]) { recognizer.abandon() }
    }
    touches.removeAll(where: \.isOver)
    lingering += over.filter { $0.viewState != .closed }
    for recognizer in watchers { recognizer.forgetTouchesThatEnded() }
    if !over.isEmpty { for transition in application.transitions { transition.touchesEnded(over) } }
  }

  /// Delivers changed touches to recognisers, then to views.
  func deliver(_ changed: [UITouch], in event: UIEvent) {
    arbiter.perform {
      for touch in changed { touch.wasDelivered = true }
      for recognizer in recognisers(of: changed) { recognizer.handle(changed, in: event) }
      arbiter.settle()
      tellViews()
    }
  }

  /// Each once, those of the deepest view first.
  private func recognisers(of touches: [UITouch]) -> [UIGestureRecognizer] {
    var found: Set<ObjectIdentifier> = []
    return touches.flatMap { $0.watchers.living }.filter { found.insert(ObjectIdentifier($0)).inserted }
  }

  /// No view has to be told of these any more.
  func forgetLingering() { lingering.removeAll { $0.viewState == .closed || $0.view == nil } }
}
