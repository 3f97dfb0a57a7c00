import CoreGraphics
import Foundation
import Motion
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite("Keyframe blocks")
struct AnimationKeyframeTests {
  /// The bits of the linear curve.
  static let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  @Test("Linear keyframes hold a value, move to the next, and hold that")
  func holding() {
    let scene = AnimationScene()
    let view = scene.view
    view.center.x = 0
    UIView.animateKeyframes(withDuration: 10, delay: 0, options: Self.linear) {
      UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.2) { view.center.x = 100 }
      UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.3) { view.center.x = 40 }
    }
    #expect(view.center.x == 40)
    scene.frame(at: 0)
    scene.expectX([(0.0, 0.0), (1.9, 0), (3, 50), (4, 100), (5.9, 100), (7, 80), (9, 40), (9.9, 40), (10, 40)])
    #expect(view.layer.animationKeys() == nil)
  }

  @Test("A keyframe animation is slow at both ends unless the options say linear")
  func pacing() {
    let scene = AnimationScene()
    scene.view.center.x = 0
    UIView.animateKeyframes(withDuration: 1, delay: 0) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { scene.view.center.x = 100 }
    }
    scene.frames(at: 0, 0.3)
    #expect(abs(scene.x - 100 * TimingCurve.bezier(.easeInEaseOut).value(at: 0.3)) < rounding)
  }

  @Test("Each calculation mode joins the same keyframes differently")
  func modes() {
    // From 0 to 30 over the first half, to 90 over the second.
    let rows: [(UIView.KeyframeAnimationOptions, [(Double, Double)])] = [
      (.calculationModeLinear, [(0.25, 15), (0.75, 60)]),
      (.calculationModeDiscrete, [(0.25, 30), (0.49, 30), (0.5, 90), (0.75, 90)]),
      (.calculationModePaced, [(0.25, 22.5), (0.5, 45), (0.75, 67.5)]),
      (
        .calculationModeCubic,
        [
          (0.25, Self.cubic(0.5, before: nil, 0, 30, after: 90)),
          (0.75, Self.cubic(0.5, before: 0, 30, 90, after: nil)),
        ]
      ),
      (.calculationModeCubicPaced, [(0.25, 22.5), (0.5, 45), (0.75, 67.5)]),
    ]
    for (mode, values) in rows {
      let scene = AnimationScene()
      scene.view.center.x = 0
      UIView.animateKeyframes(withDuration: 1, delay: 0, options: [mode, Self.linear]) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { scene.view.center.x = 30 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { scene.view.center.x = 90 }
      }
      scene.frame(at: 0)
      for (instant, x) in values {
        scene.frame(at: instant)
        // The length of the curve is measured in pieces.
        #expect(abs(scene.x - x) < 0.01, "\(mode) at \(instant)")
      }
    }
  }

  /// Returns a value of the Catmull-Rom curve between two values, by Hermite's basis; at an end without a neighbour, the
  /// tangent is the difference of the two.
  private static func cubic(_ t: Double, before: Double?, _ from: Double, _ to: Double, after: Double?) -> Double {
    let leaving = before.map { (to - $0) / 2 } ?? (to - from)
    let arriving = after.map { ($0 - from) / 2 } ?? (to - from)
    let (s, c) = (t * t, t * t * t)
    return from * (2 * c - 3 * s + 1) + leaving * (c - 2 * s + t) + to * (3 * s - 2 * c) + arriving * (c - s)
  }

  @Test("A smooth curve rests where a value is held, without overshooting")
  func cubicRests() {
    let scene = AnimationScene()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeCubic, Self.linear]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { scene.view.alpha = 0 }
    }
    scene.frames(at: 0, 0.25)
    #expect(scene.shown.opacity > 0 && scene.shown.opacity < 1)
    for instant in [0.5, 0.6, 0.75, 0.9] {
      scene.frame(at: instant)
      #expect(abs(scene.shown.opacity) < rounding)
    }
  }

  @Test("A keyframe without a duration jumps at its time")
  func jump() {
    let scene = AnimationScene()
    scene.view.center.x = 0
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0) { scene.view.center.x = 10 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { scene.view.center.x = 20 }
    }
    scene.frame(at: 0)
    scene.expectX([(0.49, 0.0), (0.5, 10), (0.75, 15)])
  }

  @Test("Of overlapping keyframes, the one that begins later takes over from the current value")
  func overlap() {
    let scene = AnimationScene()
    scene.view.center.x = 0
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { scene.view.center.x = 100 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { scene.view.center.x = 0 }
    }
    scene.frame(at: 0)
    scene.expectX([(0.25, 25.0), (0.5, 50), (0.75, 25)])
  }

  @Test("A value that one keyframe sets twice goes to the later value only")
  func setTwice() {
    let scene = AnimationScene()
    scene.view.center.x = 0
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModePaced, Self.linear]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
        scene.view.center.x = 500
        scene.view.center.x = 100
      }
    }
    scene.frames(at: 0, 0.5)
    #expect(abs(scene.x - 50) < rounding)
  }

  @Test("Keyframes inside a block inherit its duration and keep their own curve")
  func nested() {
    let scene = AnimationScene()
    scene.view.center.x = 0
    UIView.animate(withDuration: 2, delay: 0, options: .curveEaseIn) {
      UIView.animateKeyframes(withDuration: 9, delay: 0, options: Self.linear) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { scene.view.center.x = 100 }
      }
    }
    scene.frames(at: 0, 0.5)
    #expect(abs(scene.x - 50) < rounding)
  }

  @Test("A change outside keyframes takes the whole duration; a keyframe outside a keyframe block is a plain change")
  func plainChanges() {
    let scene = AnimationScene()
    let view = scene.view
    (view.center.x, view.center.y) = (0, 0)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) { view.center.x = 100 }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.1) { view.alpha = 0 }
    }
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0) { view.tag = 5 }
    scene.frames(at: 0, 0.25)
    #expect(abs(scene.x - 25) < rounding)
    #expect(abs(scene.shown.opacity - 0.75) < rounding)
    #expect(view.tag == 5)
  }

  @Test("Keyframes of a colour start from what is seen; keyframes of a moving position blend with it")
  func startsFromSeen() {
    let scene = AnimationScene()
    let view = scene.view
    view.center.x = 0
    view.backgroundColor = UIColor(cgColor: CGColor(gray: 0, alpha: 1))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      view.center.x = 100
      view.backgroundColor = UIColor(cgColor: CGColor(gray: 1, alpha: 1))
    }
    scene.frames(at: 0, 0.5)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
        view.center.x = 0
        view.backgroundColor = UIColor(cgColor: CGColor(gray: 0, alpha: 1))
      }
    }
    scene.frame(at: 0.5)
    #expect(abs(scene.x - 50) < rounding)
    #expect(abs(scene.shown.backgroundColor.x - 0.5) < 1e-6)
    scene.frame(at: 0.75)
    // The rest of the first animation, -25, is added to the second, 75.
    #expect(abs(scene.x - (75 - 25)) < rounding)
    #expect(abs(scene.shown.backgroundColor.x - 0.375) < 1e-6)
  }

  @Test("The completion is called, and touches are refused, as with other blocks")
  func ends() {
    let scene = AnimationScene()
    UIView.animateKeyframes(
      withDuration: 1, delay: 1,
      animations: { UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { scene.view.alpha = 0 } },
      completion: scene.logger("a"))
    scene.frames(at: 0, 1.9)
    #expect(scene.log.isEmpty)
    #expect(scene.view.refusesTouchesWhileAnimating)
    scene.frame(at: 2)
    #expect(scene.log == ["a true"])
    #expect(!scene.view.refusesTouchesWhileAnimating)
  }
}
