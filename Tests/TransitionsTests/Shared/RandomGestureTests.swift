import SeededRandom
import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("Random gestures and calls")
struct RandomGestureTests {
  /// A random event or call.
  enum Step: String, CaseIterable { case down, move, farMove, up, cancel, tick, wait, push, pop, otherDown, otherUp }

  @Test("Every sequence ends at rest, with a valid stack and balanced calls", arguments: 0..<Nightly.count(500))
  func sequences(_ block: Int) throws {
    for seed in block * 10..<(block + 1) * 10 {
      let scene = try SwipeScene(depth: 1 + seed % 4)
      scene.navigation.parameters.drag.region = seed.isMultiple(of: 3) ? .edge : .anywhere
      try run(seed, scene)
    }
  }

  @Test("Every sequence with interruptible animators ends at rest, with a valid stack", arguments: 0..<30)
  func engines(_ block: Int) throws {
    for seed in block * 10..<(block + 1) * 10 {
      let engine = Engine.allCases[seed % Engine.allCases.count]
      try run(seed, engine.scene(depth: 1 + seed % 4) { $0.drag.region = seed.isMultiple(of: 3) ? .edge : .anywhere })
    }
  }

  private func run<Navigation>(_ seed: Int, _ scene: DragScene<Navigation>) throws {
    var random = SeededGenerator(seed: UInt64(seed + 1))
    scene.navigation.interactivePopGestureRecognizer?.isEnabled = seed.isMultiple(of: 5)
    var script = "seed \(seed):"
    var calls: [String] = []
    var point = CGPoint.zero
    for number in 0..<Int.random(in: 5...25, using: &random) {
      guard let step = Step.allCases.randomElement(using: &random) else { break }
      script += " \(step)"
      switch step {
      case .down:
        point = CGPoint(x: CGFloat.random(in: 0...390, using: &random), y: CGFloat.random(in: 0...844, using: &random))
        scene.stage.send(.down(point))
      case .move, .farMove:
        let reach: CGFloat = step == .move ? 15 : 200
        point.x += CGFloat.random(in: -reach / 3...reach, using: &random)
        point.y += CGFloat.random(in: -reach / 8...reach / 8, using: &random)
        scene.stage.send(.move(point))
      case .up: scene.stage.send(.up(point))
      case .cancel: scene.stage.send(.cancel)
      case .tick: scene.stage.advance(by: 1 / 60)
      case .wait: scene.stage.advance(by: Double.random(in: 0...0.4, using: &random))
      case .push:
        let new = ColourScreen("n\(number)", .black)
        new.note = { calls.append($0) }
        scene.navigation.pushViewController(new, animated: Bool.random(using: &random))
      case .pop: scene.navigation.popViewController(animated: Bool.random(using: &random))
      case .otherDown:
        scene.stage.send(.down(CGPoint(x: 10, y: 200)), pointer: 1, at: scene.stage.now)
      case .otherUp: scene.stage.send(.up(CGPoint(x: 10, y: 200)), pointer: 1, at: scene.stage.now)
      }
    }
    scene.stage.send(.cancel)
    do { try scene.stage.settle(timeout: 20) } catch { Issue.record("\(script): \(error)") }
    let top = try #require(scene.navigation.topViewController)
    #expect(scene.navigation.transitionCoordinator == nil, "\(script)")
    let shown = top.view.superview?.subviews ?? []
    #expect(shown.count == 1 && shown.first === top.view, "\(script)")
    #expect(top.view.center == CGPoint(x: 195, y: 422) && top.view.alpha == 1, "\(script)")
    #expect(scene.navigation.children.count == scene.navigation.viewControllers.count, "\(script)")
    for screen in scene.navigation.viewControllers { #expect(screen.parent === scene.navigation, "\(script)") }
    expectBalance(calls + scene.takeLog(), top: (top as? ColourScreen)?.name ?? "", "\(script)")
  }

  /// Checks that each screen's calls are in a valid order, and that only the top screen has appeared.
  private func expectBalance(_ calls: [String], top: String, _ script: String) {
    var states: [String: String] = [:]
    for call in calls {
      let parts = call.split(separator: ".").map(String.init)
      let before = states[parts[0]] ?? ""
      let allowed: [String] =
        switch parts[1] {
        case "viewWillAppear": ["", "viewDidDisappear", "viewWillDisappear"]
        case "viewDidAppear": ["viewWillAppear"]
        case "viewWillDisappear": ["", "viewDidAppear", "viewWillAppear"]
        default: ["viewWillDisappear"]
        }
      #expect(allowed.contains(before), "\(script): \(call) after \(before)")
      states[parts[0]] = parts[1]
    }
    for (name, state) in states {
      #expect(state == (name == top ? "viewDidAppear" : "viewDidDisappear"), "\(script): \(name) ends in \(state)")
    }
  }
}
