import CPangoCairo
import QuartzCore
import Testing

@testable import Raster

@Suite("After an error of Cairo")
struct RecoveryTests {
  /// A disc, whose corners are drawn through a tile, and a translucent group, which is drawn aside.
  private func scene() -> Scene {
    let scene = Scene(40, 40)
    withoutActions {
      scene.add(5, 5, 20, 20, white).cornerRadius = 3
      let turned = scene.add(15, 15, 15, 15, rgb(0.9, 0.4, 0.1))
      turned.transform = CATransform3DMakeRotation(0.4, 0, 0, 1)
      let group = scene.add(0, 20, 20, 20)
      group.opacity = 0.5
      scene.add(2, 2, 14, 14, rgb(0, 0.5, 1), on: group)
      scene.add(5, 5, 14, 14, rgb(0, 0.8, 0), on: group)
    }
    return scene
  }

  @Test("The frame is said to be incomplete, and the next one is as if nothing had been", arguments: 0..<3)
  func recovers(number: Int) throws {
    let scene = scene()
    let (buffer, expected) = (try scene.buffer(), try scene.draw())
    try scene.draw(into: buffer)
    let surface: Surface
    switch number {
    case 0: surface = buffer.surface
    case 1: surface = try #require(scene.renderer.filler.tile)
    default:
      let canvas = try #require(
        scene.renderer.pool.take(CAIRO_FORMAT_ARGB32, over: DeviceBox(left: 0, top: 0, right: 64, bottom: 64)))
      surface = canvas.surface
      scene.renderer.pool.give(canvas)
    }
    // There is nothing to restore.
    cairo_restore(surface.context)
    #expect(throws: RasterError.cairo("cairo_restore() without matching cairo_save()")) {
      try scene.draw(into: buffer)
    }
    try scene.draw(into: buffer)
    #expect(buffer.difference(from: expected) == nil)
  }
}
