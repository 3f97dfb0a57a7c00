import SeededRandom
import Testing

@testable import UIKit

@MainActor @Suite("Continuity of what is seen")
struct AnimationContinuityTests {
  /// The error that inverting and multiplying random transforms again and again may have.
  private static let tolerance = 1e-6

  @Test(
    "Staging any block on a moving view does not change what is seen, and at the end the model is seen",
    arguments: 1...20)
  func continuity(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let scene = AnimationScene()
    let view = scene.view
    view.backgroundColor = UIColor(cgColor: CGColor(gray: 0.5, alpha: 1))
    for _ in 0..<30 {
      scene.frame(at: scene.application.world.now + Double.random(in: 0...0.5, using: &random))
      let before = scene.shown
      stage(on: view, &random)
      expectSame(before, scene.shown, "seed \(seed), staged")
      scene.frame(at: scene.application.world.now)
      expectSame(before, scene.shown, "seed \(seed), committed")
    }
    scene.frame(at: 1000)
    #expect(view.layer.animationKeys() == nil && scene.application.isIdle && !view.refusesTouchesWhileAnimating)
  }

  private func stage(on view: UIView, _ random: inout SeededGenerator) {
    let (duration, change) = (Double.random(in: 0.1...2, using: &random), randomChange(&random))
    let (delay, start) = (Double.random(in: 0...0.2, using: &random), Double.random(in: 0.1...1, using: &random))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: UIView.animate(withDuration: duration, delay: delay) { change(view) }
    case 1:
      UIView.animate(withDuration: duration, delay: delay, usingSpringWithDamping: 0.5, initialSpringVelocity: 3) {
        change(view)
      }
    case 2:
      let mode = UIView.KeyframeAnimationOptions(rawValue: UInt.random(in: 2...4, using: &random) << 10)
      UIView.animateKeyframes(withDuration: duration, delay: delay, options: mode) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: start) { change(view) }
      }
    default: UIView.animate(springDuration: duration, bounce: 0.3, delay: delay) { change(view) }
    }
  }

  private func randomChange(_ random: inout SeededGenerator) -> (UIView) -> Void {
    let (a, b) = (CGFloat.random(in: 0.2...1, using: &random), CGFloat.random(in: -200...200, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return { $0.center = CGPoint(x: b, y: 100 * a) }
    case 1: return { $0.transform = CGAffineTransform(translationX: b, y: a).scaledBy(x: a, y: 1) }
    case 2: return { $0.transform = CGAffineTransform(rotationAngle: a).scaledBy(x: a, y: a) }
    case 3: return { $0.alpha = a }
    case 4: return { $0.bounds = CGRect(x: a, y: b, width: 300 * a, height: 50) }
    default: return { $0.backgroundColor = UIColor(cgColor: CGColor(gray: a, alpha: 1)) }
    }
  }

  private func expectSame(_ a: LayerValues, _ b: LayerValues, _ comment: Comment) {
    for property in [LayerProperty.position, .bounds, .opacity, .backgroundColor] {
      let difference: SIMD4<Double> = a[property] - b[property]
      #expect((difference * difference).sum().squareRoot() < Self.tolerance, "\(property), \(comment)")
    }
    let (s, t) = (a.transform, b.transform)
    let differences = [s.m11 - t.m11, s.m12 - t.m12, s.m21 - t.m21, s.m22 - t.m22, s.m41 - t.m41, s.m42 - t.m42]
    #expect(differences.allSatisfy { abs($0) < Self.tolerance }, "transform, \(comment)")
  }
}
