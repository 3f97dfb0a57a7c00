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

  /// The visible values of two screens and of the views between them.
  private func seen(_ upper: UIView, _ lower: UIView) -> Values {
    [
      "upper x": Double(upper.seenCenter.x), "upper y": Double(upper.seenCenter.y), "shadow": upper.seenShadow,
      "lower x": Double(lower.seenCenter.x), "lower y": Double(lower.seenCenter.y), "lower alpha": lower.seenAlpha,
      "dimming": upper.siblings(except: [upper, lower]).first?.seenAlpha ?? 0,
      "above": Double(upper.superview?.subviews.firstIndex { $0 === upper } ?? -1),
    ]
  }

  private func published(y: Double) -> Values {
    [
      "upper x": 195, "upper y": y, "shadow": 0, "lower x": 195, "lower y": 422, "lower alpha": 1, "dimming": 0,
      "above": 1,
    ]
  }

  @Test("Under the finger the top screen moves down by the fraction of its height that the finger moves of the width")
  func pop() throws { try scene().expectDragged(from: 100, seen) { published(y: 422 + 844 * $0) } }

  @Test(
    "From code a push moves down from above and a pop downwards, with ease-in-out in 0.4 s", arguments: [true, false])
  func fromCode(_ isOpening: Bool) throws {
    let (upper, _) = try scene().expectPlayed(
      isOpening: isOpening, PushedScreen("N", .black), in: 0.4, framesPerSecond: 200, seen
    ) { published(y: isOpening ? 422 - 844 * (1 - $0) : 422 + 844 * $0) }
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
    try scene.swipe(to: 0.8)
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
    try scene.swipe(from: x, to: 0.8)
    #expect(scene.names == names)
  }
}

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
    #expect((scene.top.seenCenter.y > 800) == begins && scene.top.seenCenter.x == 195)
    scene.release(from: x, at: 0.5)
    try scene.stage.settle()
    #expect(scene.names == (begins ? "AB" : "ABC"))
  }

  @Test("With the recogniser's own delegate the swipe does not begin on marked screens")
  func ownDelegate() throws {
    let navigation = OwnSwipe()
    let scene = try DragScene(navigation, of: PushedScreen.self)
    scene.drag(from: 5, to: 0.5)
    #expect(scene.top.seenCenter.x == 195 && scene.top.seenCenter.y > 800)
    scene.release(from: 5, at: 0)
    try scene.stage.settle()
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
