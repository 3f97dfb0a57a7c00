import Motion
import QuartzCore
import Testing

@Suite("Spring animations")
struct SpringAnimationTests {
  private func spring(mass: CGFloat = 1, stiffness: CGFloat = 100, damping: CGFloat = 10) -> CASpringAnimation {
    let animation = CASpringAnimation(keyPath: "cornerRadius")
    (animation.mass, animation.stiffness, animation.damping) = (mass, stiffness, damping)
    (animation.fromValue, animation.toValue) = (0, 1)
    return animation
  }

  /// Returns the value shown by `animation` at `instant`.
  private func shown(_ animation: CASpringAnimation, at instant: Double) -> Double {
    let scene = TimedScene()
    scene.begin(animation)
    scene.world.advance(to: instant)
    return scene.shown
  }

  @Test("The default values are Core Animation's")
  func defaults() {
    let animation = CASpringAnimation()
    #expect(animation.mass == 1 && animation.stiffness == 100 && animation.damping == 10)
    #expect(animation.initialVelocity == 0 && !animation.allowsOverdamping && animation.duration == 0)
  }

  @Test("An overdamped spring is played as a critically damped one", arguments: [0.05, 0.2])
  func clamped(instant: Double) {
    let animation = spring(mass: 3, stiffness: 1000, damping: 500)
    animation.duration = 1
    let frequency = (1000.0 / 3).squareRoot()
    let critical = 1 - (1 + frequency * instant) * exp(-frequency * instant)
    #expect(isNear(shown(animation, at: instant), critical))
    animation.allowsOverdamping = true
    #expect(shown(animation, at: instant) < critical)
  }

  @Test("A spring animation ends exactly at its value, however long the spring would swing")
  func end() {
    let animation = spring(damping: 1)
    animation.duration = 0.5
    #expect(shown(animation, at: 0.5) == 1)
  }

  @Test("The duration of a spring animation does not follow from the spring")
  func durationIsApart() {
    let animation = spring(damping: 1)
    let scene = TimedScene()
    scene.layer.add(animation, forKey: "spring")
    #expect(scene.layer.animation(forKey: "spring")?.duration == 0.25 && animation.settlingDuration > 10)
  }

  @Test("The settling durations are those of Apple's examples", arguments: [(CGFloat(5), 2.85), (15, 1.05)])
  func settles(damping: CGFloat, seconds: Double) {
    // The documentation rounds: "about 2.85" and "just over 1".
    #expect(isNear(spring(damping: damping).settlingDuration, seconds, 0.06))
  }

  @Test("A timing function does not change a spring")
  func ignoresPacing() {
    let (plain, paced) = (spring(), spring())
    for animation in [plain, paced] { animation.duration = 1 }
    paced.timingFunction = CAMediaTimingFunction(name: .easeIn)
    #expect(shown(plain, at: 0.25) == shown(paced, at: 0.25))
  }

  @Test("A spring without damping is given the longest time, and one with little damping a bounded one")
  func undamped() {
    #expect(spring(damping: 0).settlingDuration == CFTimeInterval(Float.greatestFiniteMagnitude))
    #expect(spring(damping: 1e-9).settlingDuration == Spring.longestSettlingDuration)
  }

  @Test(
    "A spring has the perceptual duration and the bounce that it is created with",
    arguments: [(0.5, 0.0), (0.5, 0.3), (1, -0.4), (0.25, 1)])
  func perceptual(duration: Double, bounce: CGFloat) {
    let animation = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    #expect(isNear(animation.perceptualDuration, duration))
    #expect(isNear(animation.bounce.native, bounce.native))
    #expect(animation.spring.effectiveDampingRatio == animation.spring.dampingRatio)
  }

  @Test(
    "A duration or bounce that describes no spring leaves a spring that can be played",
    arguments: [(0.0, 0.0), (-1, 0), (.nan, 0), (.infinity, 0), (1e-300, 0), (1, .nan), (1, .infinity), (1, -50)])
  func badPerceptual(duration: Double, bounce: Double) {
    let animation = CASpringAnimation(perceptualDuration: duration, bounce: CGFloat(bounce))
    #expect(animation.settlingDuration.isFinite && animation.settlingDuration > 0)
    #expect(animation.perceptualDuration.isFinite && animation.perceptualDuration > 0)
  }
}
