import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("The system's own swipe")
struct SystemSwipeTests {
  typealias Scene = DragScene<SystemSwipeNavigationController>

  @Test("A swipe from the edge pops with the system's animation, although the bar is hidden", arguments: [0.3, 0.6])
  func edge(_ progress: Double) throws {
    let scene = try Scene(SystemSwipeNavigationController())
    let before = scene.stage.render().digest
    var (seen, expected) = (Trace(), Trace())
    scene.drag(from: 5, to: 0.001)
    var last: CGFloat = 0.001
    for tenth in Array(0...10) {
      let part = CGFloat(tenth) / 10
      scene.move(from: 5, start: last, to: part, steps: 2)
      last = part
      let values = (Double(scene.top.seenCenter.x), Double(scene.below.seenCenter.x))
      seen.add(Double(part), ["upper": values.0, "lower": values.1])
      expected.add(Double(part), ["upper": 195 + 390 * Double(part), "lower": 195 - 117 * (1 - Double(part))])
    }
    #expect(seen == expected)
    scene.move(from: 5, start: 1, to: progress)
    scene.release(from: 5, at: progress)
    try scene.stage.settle()
    #expect(scene.names == (progress > 0.5 ? "AB" : "ABC"))
    if progress < 0.5 { #expect(scene.stage.render().digest == before) }
    #expect(scene.stage.diagnostics.isEmpty)
  }

  @Test(
    "A swipe begins at the edge, or anywhere if the parameters say so",
    arguments: [(19.9, false, true), (20.1, false, false), (200, true, true), (5, true, true)])
  func region(_ x: Double, _ anywhere: Bool, _ begins: Bool) throws {
    let scene = try Scene(SystemSwipeNavigationController())
    if anywhere { scene.navigation.parameters.region = .anywhere }
    try scene.swipe(from: x, to: 0.7)
    #expect(scene.names == (begins ? "AB" : "ABC"))
  }

  @Test(
    "With the region anywhere, only a movement to the right begins a swipe",
    arguments: [(-100.0, 0.0), (20, 60), (0, -60)])
  func heading(_ x: Double, _ y: Double) throws {
    let scene = try Scene(SystemSwipeNavigationController())
    scene.navigation.parameters.region = .anywhere
    scene.stage.send(.down(CGPoint(x: 200, y: 400)))
    for step in 1...4 {
      scene.stage.advance(by: 1 / 60)
      scene.stage.send(.move(CGPoint(x: 200 + x * Double(step) / 4, y: 400 + y * Double(step) / 4)))
    }
    #expect(scene.navigation.transitionCoordinator == nil)
  }

  @Test("On the root no swipe begins, and a push works afterwards", arguments: [DragParameters.Region.edge, .anywhere])
  func root(_ region: DragParameters.Region) throws {
    let scene = try Scene(SystemSwipeNavigationController(), depth: 1)
    scene.navigation.parameters.region = region
    let before = scene.stage.render().digest
    scene.drag(from: 5, to: 0.8)
    #expect(scene.stage.render().digest == before)
    scene.release(from: 5, at: 0.8)
    scene.navigation.pushViewController(ColourScreen("N", .black), animated: true)
    try scene.stage.settle()
    #expect(scene.names == "AN" && scene.stage.diagnostics.isEmpty)
  }
}
