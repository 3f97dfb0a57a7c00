import CoreGraphics
import Motion
import QuartzCore
import Testing

@Suite("Copies of animations")
struct AnimationCopyTests {
  /// Returns an animation of each class, in which every property differs from its default value.
  static func samples() -> [CAAnimation] {
    let spring = CASpringAnimation(keyPath: "position")
    spring.mass = 2
    spring.stiffness = 300
    spring.damping = 7
    spring.initialVelocity = 3
    spring.allowsOverdamping = true
    let basic = CABasicAnimation(keyPath: "opacity")
    for animation in [basic, spring] {
      animation.fromValue = 1
      animation.toValue = 2
      animation.byValue = 3
    }
    let keyframes = CAKeyframeAnimation(keyPath: "position")
    keyframes.values = [1, 2]
    keyframes.path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    keyframes.keyTimes = [0, 1]
    keyframes.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    keyframes.calculationMode = .cubic
    keyframes.rotationMode = .rotateAuto
    keyframes.tensionValues = [1, 2]
    keyframes.continuityValues = [3, 4]
    keyframes.biasValues = [5, 6]
    let group = CAAnimationGroup()
    group.animations = [basic, keyframes]
    let transition = CATransition()
    transition.type = .push
    transition.subtype = .fromTop
    transition.startProgress = 0.25
    transition.endProgress = 0.75
    transition.filter = "filter"
    let all = [basic, spring, keyframes, group, transition]
    for animation in all {
      animation.beginTime = 1
      animation.duration = 2
      animation.speed = 3
      animation.timeOffset = 4
      animation.delay = 6
      animation.goesBeneath = true
      animation.clock = AnimationClock()
      animation.repeatCount = 5
      animation.repeatDuration = 6
      animation.autoreverses = true
      animation.fillMode = .both
      animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
      animation.isRemovedOnCompletion = false
      animation.preferredFrameRateRange = CAFrameRateRange(minimum: 1, maximum: 2, preferred: 1)
      animation.setValue("mine", forKey: "tag")
      (animation as? CAPropertyAnimation)?.isAdditive = true
      (animation as? CAPropertyAnimation)?.isCumulative = true
    }
    return all
  }

  /// Returns an animation of each class with its default values, in the same order.
  static func untouched() -> [CAAnimation] {
    [CABasicAnimation(), CASpringAnimation(), CAKeyframeAnimation(), CAAnimationGroup(), CATransition()]
  }

  /// Returns every stored property of `object` as text, under its name, including those of its superclasses.
  static func figures(_ object: Any) -> [String: String] {
    var result: [String: String] = [:]
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      for (label, value) in level.children { result[label ?? "?"] = text(value) }
      mirror = level.superclassMirror
    }
    return result
  }

  private static func text(_ value: Any) -> String {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.first.map { text($0.value) } ?? "nil" }
    if let list = value as? [CAAnimation] { return "\(list.map { figures($0).sorted { $0.key < $1.key } })" }
    if let function = value as? CAMediaTimingFunction { return "\(function.curve)" }
    if let list = value as? [CAMediaTimingFunction] { return "\(list.map(\.curve))" }
    if let path = value as? CGPath { return "path in \(path.boundingBox)" }
    return "\(value)"
  }

  @Test("A copy of an animation has every property of it", arguments: 0..<5)
  func copies(index: Int) throws {
    let original = Self.samples()[index]
    let copy = try #require(original.copy() as? CAAnimation)
    #expect(copy !== original)
    #expect(type(of: copy) == type(of: original))
    #expect(Self.figures(copy) == Self.figures(original))
    // A property that has its default value in the sample would not be tested.
    let untouched = Self.figures(Self.untouched()[index])
    let others = ["delegate", "animations", "isBeingCopied"]
    for (name, figure) in Self.figures(original) where !others.contains(name) {
      #expect(untouched[name] != figure, "\(name) is at its default in the sample")
    }
  }

  @Test("The delegate is kept by the copy")
  func delegate() throws {
    let scene = TimedScene()
    let original = scene.progress(1)
    let copy = try #require(original.copy() as? CAAnimation)
    #expect(copy.delegate === original.delegate)
  }

  @Test("Changing an animation after it was added changes nothing")
  func changedLater() {
    let scene = TimedScene()
    let animation = scene.progress(2)
    scene.layer.add(animation, forKey: "progress")
    animation.toValue = 100
    animation.duration = 50
    scene.world.commit()
    scene.frame(at: 1)
    #expect(scene.shown == 0.5)
    #expect(scene.layer.animation(forKey: "progress") !== animation)
  }

  @Test("Changing the animations of a group after it was added changes nothing")
  func changedInGroup() {
    let scene = TimedScene()
    let group = CAAnimationGroup()
    let inner = scene.progress(2)
    group.animations = [inner]
    group.duration = 2
    scene.layer.add(group, forKey: nil)
    inner.toValue = 100
    scene.world.commit()
    scene.frame(at: 1)
    #expect(scene.shown == 0.5)
  }

  @Test("The spring that is played is the spring that was added")
  func springSurvives() {
    let scene = TimedScene()
    let animation = CASpringAnimation(keyPath: "cornerRadius")
    animation.fromValue = 0
    animation.toValue = 1
    animation.stiffness = 400
    animation.damping = 4
    animation.initialVelocity = 5
    animation.duration = animation.settlingDuration
    scene.layer.add(animation, forKey: nil)
    scene.world.commit()
    scene.frame(at: 0.125)
    #expect(isNear(scene.shown, animation.spring.value(at: 0.125, initialVelocity: 5)))
  }

  @Test("An animation added twice runs twice")
  func addedTwice() {
    let scene = TimedScene()
    let animation = scene.progress(2)
    animation.isAdditive = true
    scene.layer.add(animation, forKey: "first")
    scene.layer.add(animation, forKey: "second")
    scene.world.commit()
    scene.frame(at: 1)
    #expect(scene.shown == 1)
    #expect(scene.layer.animationKeys() == ["first", "second"])
  }
}
