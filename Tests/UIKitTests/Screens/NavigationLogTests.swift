import Stage
import Testing
import UIKit

@MainActor @Suite("The order of a navigation's callbacks")
struct NavigationLogTests {
  @Test("The first display: will and did, once each, and the delegate hears of it")
  func firstDisplay() throws {
    let scene = try NavigationScene(depth: 1, settled: false)
    try scene.stage.settle()
    #expect(scene.log.take() == ["A.viewWillAppear", "willShow A", "A.viewDidAppear", "didShow A"])
  }

  @Test("A push by the system")
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

  @Test("A pop by the system")
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

  @Test("A pop from code by an animator of one's own asks for it and its interaction inside the call")
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

  @Test("An interactive pop that is finished")
  func interactiveFinished() throws {
    let scene = try NavigationScene()
    let interaction = UIPercentDrivenInteractiveTransition()
    scene.delegate.animator = SlideAnimator(scene.log)
    scene.delegate.interaction = interaction
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: 0.1)
    interaction.update(0.4)
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

  @Test("An interactive pop that is cancelled: no didShow, and everybody is where they were")
  func interactiveCancelled() throws {
    let scene = try NavigationScene()
    let before = scene.stage.render()
    let interaction = UIPercentDrivenInteractiveTransition()
    scene.delegate.animator = SlideAnimator(scene.log)
    scene.delegate.interaction = interaction
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: 0.1)
    interaction.update(0.4)
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
    #expect(scene.stage.diagnostics.isEmpty)
  }

  @Test(
    "setViewControllers is a push, a pop or nothing by its new top",
    arguments: [("XYZ", "push", "C to Z"), ("XA", "pop", "C to A"), ("XC", "", "")])
  func setViewControllers(_ new: String, _ operation: String, _ way: String) throws {
    let scene = try NavigationScene(depth: 3)
    let old = Dictionary(uniqueKeysWithValues: scene.screens.map { ($0.name, $0) })
    scene.navigation.setViewControllers(
      new.map { old[String($0)] ?? scene.screen(String($0)) }, animated: true)
    #expect(scene.log.take() == (operation.isEmpty ? [] : ["animator for \(operation) \(way)"]))
    try scene.stage.settle()
    #expect(scene.names == new)
    #expect(scene.navigation.children.count == new.count)
  }
}
