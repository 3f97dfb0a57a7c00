import Motion
import Testing

@testable import QuartzCore

@Suite("Nested time controls")
struct NestedControlTests {
  private let scene = TimedScene()
  private let inner = CALayer()

  init() {
    scene.layer.addSublayer(inner)
    scene.frame(at: 1)
    scene.layer.holdTime()
    inner.holdTime()
    scene.begin(scene.progress(1), on: inner)
  }

  /// Returns a time map from 1 to `end` that takes one second from the parent's instant 1.
  private func map(to end: Double) -> TimeMap { TimeMap(begin: 1, from: 1, to: end, duration: 1) }

  @Test("Two maps that end in one frame tell an end once")
  func bothOver() {
    inner.moveTime(along: map(to: 2), returning: false)
    scene.layer.moveTime(along: map(to: 3), returning: false)
    scene.frames(at: [10, 11])
    #expect(scene.log.entries == ["progress starts", "progress stops true"])
  }

  @Test("An animation that an inner control holds at its end does not end with the outer control")
  func innerHeld() {
    inner.holdTime(at: 2)
    scene.layer.moveTime(along: map(to: 3), returning: false)
    scene.frames(at: [10, 11])
    #expect(scene.log.entries == ["progress starts"] && inner.presented().values.cornerRadius == 1)
  }

  @Test("A time map under a held time does not continue, and nothing waits for it")
  func mapUnderHeldTime() {
    inner.moveTime(along: map(to: 2), returning: false)
    #expect(scene.world.outlook == .still)
    scene.layer.moveTime(along: map(to: 3), returning: false)
    #expect(scene.world.outlook == .moving)
  }

  @Test("A presentation copy has its original's time, under control too")
  func copyOfControlled() throws {
    inner.holdTime(at: 1.25)
    #expect(try #require(inner.presentation()).convertTime(10, from: nil) == 1.25)
  }
}
