import Testing
import UIKit

@MainActor @Suite("Rotation")
struct RotationRecogniserTests {
  let world = TouchWorld()
  let rotation = UIRotationGestureRecognizer()

  init() { world.watch(rotation, "rotation", on: world.window) }

  /// The rounding error that an angle or a velocity may have here.
  static let tolerance = 1e-9

  /// Moves both touches, which are 200 points apart around (200, 400), to `angle` from the horizontal, in radians.
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

  @Test(
    "The rotation is clockwise, does not count the first 5 degrees, and goes beyond a full turn",
    arguments: [1.0, -1, 7, -7])
  func angle(end: Double) {
    press()
    for step in 1...50 { turn(to: end * Double(step) / 50) }
    #expect(abs(rotation.rotation - (end - (end < 0 ? -5 : 5) * .pi / 180)) < 1e-6)
    world.up(100, 400)
    #expect(world.log.first == "rotation began" && world.log.last == "rotation changed")
    world.up(300, 400, id: 1)
    #expect(world.log.last == "rotation ended")
    #expect(rotation.state == .possible && rotation.rotation == 0 && rotation.velocity == 0)
  }

  @Test("A rotation at constant speed reports its velocity in radians per second")
  func velocity() {
    press()
    for step in 1...12 {
      world.wait(1 / 120)
      turn(to: 0.05 * Double(step))
    }
    // The touches move one after the other within a frame, which disturbs the estimate a little.
    #expect(abs(rotation.velocity - 6) < 0.3)
    lift()
  }

  @Test("A rotation that is set stays until the next move, and the gesture continues from it")
  func settingRotation() {
    press()
    turn(to: 0.5)
    rotation.rotation = 0
    #expect(rotation.rotation == 0 && rotation.velocity == 0)
    turn(to: 0.75)
    #expect(abs(rotation.rotation - 0.25) < Self.tolerance)
    lift()
  }

  @Test("A pinch and a rotation are recognised together if the delegate allows it")
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
}
