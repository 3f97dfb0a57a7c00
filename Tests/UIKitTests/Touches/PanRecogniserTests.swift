import Motion
import Testing
import UIKit

@MainActor @Suite("Pan")
struct PanRecogniserTests {
  let world = TouchWorld()
  let pan = UIPanGestureRecognizer()

  init() { world.watch(pan, "pan", on: world.window) }

  /// The rounding error that a distance or a velocity may have here.
  static let tolerance = 1e-9

  @Test("A slow drag begins at a translation of zero; of a single large step, the part beyond the slop counts")
  func translationAtBegin() {
    var first: CGPoint?
    world.down(0, 100)
    for x in 1...10 {
      world.move(Double(x), 100)
      if pan.state == .began { first = pan.translation(in: nil) }
    }
    #expect(first == CGPoint(x: 0, y: 0))
    world.move(11, 100)
    #expect(pan.translation(in: nil) == CGPoint(x: 1, y: 0))
    world.play("u11,100 d0,100 m30,140")
    #expect(pan.translation(in: nil) == CGPoint(x: 24, y: 32))
  }

  @Test("The velocity is that of a tracker with the same moves, and a rest before the release makes it zero")
  func velocity() {
    for (rest, isZero) in [(0.005, false), (0.041, true)] {
      var tracker = VelocityTracker()
      world.down(10, 10)
      tracker.add(SIMD2(0, 0), at: world.time)
      for step in 1...12 {
        world.wait(0.008)
        world.move(10 + 4 * Double(step * step) / 8, 10 + 3 * Double(step))
        tracker.add(SIMD2(4 * Double(step * step) / 8, 3 * Double(step)), at: world.time)
      }
      var velocity = CGPoint.zero
      let listener = Listener()
      listener.onAction = {
        if $0.state == .ended, let pan = $0 as? UIPanGestureRecognizer { velocity = pan.velocity(in: nil) }
      }
      pan.addTarget(listener, action: Selector(Listener.act(_:)))
      world.wait(rest)
      world.up(82, 46)
      let expected = tracker.velocity(at: world.time)
      #expect(abs(velocity.x - expected.x) < Self.tolerance && abs(velocity.y - expected.y) < Self.tolerance)
      #expect((velocity == .zero) == isZero)
      pan.removeTarget(listener, action: nil)
    }
  }

  @Test("A drag at constant speed reports that speed")
  func evenVelocity() {
    world.down(10, 10)
    world.drag(from: SIMD2(10, 10), to: SIMD2(130, 10), steps: 12)
    #expect(abs(pan.velocity(in: nil).x - 1200) < 1e-6)
  }

  @Test("Translation and velocity are in the coordinate system of the given view")
  func turnedView() {
    let view = world.view("v", CGRect(x: 50, y: 50, width: 100, height: 100))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
    world.down(10, 10)
    world.drag(from: SIMD2(10, 10), to: SIMD2(110, 10), steps: 10)
    let (moved, speed) = (pan.translation(in: view), pan.velocity(in: view))
    #expect(abs(moved.x) < Self.tolerance && abs(moved.y + 45) < Self.tolerance)
    #expect(abs(speed.x) < 1e-6 && abs(speed.y + 600) < 1e-6)
    pan.setTranslation(CGPoint(x: 0, y: -10), in: view)
    #expect(abs(pan.translation(in: nil).x - 20) < Self.tolerance)
  }

  @Test("A translation that is set stays until the next event, and the drag continues from it")
  func settingTranslation() {
    world.down(10, 10)
    world.drag(from: SIMD2(10, 10), to: SIMD2(110, 10), steps: 10)
    pan.setTranslation(CGPoint(x: 5, y: 7), in: nil)
    #expect(pan.translation(in: nil) == CGPoint(x: 5, y: 7) && pan.velocity(in: nil) == .zero)
    world.wait(1 / 120)
    world.move(120, 10)
    #expect(pan.translation(in: nil) == CGPoint(x: 15, y: 7) && abs(pan.velocity(in: nil).x - 1200) < 1e-6)
  }

  @Test("Adding or lifting a finger does not change the translation")
  func fingers() {
    world.play("d100,100 m120,100 1d300,300")
    #expect(pan.translation(in: nil) == CGPoint(x: 10, y: 0) && pan.location(in: nil) == CGPoint(x: 210, y: 200))
    world.move(310, 300, id: 1)
    #expect(pan.translation(in: nil) == CGPoint(x: 15, y: 0))
    world.up(120, 100)
    #expect(pan.translation(in: nil) == CGPoint(x: 15, y: 0))
    world.move(320, 300, id: 1)
    #expect(pan.translation(in: nil) == CGPoint(x: 25, y: 0))
    world.up(320, 300, id: 1)
    #expect(world.log == ["pan began", "pan changed", "pan changed", "pan ended"])
  }

  @Test("A pan from an edge counts its first touch alone, also before it begins, and from a translation of zero")
  func edge() {
    let edge = world.watch(UIScreenEdgePanGestureRecognizer(), "edge", on: world.window)
    (edge.edges, pan.isEnabled) = (.left, false)
    world.play("d5,400 1d200,400 1m100,400")
    #expect(world.log == [])
    for x in 6...15 { world.move(Double(x), 400) }
    #expect(edge.state == .began && edge.translation(in: nil) == .zero)
    world.up(100, 400, id: 1)
    world.move(50, 400)
    #expect(edge.translation(in: nil) == CGPoint(x: 35, y: 0))
    world.up(50, 400)
    #expect(world.log == ["edge began", "edge changed", "edge ended"])
  }
}
