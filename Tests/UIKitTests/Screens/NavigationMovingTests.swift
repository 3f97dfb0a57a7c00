import Stage
import Testing
import UIKit

@MainActor @Suite("Screens know that they are pushed or popped, added or removed")
struct NavigationMovingTests {
  private let scene: NavigationScene
  private let new: LoggingController
  /// The appearance calls of each screen, and whether it was moving to its parent or from it.
  private final class Moves { var list: [String: [String]] = [:] }
  private let moves = Moves()

  init() throws {
    scene = try NavigationScene(depth: 3)
    new = scene.screen("D")
    let all = scene.screens + [new]
    scene.log.onNote = { [moves] line in
      guard let screen = all.first(where: { line.hasPrefix("\($0.name).") }) else { return }
      let move = screen.isMovingToParent ? " to" : screen.isMovingFromParent ? " from" : ""
      moves.list[screen.name, default: []].append(line.dropFirst("A.view".count) + move)
    }
  }

  @Test("In the callbacks of that change only", arguments: [true, false])
  func moving(_ animated: Bool) throws {
    scene.navigation.pushViewController(new, animated: animated)
    try scene.stage.settle()
    #expect(moves.list == ["D": ["WillAppear to", "DidAppear to"], "C": ["WillDisappear", "DidDisappear"]])
    moves.list = [:]
    scene.navigation.popViewController(animated: animated)
    try scene.stage.settle()
    #expect(moves.list == ["D": ["WillDisappear from", "DidDisappear from"], "C": ["WillAppear", "DidAppear"]])
    #expect(!new.isMovingFromParent)
  }

  @Test("A screen whose pop is cancelled is no longer moving from its parent")
  func cancelled() throws {
    let interaction = scene.drag(SlideAnimator(scene.log), to: 0.5)
    #expect(scene.screens[2].isMovingFromParent)
    interaction.cancel()
    try scene.stage.settle()
    #expect(moves.list["C"] == ["WillDisappear from", "WillAppear", "DidAppear"])
    #expect(!scene.screens[2].isMovingFromParent)
  }

  @Test("A child that is added or removed knows it, too")
  func child() throws {
    scene.screens[2].addChild(new)
    scene.screens[2].view.addSubview(new.view)
    new.didMove(toParent: scene.screens[2])
    try scene.stage.settle()
    #expect(moves.list == ["D": ["WillAppear to", "DidAppear to"]] && !new.isMovingToParent)
    new.willMove(toParent: nil)
    new.view.removeFromSuperview()
    new.removeFromParent()
    #expect(moves.list["D"]?.suffix(2) == ["WillDisappear from", "DidDisappear from"] && !new.isMovingFromParent)
  }
}
