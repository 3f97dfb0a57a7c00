import Raster
import Testing

@testable import Benchmarks

@Suite("The benchmark of the prototype drags its upper screen")
@MainActor struct DraggedPrototypeTests {
  @Test("Steps draw half of both screens again, the translucent one on a surface of its own", arguments: [false, true])
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

extension DraggedPrototype {
  /// The pixels of one row.
  fileprivate func pixels(row: Int) -> [UInt32] {
    let first = (buffer.memory + row * buffer.stride).assumingMemoryBound(to: UInt32.self)
    return (0..<buffer.width).map { first[$0] & 0xFF_FFFF }
  }
}
