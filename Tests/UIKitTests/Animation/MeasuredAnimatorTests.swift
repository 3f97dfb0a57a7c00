import Testing

@testable import UIKit

/// The figures that were measured on real iOS: section 1.6 of `uikit-measured.md`.
@MainActor @Suite("Property animators as measured on iOS, section 1.6")
struct MeasuredAnimatorTests {
  @Test("1.6: a new animator is inactive, can be interrupted and scrubs linearly")
  func defaults() {
    let scene = AnimationScene()
    let animator = scene.animator()
    #expect(animator.state == .inactive && !animator.isRunning && !animator.isReversed)
    #expect(animator.fractionComplete == 0 && animator.delay == 0)
    #expect(animator.isInterruptible && animator.isUserInteractionEnabled && !animator.isManualHitTestingEnabled)
    #expect(animator.scrubsLinearly && !animator.pausesOnCompletion)
  }

  @Test("1.6: the types of timing have Apple's raw values")
  func timingTypes() {
    let types: [UITimingCurveType] = [.builtin, .cubic, .spring, .composed]
    #expect(types.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test("1.6: parameters without arguments have the curve 5, those with control points the curve 6")
  func cubicCurves() {
    let implicit = UICubicTimingParameters()
    #expect(implicit.controlPoint1 == CGPoint(x: 0.25, y: 0.1) && implicit.controlPoint2 == CGPoint(x: 0.25, y: 1))
    #expect(implicit.animationCurve.rawValue == 5 && implicit.timingCurveType == .builtin)
    let custom = UICubicTimingParameters(controlPoint1: CGPoint(x: 0.3, y: 0), controlPoint2: CGPoint(x: 0.6, y: 1))
    #expect(custom.animationCurve.rawValue == 6 && custom.timingCurveType == .cubic)
    let named = UICubicTimingParameters(animationCurve: .easeIn)
    #expect(named.animationCurve == .easeIn && named.timingCurveType == .builtin)
    #expect(named.controlPoint1 == CGPoint(x: 0.42, y: 0) && named.controlPoint2 == CGPoint(x: 1, y: 1))
  }

  @Test("1.6: the curve 7, which a push reports, is the one of the system's transitions, and 5 the implicit one")
  func unnamedCurves() throws {
    let system = try #require(UIView.AnimationCurve(rawValue: 7))
    #expect(BlockCurve(system) == .system)
    let implicit = UICubicTimingParameters()
    let again = UICubicTimingParameters(animationCurve: implicit.animationCurve)
    #expect(again.controlPoint1 == implicit.controlPoint1 && again.controlPoint2 == implicit.controlPoint2)
    #expect(BlockCurve(implicit.animationCurve) == .named(.default))
  }

  /// The distance, in points, that the views move in 0.0005 s, to which the instants are known.
  static let tolerance = 0.06

  @Test("1.6: while an animator runs, its fraction is the share of its time, and the view follows the curve")
  func runningFraction() {
    let rows: [(any UITimingCurveProvider, Double, Double)] = [
      (UICubicTimingParameters(animationCurve: .easeInOut), 0.243, 62.14),
      (UISpringTimingParameters(dampingRatio: 0.5), 0.297, 166.15),
    ]
    for (parameters, seconds, x) in rows {
      let scene = AnimationScene()
      scene.view.center.x = 50
      let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
      animator.addAnimations { scene.view.center.x = 150 }
      animator.startAnimation()
      scene.frames(at: 0, seconds)
      #expect(abs(animator.fractionComplete.native - seconds) < rounding && abs(scene.x - x) < Self.tolerance)
      scene.frame(at: 1)
      #expect(animator.state == .inactive)
    }
  }
}
