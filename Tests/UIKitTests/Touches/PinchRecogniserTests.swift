import Testing
import UIKit

@MainActor @Suite("Pinch")
struct PinchRecogniserTests {
  let world = TouchWorld()
  let pinch = UIPinchGestureRecognizer()

  init() { world.watch(pinch, "pinch", on: world.window) }

  /// The rounding error that a scale or a velocity may have here.
  static let tolerance = 1e-9

  /// Puts two touches down that are `distance` points apart, the first one at (100, 100).
  private func press(apart distance: Double = 100) {
    world.down(100, 100)
    world.down(100 + distance, 100, id: 1)
  }

  private func lift() {
    world.up(100, 100)
    world.up(200, 100, id: 1)
  }

  /// Distances of touches that were 100 points apart, and the scales there; the first 8 points do not count.
  nonisolated static let scales: [(Double, Double)] = [
    (216, 2), (324, 3), (46, 0.5), (90, 90.0 / 92), (110, 110.0 / 108),
  ]

  @Test("The scale is the distance of the touches, divided by that at which it was 1", arguments: scales)
  func scale(distance: Double, expected: Double) {
    press()
    world.move(100 + distance, 100, id: 1)
    #expect(abs(pinch.scale - expected) < Self.tolerance)
    lift()
    #expect(world.log == ["pinch began", "pinch ended"])
    #expect(pinch.state == .possible && pinch.scale == 1 && pinch.velocity == 0)
  }

  @Test("The scale stays above 0 when the touches meet")
  func meeting() {
    press(apart: 12)
    world.move(100, 100, id: 1)
    #expect(pinch.scale > 0 && pinch.scale.isFinite)
    lift()
    #expect(world.log == ["pinch began", "pinch ended"])
  }

  @Test("A pinch at constant speed reports its velocity per second, and 0 after a rest before the release")
  func velocity() {
    press()
    world.drag(from: SIMD2(200, 100), to: SIMD2(320, 100), steps: 12, id: 1)
    // 1200 points per second, at a scale of 1 for 108 points.
    #expect(abs(pinch.velocity - 1200 / 108) < 1e-6)
    var last: CGFloat?
    let listener = Listener()
    listener.onAction = { if $0.state == .ended { last = ($0 as? UIPinchGestureRecognizer)?.velocity } }
    pinch.addTarget(listener, action: Selector(Listener.act(_:)))
    world.wait(0.1)
    lift()
    #expect(last == 0)
  }

  @Test("A scale that is set stays until the next move, and the pinch continues from it")
  func settingScale() {
    press()
    world.drag(from: SIMD2(200, 100), to: SIMD2(300, 100), steps: 10, id: 1)
    pinch.scale = 1
    #expect(pinch.scale == 1 && pinch.velocity == 0)
    world.wait(1 / 120)
    world.move(310, 100, id: 1)
    #expect(abs(pinch.scale - 1.05) < Self.tolerance && abs(pinch.velocity - 1200 / 200) < 1e-6)
    pinch.scale = .nan
    #expect(abs(pinch.scale - 1.05) < Self.tolerance)
  }

  @Test("A finger that goes up and down again elsewhere, or a third finger, does not change the scale")
  func fingers() {
    press()
    world.move(316, 100, id: 1)
    #expect(pinch.scale == 2)
    world.up(100, 100)
    world.move(340, 100, id: 1)
    #expect(pinch.scale == 2 && pinch.numberOfTouches == 1)
    world.down(240, 100, id: 2)
    #expect(pinch.scale == 2 && pinch.numberOfTouches == 2)
    world.move(290, 100, id: 2)
    #expect(pinch.scale == 1)
    world.down(10, 10, id: 3)
    world.move(50, 50, id: 3)
    #expect(pinch.scale == 1 && pinch.numberOfTouches == 2)
    for (id, x) in [(3, 50.0), (2, 290), (1, 340)] { world.up(x, 100, id: id) }
    #expect(world.log == ["pinch began", "pinch changed", "pinch ended"])
  }

  @Test("Two touches that move in the same direction are a pan")
  func pan() {
    world.watch(UIPanGestureRecognizer(), "pan", on: world.window)
    press()
    for step in 1...6 {
      world.move(100, 100 + 5 * Double(step))
      world.move(200, 100 + 5 * Double(step), id: 1)
    }
    lift()
    #expect(Set(world.log) == ["pan began", "pan changed", "pan ended"])
  }

  @Test("A pinch that waited for another recogniser begins at a scale of 1")
  func late() {
    let swipe = world.watch(UISwipeGestureRecognizer(), "swipe", on: world.window)
    swipe.numberOfTouchesRequired = 2
    pinch.require(toFail: swipe)
    press()
    world.move(240, 100, id: 1)
    #expect(world.log == [])
    var first: CGFloat?
    let listener = Listener()
    listener.onAction = { first = first ?? ($0 as? UIPinchGestureRecognizer)?.scale }
    pinch.addTarget(listener, action: Selector(Listener.act(_:)))
    world.wait(0.6)
    #expect(world.log == ["pinch began"] && first == 1)
    world.move(310, 100, id: 1)
    #expect(abs(pinch.scale - 1.5) < Self.tolerance)
    lift()
  }
}
