import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Long press")
struct LongPressRecogniserTests {
  let world = TouchWorld()
  let press = UILongPressGestureRecognizer()

  init() { world.watch(press, "press", on: world.window) }

  @Test("A long press begins after half a second, changes with every move, however far, and ends")
  func states() {
    world.down(100, 100)
    world.wait(0.49)
    #expect(world.log == [])
    world.wait(0.02)
    #expect(world.log == ["press began"])
    world.move(300, 100)
    world.move(300, 500)
    world.up(300, 500)
    #expect(world.log == ["press began", "press changed", "press changed", "press ended"])
    #expect(press.state == .possible)
    #expect(world.application.isIdle)
  }

  @Test(
    "A long press fails if it moves by more than the allowable movement before it begins",
    arguments: [(10.0, 10.0, true), (10, 10.1, false), (30, 29, true)])
  func movement(allowed: Double, distance: Double, isPress: Bool) {
    press.allowableMovement = allowed
    world.down(30, 40)
    world.move(30, 40 + distance)
    world.wait(1)
    world.up(30, 40 + distance)
    #expect(world.log == (isPress ? ["press began", "press ended"] : []))
  }

  @Test("A long press that is released too early fails, and sends nothing later")
  func early() {
    world.down(30, 40)
    world.wait(0.4)
    world.up(30, 40)
    world.wait(1)
    #expect(world.log == [])
    #expect(world.application.isIdle)
  }

  @Test("A long press without a duration begins when it goes down", arguments: [0, -1, .nan])
  func immediate(duration: Double) {
    press.minimumPressDuration = duration
    world.down(30, 40)
    #expect(world.log == ["press began"])
    #expect(press.location(in: nil) == CGPoint(x: 30, y: 40))
    world.move(31, 40)
    world.up(31, 40)
    #expect(world.log == ["press began", "press changed", "press ended"])
  }

  @Test("A long press with an infinite duration never begins")
  func endless() {
    press.minimumPressDuration = .infinity
    world.down(30, 40)
    world.wait(1000)
    #expect(world.application.busyReasons() == [] || world.application.touchCount == 1)
    world.up(30, 40)
    #expect(world.log == [])
  }

  @Test(
    "A long press that requires a tap begins after a tap and a press",
    arguments: [(0.3, 0.0, true), (0.4, 0, false), (0.1, 50, false)])
  func taps(pause: Double, distance: Double, isPress: Bool) {
    press.numberOfTapsRequired = 1
    world.tap(30, 40)
    world.wait(pause)
    world.down(30 + distance, 40)
    world.wait(0.6)
    world.up(30 + distance, 40)
    world.wait(1)
    #expect(world.log == (isPress ? ["press began", "press ended"] : []))
    #expect(press.state == .possible)
    #expect(world.application.isIdle)
  }

  @Test("A long press with two touches begins half a second after the second one, and ends when one goes up")
  func touches() {
    press.numberOfTouchesRequired = 2
    world.down(30, 40)
    world.wait(0.6)
    world.down(90, 40, id: 1)
    world.wait(0.4)
    #expect(world.log == [])
    world.wait(0.2)
    #expect(press.numberOfTouches == 2)
    world.up(30, 40)
    world.up(90, 40, id: 1)
    #expect(world.log == ["press began", "press ended"])
  }

  @Test("A touch too many makes a long press fail before it begins, and is ignored afterwards")
  func excess() {
    world.down(30, 40)
    world.down(90, 40, id: 1)
    world.wait(1)
    world.up(30, 40)
    world.up(90, 40, id: 1)
    #expect(world.log == [])
    world.down(30, 40)
    world.wait(1)
    world.down(90, 40, id: 1)
    world.up(90, 40, id: 1)
    world.up(30, 40)
    #expect(world.log == ["press began", "press ended"])
  }

  @Test("Of a pan and a long press, the one that begins first wins")
  func againstPan() {
    world.watch(UIPanGestureRecognizer(), "pan", on: world.window)
    world.down(30, 40)
    world.move(45, 40)
    world.wait(1)
    world.up(45, 40)
    #expect(world.log == ["pan began", "pan ended"])
    world.log = []
    world.down(30, 40)
    world.wait(1)
    world.move(60, 40)
    world.up(60, 40)
    #expect(world.log == ["press began", "press changed", "press ended"])
  }

  @Test("A tap that waits for a long press is sent when that has failed")
  func tapAfterFailure() {
    let tap = world.watch(UITapGestureRecognizer(), "tap", on: world.window)
    tap.require(toFail: press)
    world.tap(30, 40)
    #expect(world.log == ["tap ended"])
    world.down(30, 40)
    world.wait(0.6)
    world.up(30, 40)
    #expect(world.log == ["tap ended", "press began", "press ended"])
  }

  @Test("A long press that is disabled never begins, and one that is cancelled ends as cancelled")
  func cancel() {
    world.down(30, 40)
    press.isEnabled = false
    world.wait(1)
    world.up(30, 40)
    press.isEnabled = true
    #expect(world.log == [])
    world.down(30, 40)
    world.wait(1)
    world.cancel()
    world.up(30, 40)
    #expect(world.log == ["press began", "press cancelled"])
  }
}
