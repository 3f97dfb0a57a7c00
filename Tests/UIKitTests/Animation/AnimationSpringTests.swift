import CoreGraphics
import Foundation
import Motion
import QuartzCore
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
    let view = scene.view
    view.center.x = 0
    UIView.animate(
      withDuration: duration, delay: 0, usingSpringWithDamping: ratio, initialSpringVelocity: velocity
    ) { view.center.x = 200 }
    let spring = Spring(dampingRatio: ratio, duration: duration, initialVelocity: velocity)
    scene.frame(at: 0)
    for fraction in [0.1, 0.3, 0.6, 0.9] {
      scene.frame(at: fraction * duration)
      let expected = 200 * spring.value(at: fraction * duration, initialVelocity: velocity)
      #expect(abs(scene.x - expected) < 1e-6, "at \(fraction)")
    }
    scene.frame(at: duration)
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("Stiffness and damping for one second at ratio 0.8 are those measured on iOS")
  func measured() throws {
    let scene = AnimationScene()
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0) {
      scene.view.alpha = 0
    }
    let animation = try #require(scene.view.layer.animation(forKey: "opacity") as? CASpringAnimation)
    #expect(abs(animation.stiffness - 80.9) < 0.05)
    #expect(abs(animation.damping - 14.39) < 0.005)
    #expect(animation.mass == 1)
  }

  @Test(
    "A perceptual duration and a bounce make a spring that runs until it rests",
    arguments: [
      (0.5, 0.0), (0.5, 0.3), (1, -0.2),
    ])
  func bounce(duration: Double, bounce: Double) throws {
    let scene = AnimationScene()
    let view = scene.view
    view.center.x = 0
    UIView.animate(springDuration: duration, bounce: bounce) {
      view.center.x = 100
    }
    let spring = Spring(duration: duration, bounce: bounce)
    let animation = try #require(view.layer.animation(forKey: "position") as? CASpringAnimation)
    #expect(animation.duration == spring.appleSettlingDuration)
    scene.frames(at: 0, 0.2)
    #expect(abs(scene.x - 100 * spring.value(at: 0.2)) < 1e-6)
  }

  @Test("Numbers from which no spring can be made change the view at once")
  func impossibleSprings() {
    let scene = AnimationScene()
    let view = scene.view
    UIView.animate(springDuration: .nan, bounce: .nan) { view.center.x = 1 }
    UIView.animate(withDuration: .nan, delay: .nan, usingSpringWithDamping: .nan, initialSpringVelocity: .nan) {
      view.center.x = 2
    }
    #expect(view.layer.animationKeys() == nil)
    #expect(view.center.x == 2)
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: .nan, initialSpringVelocity: .infinity) {
      view.center.x = 3
    }
    scene.frames(at: 0, 1)
    #expect(scene.x == 3)
  }

  @Test("The timing curve of each block curve has the values that its animation shows")
  func timingCurves() {
    let spring = Spring(mass: 1, stiffness: 300, damping: 12)
    let rows: [BlockCurve] = [
      .named(.easeIn), .named(.linear), .damped(ratio: 0.5, velocity: 2), .spring(spring, velocity: -1), .system,
    ]
    for curve in rows {
      let scene = AnimationScene()
      scene.view.center.x = 0
      AnimationBlocks.run(BlockTiming(duration: 2, curve: curve), { scene.view.center.x = 1 }, completion: nil)
      scene.frames(at: 0, 0.5)
      #expect(abs(scene.x - curve.timingCurve(duration: 2).value(at: 0.25)) < 1e-6, "\(curve)")
    }
  }

  @Test("The system's curve takes at least half a second, so that its spring is not cut off")
  func systemCurve() {
    let scene = AnimationScene()
    let view = scene.view
    view.center.x = 0
    let options = UIView.AnimationOptions(rawValue: 7 << 16)
    UIView.animate(withDuration: 0.25, delay: 0, options: options) { view.center.x = 1000 }
    scene.frames(at: 0, 0.25)
    let frequency = sqrt(1000.0 / 3)
    #expect(abs(scene.x - 1000 * (1 - (1 + frequency * 0.25) * exp(-frequency * 0.25))) < 1e-6)
    scene.frame(at: 0.5)
    #expect(view.layer.animationKeys() == nil)
  }
}
