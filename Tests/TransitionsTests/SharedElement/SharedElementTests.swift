import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("Shared element")
struct SharedElementTests {
  typealias Scene = DragScene<SharedElementNavigationController>
  private static let small = CGRect(x: 20, y: 500, width: 80, height: 60)
  private static let large = CGRect(x: 0, y: 100, width: 390, height: 300)

  private func scene(depth: Int = 2) throws -> Scene {
    let scene = try Scene(SharedElementNavigationController(), depth: depth, of: PatchScreen.self)
    if depth > 1 { patch(scene.screens[depth - 1]).frame = Self.large }
    return scene
  }

  /// Creates a scene that pushes or pops the second screen from code, after a change to that screen's patch.
  private func playing(isOpening: Bool, _ change: (UIView) -> Void) throws -> (Scene, ColourScreen) {
    let scene = try scene(depth: isOpening ? 1 : 2)
    let upper = isOpening ? PatchScreen("B", .black) : scene.screens[1]
    upper.loadViewIfNeeded()
    patch(upper).frame = Self.large
    change(patch(upper))
    if isOpening {
      scene.navigation.pushViewController(upper, animated: true)
    } else {
      scene.navigation.popViewController(animated: true)
    }
    return (scene, upper)
  }

  private func patch(_ screen: UIViewController) -> UIView { (screen as? PatchScreen)?.patch ?? UIView() }

  private func seen(_ upper: UIView, _ lower: UIView) -> Values {
    let others = upper.siblings(except: [upper, lower])
    let picture = others.last?.layer.presentation()?.frame ?? .null
    return [
      "others": Double(others.count), "x": Double(picture.minX), "y": Double(picture.minY),
      "width": Double(picture.width), "height": Double(picture.height), "upper x": Double(upper.seenCenter.x),
      "alpha": upper.seenAlpha, "lower x": Double(lower.seenCenter.x), "lower alpha": lower.seenAlpha,
      "hidden": Double([upper, lower].count { ($0.next as? PatchScreen)?.patch.isHidden == true }),
    ]
  }

  /// The expected values, with the picture moved back to the lower screen by a fraction.
  private func published(_ back: Double) -> Values {
    func between(_ value: KeyPath<CGRect, CGFloat>) -> Double {
      Double(Self.large[keyPath: value] * (1 - back) + Self.small[keyPath: value] * back)
    }
    return [
      "others": 1, "x": between(\.minX), "y": between(\.minY), "width": between(\.width), "height": between(\.height),
      "upper x": 195, "alpha": 1 - back, "lower x": 195, "lower alpha": 1, "hidden": 2,
    ]
  }

  @Test("Under the finger the picture travels linearly, forwards and back")
  func pop() throws {
    let scene = try scene()
    try scene.expectDragged(seen, published)
    #expect(scene.screens.map { patch($0).isHidden } == [false, false])
  }

  @Test("From code it moves with ease-in-out in 0.3 s", arguments: [true, false])
  func fromCode(_ isOpening: Bool) throws {
    let (scene, upper) = try playing(isOpening: isOpening) { _ in }
    var (trace, wanted) = (Trace(), Trace())
    scene.stage.advanceByTenths(of: 0.3, framesPerSecond: 200) { time in
      let eased = easeInOut(time)
      trace.add(time, seen(upper.view, scene.screens[0].view))
      wanted.add(time, published(isOpening ? 1 - eased : eased))
    }
    #expect(trace == wanted)
    try scene.stage.settle()
    #expect(scene.names == (isOpening ? "AB" : "A"))
    #expect(upper.view.alpha == 1)
    #expect([patch(upper).isHidden, patch(scene.screens[0]).isHidden] == [false, false])
  }

  @Test("The picture shows the first screen's element in both directions", arguments: [true, false])
  func picture(_ isOpening: Bool) throws {
    let (scene, _) = try playing(isOpening: isOpening) { $0.backgroundColor = .green }
    scene.stage.advance(by: 0.15, framesPerSecond: 200)
    // Half-way between (60, 530) and (195, 250).
    let pixel = scene.stage.render()[127, 390]
    #expect([pixel.r, pixel.g, pixel.b] == [230, 51, 102])
  }

  @Test("The picture travels to where the element has been scrolled")
  func scrolled() throws {
    let scene = try scene()
    patch(scene.screens[0]).frame.origin.y = 200
    scene.drag(from: 5, to: 1)
    let frame = scene.top.siblings(except: [scene.top, scene.below]).last?.layer.presentation()?.frame
    #expect(frame == CGRect(x: 20, y: 200, width: 80, height: 60))
  }

  @Test("An element that is missing on either screen does not travel, and the screen still fades", arguments: 0..<4)
  func missing(_ kind: Int) throws {
    let scene = try scene()
    switch kind {
    case 0: (scene.screens[0] as? PatchScreen)?.hasPatch = false
    case 1: (scene.screens[1] as? PatchScreen)?.hasPatch = false
    case 2:
      scene.screens[0].loadViewIfNeeded()
      patch(scene.screens[0]).removeFromSuperview()
    default: patch(scene.screens[0]).bounds.size.width = 0
    }
    scene.drag(from: 5, to: 0.5)
    #expect(scene.top.siblings(except: [scene.top, scene.below]).isEmpty)
    #expect(scene.screens.map { patch($0).isHidden } == [false, false])
    #expect(abs(scene.top.seenAlpha - 0.5) < 1e-6)
    scene.release(from: 5, at: 0.6)
    try scene.stage.settle()
    #expect(scene.names == "A")
  }
}
