import GoldenPictures
import Raster
import Stage
import Testing
import UIKit

@MainActor @Suite("Alerts and action sheets")
struct AlertTests {
  @Test("An alert is 270 points wide, in the middle of the safe area, with 44 points for a row of buttons")
  func size() throws {
    let scene = try AlertScene()
    scene.stage.safeAreaInsets = UIEdgeInsets(top: 47, left: 0, bottom: 33, right: 0)
    let alert = try scene.present([("OK", .default)])
    #expect(alert.view.frame.width == 270 && alert.view.frame.midX == 187.5 && alert.view.frame.midY == 340.5)
    let button = scene.button("OK", of: alert)
    #expect(button.height == 44 && button.width == 270 && button.maxY == alert.view.frame.maxY)
    let title = alert.view.frame.height - 44
    #expect(title > 55 && title < 65, "20 points above and below a line of 17 points")
  }

  /// Actions in the order in which they are added, and the titles from the upper left as they are shown.
  struct Arrangement: Sendable {
    let style: UIAlertController.Style
    let actions: [(String, UIAlertAction.Style)]
    let lines: [[String]]

    init(_ style: UIAlertController.Style, _ actions: [(String, UIAlertAction.Style)], _ lines: [[String]]) {
      (self.style, self.actions, self.lines) = (style, actions, lines)
    }

    static let all = [
      Self(.alert, [("No", .cancel), ("Yes", .default)], [["No", "Yes"]]),
      Self(.alert, [("Yes", .default), ("No", .cancel)], [["No", "Yes"]]),
      Self(.alert, [("One", .default), ("Two", .destructive)], [["One", "Two"]]),
      Self(.alert, [("No", .cancel), ("A long title of a button", .default)], [["A long title of a button"], ["No"]]),
      Self(.alert, [("No", .cancel), ("One", .default), ("Two", .destructive)], [["One"], ["Two"], ["No"]]),
      Self(.actionSheet, [("No", .cancel), ("Yes", .default)], [["Yes"], ["No"]]),
    ]
  }

