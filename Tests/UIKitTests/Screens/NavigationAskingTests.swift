import Stage
import Testing
import UIKit

@MainActor @Suite("When a navigation delegate is asked for an animator")
struct NavigationAskingTests {
  private func swipe(_ scene: NavigationScene, by distance: Double = 300) throws {
    scene.stage.dragFinger(CGPoint(x: 4, y: 400), to: CGPoint(x: 4 + distance, y: 400))
    try scene.stage.settle()
  }

  private func asked(_ scene: NavigationScene) -> [String] {
    scene.log.take().filter { $0.hasPrefix("animator") || $0 == "interaction" || $0 == "animateTransition" }
  }

  @Test("A swipe asks once, for the pop that it requests", arguments: [true, false])
  func swipes(_ finishes: Bool) throws {
    let scene = try NavigationScene()
    try swipe(scene, by: finishes ? 300 : 60)
    #expect(asked(scene) == ["animator for pop B to A"])
    #expect(scene.names == (finishes ? "A" : "AB"))
  }

  @Test("A press, a drag upwards and a swipe at the root ask nothing")
  func noSwipe() throws {
    for depth in [1, 2] {
      let scene = try NavigationScene(depth: depth)
      scene.stage.dragFinger(CGPoint(x: 4, y: 400), to: CGPoint(x: 4, y: 200))
      if depth == 1 { try swipe(scene) }
      try scene.stage.settle()
      #expect(asked(scene) == [] && scene.names.count == depth)
    }
  }

  @Test("A screen that was pushed by an animator of the delegate cannot be swiped away, and nothing is asked")
  func pushedByAnimator() throws {
    let scene = try NavigationScene(depth: 1)
    let animator = SlideAnimator(scene.log)
    animator.isPop = false
    scene.delegate.animator = animator
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    try scene.stage.settle()
    scene.log.lines = []
    try swipe(scene)
    #expect(asked(scene) == [] && scene.names == "AB")
    // A screen above that the system pushed can be swiped away; then this one is on top again.
    scene.delegate.animator = nil
    scene.navigation.pushViewController(scene.screen("C"), animated: true)
    try scene.stage.settle()
    try swipe(scene)
    #expect(scene.names == "AB")
    try swipe(scene)
    #expect(scene.names == "AB")
    scene.navigation.delegate = nil
    try swipe(scene)
    #expect(scene.names == "A")
  }

  @Test("A delegate that answers a swipe's pop with an animator gets that pop, without the finger")
  func answers() throws {
    let scene = try NavigationScene()
    scene.delegate.animator = SlideAnimator(scene.log)
    try swipe(scene)
    #expect(asked(scene) == ["animator for pop B to A", "interaction", "animateTransition"])
    #expect(scene.names == "A" && scene.stage.diagnostics.isEmpty)
  }
}
