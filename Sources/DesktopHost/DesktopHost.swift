import CSDL2
import Foundation
package import Stage

/// A desktop window around a stage: it delivers the window's events to the stage and presents the stage's frames.
///
/// Each turn of the loop waits for events until the next frame begins, delivers them, draws, and presents. While
/// nothing moves there are no frames and no deadlines, and only an event ends the wait.
///
/// However the window ends, its content is told to save its state first: by its close button, by SIGINT, SIGTERM or
/// SIGHUP, because another program destroys it, or because the display's server ends.
@MainActor package final class DesktopHost {
  let content: any HostedContent
  private let options: HostOptions
  let clock: HostClock
  let times: EventTimes
  var pacer = FramePacer(interval: 1.0 / 60)
  var inbox = Inbox()
  var tracker = PointerTracker()
  /// Whether the mouse was outside the window at its last event.
  var isMouseOutside = false
  var geometry = WindowGeometry()
  var window: DesktopWindow?
  var pixels: WindowPixels?
  private var connection: DisplayConnection?
  private var wait = EventWait(display: -1, pollingInterval: nil)
  /// Whether the display's library may have read events already, while it waited for an answer of the server.
  ///
  /// The descriptor does not show those.
  var mayHoldEvents = true
  /// The instant at which the display's events were last read.
  var lastReading = -TimeInterval.infinity
  /// The processor time of this thread at the end of the last frame, in seconds.
  private var timeSpent: TimeInterval = 0
  /// Whether a frame is wanted although there is no input.
  var wantsFrame = true
  /// When the content has to be drawn next; nil if it has to be asked.
  ///
  /// Only frames and the main queue's work change the content, so its answer holds until then.
  private var outlook: Stage.Outlook?
  private var pointerSpeed = PointerSpeed()
  /// Whether more input is likely to come, which has times of its own: the last frame shows a pointer's movement.
  private var expectsInput = false
  /// Whether the window was asked to fill the whole screen.
  private var isFullScreen = false
  /// Whether the window can be visible.
  var isVisible = true
  /// The desktop's appearance, once it is followed.
  private var appearance: DesktopAppearance?
  /// The reason why the loop ends; nil while it runs.
  private var ending: Ending?
  /// The number of frames in a row that could not be drawn.
  private var failures = 0
  private var textInput = TextInput()
  /// The paths of the files that are being dropped.
  var droppedPaths: [String] = []
  let clipboard = DesktopClipboard()
  /// The scan codes of the keys that are down.
  var keysDown: Set<UInt32> = []

  /// A reason why the loop ends.
  private enum Ending {
    /// The window was closed, or a signal asked the program to end.
    case requested
    case failed(HostError)
  }

  /// Creates a host of `content`.
  ///
  /// Its window opens with `run()`.
  package init(content: any HostedContent, options: HostOptions = HostOptions()) {
    self.content = content
    self.options = options
    clock = HostClock()
    times = EventTimes(clock: clock)
  }

  /// Sets the process's environment and heap; call it first of all, before the content exists.
  package static func prepare() {
    LargeBlocks.giveBack()
    DesktopWindow.setEnvironment()
  }

  /// Opens the window, and returns when it is closed or a signal asks the program to end.
  ///
  /// - Throws: A `HostError` if the window cannot be opened or drawn, or is lost.
  package func run() throws(HostError) {
    Self.prepare()
    EndSignals.install()
    if let reason = EndSignals.failure { throw .noSignals(reason) }
    let window = try DesktopWindow(content, scale: options.scale)
    let connection = DisplayConnection(of: window.handle)
    let pixels = WindowPixels(memory: window.makeMemory())
    (self.window, self.pixels, self.connection) = (window, pixels, connection)
    wait.display = connection.descriptor
    wait.pollingInterval = connection.needsPolling ? Self.pollingInterval : nil
    times.start()
    textInput.stop()
    content.stage.clipboard = clipboard
    adoptGeometry()
    while ending == nil { turn() }
    content.saveState()
    times.stop()
    appearance?.close()
    StandardError.flush()
    // The display closes the window when the process ends. SDL would hide it first, and wait without end for an answer if
    // another program has destroyed it.
    if !wait.isDisplayLost, !connection.isLost, !connection.isWindowDestroyed { pixels.close() }
    if case .failed(let error) = ending { throw error }
  }

  /// Waits for the next event or frame, and handles it.
  private func turn() {
    if expectsInput { letInputGather() }
    let arrived = receive(until: nextStart())
    guard ending == nil, let start = nextStart() else { return }
    let remaining = start - clock.now
    if remaining <= 0 {
      drawFrame()
    } else if arrived, !inbox.isEmpty {
      // Events that arrive faster than this are handled together.
      let slice = times.comeFromServer ? Self.longSlice : Self.slice
      _ = wait(seconds: min(remaining, slice), watchesDisplay: false)
    }
  }

  /// Lets input wait unread until the next frame may begin: a wait for it would only wake the thread.
  private func letInputGather() {
    expectsInput = false
    let remaining = pacer.start(wantedFrom: -.infinity, hasInput: outlook != .moving) - clock.now
    if isVisible, remaining > 0 { _ = wait(seconds: min(remaining, Self.longSlice), watchesDisplay: false) }
  }

  /// The longest time that events wait unread while a frame is due, in seconds, if reading them gives them their times.
  private static let slice: TimeInterval = 0.002
  /// The longest time that events wait unread while a frame is due, in seconds, if they come with times of their own.
  private static let longSlice: TimeInterval = 0.02

  /// The time between looks at a display that has input but no descriptor, in seconds.
  private static let pollingInterval: TimeInterval = 0.005

  /// The time between looks at the display while a key is down, in seconds.
  ///
  /// On Wayland SDL itself repeats a held key, and on every display input methods answer a key later, without an event.
  private static let keyInterval: TimeInterval = 0.015

  /// The time between looks at the mouse's button while it is held outside the window, in seconds.
  private static let buttonInterval: TimeInterval = 0.015

  /// The number of failed frames in a row after which the window is given up.
  private static let mostFailures = 60

  /// When the next frame begins; nil if none does before there is input.
  private func nextStart() -> TimeInterval? {
    guard isVisible else { return nil }
    let outlook = self.outlook ?? content.stage.outlook
    self.outlook = outlook
    if wantsFrame || !inbox.isEmpty {
      // What moves by itself keeps its rhythm.
      return pacer.start(wantedFrom: -.infinity, hasInput: !inbox.isEmpty && outlook != .moving)
    }
    switch outlook {
    case .moving: return pacer.start(wantedFrom: -.infinity)
    case .waiting(let instant): return pacer.start(wantedFrom: instant)
    case .still: return nil
    }
  }

  /// Waits for input until `instant`, without end if that is nil, and handles it.
  ///
  /// Returns whether there was an event of the display.
  private func receive(until instant: TimeInterval?) -> Bool {
    var arrived = mayHoldEvents && takeEvents()
    let isHeldOutside = tracker.isButtonDown && isMouseOutside
    var limit = arrived || ending != nil ? 0 : instant.map { $0 - clock.now } ?? .infinity
    if !keysDown.isEmpty { limit = min(limit, Self.keyInterval) }
    if isHeldOutside { limit = min(limit, Self.buttonInterval) }
    let outcome = wait(seconds: limit, others: appearance?.sources ?? [])
    appearance?.handle(outcome.others)
    if outcome.hasSignal { end(.requested) }
    if outcome.hasWork, ending == nil {
      MainQueue.runWork()
      outlook = nil
      wantsFrame = true
      mayHoldEvents = true
    }
    if outcome.mayHaveInput || mayHoldEvents || !keysDown.isEmpty, takeEvents() { arrived = true }
    if isHeldOutside {
      findLostRelease()
      // The display's answer may have brought events.
      mayHoldEvents = true
    }
    if outcome.isDisplayLost || connection?.isLost == true { end(.failed(.lostDisplay)) }
    if connection?.isWindowDestroyed == true { end(.failed(.destroyedWindow)) }
    return arrived
  }

  /// Ends the loop after this turn.
  ///
  /// The first reason counts.
  private func end(_ reason: Ending) { ending = ending ?? reason }

  /// Ends the loop because the window was closed, or because SDL noticed that its display is lost.
  func close() { end(wait.isDisplayLost ? .failed(.lostDisplay) : .requested) }

  /// Advances the stage, delivers the input, draws and presents.
  private func drawFrame() {
    guard let pixels else { return }
    if clock.now - lastReading > Self.recently { takeEvents() }
    let (begin, spent) = (clock.now, clock.processorTime)
    let deadline = pacer.deadline(ofFrameAt: begin)
    outlook = nil
    content.step(to: deadline, interval: pacer.interval)
    let input = inbox.take()
    let speed = pointerSpeed.measure(input, longest: pacer.interval)
    expectsInput = speed != nil && times.comeFromServer
    for item in input { deliver(item) }
    followFullScreen()
    followCaret()
    let outcome = pixels.present(content.stage, geometry)
    mayHoldEvents = true
    if case .failed(let error) = outcome {
      (wantsFrame, failures) = (true, failures + 1)
      if failures >= Self.mostFailures { end(.failed(error)) }
    } else {
      (wantsFrame, failures) = (false, 0)
      if options.followsAppearance, appearance == nil { followAppearance() }
    }
    // A frame that shows nothing new and leaves nothing moving does not delay the next one.
    let outlook = content.stage.outlook
    self.outlook = outlook
    if outcome == .unchanged, outlook != .moving { return }
    let now = clock.processorTime
    pacer.presented(from: begin, deadline: deadline, cost: now - spent, spent: now - timeSpent, speed: speed)
    timeSpent = now
  }

  /// Makes the window fill the screen, or gives it its own size again, as the content wants.
  private func followFullScreen() {
    guard content.isFullScreen != isFullScreen else { return }
    isFullScreen = content.isFullScreen
    window?.setFullScreen(isFullScreen)
    // The new size comes as an event.
    mayHoldEvents = true
  }

  /// Turns text input on while a text is edited, with input methods at its caret.
  private func followCaret() {
    let stage = content.stage
    textInput.follow(
      stage.caretRect.map { geometry.frame(of: $0, stage: stage.screenPixels, stageScale: stage.screenScale) })
  }

  /// Asks for the desktop's appearance, and follows it.
  private func followAppearance() {
    appearance = DesktopAppearance { [weak self] isDark in
      self?.content.desktopAppearanceChanged(isDark: isDark)
      self?.wantsFrame = true
    }
  }

  /// The time for which events that were read count as new, in seconds.
  private static let recently: TimeInterval = 0.0002

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

  /// The number of frames a second on a display whose refresh rate is unknown.
  private static let usualRate = 60.0

  /// Adopts the window's size and scale, and the monitor's refresh rate.
  func adoptGeometry() {
    guard let window else { return }
    let rate = options.framesPerSecond ?? window.refreshRate
    pacer.interval = 1 / (rate ?? Self.usualRate)
    pacer.answersInputEarly = rate == nil
    pixels?.invalidate()
    wantsFrame = true
    let found = window.geometry
    guard found != geometry else { return }
    geometry = found
    content.resize(to: found.size, scale: found.scale)
  }
}
