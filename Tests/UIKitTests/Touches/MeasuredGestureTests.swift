import Testing
import UIKit

/// The figures that were measured on real iOS: section 3.1 of `uikit-measured.md`.
@MainActor @Suite("Gestures as measured on iOS, section 3.1")
struct MeasuredGestureTests {
  let world = TouchWorld()

  /// The digits to which the figures are known.
  static let tolerance = 1e-8

  // MARK: Pan

  @Test("3.1: a pan that moves in one step reports 10 points less than the touch moved", arguments: [25.0, 180])
  func panSlop(distance: Double) {
    let pan = world.watch(UIPanGestureRecognizer(), "pan", on: world.window)
    world.down(100, 100)
    world.move(100, 100 + distance)
    #expect(pan.state == .began && pan.translation(in: nil) == CGPoint(x: 0, y: distance - 10))
  }

  // MARK: Pinch

  private func pinch(apart distance: Double) -> UIPinchGestureRecognizer {
    let pinch = world.watch(UIPinchGestureRecognizer(), "pinch", on: world.window)
    world.down(100, 100)
    world.down(100 + distance, 100, id: 1)
    world.wait(0.05)
    return pinch
  }

  @Test(
    "3.1: a pinch begins when the distance has changed by 10 points, of which 8 do not count",
    arguments: [(100.0, 110.0, 1.018518519), (200, 190, 0.989583333)])
  func pinchHysteresis(start: Double, end: Double, scale: Double) {
    let pinch = pinch(apart: start)
    world.move(100 + start + (end > start ? 8 : -8), 100, id: 1)
    #expect(pinch.state == .possible)
    world.move(100 + end, 100, id: 1)
    #expect(pinch.state == .began && abs(pinch.scale - scale) < Self.tolerance)
  }

  @Test(
    "3.1: fingers that move in steps of 5 points have the same scale as one that moves at once",
    arguments: [(100.0, 110.0, 1.018518519), (200, 190, 0.989583333)], [true, false])
  func pinchSteps(row: (start: Double, end: Double, scale: Double), isOneFinger: Bool) {
    let pinch = pinch(apart: row.start)
    let step = row.end > row.start ? 5.0 : -5
    world.move(100 + row.start + step, 100, id: 1)
    #expect(pinch.state == .possible)
    if isOneFinger { world.move(100 + row.end, 100, id: 1) } else { world.move(100 - step, 100) }
    #expect(pinch.state == .began && abs(pinch.scale - row.scale) < Self.tolerance)
  }

  @Test("3.1: a scale that is set relates to the distance at that moment")
  func pinchBaseline() {
    let pinch = pinch(apart: 100)
    world.move(300, 100, id: 1)
    pinch.scale = 1
    world.move(350, 100, id: 1)
    #expect(abs(pinch.scale - 1.25) < Self.tolerance)
  }

  @Test("3.1: the first velocity of a pinch is the change of the scale from 1, over the time that it took")
  func pinchVelocity() {
    let pinch = pinch(apart: 100)
    world.move(210, 100, id: 1)
    #expect(abs(pinch.velocity - 0.370370370) < Self.tolerance)
  }

  @Test("3.1: a pinch tells the views of touches at once and holds back their end, and is at the centroid")
  func pinchDefaults() {
    let pinch = pinch(apart: 100)
    #expect(!pinch.delaysTouchesBegan && pinch.delaysTouchesEnded)
    world.move(220, 100, id: 1)
    #expect(pinch.location(in: nil) == CGPoint(x: 160, y: 100))
    world.up(220, 100, id: 1)
    #expect(pinch.state == .changed || pinch.state == .began)
    world.up(100, 100)
    #expect(world.log.last == "pinch ended")
  }

  // MARK: Rotation

  private func rotation() -> UIRotationGestureRecognizer {
    let rotation = world.watch(UIRotationGestureRecognizer(), "rotation", on: world.window)
    world.play("d100,400 1d300,400 w0.05")
    return rotation
  }

  /// Moves the second touch around the first, to an angle in degrees.
  private func turn(to degrees: Double) {
    let angle = degrees * .pi / 180
    world.move(100 + 200 * cos(angle), 400 + 200 * sin(angle), id: 1)
  }

