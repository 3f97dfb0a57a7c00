import Stage
import Testing

@testable import UIKit

/// A stage with a button that opens a menu of sections, with a submenu, a disabled and a hidden element.
@MainActor final class MenuScene {
  let stage = Stage(size: CGSize(width: 600, height: 500))
  let button: UIButton
  private(set) var chosen: [String] = []
  let center = CGPoint(x: 60, y: 35)

  init(compact: Bool = true) {
    let stage = stage
    button = stage.perform { UIButton(type: .system) }
    button.frame = CGRect(x: 20, y: 20, width: 80, height: 30)
    button.setTitle("Menu", for: .normal)
    stage.window.backgroundColor = .white
    stage.window.addSubview(button)
    button.application.usesCompactMenus = compact
    button.showsMenuAsPrimaryAction = true
    button.menu = stage.perform { menu() }
    stage.advance(by: 0.1)
  }

  func action(
    _ title: String, _ attributes: UIMenuElement.Attributes = [], _ state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { [unowned self] in chosen.append($0.title) }
  }

  private func menu() -> UIMenu {
    UIMenu(children: [
      action("Open"), action("Later", .disabled), action("Never", .hidden),
      UIMenu(title: "More", children: [action("Inner"), action("Deep")]),
      UIMenu(options: [.displayInline, .singleSelection], children: [action("Small", [], .on), action("Large")]),
      action("Delete", .destructive),
    ])
  }

  var platters: [MenuPlatter] { button.menuPresenter?.platters ?? [] }

  /// The position on the stage of the row with `title`.
  func point(_ title: String) -> CGPoint {
    for row in platters.flatMap(\.rows) where row.item.element.title == title {
      let rect = row.convert(row.bounds, to: nil)
      return CGPoint(x: rect.midX, y: rect.midY)
    }
    return CGPoint(x: -1, y: -1)
  }

  func click(_ point: CGPoint) {
    stage.click(point)
    stage.advance(by: 0.05)
  }

  var highlighted: String? { platters.last?.highlighted?.item.element.title }
}

@MainActor @Suite("Menus")
struct MenuTests {
  @Test("A click opens the menu, and a click on an element chooses it and closes the menu")
  func click() {
    let scene = MenuScene()
    scene.click(scene.center)
    #expect(scene.platters.count == 1)
    #expect(scene.platters[0].rows.map(\.item.element.title) == ["Open", "Later", "More", "Small", "Large", "Delete"])
    scene.click(scene.point("Open"))
    #expect(scene.chosen == ["Open"] && scene.platters.isEmpty && !scene.button.isHighlighted)
  }

  @Test("A press that is dragged to an element chooses it on release; released elsewhere it chooses nothing")
  func drag() {
    let scene = MenuScene()
    scene.stage.send(.down(scene.center))
    scene.stage.advance(by: 0.1)
    let target = scene.point("Delete")
    scene.stage.send(.move(target))
    #expect(scene.highlighted == "Delete")
    scene.stage.send(.up(target))
    #expect(scene.chosen == ["Delete"] && scene.platters.isEmpty)
    scene.stage.send(.down(scene.center))
    scene.stage.send(.move(CGPoint(x: 500, y: 450)))
    scene.stage.send(.up(CGPoint(x: 500, y: 450)))
    #expect(scene.chosen == ["Delete"] && scene.platters.isEmpty)
  }

  @Test("A click on a button that its menu covers leaves the menu open and chooses nothing")
  func covered() {
    let scene = MenuScene()
    scene.button.frame = CGRect(x: 20, y: 200, width: 80, height: 100)
    scene.button.menu = scene.stage.perform { UIMenu(children: (0..<60).map { scene.action("Item \($0)") }) }
    scene.click(CGPoint(x: 60, y: 250))
    #expect(scene.platters.count == 1 && scene.chosen.isEmpty)
  }

  @Test("A click outside closes the menu and does nothing else; a click on a disabled element does nothing")
  func outside() {
    let scene = MenuScene()
    scene.click(scene.center)
    scene.click(scene.point("Later"))
    #expect(scene.platters.count == 1 && scene.chosen.isEmpty)
    scene.click(scene.center)
    #expect(scene.platters.isEmpty && scene.chosen.isEmpty)
  }

  @Test("Keys walk past disabled elements and around the ends, enter and leave submenus, choose and close")
  func keys() {
    let scene = MenuScene()
    scene.stage.perform { scene.button.activate() }
    let steps: [(HostKey, String?)] = [
      (.down, "Large"), (.down, "Delete"), (.down, "Open"), (.down, "More"), (.right, "Inner"), (.down, "Deep"),
      (.left, "More"), (.up, "Open"), (.up, "Delete"), (.home, "Open"), (.end, "Delete"), (.character("m"), "More"),
      (.enter, "Inner"), (.escape, "More"),
    ]
    #expect(scene.highlighted == "Small")
    for (index, (key, title)) in steps.enumerated() {
      #expect(scene.stage.keyDown(key), "step \(index)")
      #expect(scene.highlighted == title, "step \(index): \(key)")
    }
    scene.stage.keyDown(.right)
    scene.stage.keyDown(.space)
    #expect(scene.chosen == ["Inner"] && scene.platters.isEmpty)
    scene.stage.perform { scene.button.activate() }
    scene.stage.keyDown(.escape)
    #expect(scene.platters.isEmpty && scene.chosen == ["Inner"])
  }

