import CoreGraphics
import Stage
import Testing

@testable import Prototype

@MainActor @Suite("Swipes on a touchpad")
struct ScrollDragTests {
  /// Scrolls a number of times by the same distance, a frame apart, over the middle of the phone.
  private func scroll(_ app: PrototypeApp, _ dx: CGFloat, times: Int, at point: CGPoint) {
    for _ in 0..<times {
      app.stage.wheel(by: CGVector(dx: dx, dy: 0), at: point)
      app.stage.advance(by: 1 / 60)
    }
  }

  @Test("Two fingers drag the screen with the pointer, and a swipe pops it by its velocity") func pop() throws {
    let scene = PanelScene()
    let middle = scene.windowPoint(CGPoint(x: 100, y: 400))
    scroll(scene.app, 100, times: 5, at: middle)
    #expect(scene.app.phone.fingerPoint != nil && scene.topX > 195 + 90)
    scene.app.stage.advance(by: 0.2)
    #expect(scene.app.phone.fingerPoint == nil && scene.app.phone.decision?.finishes == true)
    try scene.app.stage.settle()
    #expect(scene.depth == 2)
  }

  @Test("A swipe back and forth cancels, and the drag can be replayed") func cancel() throws {
    let scene = PanelScene()
    let middle = scene.windowPoint(CGPoint(x: 100, y: 400))
    scroll(scene.app, 40, times: 6, at: middle)
    scroll(scene.app, -40, times: 5, at: middle)
    scene.app.stage.advance(by: 0.2)
    #expect(scene.app.phone.decision?.finishes == false)
    try scene.app.stage.settle()
    #expect(scene.depth == 3 && scene.app.phone.stage.recentDrags.count == 1)
    #expect(scene.app.keyDown(.character("l"), isRepeat: false) && scene.app.loop != nil)
    scene.app.stage.advance(by: 0.4)
    scroll(scene.app, 40, times: 1, at: middle)
    #expect(scene.app.loop == nil && scene.app.phone.fingerPoint != nil, "a swipe ends a loop as a press does")
  }

  @Test("Without a panel a swipe drags too") func bare() throws {
    let app = PrototypeApp(options: PrototypeOptions(showsPanel: false))
    app.stage.advance(by: 0.5)
    scroll(app, 100, times: 6, at: CGPoint(x: 100, y: 400))
    app.stage.advance(by: 0.2)
    #expect(app.phone.decision?.finishes == true)
  }
}
