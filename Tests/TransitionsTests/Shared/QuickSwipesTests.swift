import Stage
import Testing
import Transitions
import UIKit

/// A navigation of iOS 26 that a swipe from anywhere pops.
enum QuickNavigation: CaseIterable, Sendable {
  case engine, system

  @MainActor func scene(depth: Int = 3) throws -> DragScene<UINavigationController> {
    switch self {
    case .engine:
      let navigation = EngineNavigationController()
      navigation.parameters = .iOS26
      return try DragScene(navigation, depth: depth)
    case .system:
      let navigation = SystemSwipeNavigationController()
      let scene = try DragScene<UINavigationController>(navigation, depth: depth)
      navigation.parameters.region = .anywhere
      return scene
    }
  }
}

extension DragScene where Navigation == UINavigationController {
  /// Swipes fast over 0.4 of the width and lifts the finger at once.
  func swipe(from x: CGFloat = 100) {
    drag(from: x, to: 0.4, steps: 4)
    stage.send(.up(CGPoint(x: x + Self.slop + 0.4 * Self.width, y: 400)))
  }

  /// Whether a transition settles.
  var isSettling: Bool { navigation.transitionCoordinator?.isInteractive == false }
}

@MainActor @Suite("A swipe while the pop of another settles")
struct QuickSwipesTests {
  @Test(
    "Quick swipes pop one screen each, down to the root", arguments: QuickNavigation.allCases,
    [1 / 60.0, 0.05, 0.15])
  func several(_ kind: QuickNavigation, _ pause: Double) throws {
    for (depth, count) in [(3, 2), (4, 2), (4, 3), (3, 4)] {
      let scene = try kind.scene(depth: depth)
      for number in 1...count {
        scene.swipe()
        if number < depth { #expect(scene.isSettling, "swipe \(number) of \(count)") }
        scene.stage.advance(by: pause)
      }
      try scene.stage.settle()
      let left = max(depth - count, 1)
      #expect(scene.names == "ABCD".prefix(left), "\(count) of \(depth): \(scene.takeLog())")
      let names = Array("ABCD".prefix(depth).reversed()).map(String.init)
      let expected = zip(names, names.dropFirst()).prefix(min(count, depth - 1)).flatMap { upper, lower in
        kind.order(upper, lower)
      }
      #expect(scene.takeLog() == expected && scene.stage.diagnostics.isEmpty)
      // Nothing is left of the two transitions that one alone would not have left.
      let slow = try kind.scene(depth: depth)
      slow.navigation.popToViewController(slow.screens[left - 1], animated: false)
      try slow.stage.settle()
      #expect(scene.stage.render().digest == slow.stage.render().digest)
    }
  }

  @Test("The second swipe moves its own screen from the beginning", arguments: QuickNavigation.allCases, [100.0, 330])
  func follows(_ kind: QuickNavigation, _ x: Double) throws {
    let scene = try kind.scene()
    scene.swipe()
    scene.stage.advance(by: 0.03)
    scene.stage.send(.down(CGPoint(x: x, y: 400)))
    for part in [0.0, 0.05, 0.1, 0.15] {
      scene.stage.advance(by: 1 / 60)
      scene.stage.send(.move(CGPoint(x: x + 10 + part * 390, y: 400)))
      scene.stage.advance(by: 1 / 60)
      #expect(abs(scene.screens[1].view.seenCenter.x - (195 + part * 390)) < 0.5, "\(part)")
    }
    #expect(scene.screens[2].viewIfLoaded?.superview == nil)
    #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
  }

  /// How the second swipe ends without popping.
  enum Ending: CaseIterable, Sendable { case goesBack, isCancelled }

  @Test(
    "A second swipe that does not pop leaves one screen popped", arguments: QuickNavigation.allCases, Ending.allCases)
  func cancelled(_ kind: QuickNavigation, _ ending: Ending) throws {
    let single = try kind.scene()
    single.swipe()
    try single.stage.settle()
    let scene = try kind.scene()
    scene.swipe()
    scene.stage.advance(by: 0.05)
    scene.drag(to: 0.3)
    if ending == .goesBack { scene.release(at: 0.3) } else { scene.stage.send(.cancel) }
    try scene.stage.settle()
    #expect(scene.names == "AB")
    #expect(scene.takeLog().suffix(2).contains("B.viewDidAppear"))
    #expect(scene.stage.render().digest == single.stage.render().digest && scene.stage.diagnostics.isEmpty)
    // The next one pops as ever.
    scene.swipe()
    try scene.stage.settle()
    #expect(scene.names == "A")
  }

  @Test(
    "A press that does not become a drag lets the first pop go on", arguments: QuickNavigation.allCases, [true, false])
  func press(_ kind: QuickNavigation, _ isCancelled: Bool) throws {
    for (x, delay) in [(380.0, 1 / 60.0), (380, 0.05), (20, 0.05), (380, 0.15)] {
      let scene = try kind.scene()
      scene.swipe()
      scene.stage.advance(by: delay)
      scene.stage.send(.down(CGPoint(x: x, y: 500)))
      scene.stage.advance(by: 0.1)
      scene.stage.send(isCancelled ? .cancel : .up(CGPoint(x: x, y: 500)))
      try scene.stage.settle()
      #expect(scene.names == "AB", "\(x), \(delay)")
    }
  }

  @Test("A swipe catches a pop from code, and one that goes back, as before", arguments: QuickNavigation.allCases)
  func otherTransitions(_ kind: QuickNavigation) throws {
    let fromCode = try kind.scene()
    fromCode.navigation.popViewController(animated: true)
    fromCode.stage.advance(by: 0.03)
    fromCode.swipe(from: 250)
    try fromCode.stage.settle()
    #expect(fromCode.names == "AB")
    let goingBack = try kind.scene()
    goingBack.drag(to: 0.3)
    goingBack.release(at: 0.3)
    goingBack.stage.advance(by: 0.03)
    goingBack.swipe(from: 250)
    try goingBack.stage.settle()
    #expect(goingBack.names == "AB")
    let push = try kind.scene()
    push.navigation.pushViewController(ColourScreen("N", .black), animated: true)
    push.stage.advance(by: 0.1)
    push.swipe(from: 300)
    try push.stage.settle()
    #expect(push.names == "ABC")
  }

  @Test("A swipe to the left drags the settling pop back", arguments: QuickNavigation.allCases)
  func left(_ kind: QuickNavigation) throws {
    let scene = try kind.scene()
    scene.swipe()
    scene.stage.send(.down(CGPoint(x: 385, y: 500)))
    for step in 1...10 {
      scene.stage.advance(by: 1 / 60)
      scene.stage.send(.move(CGPoint(x: 385 - 20 * Double(step), y: 500)))
    }
    scene.stage.advance(by: 0.2)
    scene.stage.send(.up(CGPoint(x: 185, y: 500)))
    try scene.stage.settle()
    #expect(scene.names == "ABC")
  }

  @Test("The engines of other systems catch the settling pop instead", arguments: [Engine.iOS18, .libadwaita])
  func otherEngines(_ engine: Engine) throws {
    let scene = try engine.scene { $0.drag.region = .anywhere }
    scene.drag(to: 0.4, steps: 4)
    scene.stage.send(.up(CGPoint(x: 100 + 10 + 0.4 * 390, y: 400)))
    scene.stage.advance(by: 1 / 60)
    scene.drag(from: 330, to: 0.1, steps: 4)
    scene.stage.send(.up(CGPoint(x: 330 + 10 + 39, y: 400)))
    try scene.stage.settle()
    #expect(scene.names == "AB")
  }
}

extension QuickNavigation {
  /// The appearance calls of one pop.
  fileprivate func order(_ upper: String, _ lower: String) -> [String] {
    ["\(upper).viewWillDisappear", "\(lower).viewWillAppear", "\(upper).viewDidDisappear", "\(lower).viewDidAppear"]
  }
}
