import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("Pushing down")
struct PushDownTests {
  typealias Scene = DragScene<PushDownNavigationController>

  /// Screens of which those in `marked` are; a letter for each.
  private func scene(marked: String = "ABC", depth: Int = 3) throws -> Scene {
    try Scene(PushDownNavigationController(), depth: depth, of: PushedScreen.self) { screens in
      for screen in screens { (screen as? PushedScreen)?.isPushedDown = marked.contains(screen.name) }
    }
  }

  /// What is seen of two screens and what lies between them.
  private func add(_ progress: Double, of upper: UIView, _ lower: UIView, to trace: inout Trace) {
    let veils = upper.siblings(besides: [upper, lower])
    trace.add(
      progress,
      [
        "upper x": Double(upper.seenCenter.x), "upper y": Double(upper.seenCenter.y), "shadow": upper.seenShadow,
        "lower x": Double(lower.seenCenter.x), "lower y": Double(lower.seenCenter.y), "lower alpha": lower.seenAlpha,
        "veil": veils.first?.seenAlpha ?? .nan,
        "above": Double(upper.superview?.subviews.firstIndex { $0 === upper } ?? -1),
      ])
  }

  private func expect(_ progress: Double, y: Double, in trace: inout Trace) {
    trace.add(
      progress,
      [
        "upper x": 195, "upper y": y, "shadow": 0, "lower x": 195, "lower y": 422, "lower alpha": 1, "veil": 0,
        "above": 2,
      ])
  }

  @Test("Under the finger the top goes down by as much of its height as the finger went of the width, and back")
  func pop() throws {
    let scene = try scene()
    var (seen, expected) = (Trace(), Trace())
    scene.drag(to: 0.001)
    var last: CGFloat = 0.001
    for tenth in Array(0...10) + (0...10).reversed() {
      let progress = CGFloat(tenth) / 10
      scene.move(start: last, to: progress, steps: 2)
      last = progress
      add(Double(progress), of: scene.top, scene.below, to: &seen)
      expect(Double(progress), y: 422 + 844 * Double(progress), in: &expected)
    }
    #expect(seen == expected)
    scene.release(at: 0)
    try scene.stage.settle()
    #expect(scene.names == "ABC")
  }

  @Test("From code it eases in and out, in 0.4 s: from above in a push, downwards in a pop", arguments: [true, false])
  func fromCode(_ pushes: Bool) throws {
    let scene = try scene()
    let new = PushedScreen("N", .black)
    if pushes {
      scene.navigation.pushViewController(new, animated: true)
    } else {
      scene.navigation.popViewController(animated: true)
    }
    let (upper, lower) = pushes ? (new.view ?? UIView(), scene.top) : (scene.top, scene.below)
    var (seen, expected) = (Trace(), Trace())
    for tenth in 1..<10 {
      scene.stage.advance(by: 0.04, framesPerSecond: 200)
      let eased = easeInOut(Double(tenth) / 10)
      add(Double(tenth) / 10, of: upper, lower, to: &seen)
      expect(Double(tenth) / 10, y: pushes ? 422 - 844 * (1 - eased) : 422 + 844 * eased, in: &expected)
    }
    #expect(seen == expected)
    try scene.stage.settle()
    #expect(scene.names == (pushes ? "ABCN" : "AB"))
    #expect(upper.center == CGPoint(x: 195, y: 422))
  }

  @Test("Shadow and dimming are there when they are turned on")
  func looks() throws {
    let scene = try scene()
    scene.navigation.figures.shadow.isOn = true
    scene.navigation.figures.dimming.isOn = true
    scene.drag(to: 0.25)
    #expect(abs(scene.top.seenShadow - 1) < 1e-6)
    #expect(abs((scene.top.siblings(besides: [scene.top, scene.below]).first?.seenAlpha ?? 0) - 0.075) < 1e-6)
  }

  @Test(
    "The upper screen's mark decides its push and its pop",
    arguments: [("", "system"), ("A", "system"), ("B", "down"), ("AB", "down")],
    [true, false])
  func marks(_ row: (marked: String, way: String), _ pushes: Bool) throws {
    let scene = try scene(marked: row.marked, depth: pushes ? 1 : 2)
    let new = PushedScreen("B", .black)
    new.isPushedDown = row.marked.contains("B")
    if pushes {
      scene.navigation.pushViewController(new, animated: true)
    } else {
      scene.navigation.popViewController(animated: true)
    }
    scene.stage.advance(by: 0.1)
    let seen = (pushes ? new.view : scene.top)?.seenCenter ?? .zero
    #expect((seen.x == 195 && seen.y != 422 ? "down" : seen.y == 422 && seen.x != 195 ? "system" : "?") == row.way)
    try scene.stage.settle()
    #expect(scene.stage.diagnostics.isEmpty)
  }

  @Test("Screens that know no mark go the system's way")
  func unmarked() throws {
    let scene = try Scene(PushDownNavigationController())
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: 0.1)
    #expect(scene.top.seenCenter.y == 422)
    #expect(scene.top.seenCenter.x > 300)
  }

  @Test("The pan sits on the marked screen on top, once")
  func pan() throws {
    let scene = try scene(marked: "BC")
    let pan = scene.navigation.drag.pan
    func pans() -> String {
      scene.screens.map { "\($0.name)\($0.view.gestureRecognizers?.filter { $0 === pan }.count ?? 0)" }.joined()
    }
    #expect(pans() == "A0B0C1")
    scene.navigation.popViewController(animated: true)
    try scene.stage.settle()
    #expect(pans() == "A0B1C0")
    scene.navigation.pushViewController(scene.screens[2], animated: true)
    try scene.stage.settle()
    #expect(pans() == "A0B0C1")
    scene.drag(to: 0.2)
    #expect(pans() == "A0B0C1")
    scene.release(at: 0.2)
    try scene.stage.settle()
    #expect(pans() == "A0B0C1")
    scene.navigation.popToRootViewController(animated: true)
    try scene.stage.settle()
    #expect(pans() == "A0B0C0")
    scene.drag(to: 0.8)
    scene.release(at: 0.8)
    try scene.stage.settle()
    #expect(scene.names == "A")
    scene.navigation.pushViewController(PushedScreen("N", .black), animated: true)
    try scene.stage.settle()
    #expect(scene.names == "AN")
  }

  @Test(
    "An unmarked screen is not dragged, but for the system's swipe from the edge",
    arguments: [(100.0, "ABC"), (5, "AB")])
  func unmarkedDrag(_ x: Double, _ names: String) throws {
    let scene = try scene(marked: "AB")
    scene.drag(from: x, to: 0.8)
    scene.release(from: x, at: 0.8)
    try scene.stage.settle()
    #expect(scene.names == names)
  }
}
