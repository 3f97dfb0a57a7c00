import CXTest
import DisplayUser
import Foundation
import Testing

/// The program's window as a person has it: seen, dragged in, typed to.
final class OpenWindow {
  let display: XDisplay
  let program: Program
  /// What it is in, which lives as long as it does.
  private let compositor: WaylandDisplay?
  private(set) var (id, x, y, width, height) = (UInt(0), 0, 0, 390, 844)

  /// The colours of the screens, by number: 3 is on top at first, 4 is pushed next.
  static let colors: [UInt32] = [0x2E5BBA, 0x2F9E64, 0xE2853B]

  /// The colour of screen `number` where there were three at first.
  static func color(of number: Int) -> UInt32 { colors[(number + 2) % 3] }

  /// Opens it on the X display, or in a Wayland compositor's monitor, and waits for its first frame.
  init(
    _ arguments: [String] = ["--no-panel", "--scale", "1"], depth: Int = 3, in compositor: WaylandDisplay? = nil,
    variables: [String: String] = [:]
  ) throws {
    self.compositor = compositor
    display = try VirtualDisplay.shared.get()
    let display = display
    let known = Set(display.windows.map(\.id))
    program = try Program(
      arguments + ["--colors", "E2853B,2F9E64,2E5BBA", "--depth", "\(depth)"],
      display: compositor == nil ? display.name : nil, variables: variables.merging(compositor?.variables ?? [:]) { $1 }
    )
    if let compositor {
      look(at: compositor.monitor)
    } else {
      try wait("the window") { display.windows.contains { !known.contains($0.id) } }
      look(at: display.windows.first { !known.contains($0.id) }?.id ?? 0)
    }
    guard arguments.contains("--no-panel") else { return }
    try wait("the first frame") { isShowing(Self.color(of: 3)) }
  }

  deinit {
    display.release(1)
    program.signal(SIGKILL)
    _ = program.ending()
  }

  /// Looks at another window of the display's from now on.
  func look(at id: UInt) {
    self.id = id
    look()
  }

  /// Takes note of where the window is and how large.
  func look() {
    guard let found = display.windows.first(where: { $0.id == id }) else { return }
    (x, y, width, height) = (found.x, found.y, found.width, found.height)
  }

  // MARK: Eyes

  /// The row that shows nothing but a screen's ground.
  var strip: [UInt32] {
    display.pixels(x: x, y: y + height - 43 * height / 844, width: width, height: 1)
  }

  /// Everything the window shows.
  var picture: [UInt32] { display.pixels(x: x, y: y, width: width, height: height) }

  /// The colour at a place in the window.
  func color(_ x: Int, _ y: Int) -> UInt32 { display.pixels(x: self.x + x, y: self.y + y, width: 1, height: 1)[0] }

  /// Whether one screen alone is seen, of this colour.
  func isShowing(_ color: UInt32) -> Bool { strip.allSatisfy { Self.isNear($0, color) } }

  /// Where the left edge of a screen of this colour is, the rest of the row being the screen's; nil if nowhere.
  func edge(of color: UInt32) -> Int? {
    let strip = strip
    guard let first = strip.firstIndex(where: { Self.isNear($0, color) }) else { return nil }
    return strip[first...].allSatisfy { Self.isNear($0, color) } ? first : nil
  }

  /// Colours as they are drawn, rounded somewhere on the way.
  static func isNear(_ a: UInt32, _ b: UInt32) -> Bool {
    [16, 8, 0].allSatisfy { shift in abs(Int(a >> shift & 0xFF) - Int(b >> shift & 0xFF)) <= 2 }
  }

  /// Looks until `condition` holds; generous, because a busy machine may be slow.
  func wait(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool
  ) throws {
    let deadline = Date(timeIntervalSinceNow: 25)
    while !condition() {
      guard Date() < deadline else {
        Issue.record(
          "\(what) was waited for in vain; the edge is at \(edge(of: Self.color(of: 3)) ?? -1)",
          sourceLocation: sourceLocation)
        throw CancellationError()
      }
      usleep(3000)
    }
  }

  /// Waits until screen `number` alone is seen.
  func wait(forScreen number: Int, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try wait("screen \(number)", sourceLocation: sourceLocation) { isShowing(Self.color(of: number)) }
  }

  /// Whether no thread of the program wakes for a while.
  var isResting: Bool {
    let wakes = program.wakes
    usleep(300_000)
    return program.wakes == wakes
  }

  // MARK: Hands

  /// Moves the pointer to a place in the window.
  func move(to x: Int, _ y: Int = 400) { display.move(to: self.x + x, self.y + y) }

  /// Presses at `start` and moves to `end` in steps, so many milliseconds apart.
  func drag(from start: Int, to end: Int, steps: Int = 20, every milliseconds: UInt32 = 6, button: UInt32 = 1) {
    move(to: start)
    display.press(button)
    for step in 1...steps {
      usleep(milliseconds * 1000)
      move(to: start + (end - start) * step / steps)
    }
  }

  /// Holds still for so long that no speed is left, and lets go.
  func releaseAtRest(_ button: UInt32 = 1) {
    usleep(200_000)
    display.release(button)
  }

  func click() {
    move(to: 200)
    display.press(1)
    display.release(1)
  }
}
