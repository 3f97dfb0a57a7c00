import Stage
import Testing
import Transitions
import UIKit

@testable import Prototype

@MainActor @Suite("Panel")
struct PanelTests {
  let scene = PanelScene()

  @Test(
    "The panel of every transition has its row with its version, its switches, what its headings say, and room for all",
    arguments: CatalogueNames.all)
  func every(name: String) throws {
    let scene = PanelScene(name)
    let panel = try #require(scene.app.bench?.panel)
    let row = try #require(panel.list.chosen)
    #expect(row.entry.name == name && row.family.versions.contains { $0.name == name })
    #expect(row.versions?.title(for: .normal) == row.entry.family?.version)
    for key in ["shadow", "dimming", "parallax"] {
      #expect((scene.control(key) == nil) == (scene.parameter(key) == nil), "\(key)")
    }
    for section in ParameterDescription.Section.allCases {
      guard let shown = ParameterSection(section, scene.app.phone.demo.parameters, scene.app.store) else { continue }
      #expect(!shown.rows.isEmpty || shown.heading.control != nil, "\(section)")
    }
    // But for those of engines.
    let height = try #require(panel.parameters.shown(ScrollColumn.self).first).column.height
    #expect(height > 200 && (height <= 932 || row.entry.group == .engines))
  }

  @Test("A switch turned during a drag shows in the next frame, and the top screen does not move")
  func switchesAreLive() throws {
    for (key, point) in [("shadow", PanelScene.shadow), ("dimming", PanelScene.below), ("parallax", PanelScene.row)] {
      let scene = PanelScene()
      scene.drag(to: 0.5)
      let (before, x) = (scene.picture(), scene.topX)
      scene.turn(key)
      scene.app.stage.advance(by: 1 / 60)
      let after = scene.picture()
      #expect(scene.pixel(point, of: before) != scene.pixel(point, of: after), "\(key)")
      #expect(scene.pixel(PanelScene.top, of: before) == scene.pixel(PanelScene.top, of: after), "\(key)")
      #expect(abs(scene.topX - x) <= 0.5, "\(key)")
      scene.turn(key)
      scene.app.stage.advance(by: 1 / 60)
      #expect(scene.pixel(point, of: before) == scene.pixel(point, of: scene.picture()), "\(key) back")
      #expect(scene.app.stage.diagnostics == [])
    }
  }

  @Test("A drag continues and pops after parameters change under the finger")
  func dragContinues() throws {
    scene.drag(to: 0.3)
    for key in ["shadow", "dimming", "parallax"] { scene.turn(key) }
    scene.move(from: 0.3, to: 0.7)
    #expect(abs(scene.topX - (195 + 0.7 * 390)) <= 1)
    scene.release(at: 0.7)
    try scene.app.stage.settle()
    #expect(scene.depth == 2)
    #expect(scene.app.stage.diagnostics == [])
  }

  @Test("A click and the keyboard turn a switch")
  func turning() throws {
    scene.click(try #require(scene.control("dimming")))
    #expect(scene.parameter("dimming") == .isOn(false) && scene.parameter("shadow") == .isOn(true))
    scene.turn("dimming")
    #expect(scene.parameter("dimming") == .isOn(true))
  }

  @Test("A changed region applies to the next drag")
  func region() throws {
    let region = try #require(scene.control("region"))
    let (frame, stage) = (region.convert(region.bounds, to: nil), scene.app.stage)
    scene.click(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
    #expect(scene.parameter("region") == .choice("edge"))
    scene.drag(from: 120, to: 0.4)
    #expect(scene.topX == 195)
    stage.send(.cancel)
    try stage.settle()
    scene.drag(from: 8, to: 0.4)
    #expect(abs(scene.topX - (195 + 0.4 * 390)) <= 1)
    stage.send(.cancel)
    try stage.settle()
    scene.click(at: CGPoint(x: frame.minX + 20, y: frame.midY))
    #expect(scene.parameter("region") == .choice("anywhere"))
  }

  @Test("A click on the phone pushes; one on the panel or around the phone does not")
  func clicks() throws {
    let app = scene.app
    for (point, count) in [
      (CGPoint(x: 800, y: 30), 3), (CGPoint(x: 4, y: 4), 3), (scene.windowPoint(CGPoint(x: 200, y: 400)), 4),
    ] {
      scene.click(at: point)
      try app.stage.settle()
      #expect(scene.depth == count, "\(point)")
    }
  }

  @Test("Tab and Shift+Tab move the focus from control to control and then to none, where Space pushes")
  func focus() throws {
    let (app, panel) = (scene.app, try #require(scene.app.bench))
    let order = Array(panel.controls.indices)
    for (key, order) in [(HostKey.tab, order), (.tab.with(.shift), order.reversed())] {
      for index in order {
        scene.press(key)
        #expect(panel.controls.indices.filter { panel.controls[$0].hasKeyboardFocus } == [index])
      }
      scene.press(key)
      #expect(panel.controls.allSatisfy { !$0.hasKeyboardFocus })
    }
    scene.press(.space)
    try app.stage.settle()
    #expect(scene.depth == 4)
    scene.press(.tab)
    scene.click(at: scene.windowPoint(CGPoint(x: 200, y: 400)))
    #expect(panel.controls.allSatisfy { !$0.hasKeyboardFocus })
  }

  @Test("Arrow keys change the focused choice, number or colour")
  func arrows() throws {
    let app = scene.app
    scene.focus("region")
    for (key, region) in [(HostKey.right, "edge"), (.left, "anywhere"), (.up, "edge"), (.down, "anywhere")] {
      #expect(app.keyDown(key, isRepeat: key == .up) && scene.parameter("region") == .choice(region))
    }
    scene.focus("duration")
    #expect(app.keyDown(.right, isRepeat: false) && scene.parameter("duration") == .number(0.31))
    #expect(app.keyDown(.left, isRepeat: true) && app.keyDown(.left, isRepeat: true))
    #expect(scene.parameter("duration") == .number(0.29))
    scene.focus("shadow.color")
    #expect(app.keyDown(.right, isRepeat: false) && scene.parameter("shadow.color") == .color(UIColor(hex: 0xFFFFFF)))
  }

  @Test("A drag keeps its progress when the window is resized")
  func resizing() throws {
    for (size, scale) in [(CGSize(width: 800, height: 500), 1), (CGSize(width: 1400, height: 1000), 2)] {
      let scene = PanelScene()
      scene.drag(to: 0.5)
      let x = scene.topX
      scene.app.resize(to: size, scale: CGFloat(scale))
      scene.app.stage.advance(by: 1 / 60)
      #expect(abs(scene.topX - x) <= 0.5)
      scene.release(at: 0.6)
      try scene.app.stage.settle()
      #expect(scene.depth == 2)
      #expect(scene.app.stage.diagnostics == [])
    }
  }
}
