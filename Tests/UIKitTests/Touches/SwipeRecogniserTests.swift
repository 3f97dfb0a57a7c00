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
    #expect(recognised == names && world.application.isIdle)
  }

  @Test("The location of a swipe is where it began")
  func location() {
    var locations: [CGPoint] = []
    let listener = Listener()
    listener.onAction = { locations = [$0.location(in: nil), $0.location(ofTouch: 0, in: nil)] }
    swipe.addTarget(listener, action: Selector(Listener.act(_:)))
    world.play("d100,100 m160,110 u160,110")
    #expect(locations == [CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 100)])
  }
}
