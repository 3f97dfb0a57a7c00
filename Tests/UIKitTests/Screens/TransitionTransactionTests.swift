import Stage
import Testing
import UIKit

@MainActor @Suite("The completion block of a transaction in which a transition is requested")
struct TransitionTransactionTests {
  /// Calls `body` in a transaction whose completion is logged.
  private func transact(_ log: CallLog, _ name: String = "transaction", _ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.note(name) }
    body()
    CATransaction.commit()
  }

  @Test("It is called once, after the transition and all who were told of its end", arguments: TransitionKind.allCases)
  func afterTheEnd(_ kind: TransitionKind) throws {
    for cancels in [false, true] {
      let scene = try TransitionKindScene(kind)
      let interaction = cancels ? UIPercentDrivenInteractiveTransition() : nil
      let slide = InterruptibleSlide(scene.log, leaves: kind.leaves)
      scene.stage.perform { transact(scene.log) { scene.request(slide, interaction) } }
      scene.stage.advance(by: 0.1)
      interaction?.update(0.5)
      scene.stage.advance(by: 0.2)
      #expect(!scene.log.lines.contains("transaction"))
      interaction?.cancel()
      try scene.stage.settle()
      #expect(scene.log.lines.count { $0 == "transaction" } == 1)
      #expect(scene.log.lines.last == "transaction", "\(scene.log.lines)")
      #expect(scene.log.lines.contains("animationEnded \(!cancels)"))
    }
  }

  @Test("It waits for the system's push and pop, and for a finger that holds the pop")
  func system() throws {
    let scene = try NavigationScene()
    scene.stage.perform {
      transact(scene.log, "pushed") { scene.navigation.pushViewController(scene.screen("X"), animated: true) }
    }
    scene.stage.advance(by: 0.3)
    #expect(!scene.log.lines.contains("pushed"))
    try scene.stage.settle()
    #expect(scene.log.take().last == "pushed" && scene.names == "ABX")
    scene.stage.perform { transact(scene.log, "popped") { scene.navigation.popToRootViewController(animated: true) } }
    scene.stage.advance(by: 0.1)
    scene.stage.send(.down(CGPoint(x: 300, y: 400)))
    scene.stage.advance(by: 5)
    #expect(!scene.log.lines.contains("popped"))
    scene.stage.send(.up(CGPoint(x: 300, y: 400)))
    try scene.stage.settle()
    #expect(scene.log.lines.last == "popped" && scene.names == "A")
  }

  @Test("It waits for a push that waits for another transition, and outer transactions wait, too")
  func waiting() throws {
    let scene = try NavigationScene()
    scene.stage.perform {
      transact(scene.log, "both") {
        transact(scene.log, "first") { scene.navigation.pushViewController(scene.screen("X"), animated: true) }
        transact(scene.log, "second") { scene.navigation.pushViewController(scene.screen("Y"), animated: true) }
      }
    }
    try scene.stage.settle()
    let lines = scene.log.lines.filter { ["first", "second", "both", "didShow X", "didShow Y"].contains($0) }
    #expect(lines == ["didShow X", "first", "didShow Y", "second", "both"])
  }

  @Test("It waits for the last of several calls that set the stack; those that it replaces end at once")
  func replaced() throws {
    let scene = try NavigationScene()
    let (x, y) = (scene.screen("X"), scene.screen("Y"))
    scene.stage.perform {
      scene.navigation.popViewController(animated: true)
      transact(scene.log, "x") { scene.navigation.setViewControllers([x], animated: true) }
      transact(scene.log, "y") { scene.navigation.setViewControllers([y], animated: true) }
    }
    try scene.stage.settle()
    #expect(scene.log.lines.filter { ["x", "y", "didShow Y"].contains($0) } == ["x", "didShow Y", "y"])
  }

  @Test("Without animation it is called at the commit")
  func atOnce() throws {
    let scene = try NavigationScene()
    scene.stage.perform {
      transact(scene.log) { scene.navigation.pushViewController(scene.screen("X"), animated: false) }
      #expect(scene.log.lines.last == "transaction")
    }
  }

  @Test("A push in the completion block of a pop begins at once")
  func pushes() throws {
    let scene = try NavigationScene()
    scene.stage.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock {
        #expect(scene.navigation.transitionCoordinator == nil && scene.names == "A")
        scene.navigation.pushViewController(scene.screen("X"), animated: true)
        #expect(scene.navigation.transitionCoordinator != nil)
      }
      scene.navigation.popViewController(animated: true)
      CATransaction.commit()
    }
    try scene.stage.settle()
    #expect(scene.names == "AX")
  }
}
