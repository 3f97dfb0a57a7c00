import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Pan from a screen's edge")
struct PanFromEdgeTests {
  let world = TouchWorld()
  let pan = UIScreenEdgePanGestureRecognizer()

  init() {
    pan.edges = .left
    world.watch(pan, "edge", on: world.window)
  }

  @Test("Touches after the first are ignored, also before the drag begins")
  func furtherTouches() {
    world.down(5, 400)
    world.down(200, 400, id: 1)
    world.move(100, 400, id: 1)
    #expect(world.log == [])
    world.move(40, 400)
    world.up(100, 400, id: 1)
    world.move(50, 400)
    #expect(pan.translation(in: nil) == CGPoint(x: 35, y: 0))
    world.up(50, 400)
    #expect(world.log == ["edge began", "edge changed", "edge ended"])
  }

  @Test("A slow drag begins at a translation of zero")
  func translationAtBegin() {
    world.down(5, 400)
    for x in 6...15 { world.move(Double(x), 400) }
    #expect(pan.state == .began)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 0))
  }
}
