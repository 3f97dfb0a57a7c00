import Stage
import Testing
import UIKit

@MainActor @Suite("Calls during a navigation controller's transition")
struct NavigationQueueTests {
  private func draggedScene() throws -> (NavigationScene, UIPercentDrivenInteractiveTransition) {
    let scene = try NavigationScene()
    let interaction = scene.drag(SlideAnimator(scene.log), to: 0.4)
    scene.stage.advance(by: 0.1)
    scene.delegate.animator = nil
    return (scene, interaction)
  }

  @Test("A push during a dragged pop waits and is not lost", arguments: [(true, "AC"), (false, "ABC")])
  func pushWaits(_ finishes: Bool, _ stack: String) throws {
    let (scene, interaction) = try draggedScene()
    scene.navigation.pushViewController(scene.screen("C"), animated: true)
    scene.stage.advance(by: 0.5)
    #expect(scene.names == "A")
    if finishes { interaction.finish() } else { interaction.cancel() }
    try scene.stage.settle()
    #expect(scene.names == stack)
    #expect(scene.stage.misuse.isEmpty)
  }

  @Test("Pushes run in the order of their calls", arguments: [1, 3, 5])
  func pushesInOrder(_ count: Int) throws {
    let scene = try NavigationScene(depth: 1)
    for number in 0..<count {
      scene.navigation.pushViewController(scene.screen(String(UnicodeScalar(UInt8(66 + number)))), animated: true)
      scene.stage.advance(by: 0.05)
    }
    try scene.stage.settle()
    #expect(scene.names == String("ABCDEF".prefix(count + 1)))
    #expect(scene.log.lines.filter { $0.hasPrefix("didShow") }.count == count)
  }

  @Test("A pop during a pop is dropped: one screen is popped")
  func secondPop() throws {
    let scene = try NavigationScene(depth: 3)
    scene.navigation.popViewController(animated: true)
    #expect(scene.navigation.popViewController(animated: true) == nil)
    scene.stage.advance(by: 0.1)
    #expect(scene.navigation.popViewController(animated: true) == nil)
    try scene.stage.settle()
    #expect(scene.names == "AB")
  }

  @Test("A pop during a push is performed after it")
  func popDuringPush() throws {
    let scene = try NavigationScene(depth: 1)
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    scene.stage.advance(by: 0.1)
    scene.navigation.popViewController(animated: true)
    try scene.stage.settle()
    #expect(scene.names == "A")
    #expect(scene.log.lines.filter { $0.hasPrefix("didShow") } == ["didShow B", "didShow A"])
  }

  @Test("Of several stacks that are set during a transition the last one counts, once")
  func setDuring() throws {
    let (scene, interaction) = try draggedScene()
    scene.navigation.setViewControllers([scene.screen("X")], animated: false)
    scene.navigation.setViewControllers([scene.screen("Y"), scene.screen("Z")], animated: false)
    interaction.cancel()
    try scene.stage.settle()
    #expect(scene.names == "YZ")
    #expect(!scene.log.lines.contains("X.viewWillAppear"))
  }

  @Test("Pushing a screen that is on the stack is reported and ignored")
  func pushTwice() throws {
    let scene = try NavigationScene()
    scene.navigation.pushViewController(scene.screens[0], animated: true)
    try scene.stage.settle()
    #expect(scene.names == "AB")
    #expect(scene.stage.diagnostics.count == 1)
    #expect(scene.stage.diagnostics.first?.contains("on the stack already") == true)
  }

  @Test("The root is never popped")
  func popRoot() throws {
    let scene = try NavigationScene(depth: 1)
    #expect(scene.navigation.popViewController(animated: true) == nil)
    #expect(scene.navigation.popToRootViewController(animated: true) == nil)
    try scene.stage.settle()
    #expect(scene.names == "A")
    #expect(scene.log.lines.isEmpty)
  }

  @Test("Completing twice is reported and changes nothing")
  func completeTwice() throws {
    let scene = try NavigationScene()
    let animator = SlideAnimator(scene.log)
    var context: (any UIViewControllerContextTransitioning)?
    animator.onStaging = { context = $0 }
    scene.delegate.animator = animator
    scene.navigation.popViewController(animated: true)
    try scene.stage.settle()
    context?.completeTransition(false)
    try scene.stage.settle()
    #expect(scene.names == "A")
    #expect(scene.log.lines.filter { $0.hasPrefix("animationEnded") } == ["animationEnded true"])
    #expect(scene.stage.diagnostics.count == 1)
  }

  @Test("The error of settle names an animator that never completes")
  func neverCompletes() throws {
    let scene = try NavigationScene()
    let animator = SlideAnimator(scene.log)
    animator.completes = false
    scene.delegate.animator = animator
    scene.navigation.popViewController(animated: true)
    let error = #expect(throws: SettleError.self) { try scene.stage.settle(timeout: 2) }
    #expect(error.map { "\($0)" }?.contains("SlideAnimator did not call completeTransition") == true)
  }

  @Test("The error of settle names a drag that does not end")
  func neverReleased() throws {
    let (scene, _) = try draggedScene()
    let error = #expect(throws: SettleError.self) { try scene.stage.settle(timeout: 1) }
    #expect(
      error.map { "\($0)" }?.contains("UIPercentDrivenInteractiveTransition neither finished nor cancelled") == true)
  }

  @Test("completeTransition(true) after a cancel counts as false and is reported")
  func completeTrueAfterCancel() throws {
    let scene = try NavigationScene()
    let interaction = UIPercentDrivenInteractiveTransition()
    let animator = SlideAnimator(scene.log)
    animator.completes = false
    var context: (any UIViewControllerContextTransitioning)?
    animator.onStaging = { context = $0 }
    scene.delegate.animator = animator
    scene.delegate.interaction = interaction
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: 0.1)
    interaction.update(0.5)
    interaction.cancel()
    scene.stage.advance(by: 1)
    context?.completeTransition(true)
    try scene.stage.settle()
    #expect(scene.names == "AB")
    #expect(scene.stage.misuse.count == 1)
  }

  @Test("Removing the navigation controller during a transition cancels that once")
  func ownerLeaves() throws {
    let (scene, interaction) = try draggedScene()
    scene.stage.window.rootViewController = UIViewController()
    interaction.finish()
    try scene.stage.settle()
    #expect(scene.log.lines.filter { $0.hasPrefix("completion") }.count == 1)
    #expect(scene.log.lines.filter { $0.hasPrefix("animationEnded") } == ["animationEnded false"])
  }
}
