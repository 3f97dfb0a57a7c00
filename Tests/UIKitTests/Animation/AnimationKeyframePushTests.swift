import Testing

@testable import UIKit

/// A push and a pop made of keyframes, whose figures are known from a course on transitions: transforms that translate
/// first and then scale, on a screen that is 390 points wide.
@MainActor @Suite("Keyframe push and pop")
struct AnimationKeyframePushTests {
  /// Whether `view` is seen with this translation and scale.
  private func isSeen(_ view: UIView, _ expected: SIMD2<Double>) -> Bool {
    let seen = view.layer.presented().values.transform
    let errors = [seen.m41.native - expected.x, seen.m11.native - expected.y, seen.m22.native - expected.y]
    return errors.allSatisfy { abs($0) < 1e-9 }
  }

  static let width: CGFloat = 390
  static let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  static func moved(_ x: CGFloat, scale: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale, y: scale).translatedBy(x: x, y: 0)
  }

  @Test(
    "The push shows the translations and scales of its keyframes",
    arguments: [
      (UIView.KeyframeAnimationOptions.calculationModeLinear, 0.0, SIMD2(390, 1), SIMD2(0, 1)),
      (.calculationModeLinear, 0.1, SIMD2(390, 1), SIMD2(-160 * 0.1 / 0.75, 1 - 0.2 * 0.1 / 0.75)),
      (.calculationModeLinear, 0.6, SIMD2(234, 1.2), SIMD2(-128, 0.84)),
      (.calculationModeLinear, 0.8, SIMD2(117, 1.1), SIMD2(-160, 0.8)),
      (.calculationModePaced, 0.4, SIMD2(234, 1.2), SIMD2(-64, 0.92)),
      (.calculationModePaced, 0.7, SIMD2(117, 1.1), SIMD2(-112, 0.86)),
    ] as [(UIView.KeyframeAnimationOptions, Double, SIMD2<Double>, SIMD2<Double>)])
  func push(mode: UIView.KeyframeAnimationOptions, progress: Double, new: SIMD2<Double>, old: SIMD2<Double>) {
    let outside = CGAffineTransform(translationX: Self.width, y: 0)
    let upper: [Keyframe] = [(0.2, 0.4, Self.moved(Self.width / 2, scale: 1.2)), (0.6, 0.4, .identity)]
    expect(new, old, at: progress, from: (outside, .identity), upper, (0, 0.75, Self.moved(-200, scale: 0.8)), mode)
  }

  @Test(
    "The pop shows the translations and scales of its keyframes",
    arguments: [
      (UIView.KeyframeAnimationOptions.calculationModeLinear, 0.2, SIMD2(117, 1.1), SIMD2(-160, 0.8)),
      (.calculationModeLinear, 0.4, SIMD2(234, 1.2), SIMD2(-128, 0.84)),
      (.calculationModeLinear, 0.8, SIMD2(390, 1), SIMD2(-160 * 0.2 / 0.75, 1 - 0.2 * 0.2 / 0.75)),
      (.calculationModePaced, 0.6, SIMD2(234, 1.2), SIMD2(-64, 0.92)),
    ] as [(UIView.KeyframeAnimationOptions, Double, SIMD2<Double>, SIMD2<Double>)])
  func pop(mode: UIView.KeyframeAnimationOptions, progress: Double, top: SIMD2<Double>, below: SIMD2<Double>) {
    let outside = CGAffineTransform(translationX: Self.width, y: 0)
    let upper: [Keyframe] = [(0, 0.4, Self.moved(Self.width / 2, scale: 1.2)), (0.4, 0.4, outside)]
    let aside = Self.moved(-200, scale: 0.8)
    expect(top, below, at: progress, from: (.identity, aside), upper, (0.25, 0.75, .identity), mode)
  }

  /// The start, duration and value of a keyframe.
  private typealias Keyframe = (Double, Double, CGAffineTransform)

  /// Plays keyframes of two screens, of which the upper one is on the lower one, and expects how they are seen.
  private func expect(
    _ above: SIMD2<Double>, _ below: SIMD2<Double>, at progress: Double,
    from start: (CGAffineTransform, CGAffineTransform),
    _ upperKeyframes: [Keyframe], _ lowerKeyframe: Keyframe, _ mode: UIView.KeyframeAnimationOptions
  ) {
    let scene = AnimationScene()
    let frame = CGRect(x: 0, y: 0, width: Self.width, height: 844)
    let (lower, upper) = (UIView(frame: frame), UIView(frame: frame))
    for view in [lower, upper] { scene.window.addSubview(view) }
    (upper.transform, lower.transform) = start
    UIView.animateKeyframes(withDuration: 0.6, delay: 0, options: [mode, Self.linear]) {
      for (view, keyframes) in [(lower, [lowerKeyframe]), (upper, upperKeyframes)] {
        for (start, duration, transform) in keyframes {
          UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: duration) { view.transform = transform }
        }
      }
    }
    scene.frames(at: 0, 0.6 * progress)
    #expect(isSeen(upper, above) && isSeen(lower, below))
  }
}
