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
  var geometry = WindowGeometry()
  var window: DesktopWindow?
  var pixels: WindowPixels?
  private var connection: DisplayConnection?
  private var wait = EventWait(display: -1, pollingInterval: nil)
  /// Whether a frame is wanted although there is no input.
  var wantsFrame = true
  /// Whether the window can be visible.
  var isVisible = true
  /// The reason why the loop ends; nil while it runs.
  private var ending: Ending?
  /// The number of frames in a row that could not be drawn.
  private var failures = 0
  private var textInput = TextInput()
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

  /// Sets the process's environment and signal handlers; call it first of all, before the content exists.
  package static func prepare() {
    DesktopWindow.setEnvironment()
    EndSignals.install()
  }

  /// Opens the window, and returns when it is closed or a signal asks the program to end.
  ///
  /// - Throws: A `HostError` if the window cannot be opened or drawn, or is lost.
  package func run() throws(HostError) {
    Self.prepare()
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
    if !wait.isDisplayLost, !connection.isLost {
      pixels.close()
      window.close()
    }
    if case .failed(let error) = ending { throw error }
  }

  /// Waits for the next event or frame, and handles it.
  private func turn() {
    let arrived = receive(until: nextStart())
    guard ending == nil, let start = nextStart() else { return }
    let remaining = start - clock.now
    if remaining <= 0 {
      drawFrame()
    } else if arrived, !inbox.isEmpty {
      // Events that arrive faster than this are handled together.
      clock.sleep(min(remaining, Self.slice))
    }
  }

  /// The longest time that events wait unread while a frame is due, in seconds.
  private static let slice: TimeInterval = 0.002

  /// The time between looks at a display that has input but no descriptor, in seconds.
  private static let pollingInterval: TimeInterval = 0.005

  /// The time between looks at the display while a key is down, in seconds.
  ///
  /// On Wayland SDL itself repeats a held key, and on every display input methods answer a key later, without an event.
  private static let keyInterval: TimeInterval = 0.015

  /// The number of failed frames in a row after which the window is given up.
  private static let mostFailures = 60

  /// When the next frame begins; nil if none does before there is input.
  private func nextStart() -> TimeInterval? {
    guard isVisible else { return nil }
    if wantsFrame || !inbox.isEmpty { return pacer.start(wantedFrom: -.infinity) }
    switch content.stage.outlook {
    case .moving: return pacer.start(wantedFrom: -.infinity)
    case .waiting(let instant): return pacer.start(wantedFrom: instant)
    case .still: return nil
    }
  }

  /// Waits for input until `instant`, without end if that is nil, and handles it.
  ///
  /// Returns whether there was an event of the display.
  private func receive(until instant: TimeInterval?) -> Bool {
    // Xlib may have read events already while it waited for an answer, so that the descriptor does not show them.
    var arrived = takeEvents()
    let limit = arrived || ending != nil ? 0 : instant.map { $0 - clock.now }
    let outcome = wait(seconds: !keysDown.isEmpty ? min(limit ?? .infinity, Self.keyInterval) : limit)
    if outcome.hasSignal { end(.requested) }
    if outcome.hasWork, ending == nil {
      MainQueue.runWork()
      wantsFrame = true
    }
    if takeEvents() { arrived = true }
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
    takeEvents()
    let begin = clock.now
    let deadline = pacer.deadline(ofFrameAt: begin)
    content.step(to: deadline, interval: pacer.interval)
    for item in inbox.take() { deliver(item) }
    followCaret()
    let outcome = pixels.present(content.stage, geometry)
    wantsFrame = outcome == .failed
    failures = outcome == .failed ? failures + 1 : 0
    if failures >= Self.mostFailures { end(.failed(.noWindow(HostError.reason))) }
    // A frame that shows nothing new and leaves nothing moving does not delay the next one.
    if outcome == .unchanged, content.stage.outlook != .moving { return }
    pacer.presented(deadline: deadline, cost: clock.now - begin)
  }

  /// Turns text input on while a text is edited, with input methods at its caret.
  private func followCaret() {
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
    case .hover(let point): content.stage.hover(at: point)
    case .wheel(let delta, let point): content.stage.wheel(by: delta, at: point)
    }
  }

  /// Adopts the window's size and scale, and the monitor's refresh rate.
  func adoptGeometry() {
    guard let window else { return }
    pacer.interval = 1 / (options.framesPerSecond ?? window.refreshRate)
    pixels?.invalidate()
    wantsFrame = true
    let found = window.geometry
    guard found != geometry else { return }
    geometry = found
    content.resize(to: found.size, scale: found.scale)
  }
}
