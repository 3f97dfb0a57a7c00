import CSDL2
import Foundation
package import Stage

/// A window of the desktop's around a stage: events in, frames out, and nothing in between.
///
/// The loop: wait for events until the next frame begins, hand over what came in, draw, present. While nothing moves
/// there are no frames and no deadlines, and the wait has no end but an event.
@MainActor package final class DesktopHost {
  let content: any HostedContent
  private let options: HostOptions
  let clock = HostClock()
  let waker = Waker()
  var pacer = FramePacer(interval: 1.0 / 60)
  var inbox = Inbox()
  var tracker = PointerTracker()
  var geometry = WindowGeometry()
  var window: DesktopWindow?
  var pixels: WindowPixels?
  /// Whether a frame is wanted though nothing came in.
  var wantsFrame = true
  /// Whether the window can be seen at all.
  var isVisible = true
  var isEnding = false
  /// How many frames in a row could not be drawn.
  private var failures = 0
  /// Whether the key that writes text now is being held.
  var isRepeating = false

  /// A host of `content`, whose window opens with `run()`.
  package init(content: any HostedContent, options: HostOptions = HostOptions()) {
    self.content = content
    self.options = options
  }

  /// Opens the window and returns when it is closed, or SIGINT or SIGTERM asked for its end.
  package func run() throws(HostError) {
    let window = try DesktopWindow(content, scale: options.scale)
    let pixels = WindowPixels(memory: window.memory)
    defer {
      waker.stop()
      pixels.close()
      window.close()
    }
    (self.window, self.pixels) = (window, pixels)
    waker.start()
    adoptGeometry()
    while !isEnding { turn() }
    if failures >= Self.mostFailures { throw .noWindow(HostError.reason) }
  }

  /// Waits for what comes next, and does it.
  private func turn() {
    guard let start = nextStart() else {
      receive(waiting: nil)
      return
    }
    let remaining = start - clock.now
    guard remaining > 0 else { return drawFrame() }
    // SDL waits by the millisecond; the rest of it is slept.
    if remaining < 0.001 {
      clock.sleep(remaining)
    } else if receive(waiting: Int32(min(remaining * 1000, 1e6))), !inbox.isEmpty {
      // What arrives faster than this is taken together.
      clock.sleep(min(start - clock.now, Self.slice))
    }
    receive()
  }

  /// The longest time that arrivals are let wait while a frame is due, in seconds; events are stamped as they are taken.
  private static let slice: TimeInterval = 0.002

  /// A window that cannot be drawn into for so many frames will not be again.
  private static let mostFailures = 60

  /// When the next frame begins; nil before something comes in.
  private func nextStart() -> TimeInterval? {
    guard isVisible else { return nil }
    if wantsFrame || !inbox.isEmpty { return pacer.start(wantedFrom: -.infinity) }
    switch content.stage.outlook {
    case .moving: return pacer.start(wantedFrom: -.infinity)
    case .waiting(let instant): return pacer.start(wantedFrom: instant)
    case .still: return nil
    }
  }

  /// Moves the time on, hands over what came in, draws and presents.
  private func drawFrame() {
    guard let pixels else { return }
    receive()
    let begin = clock.now
    let deadline = pacer.deadline(ofFrameAt: begin)
    content.step(to: deadline, interval: pacer.interval)
    for item in inbox.take() { hand(over: item) }
    let outcome = pixels.present(content.stage, geometry)
    wantsFrame = outcome == .failed
    failures = outcome == .failed ? failures + 1 : 0
    if failures >= Self.mostFailures { isEnding = true }
    // What showed nothing new and leaves nothing moving does not keep the next frame waiting.
    if outcome == .unchanged, content.stage.outlook != .moving { return }
    pacer.presented(deadline: deadline, cost: clock.now - begin)
  }

  private func hand(over item: Inbox.Item) {
    switch item {
    case .pointer(let action, let instant):
      content.stage.send(action.event, pointer: action.pointer, at: instant)
    case .key(let key, let isRepeat): _ = content.keyDown(key, isRepeat: isRepeat)
    case .back: content.goBack()
    case .wheel(let delta, let point): content.stage.wheel(by: delta, at: point)
    }
  }

  /// Takes over the window's size and scale, and the monitor's rate.
  func adoptGeometry() {
    guard let window else { return }
    pacer.interval = 1 / (options.framesPerSecond ?? window.refreshRate)
    pixels?.lose()
    wantsFrame = true
    let found = window.geometry
    guard found != geometry else { return }
    geometry = found
    content.resize(to: found.size, scale: found.scale)
  }
}