  @Test(
    "3.1: a rotation begins at 10 degrees, of which 5 do not count",
    arguments: [(10.0, 0.087266465), (45, 0.698131703), (90, 1.483529867), (-10, -0.087266465)])
  func rotationHysteresis(degrees: Double, radians: Double) {
    let rotation = rotation()
    turn(to: degrees < 0 ? -9.9 : 9.9)
    #expect(rotation.state == .possible)
    turn(to: 0)
    turn(to: degrees)
    #expect(rotation.state == .began && abs(rotation.rotation - radians) < Self.tolerance)
  }

  @Test("3.1: a rotation that is set to 0 counts every degree from there")
  func rotationBaseline() {
    let rotation = rotation()
    turn(to: 30)
    rotation.rotation = 0
    turn(to: 75)
    #expect(abs(rotation.rotation - 0.785398163) < Self.tolerance)
  }

  @Test("3.1: the first velocity of a rotation counts the whole angle, over the time that it took")
  func rotationVelocity() {
    let rotation = rotation()
    turn(to: 10)
    #expect(abs(rotation.velocity - 3.490658504) < Self.tolerance)
  }

  // MARK: Swipe

  /// Returns whether a swipe is recognised when a touch moves by `movement` in one step, `seconds` after it went down.
  private func isSwipe(_ movement: SIMD2<Double>, after seconds: Double) -> Bool {
    let swipe = world.watch(UISwipeGestureRecognizer(), "swipe", on: world.window)
    defer { world.window.removeGestureRecognizer(swipe) }
    world.log = []
    world.down(100, 400)
    world.wait(seconds)
    world.move(100 + movement.x, 400 + movement.y)
    let isRecognised = world.log == ["swipe ended"]
    world.up(100 + movement.x, 400 + movement.y)
    return isRecognised
  }

  /// The width of the brackets in the trace, in points.
  static let bracket = 0.001

  @Test(
    "3.1: the longer a swipe takes, the shorter and the straighter it has to be (traces/swipe_recognizer_limits.csv)",
    arguments: [
      (0.0, 50.0, 50.0), (0.1, 45.3, 45.1), (0.2, 40.6, 40.2), (0.3, 35.9, 35.3), (0.4, 31.2, 30.4), (0.5, 26.5, 25.5),
    ])
  func swipeLimits(seconds: Double, least: Double, aside: Double) {
    #expect(!isSwipe(SIMD2(least - Self.bracket, 0), after: seconds))
    #expect(isSwipe(SIMD2(least + Self.bracket, 0), after: seconds))
    for side in [1.0, -1] {
      #expect(isSwipe(SIMD2(60, side * (aside - Self.bracket)), after: seconds))
      #expect(!isSwipe(SIMD2(60, side * (aside + Self.bracket)), after: seconds))
    }
  }

  @Test("3.1: a swipe takes at most half a second, inclusive", arguments: [(0.5, true), (0.501, false)])
  func swipeDuration(seconds: Double, isRecognised: Bool) {
    #expect(isSwipe(SIMD2(80, 0), after: seconds) == isRecognised)
  }

  @Test("3.1: a swipe whose touch rests fails after 0.501 seconds, and not at 0.5")
  func swipeTimeout() {
    let swipe = world.watch(UISwipeGestureRecognizer(), "swipe", on: world.window)
    world.down(100, 400)
    world.wait(0.5)
    #expect(swipe.state == .possible)
    world.wait(0.001 + 1e-9)
    #expect(swipe.state == .failed)
    world.up(100, 400)
  }

  @Test("3.1: a tenth of a point in the opposite direction ends a swipe", arguments: [(0.0, true), (-0.1, false)])
  func swipeOpposite(first: Double, isRecognised: Bool) {
    world.watch(UISwipeGestureRecognizer(), "swipe", on: world.window)
    world.down(100, 400)
    world.move(100 + first, 401)
    world.move(180, 400)
    #expect(world.log == (isRecognised ? ["swipe ended"] : []))
    world.up(180, 400)
  }

  @Test("3.1: a swipe is recognised while the touches move, once each of them has gone far enough")
  func swipeTouches() {
    let swipe = world.watch(UISwipeGestureRecognizer(), "swipe", on: world.window)
    #expect(swipe.direction == .right && swipe.numberOfTouchesRequired == 1)
    swipe.numberOfTouchesRequired = 2
    world.play("d100,400 1d100,500 m200,400 1m140,500")
    #expect(world.log == [])
    world.move(155, 500, id: 1)
    #expect(world.log == ["swipe ended"])
  }
}
