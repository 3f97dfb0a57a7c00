import Stage
import Testing
import UIKit

@testable import Prototype

@MainActor @Suite("What stands on the phone itself")
struct PhoneMarksTests {
  private func device(_ scene: PanelScene) throws -> DeviceView { try #require(scene.app.bench?.device) }

  @Test("The line says what it is, beside it and on the glass, wherever it stands", arguments: [0.05, 0.5, 0.97])
  func words(threshold: Double) throws {
    let scene = PanelScene()
    scene.app.store.set("release.distance", to: .number(threshold))
    scene.drag(to: 0.02)
    scene.app.stage.advance(by: 0.3)
    let overlay = try device(scene).overlay
    let label = try #require(overlay.first(PhoneLabel.self))
    #expect(label.text == "finishes here" && !label.isHidden)
    #expect(overlay.bounds.contains(label.frame))
    let line = try #require(overlay.releaseLine).position * overlay.factor
    #expect(!label.frame.insetBy(dx: -2, dy: 0).contains(CGPoint(x: line, y: label.frame.midY)))
    #expect(label.intrinsicContentSize.width <= label.bounds.width)
  }

  @Test("On a small phone its words are whole, and no other mark lies on them", arguments: [0.05, 0.5, 0.95])
  func smallWords(threshold: Double) throws {
    for key in ["release.distance", "parallax.divisor", "shadow.radius"] {
      let scene = PanelScene(size: CGSize(width: 640, height: 480))
      scene.app.store.preferences.hasMore = true
      scene.app.store.set("release.distance", to: .number(threshold))
      scene.drag(to: 0.02)
      scene.focus(key)
      scene.app.stage.advance(by: 0.3)
      let overlay = try device(scene).overlay
      let label = try #require(overlay.first(PhoneLabel.self))
      let marks = try #require(overlay.handle).marks
      #expect(label.isHidden == (key == "release.distance"))
      for frame in [label.frame] + marks.prefix(1) { #expect(overlay.bounds.contains(frame), "\(key): \(frame)") }
      #expect(label.frame.width >= 60)
      let line = try #require(overlay.releaseLine).position * overlay.factor
      #expect(label.isHidden || !(label.frame.minX...label.frame.maxX).contains(line))
      #expect(label.isHidden || !marks.contains(where: label.frame.intersects))
    }
  }

  @Test("Where the screen does not slide with the finger, the line stands where the finger has to be")
  func finger() throws {
    let scene = PanelScene("corner-rotation")
    scene.drag(from: 5, to: 0.3)
    scene.app.stage.advance(by: 0.3)
    let position = try #require(try device(scene).overlay.releaseLine?.position)
    let point = try #require(scene.app.phone.fingerPoint)
    for (distance, isCrossed) in [(-3.0, false), (3, true), (-3, false)] {
      scene.app.stage.send(.move(scene.windowPoint(CGPoint(x: position + distance, y: point.y))))
      scene.app.stage.advance(by: 0.3)
      let line = try #require(try device(scene).overlay.releaseLine)
      #expect(line.isCrossed == isCrossed && abs(line.position - position) < 1)
    }
  }

  @Test("In a zoom the line is gone while the finger moves across, where it would not follow it")
  func across() throws {
    let scene = PanelScene("zoom")
    scene.app.phone.show(DemoState(depth: 2))
    let overlay = try device(scene).overlay
    scene.app.stage.send(.down(scene.windowPoint(CGPoint(x: 150, y: 300))))
    for (point, isShown) in [(CGPoint(x: 160, y: 400), true), (CGPoint(x: 300, y: 400), false)] {
      scene.app.stage.send(.move(scene.windowPoint(point)))
      scene.app.stage.advance(by: 0.3)
      #expect((overlay.releaseLine != nil) == isShown)
    }
  }

  @Test("A sentence over the window is gone when a finger goes down on the phone")
  func pressed() throws {
    let scene = PanelScene()
    scene.app.store.told("Now you")
    let toast = try #require(scene.app.bench?.toast)
    scene.app.stage.advance(by: 0.1)
    #expect(toast.sentence == "Now you")
    scene.drag(to: 0.1)
    #expect(toast.sentence == nil)
  }

  @Test("A press on the bezel beside the glass is one at the edge")
  func bezel() throws {
    let scene = PanelScene()
    scene.app.store.set("region", to: .choice("edge"))
    scene.drag(from: -6, to: 0.3)
    #expect(scene.app.phone.status?.phase == .held)
    scene.release(at: 0)
    let outside = PanelScene()
    outside.app.store.set("region", to: .choice("edge"))
    outside.drag(from: -40, to: 0.3)
    #expect(outside.app.phone.status == nil)
  }

  @Test(
    "The first screen follows a drag back a little, and springs back, but no first tab; fingers are where they are",
    arguments: ["back-swipe", "swipe-tabs"])
  func pull(name: String) throws {
    let scene = PanelScene(name)
    if name == "back-swipe" { scene.app.phone.show(DemoState(depth: 1)) }
    let screen = try device(scene).screen
    func shift() -> CGFloat {
      (screen.layer.presentation()?.position.x ?? .nan) - screen.layer.position.x
    }
    scene.drag(to: 0.5)
    scene.app.stage.advance(by: 1.0 / 60)
    #expect(name == "swipe-tabs" ? shift() == 0 : (10..<48).contains(shift()))
    #expect(abs((scene.app.phone.fingerPoint?.x ?? 0) - (110 + 195)) < 1)
    scene.release(at: 0.5)
    scene.app.stage.advance(by: 1)
    #expect(shift() == 0 && scene.app.stage.isIdle)
  }

  @Test(
    "A sentence lies on the glass, above the drawer's button",
    arguments: [CGSize(width: 982, height: 982), CGSize(width: 640, height: 700), CGSize(width: 320, height: 700)])
  func toast(size: CGSize) throws {
    let scene = PanelScene(size: size)
    scene.app.store.told("Copied the command that shows this transition with these parameters, and more than that.")
    scene.app.stage.advance(by: 0.1)
    let bench = try #require(scene.app.bench)
    let glass = bench.device.convert(bench.device.overlay.frame, to: bench)
    #expect(!bench.toast.isHidden && glass.contains(bench.toast.frame))
    #expect(bench.drawerButton.isHidden || bench.toast.frame.maxY <= bench.drawerButton.frame.minY)
  }

  @Test(
    "A row that is pressed or has the focus is set on the phone by a handle, as one edit",
    arguments: ["release.distance": 0.5, "parallax.divisor": 3, "shadow.radius": 14].sorted { $0.key < $1.key })
  func handle(key: String, value: Double) throws {
    let scene = PanelScene("flutter")
    scene.app.store.preferences.hasMore = true
    scene.app.stage.advance(by: 0.1)
    let overlay = try device(scene).overlay
    #expect(overlay.handle == nil)
    scene.focus(key)
    let handle = try #require(overlay.handle)
    scene.app.stage.advance(by: 0.1)
    let length = 390.0
    let before = try #require(scene.app.phone.number(key)?.native)
    let (start, end) = (handle.handle.position(before, length), handle.handle.position(value, length))
    let undone = scene.parameter(key)
    let first = scene.windowPoint(CGPoint(x: start, y: 422))
    let last = scene.windowPoint(CGPoint(x: end, y: 422))
    scene.pull(at: first, by: CGVector(dx: last.x - first.x, dy: 0), steps: 8)
    scene.app.stage.advance(by: 0.1)
    #expect(abs((scene.app.phone.number(key)?.native ?? 0) - value) < 0.05 * value)
    #expect(scene.app.phone.status == nil && overlay.handle === handle)
    scene.app.store.undo()
    #expect(scene.parameter(key) == undone)
    // The focus keeps its handle; a press is forgotten after a while.
    scene.focus(key)
    scene.app.stage.advance(by: Explanations.handleTime + 0.1)
    #expect(overlay.handle != nil)
    scene.app.focus.leave()
    scene.app.explain.pressed(scene.control(key))
    scene.app.stage.advance(by: Explanations.handleTime - 0.1)
    #expect(overlay.handle != nil)
    scene.app.stage.advance(by: 0.2)
    #expect(overlay.handle == nil)
    scene.focus(key)
    scene.click(at: scene.windowPoint(CGPoint(x: 300, y: 700)))
    #expect(overlay.handle == nil)
  }
}
