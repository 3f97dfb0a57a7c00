import Raster
import Stage
import Testing
import Transitions
import UIKit

@testable import Prototype

@MainActor @Suite("Window without a panel")
struct BareWindowTests {
  let app = PrototypeApp(options: PrototypeOptions(showsPanel: false))

  private func color(_ x: Int, _ y: Int) -> RGBA { app.stage.render()[x, y] }
  private let orange = RGBA(r: 0xE2, g: 0x85, b: 0x3B)
  private let green = RGBA(r: 0x2F, g: 0x9E, b: 0x64)
  private let blue = RGBA(r: 0x2E, g: 0x5B, b: 0xBA)

  /// Presses at `x` and moves on in ten steps of a frame.
  private func press(_ app: PrototypeApp, at x: CGFloat, by distance: CGFloat) {
    app.stage.send(.down(CGPoint(x: x, y: 400)))
    for step in 1...10 {
      app.stage.advance(by: 1 / 60)
      app.stage.send(.move(CGPoint(x: x + distance * CGFloat(step) / 10, y: 400)))
    }
  }

  private func click() throws {
    app.stage.send(.down(CGPoint(x: 195, y: 400)))
    app.stage.advance(by: 0.1)
    app.stage.send(.up(CGPoint(x: 195, y: 400)))
    try app.stage.settle()
  }

