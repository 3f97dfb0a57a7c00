import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Rotation")
struct RotationRecogniserTests {
  let world = TouchWorld()
  let rotation = UIRotationGestureRecognizer()

  init() { world.watch(rotation, "rotation", on: world.window) }

  /// What rounding may make of an angle or a velocity here.
  static let tolerance = 1e-9

  /// Two touches 200 points apart, around (200, 400), turned by `angle` from the horizontal.
  private func turn(to angle: Double) {
    world.move(200 - 100 * cos(angle), 400 - 100 * sin(angle))
    world.move(200 + 100 * cos(angle), 400 + 100 * sin(angle), id: 1)
  }

  private func press() {
    world.down(100, 400)
    world.down(300, 400, id: 1)
  }

  private func lift() {
    world.up(100, 400)
    world.up(300, 400, id: 1)
  }

  @Test("It begins when each touch went 10 points around, changes with moves, and ends when both are up")
  func states() {
    press()
    turn(to: 0.09)
    #expect(world.log == [])
    turn(to: 0.105)
    #expect(world.log == ["rotation began"])
    turn(to: 0.2)
    world.up(100, 400)
    #expect(world.log == ["rotation began", "rotation changed", "rotation changed"])
    world.up(300, 400, id: 1)
    #expect(world.log.last == "rotation ended" && world.log.count == 4)
    #expect(rotation.state == .possible && rotation.rotation == 0 && rotation.velocity == 0)
  }

  @Test(
    "The rotation is clockwise, less the part before it began, and goes beyond a turn",
    arguments: [(1.0, 0.9), (-1, -0.9), (7, 6.9), (-7, -6.9)])
  func angle(end: Double, expected: Double) {
    press()
    for step in 1...50 { turn(to: end * Double(step) / 50) }
    #expect(abs(rotation.rotation - expected) < 1e-6)
    lift()
  }

  @Test("An even turn has its own velocity, in radians a second")
  func velocity() {
    press()
    for step in 1...12 {
      world.wait(1 / 120)
      turn(to: 0.05 * Double(step))
    }
    // The touches move one after the other, which the estimate sees within a frame.
    #expect(abs(rotation.velocity - 6) < 0.3)
    lift()
  }

  @Test("Setting the rotation has it go on from there, and stands until the next move")
  func settingRotation() {
    press()
    turn(to: 0.5)
    rotation.rotation = 0
    #expect(rotation.rotation == 0 && rotation.velocity == 0)
    turn(to: 0.75)
    #expect(abs(rotation.rotation - 0.25) < Self.tolerance)
    lift()
  }

  @Test("Pinch and rotation go together where the delegate lets them")
  func withPinch() {
    let pinch = world.watch(UIPinchGestureRecognizer(), "pinch", on: world.window)
    let referee = Referee()
    referee.together = true
    pinch.delegate = referee
    press()
    world.move(300, 500, id: 1)
    world.move(300, 600, id: 1)
    lift()
    #expect(
      world.log == [
        "rotation began", "pinch began", "rotation changed", "pinch changed", "rotation ended", "pinch ended",
      ])
  }

  @Test("The system's cancel cancels it")
  func cancel() {
    press()
    turn(to: 0.5)
    world.cancel()
    lift()
    #expect(world.log == ["rotation began", "rotation changed", "rotation cancelled"])
  }
}
