import CXTest
import DisplayUser
import Foundation
import Testing

/// The program's open window, as a person sees and uses it.
final class OpenWindow {
  let display: XDisplay
  let program: Program
  /// The compositor that shows the window; kept because it ends when it is released.
  private let compositor: WaylandDisplay?
  private(set) var (id, x, y, width, height) = (UInt(0), 0, 0, 390, 844)

  /// The colours of the screens.
  ///
  /// Screen 3 is on top at first, and screen 4 is pushed next.
  static let colors: [UInt32] = [0x2E5BBA, 0x2F9E64, 0xE2853B]

  /// Returns the colour of screen `number`.
  static func color(of number: Int) -> UInt32 { colors[(number + 2) % 3] }

  /// Opens the window on an X display, or in a Wayland compositor's monitor, and waits for its first frame.
  init(
    _ arguments: [String] = ["--no-panel", "--scale", "1"], depth: Int = 3, in compositor: WaylandDisplay? = nil,
    on other: XDisplay? = nil, variables: [String: String] = [:], shell: String? = nil
  ) throws {
    self.compositor = compositor
    let display = try other ?? VirtualDisplay.shared.get()
    self.display = display
    program = try Program(
      arguments + ["--colors", "E2853B,2F9E64,2E5BBA", "--depth", "\(depth)"],
      display: compositor == nil ? display.name : nil,
      variables: variables.merging(compositor?.variables ?? [:]) { $1 },
      shell: shell)
    if let compositor {
      try wait("the window in the monitor") { look(into: compositor.monitor) || program.hasEnded }
    } else {
      // Identifiers of windows are used again, those of processes are not.
      try wait("the window") {
        let own = display.windows.first { display.process(of: $0.id) == program.id }
        if let own { look(at: own.id) }
        return own != nil || program.hasEnded
      }
      if id == 0 {
        Issue.record("The program ended before its window opened: \(program.ending())")
        throw CancellationError()
      }
    }
    guard arguments.contains("--no-panel") else { return }
    try wait("the first frame") { isShowing(Self.color(of: 3)) }
    if let compositor { try compositor.waitForPointer(of: self) }
  }

  deinit {
    program.signal(SIGKILL)
    _ = program.ending()
    display.release(1)
  }

  /// Looks at another window of the display from now on.
  func look(at id: UInt) {
    self.id = id
    look()
  }

  /// Looks for the window's content in a compositor's monitor, where the window may have a frame and a title bar; returns
  /// whether it is there.
  private func look(into monitor: UInt) -> Bool {
    look(at: monitor)
    let picture = picture
    let inside = picture.indices.filter { Self.isNear(picture[$0], Self.color(of: 3)) }
    let columns = inside.map { $0 % width }
    guard let last = inside.last, let left = columns.min(), let right = columns.max(), right - left == 389 else {
      return false
    }
    // The screen's own title bar has another colour, so the lower end counts.
    (x, y, width, height) = (x + left, y + last / width - 843, 390, 844)
    return true
  }

  /// Updates the window's position and size.
  func look() {
    guard let found = display.windows.first(where: { $0.id == id }) else { return }
    (x, y, width, height) = (found.x, found.y, found.width, found.height)
  }

  // MARK: Eyes

  /// A row of pixels on which screens show only their background.
  var strip: [UInt32] {
    display.pixels(x: x, y: y + height - 43 * height / 844, width: width, height: 1)
  }

  /// All pixels of the window.
  var picture: [UInt32] { display.pixels(x: x, y: y, width: width, height: height) }

  /// Returns the colour of a pixel of the window.
  func color(_ x: Int, _ y: Int) -> UInt32 { display.pixels(x: self.x + x, y: self.y + y, width: 1, height: 1)[0] }

  /// Returns whether the window shows one screen only, of this colour.
  func isShowing(_ color: UInt32) -> Bool { strip.allSatisfy { Self.isNear($0, color) } }

  /// Returns the left edge of a screen of this colour that covers the rest of the row; nil if there is none.
  func edge(of color: UInt32) -> Int? {
    let strip = strip
    guard let first = strip.firstIndex(where: { Self.isNear($0, color) }) else { return nil }
    return strip[first...].allSatisfy { Self.isNear($0, color) } ? first : nil
  }

  /// Returns whether two colours are equal but for rounding.
  static func isNear(_ a: UInt32, _ b: UInt32) -> Bool {
    [16, 8, 0].allSatisfy { shift in abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)) <= 2 }
  }

  /// Waits until `condition` holds, and fails only if the program seems to hang.
  func wait(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool
  ) throws {
    let deadline = Date(timeIntervalSinceNow: Program.patience)
    while !condition() {
      guard Date() < deadline, !program.hasEnded else {
        let ending = program.hasEnded ? "the program has ended: \(program.ending())" : "the program runs"
        Issue.record(
          "\(what) did not appear; the edge is at \(edge(of: Self.color(of: 3)) ?? -1); \(ending)",
          sourceLocation: sourceLocation)
        throw CancellationError()
      }
      usleep(3000)
    }
  }

  /// Waits until the window shows screen `number` only.
  func wait(forScreen number: Int, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try wait("screen \(number)", sourceLocation: sourceLocation) { isShowing(Self.color(of: number)) }
  }

  /// Whether the program has handled all that was done so far, shows it, and waits for input without a deadline.
  var isResting: Bool {
    display.synchronise()
    return program.isWaiting
  }

  /// Waits until the program rests.
  func waitForRest(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try wait("rest", sourceLocation: sourceLocation) { isResting }
  }

  // MARK: Hands

  /// Moves the pointer to a point in the window after a delay.
  func move(to x: Int, _ y: Int = 400, after milliseconds: UInt = 0) {
    display.move(to: self.x + x, self.y + y, after: milliseconds)
  }

  /// Presses at `start` and moves to `end` in steps that are `milliseconds` apart.
  func drag(from start: Int, to end: Int, steps: Int = 20, every milliseconds: UInt = 6, button: UInt32 = 1) {
    move(to: start)
    display.press(button)
    for step in 1...steps {
      move(to: start + (end - start) * step / steps, after: milliseconds)
    }
  }

  /// Drags quickly and lets go, and returns whether the display performed that as quickly.
  func flick() -> Bool {
    let start = Date()
    drag(from: 50, to: 160, steps: 8, every: 5)
    display.release(1)
    display.synchronise()
    return Date().timeIntervalSince(start) < 0.08
  }

  /// Holds still until the drag has no velocity left, and lets go.
  func releaseAtRest(_ button: UInt32 = 1) {
    display.release(button, after: 200)
  }

  /// Clicks in the middle of the window.
  func click() {
    move(to: 200)
    display.press(1)
    display.release(1)
  }
}
