import CoreGraphics
import QuartzCore
import Testing

@Suite("What blocks of views need of layers")
struct AwaitedAnimationTests {
  @Test("A delay counts from the commit, in the layer's time")
  func delay() {
    let scene = TimedScene()
    scene.layer.speed = 2
    let animation = scene.progress(1)
    animation.delay = 0.5
    animation.fillMode = .both
    scene.layer.add(animation, forKey: nil)
    for (instant, shown) in [(3.0, 0.0), (3.25, 0), (3.5, 0.5), (3.75, 0)] {
      scene.frame(at: instant)
      #expect(scene.shown == shown, "at \(instant)")
    }
    #expect(scene.log.entries == ["progress starts", "progress stops true"])
  }

  @Test("Under control, what waits counts into the last end, before and after the commit")
  func delayUnderControl() {
    let scene = TimedScene()
    scene.frame(at: 2)
    scene.root.holdTime(at: 2)
    let animation = scene.progress(1)
    animation.delay = 0.5
    scene.layer.add(animation, forKey: nil)
    #expect(scene.root.lastControlledEnd == 3.5)
    scene.frame(at: 7)
    #expect(scene.root.lastControlledEnd == 3.5)
  }

  @Test("Groups wait for what is added in their body, innermost first, and transactions around them do, too")
  func awaited() {
    let scene = TimedScene()
    let log = scene.log
    let (inner, outer) = (AnimationGroup { log.note("inner \($0)") }, AnimationGroup { log.note("outer \($0)") })
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.note("transaction") }
    scene.world.transactions.awaited(by: [inner, outer], even: false) {
      let animation = CABasicAnimation(keyPath: "opacity")
      animation.duration = 1
      scene.layer.add(animation, forKey: nil)
    }
    CATransaction.commit()
    for group in [outer, inner] { group.close() }
    scene.frame(at: 0)
    #expect(log.entries.isEmpty)
    scene.frame(at: 1)
    #expect(log.entries == ["inner true", "outer true", "transaction"])
  }

  @Test("Even time wins over the pacing of the animation and of the transaction around")
  func even() throws {
    let scene = TimedScene()
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    scene.world.transactions.awaited(by: [], even: true) { scene.layer.add(scene.progress(1), forKey: "a") }
    scene.layer.add(scene.progress(1), forKey: "b")
    #expect(scene.layer.animation(forKey: "a")?.timingFunction == CAMediaTimingFunction(name: .linear))
    #expect(scene.layer.animation(forKey: "b")?.timingFunction == CAMediaTimingFunction(name: .easeIn))
  }

  @Test("On a layer in no tree only what the group awaits is ended, as finished; in a tree nothing is")
  func unshown() {
    let scene = TimedScene()
    let log = scene.log
    let lone = CALayer()
    let group = AnimationGroup { log.note("group \($0)") }
    for layer in [lone, scene.layer] {
      scene.world.transactions.awaited(by: [group], even: false) {
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "awaited")
      }
      layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "other")
      layer.finishUnshownAnimations(awaitedBy: group)
    }
    group.close()
    #expect(lone.animationKeys() == ["other"])
    #expect(scene.layer.animationKeys() == ["awaited", "other"])
    scene.frame(at: 0)
    #expect(log.entries.isEmpty)
    scene.frame(at: 1)
    #expect(log.entries == ["group true"])
  }

  @Test("What is discarded is gone without a word")
  func discarded() {
    let scene = TimedScene()
    let group = AnimationGroup { _ in scene.log.note("group") }
    scene.world.transactions.awaited(by: [group], even: false) {
      scene.layer.add(scene.progress(1), forKey: "gone")
    }
    scene.layer.add(scene.progress(2, "kept"), forKey: "kept")
    group.close()
    scene.frame(at: 0)
    scene.world.discardAnimations(awaitedBy: group)
    #expect(scene.layer.animationKeys() == ["kept"])
    scene.frame(at: 5)
    #expect(scene.log.entries == ["progress starts", "kept starts", "kept stops true"])
    #expect(scene.world.outlook == .still)
  }

  @Test("A transform part of the way to another is what an animation shows there")
  func mixing() {
    let (from, to) = (CATransform3DMakeScale(2, 2, 1), CATransform3DMakeRotation(1, 0, 0, 1))
    let scene = TimedScene()
    let animation = CABasicAnimation(keyPath: "transform")
    (animation.fromValue, animation.toValue, animation.duration) = (from, to, 4)
    scene.layer.add(animation, forKey: nil)
    for (instant, fraction) in [(0.0, 0.0), (1, 0.25), (3, 0.75)] {
      scene.frame(at: instant)
      let (a, b) = (from.mixed(with: to, at: fraction), scene.layer.presented().values.transform)
      #expect(abs(a.m11.native - b.m11.native) < 1e-12 && abs(a.m12.native - b.m12.native) < 1e-12)
    }
  }
}
