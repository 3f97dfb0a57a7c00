import CoreGraphics
import Foundation
import Prototype
import Stage
import Testing
import Transitions
import UIKit

@MainActor @Suite("Window without a panel")
struct BareWindowTests {
  let app = PrototypeApp(options: PrototypeOptions(showsPanel: false))

  private func color(_ x: Int, _ y: Int) -> RGBA { app.stage.render()[x, y] }
  private let orange = RGBA(r: 0xE2, g: 0x85, b: 0x3B)
  private let green = RGBA(r: 0x2F, g: 0x9E, b: 0x64)
  private let blue = RGBA(r: 0x2E, g: 0x5B, b: 0xBA)

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
    app.stage.send(.down(CGPoint(x: 150, y: 400)))
    for step in 1...10 {
      app.stage.advance(by: 1 / 60)
      app.stage.send(.move(CGPoint(x: 150 + 22 * step, y: 400)))
    }
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
      app.stage.send(.down(CGPoint(x: 50, y: 400)))
      for step in 1...10 {
        app.stage.advance(by: 1 / 60)
        app.stage.send(.move(CGPoint(x: 50 + 30 * step, y: 400)))
      }
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
    app.stage.send(.down(CGPoint(x: 50, y: 400)))
    for step in 1...10 {
      app.stage.advance(by: 1 / 60)
      app.stage.send(.move(CGPoint(x: 50 + 25 * step, y: 400)))
    }
    app.stage.send(.up(CGPoint(x: 300, y: 400)))
    app.stage.advance(by: 0.05)
    app.stage.send(.down(CGPoint(x: 385, y: 400)))
    app.stage.advance(by: 0.05)
    app.stage.send(.up(CGPoint(x: 385, y: 400)))
    try app.stage.settle()
    #expect(color(195, 801) == green)
  }

  @Test("With the edge region a drag in the middle moves nothing")
  func edge() throws {
    let app = PrototypeApp(options: PrototypeOptions(region: .edge, showsPanel: false))
    for (x, moves) in [(150, false), (5, true)] {
      app.stage.send(.down(CGPoint(x: x, y: 400)))
      for step in 1...10 {
        app.stage.advance(by: 1 / 60)
        app.stage.send(.move(CGPoint(x: x + 12 * step, y: 400)))
      }
      #expect((app.stage.render()[40, 801] != orange) == moves, "from \(x)")
      app.stage.send(.cancel)
      try app.stage.settle()
    }
  }
}
