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

  @Test("The system's push makes its callbacks in UIKit's order, and its pop")
  func system() throws {
    let scene = try NavigationScene(depth: 1)
    let new = scene.screen("B")
    scene.navigation.pushViewController(new, animated: true)
    #expect(scene.names == "AB" && scene.log.take() == ["animator for push A to B"])
    try scene.stage.settle()
    #expect(
      scene.log.take() == [
        "A.viewWillDisappear", "B.viewWillAppear", "willShow B", "A.viewDidDisappear", "B.viewDidAppear", "didShow B",
      ])
    #expect(scene.navigation.popViewController(animated: true) === new)
    try scene.stage.settle()
    #expect(
      scene.log.take() == [
        "animator for pop B to A", "B.viewWillDisappear", "A.viewWillAppear", "willShow A", "B.viewDidDisappear",
        "A.viewDidAppear", "didShow A",
      ])
    #expect(scene.names == "A" && new.parent == nil)
  }

  @Test(
    "The new top decides whether setViewControllers is a push, a pop or neither",
    arguments: [("XYZ", "push", "C to Z"), ("XA", "pop", "C to A"), ("XC", "", "")])
  func setViewControllers(_ new: String, _ operation: String, _ screens: String) throws {
    let scene = try NavigationScene(depth: 3)
    let old = Dictionary(uniqueKeysWithValues: scene.screens.map { ($0.name, $0) })
    scene.navigation.setViewControllers(new.map { old[String($0)] ?? scene.screen(String($0)) }, animated: true)
    #expect(scene.log.take() == (operation.isEmpty ? [] : ["animator for \(operation) \(screens)"]))
    try scene.stage.settle()
    #expect(scene.names == new && scene.navigation.children.count == new.count)
  }
}
