import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Tap")
struct TapRecogniserTests {
  let world = TouchWorld()
  let tap = UITapGestureRecognizer()

  init() { world.watch(tap, "tap", on: world.window) }

  @Test("A tap is recognised when it goes up, with its location and its touches")
  func single() {
    var (location, count) = (CGPoint.zero, 0)
    let listener = Listener()
    listener.onAction = { (location, count) = ($0.location(in: nil), $0.numberOfTouches) }
    tap.addTarget(listener, action: Selector(Listener.act(_:)))
    world.down(30, 40)
    #expect(world.log == [])
    world.up(32, 40)
    #expect(world.log == ["tap ended"])
    #expect(location == CGPoint(x: 32, y: 40))
    #expect(count == 1)
  }

  @Test("A tap fails when it moves by more than 10 points", arguments: [(10.0, true), (10.1, false)])
  func movement(distance: Double, isTap: Bool) {
    world.down(30, 40)
    world.move(30 + distance, 40)
    world.move(30, 40)
    world.up(30, 40)
    #expect(world.log.isEmpty != isTap)
  }

  @Test("A tap fails when it is down for more than 0.75 s", arguments: [(0.74, true), (0.76, false)])
  func duration(seconds: Double, isTap: Bool) {
    world.down(30, 40)
    world.wait(seconds)
    world.up(30, 40)
    #expect(world.log.isEmpty != isTap)
    #expect(world.application.isIdle)
  }

  @Test(
    "A single tap that waits for a double tap is sent when that has failed",
    arguments: [(0.3, true), (0.4, false)])
  func double(pause: Double, isDouble: Bool) {
    let double = world.watch(UITapGestureRecognizer(), "double", on: world.window)
    double.numberOfTapsRequired = 2
    tap.require(toFail: double)
    world.tap(30, 40)
    #expect(world.log == [])
    world.wait(pause)
    #expect(world.log == (isDouble ? [] : ["tap ended"]))
    world.tap(35, 45)
    world.wait(1)
    #expect(world.log == (isDouble ? ["double ended"] : ["tap ended", "tap ended"]))
    #expect(world.application.isIdle)
  }

  @Test("The second tap of a double tap must be near the first")
  func farTaps() {
    tap.numberOfTapsRequired = 2
    world.tap(30, 40)
    world.tap(76, 40)
    #expect(world.log == [])
    world.wait(1)
    world.tap(30, 40)
    world.tap(74, 40)
    #expect(world.log == ["tap ended"])
  }

  @Test("A tap with two fingers is recognised with exactly two, in any order")
  func fingers() {
    tap.numberOfTouchesRequired = 2
    world.tap(30, 40)
    #expect(world.log == [])
    world.down(30, 40)
    world.down(90, 40, id: 1)
    world.up(30, 40)
    world.up(90, 40, id: 1)
    #expect(world.log == ["tap ended"])
    for id in 0...2 { world.down(30 * Double(id), 40, id: id) }
    for id in 0...2 { world.up(30 * Double(id), 40, id: id) }
    #expect(world.log == ["tap ended"])
    tap.numberOfTouchesRequired = 1
    world.tap(30, 40)
    #expect(world.log == ["tap ended", "tap ended"])
  }

  @Test("A drag is not a tap, even if it returns to where it began")
  func swipe() {
    world.watch(UIPanGestureRecognizer(), "pan", on: world.window)
    world.down(30, 40)
    world.move(60, 40)
    world.move(30, 40)
    world.up(30, 40)
    #expect(world.log == ["pan began", "pan changed", "pan ended"])
  }
}