  @Test("An open menu takes every key and all text")
  func modal() {
    let scene = MenuScene()
    let field = scene.stage.perform { UITextField(frame: CGRect(x: 200, y: 20, width: 100, height: 30)) }
    scene.stage.window.addSubview(field)
    field.becomeFirstResponder()
    scene.click(scene.center)
    #expect(scene.stage.keyDown(.character("x")) && scene.stage.keyDown(.function(5)))
    scene.stage.insertText("x")
    #expect(field.text == "" && field.isEditing)
    scene.stage.keyDown(.escape)
    scene.stage.insertText("x")
    #expect(field.text == "x")
  }

  @Test("The pointer over an element highlights it without being pressed, and opens its submenu")
  func hover() {
    let scene = MenuScene()
    scene.click(scene.center)
    scene.stage.hover(at: scene.point("Open"))
    #expect(scene.highlighted == "Open")
    scene.stage.hover(at: scene.point("More"))
    #expect(scene.platters.count == 2)
    scene.stage.hover(at: scene.point("Deep"))
    #expect(scene.highlighted == "Deep")
    scene.click(scene.point("Deep"))
    #expect(scene.chosen == ["Deep"] && scene.platters.isEmpty)
  }

  @Test("Choosing in a section of single selection checks that element alone")
  func selection() {
    let scene = MenuScene()
    scene.click(scene.center)
    scene.click(scene.point("Large"))
    #expect(scene.button.menu?.selectedElements.map(\.title) == ["Large"])
  }

  @Test("A button that shows its selection takes the title of what is chosen")
  func popUp() {
    let scene = MenuScene()
    scene.button.menu = scene.stage.perform {
      UIMenu(children: [scene.action("Left"), scene.action("Right", [], .on), scene.action("Up")])
    }
    scene.button.changesSelectionAsPrimaryAction = true
    #expect(scene.button.title(for: .normal) == "Right")
    scene.click(scene.center)
    scene.click(scene.point("Up"))
    #expect(scene.button.title(for: .normal) == "Up" && scene.chosen == ["Up"] && !scene.button.isSelected)
    #expect(scene.button.menu?.selectedElements.map(\.title) == ["Up"])
  }

  @Test("An element that keeps the menu open does so; a command calls its method")
  func kinds() {
    let scene = MenuScene()
    final class Target: UIView {
      var count = 0
      func obey(_ command: UICommand) { count += 1 }
      override var canBecomeFirstResponder: Bool { true }
    }
    let target = scene.stage.perform { Target() }
    scene.stage.window.addSubview(target)
    target.becomeFirstResponder()
    scene.button.menu = scene.stage.perform {
      UIMenu(children: [
        scene.action("Stay", .keepsMenuPresented), UICommand(title: "Obey", action: Selector(Target.obey(_:))),
      ])
    }
    scene.click(scene.center)
    scene.click(scene.point("Stay"))
    #expect(scene.chosen == ["Stay"] && scene.platters.count == 1)
    scene.click(scene.point("Obey"))
    #expect(target.count == 1 && scene.platters.isEmpty)
  }

  @Test("2.5: A menu for fingers is 250 points wide, its rows 42 or 58 high, with gaps of 21 and a header of 40 1/3")
  func sizes() {
    let scene = MenuScene(compact: false)
    scene.click(scene.center)
    let platter = scene.platters[0]
    #expect(platter.bounds.width == 250 && platter.rows.allSatisfy { $0.bounds.height == 42 })
    #expect(platter.rows[3].frame.minY - platter.rows[2].frame.maxY == 21 && platter.layer.cornerRadius == 32.6)
  }

  @Test("2.5: The titles of a menu for fingers begin at 28 points, at 40 beside a checkmark, at 60 beside an image")
  func insets() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in }
    let rows: [([UIMenuElement], CGFloat)] = [
      ([UIAction(title: "A") { _ in }], 28), ([UIAction(title: "A", state: .on) { _ in }], 40),
      ([UIAction(title: "A", image: image) { _ in }], 60),
    ]
    for (children, inset) in rows {
      let scene = MenuScene(compact: false)
      scene.button.menu = scene.stage.perform { UIMenu(title: "Header", children: children) }
      scene.click(scene.center)
      let platter = scene.platters[0]
      let labels = Self.labels(in: platter)
      #expect(labels.first { $0.text == "A" }.map { $0.convert($0.bounds, to: platter).minX } == inset)
      #expect(labels.first { $0.text == "Header" }.map { abs($0.frame.height - 121.0 / 3) < 1e-9 } == true)
    }
  }

  private static func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(in: $0) }
  }

  @Test("A menu stays within the window, above its button if there is no room below, and scrolls if it is too long")
  func room() {
    let scene = MenuScene()
    scene.button.frame.origin = CGPoint(x: 530, y: 460)
    scene.click(CGPoint(x: 570, y: 475))
    var frame = scene.platters[0].frame
    #expect(frame.maxX <= 600 && frame.maxY <= 460 && frame.minY >= 0)
    scene.stage.keyDown(.escape)
    scene.button.menu = scene.stage.perform { UIMenu(children: (0..<60).map { scene.action("Item \($0)") }) }
    scene.click(CGPoint(x: 570, y: 475))
    frame = scene.platters[0].frame
    #expect(frame.minY >= 0 && frame.maxY <= 500)
    scene.stage.keyDown(.end)
    let last = scene.point("Item 59")
    #expect(frame.contains(last))
    scene.stage.wheel(by: CGVector(dx: 0, dy: 5000), at: last)
    #expect(frame.contains(scene.point("Item 0")))
  }

  @Test("A button that leaves its window with an open menu leaves no menu behind")
  func leaving() {
    let scene = MenuScene()
    scene.click(scene.center)
    scene.button.removeFromSuperview()
    scene.stage.advance(by: 0.1)
    #expect(scene.platters.isEmpty && !scene.stage.keyDown(.character("x")))
  }
}
