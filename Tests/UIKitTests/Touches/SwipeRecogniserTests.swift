import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite("Swipe")
struct SwipeRecogniserTests {
  let world = TouchWorld()
  let swipe = UISwipeGestureRecognizer()

  init() { world.watch(swipe, "swipe", on: world.window) }

  typealias Direction = UISwipeGestureRecognizer.Direction

  /// The directions of the recogniser, and the names of the movements that it recognises.
  nonisolated static let directions: [(Direction, [String])] = [
    (Direction.right, ["right"]), (Direction.left, ["left"]), (Direction.up, ["up"]), (Direction.down, ["down"]),
    (Direction([.left, .right]), ["right", "left"]), (Direction([.up, .down]), ["up", "down"]),
    // Measured on iOS 26.1: section 3.1.
    (Direction([.up, .right]), ["right"]), (Direction(), []),
  ]

  @Test(
    "A swipe is recognised only in the recogniser's directions, once, while the touch is down", arguments: directions)
  func directions(_ direction: Direction, names: [String]) {
    swipe.direction = direction
    var recognised: [String] = []
    let movements: [(String, SIMD2<Double>)] = [
      ("right", SIMD2(80, 20)), ("left", SIMD2(-80, 20)), ("up", SIMD2(20, -80)), ("down", SIMD2(-20, 80)),
    ]
    for (name, movement) in movements {
      world.log = []
      world.down(200, 400)
      world.drag(from: SIMD2(200, 400), to: SIMD2(200, 400) + movement, steps: 8)
      if world.log == ["swipe ended"] { recognised.append(name) }
      world.up(200 + movement.x, 400 + movement.y)
      #expect(world.log.count <= 1)
    }
    #expect(recognised == names)
    #expect(world.application.isIdle)
  }

  @Test(
    "After 0.1 s a swipe needs 45.3 points, and at most 45.1 to either side",
    arguments: [(45.2, 0.0, false), (45.4, 45, true), (45.4, -45, true), (80, 45.2, false), (80, -45.2, false)])
  func distances(along: Double, aside: Double, isSwipe: Bool) {
    world.down(100, 100)
    world.wait(0.1)
    world.move(100 + along, 100 + aside)
    world.up(100 + along, 100 + aside)
    #expect(world.log == (isSwipe ? ["swipe ended"] : []))
  }

  @Test("A swipe takes half a second at most", arguments: [(0.49, true), (0.51, false)])
  func duration(seconds: Double, isSwipe: Bool) {
    world.down(100, 100)
    world.move(140, 100)
    world.wait(seconds)
    world.move(180, 100)
    world.up(180, 100)
    #expect(world.log == (isSwipe ? ["swipe ended"] : []))
  }

  @Test("The location of a swipe is where it began")
  func location() {
    var locations: [CGPoint] = []
    let listener = Listener()
    listener.onAction = { locations = [$0.location(in: nil), $0.location(ofTouch: 0, in: nil)] }
    swipe.addTarget(listener, action: Selector(Listener.act(_:)))
    world.down(100, 100)
    world.move(160, 110)
    world.up(160, 110)
    #expect(locations == [CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 100)])
  }

  @Test("A swipe with two touches is recognised with exactly two")
  func touches() {
    swipe.numberOfTouchesRequired = 2
    func log(with count: Int) -> [String] {
      world.log = []
      for id in 0..<count { world.down(100, 100 + 50 * Double(id), id: id) }
      for id in 0..<count { world.move(190, 100 + 50 * Double(id), id: id) }
      for id in 0..<count { world.up(190, 100 + 50 * Double(id), id: id) }
      return world.log
    }
    #expect([log(with: 1), log(with: 2), log(with: 3)] == [[], ["swipe ended"], []])
  }

  @Test("A pan that waits for a swipe begins when the swipe fails")
  func panAfterFailure() {
    let pan = world.watch(UIPanGestureRecognizer(), "pan", on: world.window)
    pan.require(toFail: swipe)
    world.down(100, 100)
    world.move(120, 100)
    world.wait(0.6)
    world.move(130, 100)
    world.up(130, 100)
    #expect(world.log == ["pan began", "pan changed", "pan ended"])
    world.log = []
    world.down(100, 100)
    world.move(120, 100)
    world.move(170, 100)
    world.up(170, 100)
    #expect(world.log == ["swipe ended"])
  }
}
