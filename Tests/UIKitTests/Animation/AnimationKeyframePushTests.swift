import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// A push and a pop made of keyframes, whose figures are known from a course on transitions: transforms that translate
/// first and then scale, on a screen that is 390 points wide.
@MainActor @Suite("Keyframe push and pop")
struct AnimationKeyframePushTests {
  /// The translation and scale with which a view should be seen.
  struct Expected {
    let shift: Double
    let scale: Double

    init(_ shift: Double, _ scale: Double) {
      self.shift = shift
      self.scale = scale
    }

    @MainActor func isSeen(_ view: UIView) -> Bool {
      let seen = view.layer.presented().values.transform
      return abs(seen.m41.native - shift) < 1e-9 && abs(seen.m11.native - scale) < 1e-9
        && abs(seen.m22.native - scale) < 1e-9
    }
  }

  static let width: CGFloat = 390
  static let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  static func moved(_ x: CGFloat, scale: CGFloat) -> CGAffineTransform {
    CGAffineTransform(scaleX: scale, y: scale).translatedBy(x: x, y: 0)
  }

  @Test(
    "The push shows the translations and scales of its keyframes",
    arguments: [
      (UIView.KeyframeAnimationOptions.calculationModeLinear, 0.0, Expected(390, 1), Expected(0, 1)),
      (.calculationModeLinear, 0.1, Expected(390, 1), Expected(-160 * 0.1 / 0.75, 1 - 0.2 * 0.1 / 0.75)),
      (.calculationModeLinear, 0.6, Expected(234, 1.2), Expected(-128, 0.84)),
      (.calculationModeLinear, 0.8, Expected(117, 1.1), Expected(-160, 0.8)),
      (.calculationModePaced, 0.4, Expected(234, 1.2), Expected(-64, 0.92)),
      (.calculationModePaced, 0.7, Expected(117, 1.1), Expected(-112, 0.86)),
    ])
  func push(mode: UIView.KeyframeAnimationOptions, progress: Double, new: Expected, old: Expected) {
    let scene = AnimationScene()
    let (upper, lower) = screens(in: scene)
    upper.transform = CGAffineTransform(translationX: Self.width, y: 0)
    UIView.animateKeyframes(withDuration: 0.6, delay: 0, options: [mode, Self.linear]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.75) {
        lower.transform = Self.moved(-200, scale: 0.8)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.2, relativeDuration: 0.4) {
        upper.transform = Self.moved(Self.width / 2, scale: 1.2)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.6, relativeDuration: 0.4) { upper.transform = .identity }
    }
    scene.frames(at: 0, 0.6 * progress)
    #expect(new.isSeen(upper))
    #expect(old.isSeen(lower))
  }

  @Test(
    "The pop shows the translations and scales of its keyframes",
    arguments: [
      (UIView.KeyframeAnimationOptions.calculationModeLinear, 0.2, Expected(117, 1.1), Expected(-160, 0.8)),
      (.calculationModeLinear, 0.4, Expected(234, 1.2), Expected(-128, 0.84)),
      (.calculationModeLinear, 0.8, Expected(390, 1), Expected(-160 * 0.2 / 0.75, 1 - 0.2 * 0.2 / 0.75)),
      (.calculationModePaced, 0.6, Expected(234, 1.2), Expected(-64, 0.92)),
    ])
  func pop(mode: UIView.KeyframeAnimationOptions, progress: Double, top: Expected, below: Expected) {
    let scene = AnimationScene()
    let (upper, lower) = screens(in: scene)
    lower.transform = Self.moved(-200, scale: 0.8)
    UIView.animateKeyframes(withDuration: 0.6, delay: 0, options: [mode, Self.linear]) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) {
        upper.transform = Self.moved(Self.width / 2, scale: 1.2)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.4) {
        upper.transform = CGAffineTransform(translationX: Self.width, y: 0)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.75) { lower.transform = .identity }
    }
    scene.frames(at: 0, 0.6 * progress)
    #expect(top.isSeen(upper))
    #expect(below.isSeen(lower))
  }

  private func screens(in scene: AnimationScene) -> (upper: UIView, lower: UIView) {
    let frame = CGRect(x: 0, y: 0, width: Self.width, height: 844)
    let (lower, upper) = (UIView(frame: frame), UIView(frame: frame))
    scene.window.addSubview(lower)
    scene.window.addSubview(upper)
    return (upper, lower)
  }
}
