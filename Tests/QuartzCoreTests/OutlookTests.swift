import Motion
import QuartzCore
import Testing

@Suite("The outlook of a world")
struct OutlookTests {
  private let scene = TimedScene()

  private func add(_ duration: Double, _ set: (CABasicAnimation) -> Void = { _ in }) {
    let animation = scene.progress(duration)
    set(animation)
    scene.begin(animation)
  }

  @Test("A world moves from the commit of an animation until its end is told")
  func moving() {
    #expect(scene.world.outlook == .still)
    scene.layer.add(scene.progress(1), forKey: nil)
    #expect(scene.world.outlook == .moving)
    scene.world.commit()
    scene.frame(at: 0.5)
    #expect(scene.world.outlook == .moving)
    scene.world.advance(to: 2)
    #expect(scene.world.outlook == .moving)
    scene.world.finishAnimations()
    #expect(scene.world.outlook == .still)
  }

  @Test("A world waits for an animation that begins later, in the world's time")
  func waiting() {
    scene.layer.speed = 0.5
    add(1) { $0.beginTime = 2 }
    add(1) { $0.beginTime = 3 }
    #expect(scene.world.outlook == .waiting(until: 4))
    scene.frame(at: 4)
    #expect(scene.world.outlook == .moving)
  }

  @Test("An endless animation moves from its beginning, while its time runs, although nothing waits for it")
  func endlessMotion() {
    #expect(!scene.world.hasEndlessMotion)
    add(1) {
      $0.repeatCount = .infinity
      $0.beginTime = 2
    }
    #expect(!scene.world.hasEndlessMotion)
    scene.frame(at: 2)
    #expect(scene.world.hasEndlessMotion && scene.world.outlook == .still)
    scene.layer.speed = 0
    #expect(!scene.world.hasEndlessMotion)
  }

  @Test("Endless animations do not count", arguments: [Float.infinity, .greatestFiniteMagnitude, 1e30])
  func endless(count: Float) {
    add(1) { $0.repeatCount = count }
    #expect(scene.world.outlook == .still)
    scene.frame(at: 0.5)
    #expect(scene.world.outlook == .still)
    add(1)
    #expect(scene.world.outlook == .moving)
  }

  @Test("Animations in a layer whose time stands still do not count")
  func standing() {
    add(1) { $0.speed = 0 }
    #expect(scene.world.outlook == .still && !scene.world.hasEndlessMotion)
    add(1)
    scene.layer.speed = 0
    #expect(scene.world.outlook == .still)
    scene.layer.timeOffset = 5
    scene.frame(at: 0.5)
    #expect(scene.world.outlook == .still && !scene.log.entries.contains("progress stops true"))
    scene.layer.speed = 1
    #expect(scene.world.outlook == .moving)
    scene.frame(at: 1)
    #expect(scene.log.entries.last == "progress stops true")
  }

  @Test("A held time does not count, a moving one does")
  func control() {
    scene.layer.holdTime()
    add(1)
    #expect(scene.world.outlook == .still)
    scene.layer.moveTime(along: TimeMap(begin: 0, from: 0, to: 1, duration: 1), returning: false)
    #expect(scene.world.outlook == .moving)
    scene.frame(at: 1)
    #expect(scene.world.outlook == .still)
  }

  @Test("An animation that stays after its end does not count")
  func staying() {
    add(1) { $0.isRemovedOnCompletion = false }
    scene.frame(at: 1)
    #expect(scene.world.outlook == .still)
  }

  @Test("An end that its delegate has not been told about needs another turn")
  func deferred() {
    add(1)
    scene.layer.removeAllAnimations()
    #expect(scene.world.outlook == .moving)
    scene.world.commit()
    #expect(scene.world.outlook == .still)
  }

  @Test("A frame differs from the frame before only while something moves visibly")
  func damage() {
    CATransaction.setDisableActions(true)
    scene.layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    scene.layer.backgroundColor = .black
    scene.layer.position = CGPoint(x: 50, y: 50)
    let fade = animation("opacity", from: 0.5, to: 1)
    fade.beginTime = 1
    scene.begin(fade)
    _ = scene.world.frame()
    let changes = [0.5, 1, 1.5, 2, 2.5, 3].map { instant in
      scene.frame(at: instant)
      let frame = scene.world.frame()
      return frame.list.items != frame.previous.items
    }
    // At 2 the animation is over and the model is shown, which differs from the frame at 1.5.
    #expect(changes == [false, true, true, true, false, false])
  }
}
