import Stage
import Testing
import UIKit

@MainActor @Suite("Cross-fades in place of movement")
struct CrossFadeTests {
  @Test(
    "A presentation from code fades where that is preferred, and slides with reduced motion alone",
    arguments: [true, false])
  func presentation(prefersCrossFades: Bool) throws {
    let stage = Stage(size: CGSize(width: 200, height: 400))
    let (root, presented) = (UIViewController(), UIViewController())
    presented.modalPresentationStyle = .fullScreen
    stage.window.rootViewController = root
    stage.application.prefersCrossFades = prefersCrossFades
    #expect(!UIAccessibility.prefersCrossFadeTransitions)
    stage.application.reducesMotion = true
    #expect(UIAccessibility.prefersCrossFadeTransitions == prefersCrossFades)
    stage.perform { root.present(presented, animated: true) }
    stage.advance(by: 0.1)
    let shown = try #require(presented.view.layer.presentation())
    #expect((shown.opacity < 1) == prefersCrossFades && (shown.position.y > 200) == !prefersCrossFades)
    try stage.settle()
    #expect(presented.view.alpha == 1 && presented.view.center.y == 200)
  }
}
