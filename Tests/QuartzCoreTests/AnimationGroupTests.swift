import CoreGraphics
import Motion
import QuartzCore
import Testing

@Suite("Animation groups")
struct AnimationGroupTests {
  /// Returns the value shown at each of `instants` while a group of these animations runs; -1 is the model value.
  private func seen(
    _ make: (TimedScene) -> CAAnimationGroup, at instants: [Double]
  ) -> [Double] {
    let scene = TimedScene()
    CATransaction.setDisableActions(true)
    scene.layer.cornerRadius = -1
    scene.layer.add(make(scene), forKey: "group")
    scene.world.commit()
    return instants.map { instant in
      scene.frame(at: instant)
      return scene.shown
    }
  }

  private func group(_ duration: Double, _ animations: CAAnimation...) -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.duration = duration
    group.animations = animations
    return group
  }

  @Test("Animations are cut off at the group's end")
  func clips() {
    #expect(seen({ group(1, $0.progress(4)) }, at: [0.5, 0.75, 1.5]) == [0.125, 0.1875, -1])
  }

  @Test("An animation that ends before the group has no effect after its end")
  func shorter() {
    #expect(seen({ group(4, $0.progress(1)) }, at: [0.5, 1, 1.5]) == [0.5, 1, -1])
  }

  @Test("Begin times are relative to the group's beginning")
  func beginnings() {
    let found = seen(
      { scene in
        let inner = scene.progress(2)
        inner.beginTime = 1
        let outer = group(4, inner)
        outer.beginTime = 3
        return outer
      }, at: [3.5, 4, 5, 6.5])
    #expect(found == [-1, 0, 0.5, -1])
  }

  @Test("An animation without a duration takes the group's, through nested groups too")
  func inherits() {
    #expect(seen({ group(2, group(0, $0.progress(0))) }, at: [0.5, 1.5]) == [0.25, 0.75])
  }

  @Test("The group's pacing, repeats and speed apply to all its animations")
  func timing() {
    let ease = CAMediaTimingFunction(name: .easeIn)
    let found = seen(
      { scene in
        let outer = group(2, scene.progress(2))
        outer.timingFunction = ease
        outer.speed = 2
        outer.repeatCount = 2
        return outer
      }, at: [0.5, 1.5, 2.5])
    #expect(isNear(found[0], ease.curve.value(at: 0.5)) && isNear(found[1], found[0]))
    #expect(found[2] == -1)
  }

  @Test("A group that stays after its end shows the values at its end")
  func fill() {
    let found = seen(
      { scene in
        let outer = group(1, scene.progress(4))
        outer.fillMode = .forwards
        outer.isRemovedOnCompletion = false
        return outer
      }, at: [9])
    #expect(found == [0.25])
  }

  @Test("Adjoining animations in a group leave no gap at any instant")
  func meeting() {
    for step in 1...30 {
      let begin = Double(step) / 10
      let found = seen(
        { scene in
          let inner = scene.progress(1)
          inner.beginTime = begin
          return group(7, inner)
        }, at: [begin])
      #expect(found == [0], "at \(begin)")
    }
  }

  @Test("Only the group's delegate is told, once")
  func delegates() {
    let scene = TimedScene()
    let outer = group(1, scene.progress(0.5, "inner"))
    outer.delegate = Listener(scene.log, "outer")
    scene.layer.add(outer, forKey: nil)
    scene.world.commit()
    scene.frames(at: [0.25, 0.75, 1, 2])
    #expect(scene.log.entries == ["outer starts", "outer stops true"])
  }

  @Test("A transaction's pacing applies to the group, not again to its animations")
  func transactionPacing() {
    let ease = CAMediaTimingFunction(name: .easeIn)
    let found = seen(
      { scene in
        CATransaction.setAnimationTimingFunction(ease)
        return group(2, scene.progress(2))
      }, at: [1])
    #expect(isNear(found[0], ease.curve.value(at: 0.5)))
  }

  @Test("A group without animations or without an end runs")
  func odd() {
    #expect(seen({ _ in group(1) }, at: [0.5]) == [-1])
    #expect(seen({ _ in CAAnimationGroup() }, at: [0.5]) == [-1])
    #expect(seen({ group(.infinity, $0.progress(2)) }, at: [1]) == [0.5])
  }
}
