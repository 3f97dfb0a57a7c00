import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("A shared element")
struct SharedElementTests {
  typealias Scene = DragScene<SharedElementNavigationController>
  private static let small = CGRect(x: 20, y: 500, width: 80, height: 60)
  private static let large = CGRect(x: 0, y: 100, width: 390, height: 300)

  private func scene(depth: Int = 2) throws -> Scene {
    let scene = try Scene(SharedElementNavigationController(), depth: depth, of: PatchScreen.self)
    if depth > 1 { patch(scene.screens[depth - 1]).frame = Self.large }
    return scene
  }

  private func patch(_ screen: UIViewController) -> UIView { (screen as? PatchScreen)?.patch ?? UIView() }

  private func add(_ progress: Double, of upper: ColourScreen, _ lower: ColourScreen, to trace: inout Trace) {
    let others = upper.view.siblings(besides: [upper.view, lower.view])
    let picture = others.last?.layer.presentation()?.frame ?? .null
    trace.add(
      progress,
      [
        "others": Double(others.count), "x": Double(picture.minX), "y": Double(picture.minY),
        "width": Double(picture.width), "height": Double(picture.height), "upper x": Double(upper.view.seenCenter.x),
        "alpha": upper.view.seenAlpha, "lower x": Double(lower.view.seenCenter.x), "lower alpha": lower.view.seenAlpha,
        "veil": others.first?.seenAlpha ?? .nan,
        "hidden": (patch(upper).isHidden ? 1 : 0) + (patch(lower).isHidden ? 1 : 0),
      ])
  }

  /// With the picture so far on its way to the lower screen.
  private func expect(_ progress: Double, back: Double, in trace: inout Trace) {
    func between(_ value: KeyPath<CGRect, CGFloat>) -> Double {
      Double(Self.large[keyPath: value] * (1 - back) + Self.small[keyPath: value] * back)
    }
    trace.add(
      progress,
      [
        "others": 2, "x": between(\.minX), "y": between(\.minY), "width": between(\.width), "height": between(\.height),
        "upper x": 195, "alpha": 1 - back, "lower x": 195, "lower alpha": 1, "veil": 0, "hidden": 2,
      ])
  }

  @Test("Under the finger it goes back to its place as the finger goes, and forth")
  func pop() throws {
    let scene = try scene()
    var (seen, expected) = (Trace(), Trace())
    scene.drag(from: 5, to: 0.001)
    var last: CGFloat = 0.001
    for tenth in Array(0...10) + (0...10).reversed() {
      let progress = CGFloat(tenth) / 10
      scene.move(from: 5, start: last, to: progress, steps: 2)
      last = progress
      add(Double(progress), of: scene.screens[1], scene.screens[0], to: &seen)
      expect(Double(progress), back: Double(progress), in: &expected)
    }
    #expect(seen == expected)
    scene.release(from: 5, at: 0)
    try scene.stage.settle()
    #expect(scene.names == "AB")
    #expect(scene.screens.map { patch($0).isHidden } == [false, false])
  }

  @Test("From code it eases in and out, in 0.3 s", arguments: [true, false])
  func fromCode(_ pushes: Bool) throws {
    let scene = try scene(depth: pushes ? 1 : 2)
    let upper = pushes ? PatchScreen("B", .black) : scene.screens[1]
    if pushes {
      upper.loadViewIfNeeded()
      patch(upper).frame = Self.large
      scene.navigation.pushViewController(upper, animated: true)
    } else {
      scene.navigation.popViewController(animated: true)
    }
    var (seen, expected) = (Trace(), Trace())
    for tenth in 1..<10 {
      scene.stage.advance(by: 0.03, framesPerSecond: 200)
      let eased = easeInOut(Double(tenth) / 10)
      add(Double(tenth) / 10, of: upper, scene.screens[0], to: &seen)
      expect(Double(tenth) / 10, back: pushes ? 1 - eased : eased, in: &expected)
    }
    #expect(seen == expected)
    try scene.stage.settle()
    #expect(scene.names == (pushes ? "AB" : "A"))
    #expect(upper.view.alpha == 1)
    #expect([patch(upper).isHidden, patch(scene.screens[0]).isHidden] == [false, false])
  }

  @Test("The picture is the first screen's, on the way there and back", arguments: [true, false])
  func picture(_ pushes: Bool) throws {
    let scene = try scene(depth: pushes ? 1 : 2)
    let upper = pushes ? PatchScreen("B", .white) : scene.screens[1]
    upper.loadViewIfNeeded()
    patch(upper).frame = Self.large
    patch(upper).backgroundColor = .green
    if pushes {
      scene.navigation.pushViewController(upper, animated: true)
    } else {
      scene.navigation.popViewController(animated: true)
    }
    scene.stage.advance(by: 0.15, framesPerSecond: 200)
    // Half-way between (60, 530) and (195, 250).
    let pixel = scene.stage.render()[127, 390]
    #expect([pixel.r, pixel.g, pixel.b] == [230, 51, 102])
  }

  @Test("Scrolled meanwhile, it goes to where its place is now")
  func scrolled() throws {
    let scene = try scene()
    patch(scene.screens[0]).frame.origin.y = 200
    scene.drag(from: 5, to: 1)
    let frame = scene.top.siblings(besides: [scene.top, scene.below]).last?.layer.presentation()?.frame
    #expect(frame == CGRect(x: 20, y: 200, width: 80, height: 60))
  }

  @Test("Gone from either screen, or taken off it, it does not travel; the screen fades all the same", arguments: 0..<4)
  func gone(_ kind: Int) throws {
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
    // The veil alone.
    #expect(scene.top.siblings(besides: [scene.top, scene.below]).count == 1)
    #expect(scene.screens.map { patch($0).isHidden } == [false, false])
    #expect(abs(scene.top.seenAlpha - 0.5) < 1e-6)
    scene.release(from: 5, at: 0.6)
    try scene.stage.settle()
    #expect(scene.names == "A")
  }

  @Test("Released at rest, it goes back past the middle only", arguments: [(0.498, false), (0.502, true)])
  func distance(_ progress: Double, _ pops: Bool) throws {
    let scene = try scene()
    scene.drag(from: 5, to: progress)
    scene.release(from: 5, at: progress)
    try scene.stage.settle()
    #expect(scene.names == (pops ? "A" : "AB"))
    #expect(scene.screens.map { patch($0).isHidden } == [false, false])
    #expect(scene.stage.diagnostics.isEmpty)
  }

  @Test("A drag begins at the edge alone", arguments: [(19.9, true), (20.1, false)])
  func region(_ x: Double, _ begins: Bool) throws {
    let scene = try scene()
    scene.drag(from: x, to: 0.5)
    #expect((scene.navigation.transitionCoordinator != nil) == begins)
  }
}
