import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("The system's swipe from the edge, and pushing down")
struct PushDownEdgeTests {
  private func scene(
    depth: Int = 3, _ change: (inout PushDownParameters) -> Void = { _ in }
  ) throws -> DragScene<PushDownNavigationController> {
    let navigation = PushDownNavigationController()
    change(&navigation.parameters)
    return try DragScene(navigation, depth: depth, of: PushedScreen.self)
  }

  @Test(
    "From the edge the system's swipe has precedence, with the system's animation; elsewhere, or if it is off, the drag",
    arguments: [(19.9, true, "system"), (20.1, true, "down"), (19.9, false, "down")])
  func wins(_ x: Double, _ isOn: Bool, _ motion: String) throws {
    let scene = try scene { $0.hasSystemEdgeSwipe = isOn }
    scene.drag(from: x, to: 0.5)
    let seen = scene.top.seenCenter
    #expect((seen.x == 195 && seen.y > 800 ? "down" : seen.y == 422 && seen.x > 380 ? "system" : "?") == motion)
    scene.release(from: x, at: 0.6)
    try scene.stage.settle()
    #expect(scene.names == "AB")
    #expect(scene.stage.diagnostics.isEmpty)
  }

  @Test("If drags begin at the edge only, they have precedence there", arguments: [(19.9, true), (20.1, false)])
  func region(_ x: Double, _ begins: Bool) throws {
    let scene = try scene { $0.drag.region = .edge }
    scene.drag(from: x, to: 0.5)
    #expect((scene.top.seenCenter.y > 800) == begins)
    #expect(scene.top.seenCenter.x == 195)
    scene.release(from: x, at: 0.5)
    try scene.stage.settle()
    #expect(scene.names == (begins ? "AB" : "ABC"))
  }

  @Test("With the recogniser's own delegate the swipe does not begin on marked screens")
  func ownDelegate() throws {
    let navigation = OwnSwipe()
    let scene = try DragScene(navigation, of: PushedScreen.self)
    scene.drag(from: 5, to: 0.5)
    #expect(scene.top.seenCenter.x == 195)
    #expect(scene.top.seenCenter.y > 800)
    scene.release(from: 5, at: 0)
    try scene.stage.settle()
  }

  @Test("The swipe does not begin on the root, and a push works afterwards")
  func root() throws {
    let scene = try scene(depth: 1)
    let before = scene.stage.render().digest
    scene.drag(from: 5, to: 0.8)
    #expect(scene.navigation.interactivePopGestureRecognizer?.state != .changed)
    #expect(scene.stage.render().digest == before)
    scene.release(from: 5, at: 0.8)
    scene.navigation.pushViewController(PushedScreen("N", .black), animated: true)
    try scene.stage.settle()
    #expect(scene.names == "AN")
    #expect(scene.stage.diagnostics.isEmpty)
  }
}

/// A navigation that keeps the delegate of the system's swipe.
private final class OwnSwipe: PushDownNavigationController {
  override func viewDidLoad() {
    let own = interactivePopGestureRecognizer?.delegate
    super.viewDidLoad()
    interactivePopGestureRecognizer?.delegate = own
  }
}
