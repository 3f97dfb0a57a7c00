import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("Pushing down")
struct PushDownTests {
  typealias Scene = DragScene<PushDownNavigationController>

  /// Creates a scene; the screens whose letters are in `marked` are marked.
  private func scene(marked: String = "ABC", depth: Int = 3) throws -> Scene {
    try Scene(PushDownNavigationController(), depth: depth, of: PushedScreen.self) { screens in
      for screen in screens { (screen as? PushedScreen)?.isPushedDown = marked.contains(screen.name) }
    }
  }

  /// Adds the visible values of two screens and of the views between them.
  private func add(_ progress: Double, of upper: UIView, _ lower: UIView, to trace: inout Trace) {
    let dimmingViews = upper.siblings(except: [upper, lower])
    trace.add(
      progress,
      [
        "upper x": Double(upper.seenCenter.x), "upper y": Double(upper.seenCenter.y), "shadow": upper.seenShadow,
        "lower x": Double(lower.seenCenter.x), "lower y": Double(lower.seenCenter.y), "lower alpha": lower.seenAlpha,
        "dimming": dimmingViews.first?.seenAlpha ?? 0,
        "above": Double(upper.superview?.subviews.firstIndex { $0 === upper } ?? -1),
      ])
  }

  private func expect(_ progress: Double, y: Double, in trace: inout Trace) {
    trace.add(
      progress,
      [
        "upper x": 195, "upper y": y, "shadow": 0, "lower x": 195, "lower y": 422, "lower alpha": 1, "dimming": 0,
        "above": 1,
      ])
  }

  @Test("Under the finger the top screen moves down by the fraction of its height that the finger moves of the width")
  func pop() throws {
    let scene = try scene()
    var (seen, expected) = (Trace(), Trace())
    scene.dragByTenths(from: 100) { progress in
      add(progress, of: scene.top, scene.below, to: &seen)
      expect(progress, y: 422 + 844 * progress, in: &expected)
    }
    #expect(seen == expected)
    scene.release(at: 0)
    try scene.stage.settle()
    #expect(scene.names == "ABC")
  }

  @Test(
    "From code a push moves down from above and a pop downwards, with ease-in-out in 0.4 s", arguments: [true, false])
  func fromCode(_ isOpening: Bool) throws {
    let scene = try scene()
    let (upper, lower) = scene.play(isOpening: isOpening, PushedScreen("N", .black))
    var (seen, expected) = (Trace(), Trace())
    scene.stage.advanceByTenths(of: 0.4, framesPerSecond: 200) { time in
      let eased = easeInOut(time)
      add(time, of: upper, lower, to: &seen)
      expect(time, y: isOpening ? 422 - 844 * (1 - eased) : 422 + 844 * eased, in: &expected)
    }
    #expect(seen == expected)
    try scene.stage.settle()
    #expect(scene.names == (isOpening ? "ABCN" : "AB"))
    #expect(upper.center == CGPoint(x: 195, y: 422))
  }

  @Test("A shadow and a dimming that are on are visible")
  func looks() throws {
    let scene = try scene()
    scene.navigation.parameters.shadow.isOn = true
    scene.navigation.parameters.dimming.isOn = true
    scene.drag(to: 0.25)
    #expect(abs(scene.top.seenShadow - 1) < 1e-6)
    #expect(abs((scene.top.siblings(except: [scene.top, scene.below]).first?.seenAlpha ?? 0) - 0.075) < 1e-6)
  }

  @Test(
    "The mark of the upper screen decides its push and its pop",
    arguments: [("", "system"), ("A", "system"), ("B", "down"), ("AB", "down")],
    [true, false])
  func marks(_ row: (marked: String, motion: String), _ isOpening: Bool) throws {
    let scene = try scene(marked: row.marked, depth: isOpening ? 1 : 2)
    let new = PushedScreen("B", .black)
    new.isPushedDown = row.marked.contains("B")
    if isOpening {
      scene.navigation.pushViewController(new, animated: true)
    } else {
      scene.navigation.popViewController(animated: true)
    }
    scene.stage.advance(by: 0.1)
    let seen = (isOpening ? new.view : scene.top)?.seenCenter ?? .zero
    #expect((seen.x == 195 && seen.y != 422 ? "down" : seen.y == 422 && seen.x != 195 ? "system" : "?") == row.motion)
    try scene.stage.settle()
    #expect(scene.stage.diagnostics.isEmpty)
  }

  @Test("Screens without a mark use the system's transition")
  func unmarked() throws {
    let scene = try Scene(PushDownNavigationController())
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: 0.1)
    #expect(scene.top.seenCenter.y == 422)
    #expect(scene.top.seenCenter.x > 300)
  }

  @Test("The marked screen on top has the pan, once")
  func pan() throws {
    let scene = try scene(marked: "BC")
    func pans() -> String {
      scene.screens.map { screen in
        "\(screen.name)\(screen.view.gestureRecognizers?.filter { $0 is ScreenDrag }.count ?? 0)"
      }.joined()
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
    "Only the system's swipe from the edge drags an unmarked screen",
    arguments: [(100.0, "ABC"), (5, "AB")])
  func unmarkedDrag(_ x: Double, _ names: String) throws {
    let scene = try scene(marked: "AB")
    scene.drag(from: x, to: 0.8)
    scene.release(from: x, at: 0.8)
    try scene.stage.settle()
    #expect(scene.names == names)
  }
}
