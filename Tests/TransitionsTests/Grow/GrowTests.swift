import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("Growing out of a button")
struct GrowTests {
  typealias Scene = DragScene<GrowNavigationController>
  private static let button = CGRect(x: 30, y: 620, width: 120, height: 44)

  private func scene(depth: Int = 2, _ parameters: GrowParameters = GrowParameters()) throws -> Scene {
    let navigation = GrowNavigationController()
    navigation.parameters = parameters
    let scene = try Scene(navigation, depth: depth, of: GrownScreen.self)
    for screen in scene.screens { button(screen).frame = Self.button }
    return scene
  }

  private func button(_ screen: UIViewController) -> UIView { (screen as? GrownScreen)?.button ?? UIView() }

  private func seen(_ upper: UIView, _ lower: UIView) -> Values {
    let frame = upper.layer.presentation()?.frame ?? .null
    let dimmingViews = upper.siblings(except: [upper, lower])
    return [
      "x": Double(frame.minX), "y": Double(frame.minY), "width": Double(frame.width), "height": Double(frame.height),
      "alpha": upper.seenAlpha, "shadow": upper.seenShadow, "lower x": Double(lower.seenCenter.x),
      "lower scale": lower.seenScale, "lower alpha": lower.seenAlpha, "dimming views": Double(dimmingViews.count),
    ]
  }

  /// The expected values, with the upper screen shrunk into the button by a fraction.
  private func published(_ away: Double) -> Values {
    let whole = CGRect(x: 0, y: 0, width: 390, height: 844)
    func between(_ value: KeyPath<CGRect, CGFloat>) -> Double {
      Double(whole[keyPath: value] * (1 - away) + Self.button[keyPath: value] * away)
    }
    return [
      "x": between(\.minX), "y": between(\.minY), "width": between(\.width), "height": between(\.height), "alpha": 1,
      "shadow": (1 - away) / 2, "lower x": 195, "lower scale": 1, "lower alpha": 1, "dimming views": 0,
    ]
  }

  @Test("Under the finger the screen shrinks linearly into the button's frame, and back")
  func pop() throws { try scene().expectDragged(seen, published) }

  @Test("From code it moves with ease-in-out in 0.35 s", arguments: [true, false])
  func fromCode(_ isOpening: Bool) throws {
    let (upper, _) = try scene().expectPlayed(isOpening: isOpening, GrownScreen("N", .black), in: 0.35, seen) {
      published(isOpening ? 1 - $0 : $0)
    }
    #expect(upper.transform == .identity && upper.center == CGPoint(x: 195, y: 422))
  }

  @Test("The screen shrinks into the current frame of a button that was moved and scaled")
  func moved() throws {
    let scene = try scene()
    let panel = UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
    scene.below.addSubview(panel)
    panel.addSubview(button(scene.screens[0]))
    button(scene.screens[0]).frame = CGRect(x: 10, y: 20, width: 80, height: 60)
    panel.bounds.origin.y = 15
    scene.below.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    scene.drag(from: 5, to: 1)
    let frame = scene.top.layer.presentation()?.frame ?? .null
    // The screen beneath is scaled by half about its centre.
    #expect(abs(frame.minX - (195 + (110 - 195) / 2)) < 1e-9 && abs(frame.width - 40) < 1e-9)
    #expect(abs(frame.minY - (422 + (55 - 422) / 2)) < 1e-9 && abs(frame.height - 30) < 1e-9)
  }

  @Test("A screen with its own transform and anchor point fits the button, and keeps both")
  func ownTransform() throws {
    let scene = try scene()
    let turned = CGAffineTransform(rotationAngle: .pi / 2)
    scene.top.transform = turned
    scene.top.layer.anchorPoint = CGPoint(x: 0, y: 0)
    scene.drag(from: 5, to: 1)
    let frame = scene.top.layer.presentation()?.frame ?? .null
    for (seen, expected) in [
      (frame.minX, Self.button.minX), (frame.minY, Self.button.minY), (frame.width, Self.button.width),
      (frame.height, Self.button.height),
    ] { #expect(abs(seen - expected) < 1e-9) }
    scene.stage.send(.cancel)
    try scene.stage.settle()
    #expect(scene.top.transform == turned && scene.top.layer.anchorPoint == .zero)
  }

  @Test("A pushed screen with its own anchor point grows out of the button, and covers the other one")
  func ownAnchor() throws {
    let scene = try scene()
    let new = GrownScreen("N", .black)
    new.view.layer.anchorPoint = CGPoint(x: 0, y: 1)
    scene.navigation.pushViewController(new, animated: true)
    scene.stage.advance(by: 0)
    let frame = new.view.layer.presentation()?.frame ?? .null
    #expect(abs(frame.minX - Self.button.minX) < 1e-9 && abs(frame.minY - Self.button.minY) < 1e-9)
    scene.stage.advance(by: 0.3499, framesPerSecond: 10000)
    let whole = new.view.layer.presentation()?.frame ?? .null
    #expect(abs(whole.minX) < 0.1 && abs(whole.minY) < 0.1 && abs(whole.width - 390) < 0.1)
    try scene.stage.settle()
    #expect(new.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  @Test(
    "Without a visible button on the other screen the transition is the system's",
    arguments: ["none", "away", "empty"])
  func system(_ why: String) throws {
    let scene = try scene()
    scene.screens[0].loadViewIfNeeded()
    switch why {
    case "away": button(scene.screens[0]).removeFromSuperview()
    case "empty": button(scene.screens[0]).frame.size.height = 0
    default: break
    }
    if why == "none" {
      scene.navigation.pushViewController(ColourScreen("P", .black), animated: true)
    } else {
      scene.navigation.popViewController(animated: true)
    }
    scene.stage.advance(by: 0.1)
    #expect(scene.navigation.transitionCoordinator != nil)
    #expect(!(scene.navigation.currentAnimator is GrowAnimator))
    try scene.stage.settle()
    #expect(scene.names == (why == "none" ? "ABP" : "A"))
  }

  @Test("A shadow and a dimming that are on are visible, and change with the screen")
  func looks() throws {
    var parameters = GrowParameters()
    parameters.shadow.isOn = true
    parameters.shadow.opacityRevealed = 0.2
    parameters.dimming.isOn = true
    parameters.dimming.strengthCovered = 0.8
    let scene = try scene(parameters)
    scene.drag(from: 5, to: 0.25)
    #expect(abs(scene.top.seenShadow - 0.425) < 1e-6)
    let dimmingViews = scene.top.siblings(except: [scene.top, scene.below])
    #expect(dimmingViews.count == 1 && abs((dimmingViews.first?.seenAlpha ?? 0) - 0.6) < 1e-6)
  }
}