  @Test(
    "Two short buttons stand beside each other with Cancel on the left; others below each other",
    arguments: Arrangement.all)
  func order(_ row: Arrangement) throws {
    let scene = try AlertScene()
    let alert = try scene.present(row.actions, as: row.style)
    let frames = row.lines.map { $0.map { scene.button($0, of: alert) } }
    for line in frames {
      #expect(Set(line.map(\.minY)).count == 1)
      #expect(zip(line, line.dropFirst()).allSatisfy { $0.maxX <= $1.minX })
    }
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0[0].maxY <= $1[0].minY })
    #expect(frames.joined().allSatisfy { alert.view.frame.contains($0) })
  }

  @Test("An action sheet lies 8 points from the edges, with rows of 57 points and the cancel button 8 points below")
  func sheet() throws {
    let scene = try AlertScene()
    let actions: [(String, UIAlertAction.Style)] = [("One", .default), ("No", .cancel), ("Two", .destructive)]
    let alert = try scene.present(actions, as: .actionSheet, title: nil)
    #expect(scene.button("No", of: alert) == CGRect(x: 8, y: 602, width: 359, height: 57))
    #expect(scene.button("Two", of: alert) == CGRect(x: 8, y: 537, width: 359, height: 57))
    #expect(scene.button("One", of: alert).maxY == 537 && alert.view.frame.minY == 480)
    let wide = try AlertScene(size: CGSize(width: 1_000, height: 700))
    #expect(try wide.present(actions, as: .actionSheet).view.frame.width == 424)
  }

  @Test("A handler is called once, after the dismissal, and the appearance calls are balanced")
  func handler() throws {
    let scene = try AlertScene()
    let alert = try scene.present([("No", .cancel), ("Yes", .default)], animated: true)
    try scene.stage.settle()
    #expect(alert.view.alpha == 1 && alert.view.transform == .identity)
    let yes = scene.button("Yes", of: alert)
    for _ in 0..<2 {
      scene.stage.tapFinger(CGPoint(x: yes.midX, y: yes.midY))
      scene.stage.advance(by: 0.05)
    }
    #expect(scene.log.lines == ["willAppear", "didAppear", "willDisappear"])
    try scene.stage.settle()
    #expect(scene.log.lines == ["willAppear", "didAppear", "willDisappear", "didDisappear", "Yes"])
    #expect(scene.presenter.presentedViewController == nil && scene.stage.diagnostics == [])
    // The same alert can be presented again.
    scene.stage.perform { scene.presenter.present(alert, animated: true) }
    try scene.stage.settle()
    try scene.tap("No", of: alert)
    #expect(scene.log.lines.last == "No" && scene.log.lines.count == 10)
    // Keys arrive also while the alert comes and goes.
    scene.stage.perform { scene.presenter.present(alert, animated: true) }
    scene.stage.advance(by: 0.05)
    try scene.press([.escape, .escape])
    #expect(scene.log.lines.count { $0 == "No" } == 2 && scene.presenter.presentedViewController == nil)
  }

  @Test("An alert that is dismissed by its presenter calls no handler")
  func dismissed() throws {
    for animated in [true, false] {
      let scene = try AlertScene()
      try scene.present([("No", .cancel), ("Yes", .default)])
      scene.stage.perform { scene.presenter.dismiss(animated: animated) }
      try scene.stage.settle()
      #expect(scene.log.lines == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    }
  }

  @Test("A handler can present another alert; one that is presented over another is reported")
  func another() throws {
    let scene = try AlertScene()
    let (stage, presenter, log) = (scene.stage, scene.presenter, scene.log)
    let first = stage.perform {
      let second = UIAlertController(title: "Second", message: nil, preferredStyle: .actionSheet)
      second.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in log.note("second") })
      let first = UIAlertController(title: "First", message: nil, preferredStyle: .alert)
      first.addAction(
        UIAlertAction(title: "More", style: .default) { _ in
          log.note("first")
          presenter.present(second, animated: true)
        })
      presenter.present(first, animated: true)
      return first
    }
    try stage.settle()
    try scene.tap("More", of: first)
    #expect(presenter.presentedViewController?.title == "Second")
    try scene.press([.escape])
    #expect(log.lines == ["first", "second"] && stage.diagnostics == [])
    #expect(presenter.presentedViewController == nil)
    try scene.present([("No", .cancel)])
    try scene.present([("No", .cancel)])
    #expect(stage.diagnostics.count == 1)
  }

  /// Keys, and the action that they choose.
  struct Pressing: Sendable {
    let keys: [HostKey]
    var fields = 0
    let expected: String?

    static let back = HostKey.tab.with(.shift)
    static let all = [
      Self(keys: [.escape], expected: "No"), Self(keys: [.enter], expected: "Yes"),
      Self(keys: [.space], expected: nil), Self(keys: [.tab, .space], expected: "First"),
      Self(keys: [.tab, .tab, .tab, .enter], expected: "Delete"),
      Self(keys: [.tab, .tab, .tab, .tab, .enter], expected: "No"),
      Self(keys: [back, .enter], expected: "No"), Self(keys: [.tab, back, .enter], expected: "No"),
      Self(keys: [.enter], fields: 2, expected: nil), Self(keys: [.enter, .enter], fields: 2, expected: "Yes"),
      Self(keys: [.escape], fields: 1, expected: "No"), Self(keys: [.tab, .enter], fields: 1, expected: "First"),
      Self(keys: [back, .space], fields: 1, expected: "No"),
    ]
  }

  @Test("Escape cancels, Return prefers, Tab moves the focus, which Return and Space press", arguments: Pressing.all)
  func keys(_ row: Pressing) throws {
    let scene = try AlertScene()
    let actions: [(String, UIAlertAction.Style)] = [
      ("No", .cancel), ("First", .default), ("Yes", .default), ("Delete", .destructive),
    ]
    let alert = try scene.present(actions, fields: row.fields, preferred: 2)
    try scene.press(row.keys)
    let chosen = scene.log.lines.last
    #expect(row.expected == nil ? alert.presentingViewController != nil : chosen == row.expected, "\(scene.log.lines)")
  }

  @Test("A tap beside an action sheet cancels it if it has a cancel action; beside an alert it does nothing")
  func outside() throws {
    let point = CGPoint(x: 20, y: 40)
    let scene = try AlertScene()
    let alert = try scene.present([("No", .cancel)])
    try scene.tap(point)
    #expect(alert.presentingViewController != nil)
    try scene.press([.escape])
    scene.log.lines = []
    try scene.present([("Yes", .default), ("No", .cancel)], as: .actionSheet)
    try scene.tap(point)
    #expect(scene.log.lines.last == "No")
    let other = try scene.present([("Yes", .default)], as: .actionSheet)
    try scene.tap(point)
    try scene.press([.escape])
    #expect(other.presentingViewController != nil)
  }

  @Test("A finger that slides to another button chooses that one; one that slides off chooses none")
  func sliding() throws {
    let scene = try AlertScene()
    let alert = try scene.present([("One", .default), ("Two", .default), ("Three", .default)])
    let (one, two) = (scene.button("One", of: alert), scene.button("Two", of: alert))
    try scene.tap(CGPoint(x: one.midX, y: one.midY), to: CGPoint(x: 5, y: one.midY))
    #expect(alert.presentingViewController != nil)
    try scene.tap(CGPoint(x: one.midX, y: one.midY), to: CGPoint(x: two.midX, y: two.midY))
    #expect(scene.log.lines.last == "Two")
  }

  @Test("A disabled action cannot be chosen by any means, until it is enabled")
  func disabled() throws {
    let scene = try AlertScene()
    let alert = try scene.present([("No", .cancel), ("Yes", .default)], fields: 1, preferred: 1)
    scene.stage.perform { for action in alert.actions { action.isEnabled = false } }
    try scene.tap("Yes", of: alert)
    try scene.press([.escape, .enter, .tab, .space])
    #expect(alert.presentingViewController != nil && alert.textFields?[0].isFirstResponder == true)
    scene.stage.perform { alert.actions[1].isEnabled = true }
    try scene.press([.enter])
    #expect(scene.log.lines.last == "Yes")
  }

  @Test("The first field gets what is typed; afterwards the field that was edited before is edited again")
  func typing() throws {
    let scene = try AlertScene()
    let before = scene.stage.perform { UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)) }
    scene.presenter.view.addSubview(before)
    scene.stage.perform { _ = before.becomeFirstResponder() }
    let alert = try scene.present([("OK", .default)], fields: 2)
    #expect(!before.isFirstResponder && alert.textFields?[0].isFirstResponder == true)
    scene.stage.insertText("Hello")
    try scene.press([.enter])
    scene.stage.insertText("world")
    #expect(alert.textFields?.map(\.text) == ["Hello", "world"] && before.text == "")
    try scene.tap("OK", of: alert)
    #expect(before.isFirstResponder && scene.log.lines.last == "OK")
  }

  @Test("What does not fit the screen scrolls: the alert stays within it, and buttons keep their height")
  func long() throws {
    let scene = try AlertScene(size: CGSize(width: 320, height: 300))
    let message = String(repeating: "A sentence that is repeated. ", count: 40)
    let alert = try scene.present((0..<12).map { ("Button \($0)", .default) }, message: message)
    #expect(alert.view.frame == CGRect(x: 25, y: 8, width: 270, height: 284))
    #expect(scene.button("Button 0", of: alert).height == 44)
    let first = scene.button("Button 0", of: alert)
    let point = CGPoint(x: first.midX, y: first.midY)
    try scene.tap(point, to: CGPoint(x: first.midX, y: first.midY - 60))
    #expect(alert.presentingViewController != nil && scene.button("Button 0", of: alert).minY < first.minY)
    try scene.tap(point)
    #expect(scene.log.lines.last?.hasPrefix("Button ") == true)
    let sheet = try scene.present((0..<12).map { ("Button \($0)", .default) } + [("No", .cancel)], as: .actionSheet)
    try scene.press([HostKey.tab, .tab, .tab, .tab, .tab])
    #expect(scene.button("Button 4", of: sheet).maxY <= scene.button("No", of: sheet).minY)
  }

  @Test("An alert that is turned or whose text changes is laid out again")
  func changes() throws {
    let scene = try AlertScene()
    let alert = try scene.present([("OK", .default)])
    let height = alert.view.frame.height
    scene.stage.perform { alert.message = "Two lines of text that need\nmore room than the title alone" }
    #expect(alert.view.frame.height > height + 30 && alert.view.frame.midY == 333.5)
    scene.stage.resize(to: CGSize(width: 667, height: 375), scale: 2)
    try scene.stage.settle()
    #expect(alert.view.frame.midX == 333.5 && alert.view.frame.midY == 187.5)
  }

  @Test("A second cancel action, a field in an action sheet and a foreign preferred action are reported")
  func misuse() throws {
    let scene = try AlertScene()
    scene.stage.perform {
      let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      for _ in 0..<2 { sheet.addAction(UIAlertAction(title: "No", style: .cancel)) }
      sheet.addTextField()
      sheet.preferredAction = UIAlertAction(title: "Yes", style: .default)
      #expect(sheet.actions.count == 1 && sheet.textFields == nil && sheet.preferredAction == nil)
    }
    #expect(scene.stage.diagnostics.count == 3)
  }

  /// The alerts of the golden pictures.
  nonisolated static let pictures = ["two", "three", "fields", "sheet"]

  @Test("Alerts over a screen", arguments: pictures, [UIUserInterfaceStyle.light, .dark])
  func picture(_ name: String, _ style: UIUserInterfaceStyle) throws {
    let scene = try AlertScene(size: CGSize(width: 320, height: 360), scale: 1)
    scene.stage.userInterfaceStyle = style
    scene.stage.perform {
      scene.presenter.view.backgroundColor = .systemBackground
      let band = UIView(frame: CGRect(x: 20, y: 150, width: 120, height: 120))
      band.backgroundColor = .systemOrange
      scene.presenter.view.addSubview(band)
    }
    switch name {
    case "two":
      let alert = try scene.present(
        [("Cancel", .cancel), ("Delete", .destructive)], message: "What happens if it is deleted.")
      let delete = scene.button("Delete", of: alert)
      scene.stage.send(.down(CGPoint(x: delete.midX, y: delete.midY)))
    case "three":
      let alert = try scene.present(
        [("First", .default), ("Second", .default), ("Cancel", .cancel)],
        message: "Several lines of text, which stand\nin the middle.", preferred: 0)
      scene.stage.perform { alert.actions[1].isEnabled = false }
    case "fields":
      try scene.present([("Cancel", .cancel), ("Sign In", .default)], fields: 2)
      try scene.press([.tab, .tab])
    default:
      try scene.present(
        [("Share", .default), ("Delete", .destructive), ("Cancel", .cancel)], as: .actionSheet,
        message: "What to do with it.")
    }
    scene.stage.advance(by: 0.1)
    let buffer = try #require(PixelBuffer(width: 320, height: 360))
    _ = try scene.stage.draw(into: buffer, everything: true)
    try expectGolden(buffer, "alert-\(name)-\(style == .dark ? "dark" : "light")")
  }
}
