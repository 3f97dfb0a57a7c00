import Motion
import Testing

@testable import UIKit

@MainActor @Suite("Spring blocks")
struct AnimationSpringTests {
  @Test(
    "Damping ratio and duration make the spring whose envelope is 0.001 at the end",
    arguments: [
      (1.0, 0.5, 0.0), (1, 1, 0), (0.4, 0.7, 0), (0.5, 0.8, 3), (0.5, 1, -2),
    ])
  func damping(duration: Double, ratio: Double, velocity: Double) {
    let scene = AnimationScene()
    scene.view.center.x = 0
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: velocity
    ) { scene.view.center.x = 200 }
    let spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
    scene.frame(at: 0)
    for fraction in [0.1, 0.3, 0.6, 0.9] {
      scene.frame(at: fraction * duration)
      let expected = 200 * spring.value(at: fraction * duration, initialVelocity: velocity)
      #expect(abs(scene.x - expected) < 1e-6, "at \(fraction)")
    }
    scene.frame(at: duration)
    #expect(scene.view.layer.animationKeys() == nil)
  }

  @Test("Stiffness and damping for one second at ratio 0.8 are those measured on iOS")
  func measured() throws {
    let scene = AnimationScene()
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) {
      scene.view.alpha = 0
    }
    let animation = try #require(scene.view.layer.animation(forKey: "opacity") as? CASpringAnimation)
    #expect(abs(animation.stiffness - 80.9) < 0.05 && abs(animation.damping - 14.39) < 0.005 && animation.mass == 1)
  }

  @Test(
    "A perceptual duration and a bounce make a spring that runs until it rests",
    arguments: [
      (0.5, 0.0), (0.5, 0.3), (1, -0.2),
    ])
  func bounce(duration: Double, bounce: Double) throws {
    let scene = AnimationScene()
    scene.view.center.x = 0
    UIView.animate(springDuration: duration, bounce: bounce) {
      scene.view.center.x = 100
    }
    let spring = Spring(duration: duration, bounce: bounce)
    let animation = try #require(scene.view.layer.animation(forKey: "position") as? CASpringAnimation)
    #expect(animation.duration == spring.appleSettlingDuration)
    scene.frames(at: 0, 0.2)
    #expect(abs(scene.x - 100 * spring.value(at: 0.2)) < 1e-6)
  }

  @Test("Numbers from which no spring can be made change the view at once")
  func impossibleSprings() {
    let scene = AnimationScene()
    UIView.animate(springDuration: .nan, bounce: .nan) { scene.view.center.x = 1 }
    UIView.animate(withDuration: .nan, delay: .nan, usingSpringWithDamping: .nan, initialSpringVelocity: .nan) {
      scene.view.center.x = 2
    }
    #expect(scene.view.layer.animationKeys() == nil && scene.view.center.x == 2)
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: .nan, initialSpringVelocity: .infinity) {
      scene.view.center.x = 3
    }
    scene.frames(at: 0, 1)
    #expect(scene.x == 3)
  }

  @Test("The system's curve takes at least half a second, so that its spring is not cut off")
  func systemCurve() {
    let scene = AnimationScene()
    scene.view.center.x = 0
    let options = UIView.AnimationOptions(rawValue: 7 << 16)
    UIView.animate(withDuration: 0.25, delay: 0, options: options) { scene.view.center.x = 1000 }
    scene.frames(at: 0, 0.25)
    let frequency = sqrt(1000.0 / 3)
    #expect(abs(scene.x - 1000 * (1 - (1 + frequency * 0.25) * exp(-frequency * 0.25))) < 1e-6)
    scene.frame(at: 0.5)
    #expect(scene.view.layer.animationKeys() == nil)
  }
}
