import DisplayUser
import Foundation
import Glibc

/// A window with a back swipe, as a process on a real display, with a hand that drags in it and an eye on the edge of
/// the upper screen.
final class DraggedWindow {
  let program: Program
  /// From the start of the process to its first frame, in milliseconds.
  let start: Double

  private let display: XDisplay
  /// The left end of the row that shows nothing but the screens' grounds.
  private let row: (x: Int, y: Int)

  /// How wide a screen is, in pixels.
  private static let width = 390
  /// How far the row is above the window's last.
  private static let rowAboveBottom = 43
  /// Where a drag begins, from the row's left end.
  private static let hold = (x: 20, y: -379)
  /// The ground of the upper screen.
  private static let ground: UInt32 = 0xE2853B
  /// Levels by which a ground may be off, of 255.
  private static let tolerance = 2

  /// Starts the executable and looks until its first frame is there.
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

  // MARK: The eye

  /// Where the whole upper screen is on a row of the display; nil before the first frame.
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

  /// The colours of some columns of the row.
  func pixels(_ columns: Range<Int>) -> [UInt32] {
    display.pixels(x: row.x + columns.lowerBound, y: row.y, width: columns.count, height: 1)
  }

  /// The upper screen's left edge: how far its ground reaches from the right.
  var edge: Int { (pixels(0..<Self.width).lastIndex { !Self.isGround($0) } ?? -1) + 1 }

  // MARK: The hand

  /// Moves the pointer to so many pixels right of where a drag begins.
  func move(to distance: Int) { display.move(to: row.x + Self.hold.x + distance, row.y + Self.hold.y) }

  /// Presses, drags to `distance`, and gives how far the edge is behind when all has come to rest.
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

  /// Drags back to where it began and lets go without speed.
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
