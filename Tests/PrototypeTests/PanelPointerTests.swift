import Stage
import Testing
import UIKit

@testable import Prototype

@MainActor @Suite("The pointer on the panel")
struct PanelPointerTests {
  /// The text of the tooltip that is shown; nil if none is.
  private func tip(_ scene: PanelScene) -> String? {
    let bubble = scene.app.stage.window.subviews.first { String(describing: type(of: $0)) == "ToolTipBubble" }
    return bubble?.words.first
  }

  @Test(
    "Every row shows its help while the pointer rests on it, and is brighter", arguments: ["back-swipe", "flutter"])
  func rows(name: String) throws {
    let scene = PanelScene(name, size: CGSize(width: 982, height: 1400))
    let parameters = try #require(scene.app.bench?.panel.parameters)
    for description in scene.app.phone.demo.parameters.descriptions {
      guard let row = parameters.row(description.key), !row.isHidden, !(row is PaceEditor) else { continue }
      scene.app.stage.hover(at: CGPoint(x: 20, y: 900))
      scene.app.stage.advance(by: 1)
      let before = scene.picture()
      let frame = row.convert(row.bounds, to: nil)
      scene.app.stage.hover(at: CGPoint(x: frame.minX + 20, y: frame.midY))
      scene.app.stage.advance(by: 0.1)
      #expect((row as? RowView)?.hasPointer == true && tip(scene) == nil)
      #expect(before.digest != scene.picture().digest, "\(description.key)")
      scene.app.stage.advance(by: 1)
      #expect(tip(scene)?.contains(description.help) == true, "\(description.key): \(tip(scene) ?? "")")
    }
    scene.app.stage.hover(at: nil)
    scene.app.stage.advance(by: 0.1)
    #expect(tip(scene) == nil && scene.app.stage.isIdle)
  }

  @Test("Each part of the editor has a help of its own")
  func parts() throws {
    let scene = PanelScene("flutter", size: CGSize(width: 982, height: 1400))
    for key in ["curve.x1", "curve.y2"] {
      let field = try #require(scene.field(key))
      scene.app.stage.hover(at: field.middle)
      scene.app.stage.advance(by: 1)
      #expect(tip(scene) == scene.app.phone.demo.parameters.descriptions[key: key]?.help)
    }
  }

  @Test("Hover, press and focus of every control can be seen", arguments: ["back-swipe", "ios-18"])
  func states(name: String) throws {
    let scene = PanelScene(name, size: CGSize(width: 982, height: 1400))
    let bench = try #require(scene.app.bench)
    scene.app.store.set("duration", to: .number(1))
    scene.app.store.set("shadow.alpha", to: .number(0.5))
    func look() -> String {
      scene.app.stage.advance(by: 0.5)
      return scene.picture().digest
    }
    let rest = look()
    for control in bench.controls + (bench.panel.list.rows as [UIControl]) {
      scene.app.stage.perform { control.hasKeyboardFocus = true }
      let focused = look()
      scene.app.stage.perform { control.hasKeyboardFocus = false }
      #expect(look() == rest && focused != rest, "focus of \(control)")
      guard !control.isSelected else { continue }
      scene.app.stage.hover(at: control.middle)
      #expect(look() != rest, "hover of \(control)")
      scene.app.stage.hover(at: nil)
      #expect(look() == rest)
    }
    // A press is taken away before it changes anything.
    for row in bench.panel.list.rows where !row.isSelected {
      scene.app.stage.send(.down(row.middle))
      #expect(look() != rest)
      scene.app.stage.send(.cancel)
      #expect(look() == rest)
    }
    for control in bench.controls where control is PanelField || control is PanelButton || control is CompactSwitch {
      scene.app.stage.send(.down(control.middle))
      #expect(look() != rest, "press of \(control)")
      scene.app.stage.send(.cancel)
      // A press begins editing, as in every text field.
      if control is ColorField || control is PairField {
        for _ in 1...2 { _ = scene.app.keyDown(.escape, isRepeat: false) }
      }
      // Its row may have a handle on the phone until the next press.
      scene.app.stage.perform { scene.app.explain.pressed(bench) }
      #expect(look() == rest, "after a press of \(control) \((control as? PanelButton)?.title ?? "")")
    }
  }

  @Test("A choice without room for chips is a pop-up button, whose small menu chooses; arrow keys choose without it")
  func popUps() throws {
    let scene = PanelScene()
    let button = try #require(scene.control("release.rule") as? PopUpButton)
    #expect(scene.app.stage.perform { UIApplication.shared.usesCompactMenus })
    #expect(button.title(for: .normal) == "Distance or speed")
    scene.click(button)
    let before = scene.picture()
    for key in [HostKey.down, .down, .down, .enter] { #expect(scene.app.keyDown(key, isRepeat: false)) }
    scene.app.stage.advance(by: 0.5)
    #expect(before.digest != scene.picture().digest)
    #expect(scene.parameter("release.rule") == .choice("fling") && button.title(for: .normal) == "Flick first")
    scene.click(button)
    #expect(scene.app.keyDown(.escape, isRepeat: false) && scene.depth == 3)
    scene.app.store.undo()
    #expect(scene.parameter("release.rule") == .choice("distanceOrVelocity"))
    scene.focus("release.rule")
    #expect(scene.app.keyDown(.right, isRepeat: false) && scene.parameter("release.rule") == .choice("fling"))
    #expect(scene.app.keyDown(.space, isRepeat: false) && scene.app.keyDown(.escape, isRepeat: false))
    try scene.app.stage.settle()
    #expect(scene.depth == 3 && button.hasKeyboardFocus)
  }

  @Test("A wheel over a slider or a number scrolls the column, and changes the parameter only if that has the focus")
  func wheel() throws {
    let scene = PanelScene("ios-18", size: CGSize(width: 982, height: 800))
    let column = try #require(scene.app.bench?.panel.parameters.shown(ScrollColumn.self).first)
    for control in [try #require(scene.control("shadow.radius")), try #require(scene.field("shadow.radius"))] {
      let offset = column.contentOffset.y
      scene.app.stage.wheel(by: CGVector(dx: 0, dy: -30), at: control.middle)
      scene.app.stage.advance(by: 0.5)
      #expect(column.contentOffset.y > offset && scene.app.store.edits.isEmpty)
      scene.app.stage.perform { control.hasKeyboardFocus = true }
      let scrolled = column.contentOffset.y
      scene.app.stage.wheel(by: CGVector(dx: 0, dy: 30), at: control.middle)
      scene.app.stage.advance(by: 0.5)
      #expect(column.contentOffset.y == scrolled)
      guard case .number(let radius)? = scene.parameter("shadow.radius") else { throw CancellationError() }
      #expect(radius > 10)
      scene.app.store.undo()
      #expect(scene.parameter("shadow.radius") == .number(10))
      scene.app.stage.perform { control.hasKeyboardFocus = false }
    }
  }
}