  @Test("The top screen has the first colour at its bottom edge, between the rows and beside them")
  func ground() throws {
    try app.stage.settle()
    let picture = app.stage.render()
    for (x, y) in [(195, 801), (5, 801), (385, 801), (8, 400), (195, 98), (195, 184), (195, 843)] {
      #expect(picture[x, y] == orange, "(\(x), \(y))")
    }
    #expect(picture[195, 20] != orange && picture[195, 87] != orange && picture[195, 88] == orange)
    for row in 0..<8 { #expect(picture[300, 108 + 84 * row + 34] != orange, "row \(row)") }
    #expect(app.stage.diagnostics == [])
  }

  @Test("Escape, Backspace and the back button pop down to the root and no further")
  func back() throws {
    #expect(app.keyDown(.escape, isRepeat: false))
    try app.stage.settle()
    #expect(color(195, 801) == green)
    #expect(app.keyDown(.backspace, isRepeat: false))
    try app.stage.settle()
    #expect(color(195, 801) == blue)
    app.goBack()
    try app.stage.settle()
    #expect(color(195, 801) == blue)
  }

  @Test("A click and Space push; the colours repeat")
  func push() throws {
    try click()
    #expect(color(195, 801) == blue)
    #expect(app.keyDown(.space, isRepeat: false))
    try app.stage.settle()
    #expect(color(195, 801) == green)
    app.goBack()
    try app.stage.settle()
    #expect(color(195, 801) == blue)
  }

  @Test("A push during a push waits for its end, and no push is lost")
  func pushesQueue() throws {
    for _ in 0..<3 {
      _ = app.keyDown(.space, isRepeat: false)
      app.stage.advance(by: 0.05)
    }
    try app.stage.settle()
    #expect(color(195, 801) == orange)
    for _ in 0..<3 {
      app.goBack()
      try app.stage.settle()
    }
    #expect(color(195, 801) == orange)
    #expect(app.stage.diagnostics == [])
  }

  @Test("A drag past the middle pops, from any point, and does not count as a click")
  func drag() throws {
    press(app, at: 150, by: 220)
    app.stage.advance(by: 0.2)
    #expect(color(100, 801) != orange && color(300, 801) == orange)
    app.stage.send(.up(CGPoint(x: 370, y: 400)))
    try app.stage.settle()
    #expect(color(195, 801) == green)
  }

  @Test("A push during a drag waits for its end and lands on the screen that remains")
  func pushInDrag() throws {
    for (ends, color) in [(false, blue), (true, orange)] {
      let app = PrototypeApp(options: PrototypeOptions(showsPanel: false))
      press(app, at: 50, by: 300)
      _ = app.keyDown(.space, isRepeat: false)
      app.stage.send(ends ? .up(CGPoint(x: 350, y: 400)) : .cancel)
      try app.stage.settle()
      #expect(app.stage.render()[195, 801] == color, "the drag pops: \(ends)")
    }
  }

  @Test("A resized window scales the screens to fit, and a drag keeps its progress in the same frame")
  func resizing() throws {
    app.stage.send(.down(CGPoint(x: 100, y: 400)))
    for step in 1...10 {
      app.stage.advance(by: 1 / 60)
      app.stage.send(.move(CGPoint(x: 110 + 19.5 * Double(step), y: 400)))
    }
    #expect(color(193, 801) != orange && color(197, 801) == orange)
    app.resize(to: CGSize(width: 600, height: 900), scale: 1)
    // 900 / 844 pixels to a point.
    let picture = app.stage.render()
    #expect(picture.width == 416 && picture.height == 900)
    #expect(color(205, 854) != orange && color(210, 854) == orange)
    app.stage.send(.cancel)
    try app.stage.settle()
    #expect(color(5, 854) == orange && app.stage.diagnostics == [])
  }

  @Test("At every scale the screen covers the last pixels", arguments: [1, 1.25, 1.5, 1.75, 2, 3])
  func lastPixels(scale: Double) throws {
    let (width, height) = ((390 * scale).rounded(), (844 * scale).rounded())
    app.resize(to: CGSize(width: width / scale, height: height / scale), scale: scale)
    try app.stage.settle()
    let picture = app.stage.render()
    #expect(picture.width == Int(width) && picture.height >= Int(height))
    for y in [Int(height) - 1, Int(801 * scale)] { #expect(picture[Int(width) - 1, y] == orange) }
  }

  @Test("At rest there is nothing to draw, with or without a panel", arguments: [true, false])
  func rest(showsPanel: Bool) throws {
    let app = PrototypeApp(options: PrototypeOptions(showsPanel: showsPanel))
    try app.stage.settle()
    #expect(app.stage.outlook == .still)
    _ = app.keyDown(.escape, isRepeat: false)
    #expect(app.stage.outlook == .moving)
    try app.stage.settle()
    #expect(app.stage.outlook == .still)
  }

  @Test("A click on a settling screen catches it and pushes nothing")
  func catchingIsNoPush() throws {
    press(app, at: 50, by: 250)
    app.stage.send(.up(CGPoint(x: 300, y: 400)))
    app.stage.advance(by: 0.05)
    app.stage.send(.down(CGPoint(x: 385, y: 400)))
    app.stage.advance(by: 0.05)
    app.stage.send(.up(CGPoint(x: 385, y: 400)))
    try app.stage.settle()
    #expect(color(195, 801) == green)
  }
}

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

@Suite("The prototype draws what a drag of its upper screen changes")
@MainActor struct DraggedPrototypeTests {
  @Test("Steps draw half of both screens again, most pixels once or twice", arguments: [false, true])
  func steps(showsPanel: Bool) throws {
    let app = PrototypeApp(options: PrototypeOptions(showsPanel: showsPanel, scale: 1))
    app.resize(to: app.preferredSize(in: CGSize(width: 10_000, height: 10_000)), scale: 1)
    let (width, height) = app.stage.screenPixels
    let buffer = try #require(PixelBuffer(width: width, height: height))
    func pixels() -> [UInt32] {
      let first = (buffer.memory + 480 * buffer.stride).assumingMemoryBound(to: UInt32.self)
      return (0..<buffer.width).map { first[$0] & 0xFF_FFFF }
    }
    let interval = 1.0 / 120
    app.step(to: 0, interval: interval)
    let start = CGPoint(x: app.screenFrame.minX + 10, y: app.screenFrame.midY)
    app.stage.send(.down(start), pointer: 0, at: 0)
    let count = 30
    var (counts, before): (PixelCounts, [UInt32]) = (PixelCounts(), [])
    // Once 60 steps of 5 points forth and 60 back fill all caches.
    for number in 1...120 + count {
      if number == 121 { (counts, before) = (PixelCounts(), pixels()) }
      let distance = 5 * CGFloat(60 - abs(60 - number % 120))
      let instant = Double(number) * interval
      app.stage.send(.move(CGPoint(x: start.x + distance, y: start.y)), pointer: 0, at: instant)
      app.step(to: instant, interval: interval)
      _ = try app.stage.draw(into: buffer)
      counts.damaged += app.stage.pixelCounts.damaged
      counts.touched += app.stage.pixelCounts.touched
    }
    // Under the phone, the last piece of the graph, its line for the present and now and then the numbers.
    let strip = showsPanel ? 8000 : 0
    let screen = 390 * 844
    #expect((count * screen / 5...count * (screen * 3 / 5 + strip)).contains(counts.damaged), "\(counts)")
    #expect(counts.touched < count * (screen * 3 / 2 + 2 * strip), "\(counts)")
    #expect(pixels() != before)
  }
}
