import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

@Suite("Invalid animations")
struct BadAnimationTests {
  private let scene = TimedScene()

  /// Runs `animation` until `end` and checks that the values shown are finite.
  private func run(_ animation: CAAnimation, until end: Double = 3) {
    animation.delegate = Listener(scene.log, "it")
    CATransaction.setDisableActions(true)
    scene.layer.cornerRadius = 4
    scene.layer.add(animation, forKey: "it")
    scene.world.commit()
    for step in 1...6 {
      scene.frame(at: end * Double(step) / 6)
      let values = scene.layer.presented().values
      #expect(values.cornerRadius.isFinite && values.transform.m11.isFinite && values.position.x.isFinite)
      _ = scene.world.frame()
      _ = scene.world.outlook
    }
  }

  private static let startAndStop = ["it starts", "it stops true"]

  @Test(
    "An animation of an unknown key path runs without effect, ends, and is reported",
    arguments: ["nonsense", "", "bounds.q"])
  func unknownKeyPath(keyPath: String) {
    for animation in [CABasicAnimation(keyPath: keyPath), CAKeyframeAnimation(keyPath: keyPath)] {
      scene.log.entries = []
      animation.duration = 1
      (animation as? CABasicAnimation)?.toValue = 3
      (animation as? CAKeyframeAnimation)?.values = [1, 2]
      run(animation, until: scene.world.now + 3)
      #expect(scene.log.entries == Self.startAndStop)
    }
    #expect(scene.world.diagnostics.count == 2)
  }

  @Test("An animation without a key path, or of the abstract class, runs without effect and ends")
  func noKeyPath() {
    run(CABasicAnimation())
    #expect(scene.log.entries == Self.startAndStop)
    scene.log.entries = []
    run(CAAnimation(), until: 9)
    #expect(scene.log.entries == Self.startAndStop)
  }

  static var wrongValues: [(keyPath: String, value: Any)] {
    [
      ("cornerRadius", "text"), ("cornerRadius", CGPoint.zero), ("cornerRadius", Double.nan),
      ("cornerRadius", Double.infinity), ("position", "text"), ("position", CGRect.zero),
      ("position", CGPoint(x: Double.nan, y: 0)), ("bounds", 3), ("bounds", CGPoint.zero), ("transform", 3),
      ("transform", CATransform3DMakeScale(.nan, 1, 1)), ("backgroundColor", "red"), ("backgroundColor", 1),
      ("position.x", "text"), ("transform.rotation", CGPoint.zero), ("path", 3), ("contents", 3), ("colors", "red"),
      ("position", NSValue(rect: CGRect(x: 0, y: 0, width: 1, height: 1))),
    ]
  }

  @Test(
    "A value of the wrong kind or that is not finite counts as not given, and is reported",
    arguments: 0..<wrongValues.count)
  func wrongValue(index: Int) {
    let (keyPath, value) = Self.wrongValues[index]
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.toValue = value
    animation.duration = 1
    run(animation)
    #expect(scene.log.entries == Self.startAndStop)
    #expect(scene.world.diagnostics.count == 1, "\(keyPath) \(value)")
    let keyframes = CAKeyframeAnimation(keyPath: keyPath)
    keyframes.values = [value]
    keyframes.duration = 1
    scene.log.entries = []
    run(keyframes, until: scene.world.now + 3)
    #expect(scene.log.entries == Self.startAndStop)
    #expect(scene.world.diagnostics.count == 2, "\(keyPath) \(value)")
  }

  @Test("Keyframes without values run without effect, and are reported", arguments: [nil, []] as [[Double]?])
  func noValues(values: [Double]?) {
    let animation = CAKeyframeAnimation(keyPath: "cornerRadius")
    animation.values = values
    animation.duration = 1
    run(animation)
    #expect(scene.log.entries == Self.startAndStop)
    #expect(scene.world.diagnostics.count == 1)
  }

  @Test("An empty path moves nothing")
  func emptyPath() {
    let animation = CAKeyframeAnimation(keyPath: "position")
    animation.path = CGMutablePath()
    animation.duration = 1
    run(animation)
    #expect(scene.log.entries == Self.startAndStop)
  }

  @Test("Every timing property may have any value", arguments: [Double.nan, .infinity, -.infinity, -1, 1e300])
  func figures(bad: Double) {
    let settings: [(String, (CAAnimation) -> Void)] = [
      ("duration", { $0.duration = bad }), ("beginTime", { $0.beginTime = bad }),
      ("timeOffset", { $0.timeOffset = bad }), ("speed", { $0.speed = Float(bad) }),
      ("repeatCount", { $0.repeatCount = Float(bad) }), ("repeatDuration", { $0.repeatDuration = bad }),
    ]
    for (_, set) in settings {
      for reverses in [false, true] {
        let animation = scene.progress(0.5)
        set(animation)
        animation.autoreverses = reverses
        animation.isCumulative = true
        run(animation, until: scene.world.now + 3)
        let group = CAAnimationGroup()
        group.animations = [animation]
        set(group)
        run(group, until: scene.world.now + 3)
      }
    }
  }

  @Test("An invalid begin time counts as the commit's")
  func badBeginning() {
    scene.frame(at: 5)
    let animation = scene.progress(2)
    animation.beginTime = .nan
    scene.layer.add(animation, forKey: nil)
    scene.world.commit()
    scene.frame(at: 6)
    #expect(scene.shown == 0.5)
    #expect(scene.world.diagnostics.count == 1)
  }

  @Test("A singular transform can be animated to, from and by", arguments: 0..<3)
  func singular(end: Int) {
    let animation = CABasicAnimation(keyPath: "transform")
    let flat = CATransform3DMakeScale(0, 0, 0)
    if end == 0 { animation.fromValue = flat }
    if end == 1 { animation.toValue = flat }
    if end == 2 {
      animation.byValue = flat
      animation.toValue = CATransform3DIdentity
    }
    animation.duration = 3
    animation.isAdditive = end == 0
    run(animation, until: 2)
  }

  @Test("A cumulative animation repeated for ever stays finite and quick")
  func hugeRounds() {
    let animation = CABasicAnimation(keyPath: "transform")
    animation.byValue = CATransform3DMakeRotation(1, 0, 0, 1)
    animation.duration = 1e-9
    animation.repeatCount = .infinity
    animation.isCumulative = true
    run(animation, until: 1_000)
  }

  @Test("A group that contains itself runs without itself, and is reported")
  func groupInItself() {
    let (outer, inner) = (CAAnimationGroup(), CAAnimationGroup())
    outer.animations = [inner, scene.progress(1)]
    inner.animations = [outer]
    outer.duration = 1
    scene.layer.add(outer, forKey: nil)
    scene.world.commit()
    scene.frame(at: 0.5)
    #expect(scene.shown == 0.5)
    #expect(scene.world.diagnostics.count == 1)
  }

  @Test("Ends so far apart that their difference is infinite are refused", arguments: [-1.7e308, 1e308])
  func tooFarApart(end: Double) {
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    animation.fromValue = end
    animation.toValue = -end
    animation.duration = 1
    scene.layer.add(animation, forKey: nil)
    scene.world.commit()
    #expect(scene.shown == 0)
    #expect(scene.world.diagnostics.count == 2)
  }

  @Test("A layer whose time is over keeps nothing waiting")
  func ownTimeOver() {
    scene.layer.duration = 1
    scene.frame(at: 0.5)
    scene.layer.add(scene.progress(2), forKey: nil)
    scene.world.commit()
    #expect(scene.world.outlook == .moving)
    scene.frame(at: 3)
    #expect(scene.world.outlook == .still)
  }
}
