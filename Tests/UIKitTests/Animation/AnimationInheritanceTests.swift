import Testing

@testable import UIKit

@MainActor @Suite("Nested animation blocks")
struct AnimationInheritanceTests {
  @Test("A nested block inherits duration, curve and options unless it overrides them, and keeps its own delay")
  func inheritance() throws {
    let scene = AnimationScene()
    let named = { CAMediaTimingFunction(name: $0) }
    let rows: [(UIView.AnimationOptions, Double, CAMediaTimingFunctionName, Bool)] = [
      ([], 2, .easeIn, true),
      (.overrideInheritedDuration, 5, .easeIn, true),
      (.overrideInheritedCurve, 2, .easeOut, true),
      (.overrideInheritedOptions, 2, .easeIn, false),
    ]
    for (own, duration, curve, reverses) in rows {
      let view = UIView()
      scene.window.addSubview(view)
      UIView.animate(withDuration: 2, delay: 1, options: [.curveEaseIn, .autoreverse]) {
        #expect(UIView.inheritedAnimationDuration == 2)
        UIView.animate(withDuration: 5, delay: 3, options: [own, .curveEaseOut]) {
          #expect(UIView.inheritedAnimationDuration == duration)
          view.alpha = 0
        }
      }
      let animation = try #require(view.layer.animation(forKey: "opacity"))
      #expect(animation.duration == duration && animation.timingFunction == named(curve))
      #expect(animation.autoreverses == reverses && animation.delay == 3)
    }
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test("A spring inside a plain block has the curve of that block, and the other way round")
  func springs() {
    let scene = AnimationScene()
    let (a, b) = (UIView(), UIView())
    scene.window.addSubview(a)
    scene.window.addSubview(b)
    UIView.animate(withDuration: 1) {
      UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) { a.alpha = 0 }
    }
    UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
      UIView.animate(withDuration: 1) { b.alpha = 0 }
    }
    #expect(!(a.layer.animation(forKey: "opacity") is CASpringAnimation))
    #expect(b.layer.animation(forKey: "opacity") is CASpringAnimation)
  }
}
