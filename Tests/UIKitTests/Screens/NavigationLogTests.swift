import Stage
import Testing
import UIKit

@MainActor @Suite("The order of a navigation's callbacks")
struct NavigationLogTests {
  @Test("At the first display each appearance method is called once, and the delegate is told")
  func firstDisplay() throws {
    let scene = try NavigationScene(depth: 1, settled: false)
    try scene.stage.settle()
    #expect(scene.log.take() == ["A.viewWillAppear", "willShow A", "A.viewDidAppear", "didShow A"])
  }

  @Test("The system's push makes its callbacks in UIKit's order")
  func push() throws {
    let scene = try NavigationScene(depth: 1)
    scene.navigation.pushViewController(scene.screen("B"), animated: true)
    #expect(scene.names == "AB")
    #expect(scene.log.take() == ["animator for push A to B"])
    try scene.stage.settle()
    #expect(
      scene.log.take() == [
        "A.viewWillDisappear", "B.viewWillAppear", "willShow B", "A.viewDidDisappear", "B.viewDidAppear", "didShow B",
      ])
  }

  @Test("The system's pop makes its callbacks in UIKit's order")
  func pop() throws {
    let scene = try NavigationScene()
    #expect(scene.navigation.popViewController(animated: true) === scene.screens[1])
    try scene.stage.settle()
    #expect(
      scene.log.take() == [
        "animator for pop B to A", "B.viewWillDisappear", "A.viewWillAppear", "willShow A", "B.viewDidDisappear",
        "A.viewDidAppear", "didShow A",
      ])
    #expect(scene.names == "A")
    #expect(scene.screens[1].parent == nil)
  }

  @Test("A pop in code asks for the animator and its interaction controller during the call")
  func ownAnimator() throws {
    let scene = try NavigationScene()
    scene.delegate.animator = SlideAnimator(scene.log)
    scene.navigation.popViewController(animated: true)
    #expect(scene.log.take() == ["animator for pop B to A", "interaction"])
    try scene.stage.settle()
    #expect(
      scene.log.take() == [
        "B.viewWillDisappear", "A.viewWillAppear", "willShow A", "animateTransition", "completion true",
        "B.viewDidDisappear", "A.viewDidAppear", "didShow A", "animationEnded true",
      ])
  }

  @Test("A finished interactive pop makes its callbacks in UIKit's order")
  func interactiveFinished() throws {
    let scene = try NavigationScene()
    let interaction = scene.drag(SlideAnimator(scene.log), to: 0.4)
    scene.stage.advance(by: 1)
    #expect(
      scene.log.take() == [
        "animator for pop B to A", "interaction", "B.viewWillDisappear", "A.viewWillAppear", "willShow A",
        "animateTransition",
      ])
    interaction.finish()
    try scene.stage.settle()
    #expect(
      scene.log.take() == [
        "completion true", "B.viewDidDisappear", "A.viewDidAppear", "didShow A", "animationEnded true",
      ])
    #expect(scene.names == "A")
  }

  @Test("A cancelled interactive pop sends no didShow and restores every screen")
  func interactiveCancelled() throws {
    let scene = try NavigationScene()
    let before = scene.stage.render()
    let interaction = scene.drag(SlideAnimator(scene.log), to: 0.4)
    scene.stage.advance(by: 0.1)
    #expect(scene.stage.render().digest != before.digest)
    _ = scene.log.take()
    interaction.cancel()
    try scene.stage.settle()
    #expect(
      scene.log.take() == [
        "completion true", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear",
        "animationEnded false",
      ])
    #expect(scene.names == "AB")
    #expect(scene.stage.render().digest == before.digest)
    #expect(scene.screens[1].view.transform == .identity)
    #expect(scene.stage.misuse.isEmpty)
  }

  @Test(
    "The new top decides whether setViewControllers is a push, a pop or neither",
    arguments: [("XYZ", "push", "C to Z"), ("XA", "pop", "C to A"), ("XC", "", "")])
  func setViewControllers(_ new: String, _ operation: String, _ screens: String) throws {
    let scene = try NavigationScene(depth: 3)
    let old = Dictionary(uniqueKeysWithValues: scene.screens.map { ($0.name, $0) })
    scene.navigation.setViewControllers(
      new.map { old[String($0)] ?? scene.screen(String($0)) }, animated: true)
    #expect(scene.log.take() == (operation.isEmpty ? [] : ["animator for \(operation) \(screens)"]))
    try scene.stage.settle()
    #expect(scene.names == new)
    #expect(scene.navigation.children.count == new.count)
  }
}
