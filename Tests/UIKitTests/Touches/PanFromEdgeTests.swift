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

  private func drag(_ points: (Double, Double)...) {
    for (index, point) in points.enumerated() {
      if index == 0 { world.down(point.0, point.1) } else { world.move(point.0, point.1) }
    }
    if let last = points.last { world.up(last.0, last.1) }
  }

  @Test(
    "A drag that starts 19.9 points from the edge begins, one that starts at 20.1 does not",
    arguments: [(19.9, true), (20.1, false)])
  func width(x: Double, begins: Bool) {
    drag((x, 400), (x + 5, 400), (x + 60, 400))
    #expect(world.log == (begins ? ["edge began", "edge ended"] : []))
  }

  @Test(
    "The edge width can be changed at any time, from 0 to the whole screen",
    arguments: [(0, 0, false), (5, 4.9, true), (5, 5.1, false), (390, 389, true)])
  func otherWidth(width: Double, x: Double, begins: Bool) {
    drag((10, 400), (60, 400))
    world.log = []
    pan.edgeWidth = width
    drag((x, 400), (x + 60, 400))
    #expect(world.log.isEmpty != begins)
  }

  @Test(
    "The first movement decides whether a drag begins",
    arguments: [((6.0, 4.0), true), ((4, 4), true), ((4, 6), false), ((-6, 0), false), ((1, 2), true)])
  func direction(first: (Double, Double), begins: Bool) {
    let start = (10.0, 400.0)
    drag(start, (start.0 + first.0, start.1 + first.1), (start.0 + 100, start.1 + first.1))
    #expect(world.log.isEmpty != begins)
  }

  @Test("A drag that started inwards may then move along the edge")
  func locked() {
    drag((10, 400), (14, 400), (14, 300), (30, 300))
    #expect(world.log == ["edge began", "edge ended"])
  }

  @Test(
    "A drag begins inwards from each edge",
    arguments: [
      (UIRectEdge.left, (5.0, 400.0), (60.0, 0.0)), (.right, (385, 400), (-60, 0)), (.top, (200, 5), (0, 60)),
      (.bottom, (200, 840), (0, -60)),
    ])
  func edges(edge: UIRectEdge, start: (Double, Double), inwards: (Double, Double)) {
    pan.edges = edge
    drag(start, (start.0 - inwards.0 / 15, start.1 - inwards.1 / 15), (start.0 + inwards.0, start.1 + inwards.1))
    #expect(world.log == [])
    drag(start, (start.0 + inwards.0, start.1 + inwards.1))
    #expect(world.log == ["edge began", "edge ended"])
    pan.edges = UIRectEdge.all.subtracting(edge)
    drag(start, (start.0 + inwards.0, start.1 + inwards.1))
    #expect(world.log == ["edge began", "edge ended"])
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
