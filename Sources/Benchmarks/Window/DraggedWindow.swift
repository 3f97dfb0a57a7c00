import DisplayUser
import Foundation
import Glibc

/// A window with a back swipe, as a process on a real display.
///
/// Drags are sent to it, and the edge of the upper screen is
/// read from the display.
final class DraggedWindow {
  let program: Program
  /// From the start of the process to its first frame, in milliseconds.
  let start: Double

  private let display: XDisplay
  /// The left end of the row that shows only the backgrounds of the screens.
  private let row: (x: Int, y: Int)

  /// The width of a screen, in pixels.
  private static let width = 390
  /// The distance of the row above the window's last row.
  private static let rowAboveBottom = 43
  /// The start of a drag, relative to the row's left end.
  private static let hold = (x: 20, y: -379)
  /// The background colour of the upper screen.
  private static let ground: UInt32 = 0xE2853B
  /// The levels, of 255, by which a background may be off.
  private static let tolerance = 2

  /// Starts the executable and waits for its first frame.
  init(_ executable: String, _ arguments: [String], on display: XDisplay) throws {
    self.display = display
    let known = Set(display.windows.map(\.id))
    let began = ContinuousClock.now
    program = try Program(
      arguments, of: executable, display: display.name, variables: ["SDL_VIDEODRIVER": "x11"])
    var found: (x: Int, y: Int)?
    while found == nil, ContinuousClock.now - began < .seconds(10) {
      found = display.windows.first { !known.contains($0.id) }.flatMap { window in
        Self.row(
          in: window.x..<window.x + window.width, at: window.y + window.height - Self.rowAboveBottom, of: display)
      }
    }
    start = (ContinuousClock.now - began) / .milliseconds(1)
    guard let found else {
      program.signal(SIGKILL)
      let complaints = program.ending().complaints
      throw XDisplay.Failure(
        description:
          "\(executable) showed no frame on \(display.name) in 10 s; it takes 390 x 844 pixels. \(complaints)")
    }
    row = found
  }

  deinit {
    display.release(1)
    program.signal(SIGKILL)
    _ = program.ending()
  }

  // MARK: Reading the display

  /// Returns the position of the complete upper screen on a row of the display; nil before the first frame.
  private static func row(in columns: Range<Int>, at y: Int, of display: XDisplay) -> (x: Int, y: Int)? {
    let pixels = display.pixels(x: columns.lowerBound, y: y, width: columns.count, height: 1)
    guard let first = pixels.firstIndex(where: isGround), pixels.count - first >= width,
      pixels[first..<first + width].allSatisfy(isGround)
    else { return nil }
    return (columns.lowerBound + first, y)
  }

  private static func isGround(_ color: UInt32) -> Bool {
    [16, 8, 0].allSatisfy { shift in abs(Int(color >> shift & 0xFF) - Int(ground >> shift & 0xFF)) <= tolerance }
  }

  /// Returns the colours of some columns of the row.
  func pixels(_ columns: Range<Int>) -> [UInt32] {
    display.pixels(x: row.x + columns.lowerBound, y: row.y, width: columns.count, height: 1)
  }

  /// The left edge of the upper screen, which is where its background begins.
  var edge: Int { (pixels(0..<Self.width).lastIndex { !Self.isGround($0) } ?? -1) + 1 }

  // MARK: Moving the pointer

  /// Moves the pointer to `distance` pixels right of the start of a drag.
  func move(to distance: Int) { display.move(to: row.x + Self.hold.x + distance, row.y + Self.hold.y) }

  /// Presses, drags to `distance`, and returns how far the edge is behind the pointer when it rests.
  func grab(at distance: Int) throws -> Int {
    move(to: 0)
    usleep(100_000)
    display.press(1)
    usleep(50_000)
    glide(from: 0, to: distance)
    let edge = edge
    guard edge > 0 else { throw XDisplay.Failure(description: "the window did not follow the pointer; is it covered?") }
    return distance - edge
  }

  /// Drags back to the start and releases without velocity.
  func letGo(from distance: Int) {
    glide(from: distance, to: 0)
    display.release(1)
    usleep(600_000)
  }

  private func glide(from start: Int, to end: Int) {
    for step in 1...30 {
      usleep(10_000)
      move(to: start + (end - start) * step / 30)
    }
    usleep(200_000)
  }
}
