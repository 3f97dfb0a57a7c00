import CoreGraphics
import Prototype
import Raster
import Stage
import Testing

@Suite("The prototype draws what a drag of its upper screen changes")
@MainActor struct DraggedPrototypeTests {
  @Test("Steps draw half of both screens again, most pixels once or twice", arguments: [false, true])
  func steps(showsPanel: Bool) throws {
    let prototype = try #require(DraggedPrototype(scale: 1, showsPanel: showsPanel))
    let (before, earlier) = (prototype.pixels(row: 480), prototype.pixelCounts)
    let count = 30
    for _ in 0..<count { prototype.step() }
    let later = prototype.pixelCounts
    let counts = PixelCounts(damaged: later.damaged - earlier.damaged, touched: later.touched - earlier.touched)
    // Under the phone, the last piece of the graph, its line for the present and now and then the numbers.
    let strip = showsPanel ? 8000 : 0
    let screen = 390 * 844
    #expect((count * screen / 5...count * (screen * 3 / 5 + strip)).contains(counts.damaged), "\(counts)")
    #expect(counts.touched < count * (screen * 3 / 2 + 2 * strip), "\(counts)")
    #expect(prototype.pixels(row: 480) != before)
  }
}

/// The prototype as its window shows it, while a finger drags the upper screen back and forth.
@MainActor private final class DraggedPrototype {
  let buffer: PixelBuffer
  private let app: PrototypeApp
  private let start: CGPoint
  private var instant = 0.0
  private var distance: CGFloat = 0
  private var stride = DraggedPrototype.step

  /// The distance that the finger moves in a step, in points.
  private static let step: CGFloat = 5
  /// The number of steps from one end of the drag to the other.
  private static let stepsPerSweep = 60
  /// The distance from the screen's left edge at which the finger goes down, in points.
  private static let hold: CGFloat = 10
  /// The time between two steps, in seconds.
  private static let interval = 1.0 / 120

  /// Creates the prototype at `scale` pixels per point; the finger has moved once from one end of the drag to the other
  /// and back, so that all caches are filled.
  init?(scale: Int, showsPanel: Bool) {
    let app = PrototypeApp(options: PrototypeOptions(showsPanel: showsPanel, scale: CGFloat(scale)))
    app.resize(to: app.preferredSize(in: CGSize(width: 10_000, height: 10_000)), scale: CGFloat(scale))
    let (width, height) = app.stage.screenPixels
    guard let buffer = PixelBuffer(width: width, height: height) else { return nil }
    (self.app, self.buffer) = (app, buffer)
    app.step(to: instant, interval: Self.interval)
    let screen = app.screenFrame
    start = CGPoint(x: screen.minX + Self.hold, y: screen.midY)
    app.stage.send(.down(start), pointer: 0, at: instant)
    for _ in 0..<2 * Self.stepsPerSweep { step() }
  }

  /// The pixels of all frames so far.
  private(set) var pixelCounts = PixelCounts()

  /// Moves the finger by a step, turning around at the ends, and draws what that changes.
  func step() {
    if distance + stride > CGFloat(Self.stepsPerSweep) * Self.step || distance + stride < 0 { stride = -stride }
    distance += stride
    instant += Self.interval
    app.stage.send(.move(CGPoint(x: start.x + distance, y: start.y)), pointer: 0, at: instant)
    app.step(to: instant, interval: Self.interval)
    draw()
  }

  private func draw() {
    do { _ = try app.stage.draw(into: buffer) } catch { preconditionFailure("\(error)") }
    pixelCounts.damaged += app.stage.pixelCounts.damaged
    pixelCounts.touched += app.stage.pixelCounts.touched
  }

  /// The pixels of one row.
  func pixels(row: Int) -> [UInt32] {
    let first = (buffer.memory + row * buffer.stride).assumingMemoryBound(to: UInt32.self)
    return (0..<buffer.width).map { first[$0] & 0xFF_FFFF }
  }
}
