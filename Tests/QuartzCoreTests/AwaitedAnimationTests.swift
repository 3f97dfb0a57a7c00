import QuartzCore
import Testing

@Suite("Animations that a group awaits")
struct AwaitedAnimationTests {
  private let scene = TimedScene()

  @Test("A delay counts from the commit, in the layer's time")
  func delay() {
    scene.layer.speed = 2
    let animation = scene.progress(1)
    (animation.delay, animation.fillMode) = (0.5, .both)
    scene.layer.add(animation, forKey: nil)
    for (instant, shown) in [(3.0, 0.0), (3.25, 0), (3.5, 0.5), (3.75, 0)] {
      scene.frame(at: instant)
      #expect(scene.shown == shown, "at \(instant)")
    }
    #expect(scene.log.entries == ["progress starts", "progress stops true"])
  }

  @Test("Under control a pending animation counts into the last end, before and after the commit")
  func delayUnderControl() {
    scene.frame(at: 2)
    scene.root.holdTime(at: 2)
    scene.layer.add(scene.progress(1) { $0.delay = 0.5 }, forKey: nil)
    #expect(scene.root.lastControlledEnd == 3.5)
    scene.frame(at: 7)
    #expect(scene.root.lastControlledEnd == 3.5)
  }

  @Test("Groups await the animations added in their body, innermost first, and so do the transactions around them")
  func awaited() {
    let log = scene.log
    let (inner, outer) = (AnimationGroup { log.note("inner \($0)") }, AnimationGroup { log.note("outer \($0)") })
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.note("transaction") }
    scene.world.transactions.awaited(by: [inner, outer], even: false) {
      scene.layer.add(animation("opacity"), forKey: nil)
    }
    CATransaction.commit()
    for group in [outer, inner] { group.close() }
    scene.frame(at: 0)
    #expect(log.entries.isEmpty)
    scene.frame(at: 1)
    #expect(log.entries == ["inner true", "outer true", "transaction"])
  }

  @Test("Even pacing replaces that of the animation and of the transaction around it")
  func even() throws {
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .easeIn))
    scene.world.transactions.awaited(by: [], even: true) { scene.layer.add(scene.progress(1), forKey: "a") }
    scene.layer.add(scene.progress(1), forKey: "b")
    #expect(scene.layer.animation(forKey: "a")?.timingFunction == CAMediaTimingFunction(name: .linear))
    #expect(scene.layer.animation(forKey: "b")?.timingFunction == CAMediaTimingFunction(name: .easeIn))
  }

  @Test("An animation beneath others is applied before them, and is listed in the order of being added")
  func beneath() {
    let fixed = scene.progress(1)
    let added = animation("cornerRadius", from: 10, to: 10)
    added.isAdditive = true
    scene.layer.add(fixed, forKey: "fixed")
    added.goesBeneath = true
    scene.layer.add(added, forKey: "beneath")
    scene.frames(at: [0, 0.5])
    #expect(scene.shown == 0.5)
    added.goesBeneath = false
    scene.layer.add(added, forKey: "above")
    #expect(scene.shown == 10.5 && scene.layer.animationKeys() == ["fixed", "beneath", "above"])
  }

  @Test("On a layer in no tree only the animations that the group awaits end, as finished; in a tree none do")
  func unshown() {
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
    #expect(lone.animationKeys() == ["other"] && scene.layer.animationKeys() == ["awaited", "other"])
    scene.frame(at: 0)
    #expect(log.entries.isEmpty)
    scene.frame(at: 1)
    #expect(log.entries == ["group true"])
  }

  @Test("Discarded animations are removed without a message")
  func discarded() {
    let group = AnimationGroup { _ in scene.log.note("group") }
    scene.world.transactions.awaited(by: [group], even: false) {
      scene.layer.add(scene.progress(1), forKey: "discarded")
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

  @Test("A mix of two transforms is the value that an animation shows at that fraction")
  func mixing() {
    let (from, to) = (CATransform3DMakeScale(2, 2, 1), CATransform3DMakeRotation(1, 0, 0, 1))
    scene.layer.add(animation("transform", from: from, to: to, 4), forKey: nil)
    for (instant, fraction) in [(0.0, 0.0), (1, 0.25), (3, 0.75)] {
      scene.frame(at: instant)
      let (a, b) = (from.mixed(with: to, at: fraction), scene.layer.presented().values.transform)
      #expect(abs(a.m11.native - b.m11.native) < 1e-12 && abs(a.m12.native - b.m12.native) < 1e-12)
    }
  }
}
