import CSDL2
package import Foundation
package import Stage

package struct HostOptions {
  /// Nil for the monitor's own.
  package var scale: CGFloat?
  /// While something moves; nil for the monitor's rate.
  package var framesPerSecond: Double?
  /// The content is told whether the desktop is light or dark, after the first frame and at each change.
  package var followsAppearance: Bool

  /// By default the monitor decides, and the desktop's appearance is not followed.
  package init(scale: CGFloat? = nil, framesPerSecond: Double? = nil, followsAppearance: Bool = false) {
    self.scale = scale
    self.framesPerSecond = framesPerSecond
    self.followsAppearance = followsAppearance
  }
}

/// A desktop window around a stage: it delivers the window's events to the stage and presents the stage's frames.
///
/// Each turn of the loop waits, reads the events, and, if a frame is due, advances the stage and presents it. One value,
/// a `Wake`, says how long it waits and whether a frame is due. While nothing moves there are no frames and no deadlines,
/// and only an event ends the wait.
///
/// However the window ends, its content is told to save its state first: by its close button, by SIGINT, SIGTERM or
/// SIGHUP, because another program destroys it, or because the display's server ends.
@MainActor package final class DesktopHost {
  let content: any HostedContent
  private let options: HostOptions
  let clock = HostClock()
  let times: EventTimes
  let window: DesktopWindow
  let pixels: WindowPixels
  private let connection: DisplayConnection
  let clipboard = DesktopClipboard()
  private var pacer = FramePacer(interval: 1 / usualRate)
  var geometry = WindowGeometry()
  var isVisible = true
  /// A frame is wanted although there is no input.
  var wantsFrame = true
  /// The stage's; nil after anything that can change it.
  private var outlook: Stage.Outlook?
  var inbox = Inbox()
  var tracker = PointerTracker()
  /// Whether the mouse was outside the window at its last event.
  var isMouseOutside = false
  /// Scan codes.
  var keysDown: Set<UInt32> = []
  var droppedPaths: [String] = []
  private var textInput = TextInput()
  private var appearance: DesktopAppearance?
  /// Frames in a row that could not be drawn.
  private var failures = 0
  /// Nil while the loop runs.
  private(set) var ending: Result<Void, HostError>?

  /// The number of frames a second on a display whose refresh rate is unknown.
  private static let usualRate = 120.0
  /// After this many failed frames in a row, the window is given up.
  private static let mostFailures = 60

  /// Throws a `HostError` if the window cannot be opened; the content is made once signals can end the program.
  package init(content make: @autoclosure () -> any HostedContent, options: HostOptions = HostOptions())
    throws(HostError)
  {
    EndSignals.install()
    if let reason = EndSignals.failure { throw .noSignals(reason) }
    (self.content, self.options, times) = (make(), options, EventTimes(clock: clock))
    window = try DesktopWindow(content, scale: options.scale)
    connection = DisplayConnection(of: window.handle)
    pixels = WindowPixels(memory: window.makeMemory())
    times.start()
    textInput.stop()
    content.stage.clipboard = clipboard
    adoptGeometry()
  }

  /// Returns when the window is closed or a signal asks the program to end; throws if it cannot be drawn, or is lost.
  package func run() throws(HostError) {
    while ending == nil { turn() }
    content.saveState()
    times.stop()
    appearance?.close()
    StandardError.flush()
    // The display closes the window when the process ends. SDL would hide it first, and wait without end for an answer if
    // another program has destroyed it.
    if connection.failure == nil { pixels.close() }
    try ending?.get()
  }

  // MARK: The loop

  private func turn() {
    wait()
    pump()
    guard ending == nil, wake == .now else { return }
    let (deadline, spent) = (pacer.deadline(ofFrameAt: clock.now), clock.processorTime)
    step(to: deadline)
    if present() { pacer.presented(deadline: deadline, cost: clock.processorTime - spent) }
    pump()
  }

  private var wake: Wake {
    let hasInput = wantsFrame || !inbox.isEmpty
    // The stage is asked only if the answer counts, and once.
    if !hasInput, outlook == nil { outlook = content.stage.outlook }
    return LoopState(
      isVisible: isVisible, wantsFrame: hasInput, outlook: outlook ?? .still, pacer: pacer,
      isKeyDown: !keysDown.isEmpty, isHeldOutside: isHeldOutside, needsPolling: connection.needsPolling
    ).wake(at: clock.now)
  }

  private var isHeldOutside: Bool { tracker.isButtonDown && isMouseOutside }

  /// Handles what does not come from the display.
  private func wait() {
    let (limit, readsDisplay): (TimeInterval, Bool) =
      switch wake {
      case .asleep: (.infinity, true)
      case .at(let instant): (instant - clock.now, true)
      case .frame(let instant): (instant - clock.now, !connection.stampsEvents)
      case .now: (0, true)
      }
    let outcome = EventWait.wait(
      seconds: limit, display: connection.descriptor, readsDisplay: readsDisplay, others: appearance?.sources ?? [])
    if outcome.isHungUp { return end(.failure(.lostDisplay)) }
    appearance?.handle(outcome.others)
    if outcome.hasSignal { return end(.success(())) }
    guard outcome.hasWork else { return }
    MainQueue.runWork()
    wantsFrame = true
  }

  /// What handles an event, or draws, may wait for an answer of the display, and the display's library may read events
  /// meanwhile, of which the descriptor no longer tells.
  ///
  /// So this ends when there is none left.
  private func pump() {
    let isReleased = isHeldOutside && LostRelease.isButtonUp
    while ending == nil, takeEvents() {}
    // The answer arrived after the events that the display sent before it.
    if isReleased { add(tracker.releaseWithoutEvent(), at: clock.now) }
    if let failure = connection.notedFailure { end(.failure(failure)) }
  }

  /// The loop ends after this turn; the first reason counts.
  private func end(_ ending: Result<Void, HostError>) { self.ending = self.ending ?? ending }

  /// The window was closed, or SDL noticed that its display is lost.
  func close() { end(connection.failure.map { .failure($0) } ?? .success(())) }

  // MARK: A frame

  private func step(to deadline: TimeInterval) {
    (wantsFrame, outlook) = (false, nil)
    content.step(to: deadline, interval: pacer.interval)
    for item in inbox.take() { deliver(item) }
    window.isFullScreen = content.isFullScreen
    let stage = content.stage
    textInput.follow(
      stage.caretRect.map { geometry.frame(of: $0, stage: stage.screenPixels, stageScale: stage.screenScale) })
  }

  private func deliver(_ item: Inbox.Item) {
    switch item {
    case .pointer(let action, let instant):
      content.stage.send(action.event, pointer: action.pointer, at: instant)
    case .key(let key, let isRepeat): _ = content.keyDown(key, isRepeat: isRepeat)
    case .keyUp(let key): content.keyUp(key)
    case .keysLost: content.stage.cancelKeys()
    case .text(let text): content.stage.insertText(text)
    case .markedText(let text, let selection): content.stage.setMarkedText(text, selection: selection)
    case .back: content.goBack()
    case .rightButton: content.rightButtonPressed()
    case .drop(let paths): content.drop(paths)
    case .hover(let point): content.stage.hover(at: point)
    case .wheel(let delta, let point): content.stage.wheel(by: delta, at: point)
    }
  }

  /// Returns whether the next frame has to wait for its turn: one that shows nothing new and leaves nothing moving does
  /// not delay the next one.
  private func present() -> Bool {
    let outcome = pixels.present(content.stage, geometry)
    if case .failed(let error) = outcome {
      (wantsFrame, failures) = (true, failures + 1)
      if failures >= Self.mostFailures { end(.failure(error)) }
      return true
    }
    failures = 0
    if options.followsAppearance, appearance == nil { followAppearance() }
    if outcome == .presented { return true }
    outlook = content.stage.outlook
    return outlook == .moving
  }

  private func followAppearance() {
    appearance = DesktopAppearance { [weak self] isDark in
      self?.content.desktopAppearanceChanged(isDark: isDark)
      self?.wantsFrame = true
    }
  }

  func adoptGeometry() {
    pacer.interval = 1 / (options.framesPerSecond ?? window.refreshRate ?? Self.usualRate)
    redraw()
    let found = window.geometry
    guard found != geometry else { return }
    geometry = found
    content.resize(to: found.size, scale: found.scale)
  }

  /// The window's pixels changed or were lost.
  func redraw() {
    pixels.invalidate()
    wantsFrame = true
  }
}
