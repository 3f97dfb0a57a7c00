import Motion
import Testing

@testable import UIKit

@MainActor @Suite("Keyframe blocks")
struct AnimationKeyframeTests {
  /// The bits of the linear curve.
  static let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  /// Keyframes of the view's x, each with its start, its duration and the values that it sets, and what is seen then.
  private static let rows: [(claim: String, keyframes: [(Double, Double, [CGFloat])], seen: [(Double, Double)])] = [
    (
      "a value is held, moves to the next, and is held", [(0.2, 0.2, [100]), (0.6, 0.3, [40])],
      [(0, 0), (0.19, 0), (0.3, 50), (0.4, 100), (0.59, 100), (0.7, 80), (0.9, 40), (0.99, 40), (1, 40)]
    ),
    ("one without a duration jumps", [(0.5, 0, [10]), (0.5, 0.5, [20])], [(0.49, 0), (0.5, 10), (0.75, 15)]),
    (
      "of two that overlap, the later one takes over from the current value", [(0, 1, [100]), (0.5, 0.5, [0])],
      [(0.25, 25), (0.5, 50), (0.75, 25)]
    ),
    ("of two values in one, the later counts", [(0, 1, [500, 100])], [(0.5, 50)]),
  ]

  @Test("Linear keyframes move a value in their time, also inside a block, whose duration they inherit")
  func timelines() {
    for (claim, keyframes, seen) in Self.rows {
      for isNested in [false, true] {
        let scene = AnimationScene()
        let view = scene.view
        view.center.x = 0
        let play = {
          UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) {
            for (start, duration, values) in keyframes {
              UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: duration) {
                for x in values { view.center.x = x }
              }
            }
          }
        }
        if isNested {
          UIView.animate(withDuration: 2, delay: 0, options: .curveEaseIn, animations: play)
        } else {
          play()
        }
        #expect(view.center.x == keyframes.last?.2.last)
        scene.frame(at: 0)
        for (instant, x) in seen {
          scene.frame(at: isNested ? 2 * instant : instant)
          #expect(abs(scene.x - x) < rounding, "\(claim), at \(instant)")
        }
        scene.frame(at: 2)
        #expect(view.layer.animationKeys() == nil)
      }
    }
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

  @Test("A change outside keyframes takes the whole duration; a keyframe outside a keyframe block is a plain change")
  func plainChanges() {
    let scene = AnimationScene()
    (scene.view.center.x, scene.view.center.y) = (0, 0)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) { scene.view.center.x = 100 }
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.1) { scene.view.alpha = 0 }
    }
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0) { scene.view.tag = 5 }
    scene.frames(at: 0, 0.25)
    #expect(abs(scene.x - 25) < rounding && abs(scene.shown.opacity - 0.75) < rounding && scene.view.tag == 5)
  }

  @Test("Keyframes of a colour start from what is seen; keyframes of a moving position blend with it")
  func startsFromSeen() {
    let scene = AnimationScene()
    scene.view.center.x = 0
    scene.view.backgroundColor = UIColor(cgColor: CGColor(gray: 0, alpha: 1))
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      scene.view.center.x = 100
      scene.view.backgroundColor = UIColor(cgColor: CGColor(gray: 1, alpha: 1))
    }
    scene.frames(at: 0, 0.5)
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: Self.linear) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
        scene.view.center.x = 0
        scene.view.backgroundColor = UIColor(cgColor: CGColor(gray: 0, alpha: 1))
      }
    }
    scene.frame(at: 0.5)
    #expect(abs(scene.x - 50) < rounding && abs(scene.shown.backgroundColor.x - 0.5) < 1e-6)
    scene.frame(at: 0.75)
    // The rest of the first animation, -25, is added to the second, 75.
    #expect(abs(scene.x - (75 - 25)) < rounding && abs(scene.shown.backgroundColor.x - 0.375) < 1e-6)
  }

  @Test("The completion is called, and touches are refused, as with other blocks")
  func ends() {
    let scene = AnimationScene()
    UIView.animateKeyframes(
      withDuration: 1, delay: 1,
      animations: { UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { scene.view.alpha = 0 } },
      completion: scene.logger("a"))
    scene.frames(at: 0, 1.9)
    #expect(scene.log.isEmpty && scene.view.refusesTouchesWhileAnimating)
    scene.frame(at: 2)
    #expect(scene.log == ["a true"] && !scene.view.refusesTouchesWhileAnimating)
  }
}
