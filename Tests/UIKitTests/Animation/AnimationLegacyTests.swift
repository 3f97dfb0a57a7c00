import Testing

@testable import UIKit

@MainActor @Suite("Beginning and committing animations")
struct AnimationLegacyTests {
  @Test("Changes between the beginning and the commit are animated with the settings at that moment")
  func figures() throws {
    let scene = AnimationScene()
    UIView.beginAnimations(nil, context: nil)
    scene.view.alpha = 0
    UIView.setAnimationDuration(2)
    UIView.setAnimationDelay(1)
    UIView.setAnimationCurve(.easeOut)
    UIView.setAnimationRepeatCount(3)
    UIView.setAnimationRepeatAutoreverses(true)
    scene.view.center.x = 1
    UIView.commitAnimations()
    scene.view.layer.cornerRadius = 1
    #expect(scene.view.layer.animation(forKey: "opacity")?.duration == 0.2)
    let animation = try #require(scene.view.layer.animation(forKey: "position"))
    #expect(animation.duration == 2 && animation.delay == 1)
    #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeOut) && animation.repeatCount == 3)
    #expect(animation.autoreverses && scene.view.layer.animation(forKey: "cornerRadius") == nil)
  }

  @Test("A commit without a beginning does nothing, even inside a block")
  func unbalanced() {
    let scene = AnimationScene()
    UIView.commitAnimations()
    UIView.animate(withDuration: 1) {
      UIView.commitAnimations()
      UIView.setAnimationDuration(5)
      scene.view.alpha = 0
    }
    #expect(scene.view.layer.animation(forKey: "opacity")?.duration == 1)
  }
}
