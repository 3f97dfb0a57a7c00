import Motion
import QuartzCore
import Testing

@Suite("Copies of animations")
struct AnimationCopyTests {
  private let scene = TimedScene()

  /// Returns an animation of each class, in which every property differs from its default value.
  static func samples() -> [CAAnimation] {
    let spring = CASpringAnimation(keyPath: "position")
    (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (2, 300, 7, 3)
    spring.allowsOverdamping = true
    let basic = CABasicAnimation(keyPath: "opacity")
    for animation in [basic, spring] { (animation.fromValue, animation.toValue, animation.byValue) = (1, 2, 3) }
    let keyframes = CAKeyframeAnimation(keyPath: "position")
    keyframes.path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
    keyframes.timingFunctions = [CAMediaTimingFunction(name: .easeIn)]
    (keyframes.values, keyframes.keyTimes) = ([1, 2], [0, 1])
    (keyframes.calculationMode, keyframes.rotationMode) = (.cubic, .rotateAuto)
    (keyframes.tensionValues, keyframes.continuityValues, keyframes.biasValues) = ([1, 2], [3, 4], [5, 6])
    let group = CAAnimationGroup()
    group.animations = [basic, keyframes]
    let transition = CATransition()
    (transition.type, transition.subtype, transition.filter) = (.push, .fromTop, "filter")
    (transition.startProgress, transition.endProgress) = (0.25, 0.75)
    let all = [basic, spring, keyframes, group, transition]
    for animation in all {
      (animation.beginTime, animation.duration, animation.speed, animation.timeOffset) = (1, 2, 3, 4)
      (animation.delay, animation.goesBeneath, animation.clock) = (6, true, AnimationClock())
      (animation.repeatCount, animation.repeatDuration, animation.autoreverses) = (5, 6, true)
      (animation.fillMode, animation.isRemovedOnCompletion) = (.both, false)
      animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
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
    #expect(copy !== original && type(of: copy) == type(of: original))
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
    let original = scene.progress(1)
    let copy = try #require(original.copy() as? CAAnimation)
    #expect(copy.delegate === original.delegate)
  }

  @Test("Changing an animation, or one in a group, after it was added changes nothing", arguments: [false, true])
  func changedLater(isInGroup: Bool) {
    let (animation, group) = (scene.progress(2), CAAnimationGroup())
    (group.animations, group.duration) = ([animation], 2)
    scene.layer.add(isInGroup ? group : animation, forKey: "progress")
    (animation.toValue, animation.duration, group.duration) = (100, 50, 50)
    scene.world.commit()
    scene.frame(at: 1)
    #expect(scene.shown == 0.5)
    #expect(scene.layer.animation(forKey: "progress") !== (isInGroup ? group : animation))
  }

  @Test("The spring that is played is the spring that was added")
  func springSurvives() {
    let spring = CASpringAnimation(keyPath: "cornerRadius")
    (spring.fromValue, spring.toValue) = (0, 1)
    (spring.stiffness, spring.damping, spring.initialVelocity) = (400, 4, 5)
    spring.duration = spring.settlingDuration
    scene.begin(spring)
    scene.frame(at: 0.125)
    #expect(isNear(scene.shown, spring.spring.value(at: 0.125, initialVelocity: 5)))
  }

  @Test("An animation added twice runs twice")
  func addedTwice() {
    let animation = scene.progress(2)
    animation.isAdditive = true
    scene.layer.add(animation, forKey: "first")
    scene.begin(animation, forKey: "second")
    scene.frame(at: 1)
    #expect(scene.shown == 1 && scene.layer.animationKeys() == ["first", "second"])
  }
}
