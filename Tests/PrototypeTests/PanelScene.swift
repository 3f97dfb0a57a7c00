import Stage
import Testing
import UIKit

@testable import Prototype

/// A window with a panel, and a user with a mouse and a keyboard; points are those of the phone's screen.
@MainActor final class PanelScene {
  let app: PrototypeApp

  /// A point just left of the top screen's edge at half the distance, where its shadow falls on the screen below.
  static let shadow = CGPoint(x: 193, y: 801)
  /// A point on the background of the screen below.
  static let below = CGPoint(x: 40, y: 801)
  /// A point at the left edge of a row of the screen below, in its position without parallax.
  static let row = CGPoint(x: 9, y: 400)
  /// A point on the top screen, away from its edge.
  static let top = CGPoint(x: 300, y: 801)

  init(_ name: String = "back-swipe", size: CGSize? = nil) {
    app = PrototypeApp(options: PrototypeOptions(entry: Catalogue.entry(named: name) ?? .backSwipe))
    if let size { app.resize(to: size, scale: 1) }
    app.stage.advance(by: 1)
  }

  /// Creates the user of a window.
  init(_ app: PrototypeApp) { self.app = app }

  /// Gives the window a size in points, and waits until nothing moves.
  func resize(_ width: Double, _ height: Double) throws {
    app.resize(to: CGSize(width: width, height: height), scale: 1)
    try app.stage.settle()
  }

  /// The phone's navigation controller.
  var navigation: UINavigationController? { app.phone.demo.root as? UINavigationController }

  /// The number of screens.
  var depth: Int { navigation?.viewControllers.count ?? 0 }

  /// Returns the value of the parameter with a key.
  func parameter(_ key: String) -> ParameterValue? { app.phone.demo.parameters[key]?.current }

  /// Returns the control of the parameter with a key.
  func control(_ key: String) -> UIControl? { controls(key).first }

  /// Returns the controls of the row of the parameter with a key.
  func controls(_ key: String) -> [UIControl] { app.bench?.panel.parameters.row(key)?.controls ?? [] }

  /// Returns the field of the parameter with a key, in which its number is typed.
  func field(_ key: String) -> NumberField? {
    app.bench?.panel.parameters.row(key)?.field(key)
  }

  /// Types a text and presses Enter.
  func type(_ text: String) {
    app.stage.insertText(text)
    _ = app.keyDown(.enter, isRepeat: false)
  }

  /// Presses a control at its left end and drags it to the right, in steps, and lets go.
  func drag(_ control: UIControl, from start: CGFloat, to end: CGFloat) {
    let frame = control.convert(control.bounds, to: nil)
    func point(_ fraction: CGFloat) -> CGPoint { CGPoint(x: frame.minX + fraction * frame.width, y: frame.midY) }
    app.stage.send(.down(point(start)))
    for step in 1...8 {
      app.stage.advance(by: 1 / 60)
      app.stage.send(.move(point(start + (end - start) * CGFloat(step) / 8)))
    }
    app.stage.send(.up(point(end)))
    app.stage.advance(by: 1 / 60)
  }

  /// The presented x coordinate of the top screen's centre.
  var topX: CGFloat {
    let view = app.phone.stage.perform { navigation?.transitionCoordinator?.view(forKey: .from) }
    return (view ?? navigation?.topViewController?.view)?.layer.presentation()?.position.x ?? .nan
  }

  /// Returns the position in the window of a point of the phone.
  func windowPoint(_ point: CGPoint) -> CGPoint {
    guard let screen = app.bench?.device.screen else { return point }
    let factor = screen.pictureFrame.width / 390
    let local = CGPoint(
      x: screen.pictureFrame.minX + point.x * factor, y: screen.pictureFrame.minY + point.y * factor)
    return screen.convert(local, to: nil)
  }

  func picture() -> Bitmap { app.stage.render() }

  func pixel(_ point: CGPoint, of picture: Bitmap) -> RGBA {
    let position = windowPoint(point)
    return picture[Int(position.x), Int(position.y)]
  }

  // MARK: The mouse

  private var start: CGFloat = 100

  /// Presses the button at `x` and drags to a progress.
  func drag(from x: CGFloat = 100, to progress: CGFloat) {
    start = x
    app.stage.send(.down(windowPoint(CGPoint(x: x, y: 400))))
    move(from: 0, to: progress)
  }

  func move(from first: CGFloat, to last: CGFloat) {
    for step in 1...10 {
      app.stage.advance(by: 1 / 60)
      app.stage.send(.move(point(first + (last - first) * CGFloat(step) / 10)))
    }
  }

  /// Holds still, so that there is no velocity, and lets go.
  func release(at progress: CGFloat) {
    app.stage.send(.move(point(progress)))
    app.stage.advance(by: 0.2)
    app.stage.send(.up(point(progress)))
  }

  /// Drags to a progress, lets go without velocity, and waits until nothing moves.
  func swipe(from x: CGFloat = 100, to progress: CGFloat) throws {
    drag(from: x, to: progress)
    release(at: progress)
    try app.stage.settle()
  }

  /// Returns the finger's position at a progress; a pan begins after ten points.
  private func point(_ progress: CGFloat) -> CGPoint { windowPoint(CGPoint(x: start + 10 + 390 * progress, y: 400)) }

  func click(at point: CGPoint) {
    app.stage.send(.down(point))
    app.stage.advance(by: 0.05)
    app.stage.send(.up(point))
  }

  func click(_ view: UIView) { click(at: view.middle) }

  /// Clicks the button with a title, wherever it is shown.
  func click(_ title: String) throws { click(try #require(app.bench?.button(title), "\(title)")) }

  /// What the menu of a button offers.
  func actions(of button: UIButton) -> [UIAction] {
    func actions(_ menu: UIMenu?) -> [UIAction] {
      (menu?.children ?? []).flatMap { ($0 as? UIMenu).map(actions) ?? [$0 as? UIAction].compactMap(\.self) }
    }
    return app.stage.perform { actions(button.menu) }
  }

  /// Chooses what begins with a title in the menu of a button.
  func choose(_ title: String, in button: UIButton) throws {
    let action = try #require(actions(of: button).first { $0.title.hasPrefix(title) }, "\(title)")
    app.stage.perform { button.sendAction(action) }
    app.stage.advance(by: 0.1)
  }

  /// Presses the middle of a view, moves on in steps of a frame, and lets go.
  func pull(_ view: UIView, by distance: CGVector, steps: Int = 6) {
    pull(at: view.middle, by: distance, steps: steps)
    app.stage.advance(by: 1 / 60)
  }

  /// Presses a point of the window, moves on in steps of a frame, rests if asked to, and lets go.
  func pull(at start: CGPoint, by distance: CGVector, steps: Int, resting rest: TimeInterval? = nil) {
    func point(_ part: CGFloat) -> CGPoint {
      CGPoint(x: start.x + distance.dx * part, y: start.y + distance.dy * part)
    }
    app.stage.send(.down(start))
    for step in 1...steps {
      app.stage.advance(by: 1 / 60)
      app.stage.send(.move(point(CGFloat(step) / CGFloat(steps))))
    }
    if let rest { app.stage.advance(by: rest) }
    app.stage.send(.up(point(1)))
  }

  // MARK: The keyboard

  /// Presses a key that does something, and lets some time pass.
  func press(_ key: HostKey, then seconds: TimeInterval? = nil) {
    #expect(app.keyDown(key, isRepeat: false), "\(key)")
    if let seconds { app.stage.advance(by: seconds) }
  }

  /// Moves the keyboard focus to the control of the parameter with a key.
  func focus(_ key: String) {
    guard let panel = app.bench?.panel, control(key) != nil else { return }
    for _ in 0...panel.controls.count where control(key)?.hasKeyboardFocus == false {
      _ = app.keyDown(.tab, isRepeat: false)
    }
  }

  /// Turns the switch of the parameter with a key, and removes the keyboard focus.
  func turn(_ key: String) {
    focus(key)
    _ = app.keyDown(.space, isRepeat: false)
    while let bench = app.bench, bench.controls.contains(where: \.hasKeyboardFocus) {
      _ = app.keyDown(.tab, isRepeat: false)
    }
  }
}

extension Scrub {
  /// The player that is seen, of a transition of the catalogue.
  var replay: StagePlayer? { playback.shown as? StagePlayer }
}

extension PrototypeApp {
  /// The question that is asked; nil if none is.
  var question: UIAlertController? { stage.window.rootViewController?.presentedViewController as? UIAlertController }

  /// Clicks the button of the question with a title.
  func answer(_ title: String) throws {
    let point = try #require(question?.view.shown(UILabel.self).first { $0.text == title }).middle
    stage.send(.down(point))
    stage.advance(by: 0.05)
    stage.send(.up(point))
    try stage.settle()
  }
}

// What a person reads, wherever it lies.

extension UIView {
  /// The view and all its descendants that are not hidden, in their order.
  var shownTree: [UIView] { isHidden ? [] : [self] + subviews.flatMap(\.shownTree) }

  /// Those of a type that are shown in the view.
  func shown<Kind: UIView>(_ kind: Kind.Type) -> [Kind] { shownTree.compactMap { $0 as? Kind } }

  /// The first of a type in the view, also if it is hidden.
  func first<Kind: UIView>(_ kind: Kind.Type) -> Kind? {
    (self as? Kind) ?? subviews.lazy.compactMap { $0.first(kind) }.first
  }

  /// The texts of all labels that are shown in the view.
  var words: [String] { shown(UILabel.self).compactMap(\.text) }

  /// The button with a title that is shown in the view.
  func button(_ title: String) -> PanelButton? { shown(PanelButton.self).first { $0.title == title } }

  /// The middle in the window.
  var middle: CGPoint {
    let frame = convert(bounds, to: nil)
    return CGPoint(x: frame.midX, y: frame.midY)
  }
}

extension PanelScene {
  /// The parameters as a person reads them: a line for each row, note and compared value that is shown.
  ///
  /// A row has its name, after a dot if it is changed and before a question mark if it is a guess, and its values.
  var lines: [String] {
    (app.bench?.panel.parameters.shownTree ?? []).compactMap { view in
      switch view {
      case let row as any ParameterRow: text(of: row)
      case let line as ComparedLine: line.isEmpty ? nil : line.text
      case let note as NoteRow: ([note.text] + note.shown(PanelButton.self).map(\.title)).joined(separator: " ")
      default: nil
      }
    }
  }

  /// The line of the parameter with a key; nil while it is folded.
  func line(_ key: String) -> String? {
    (app.bench?.panel.parameters.row(key)).flatMap { $0.isHidden ? nil : text(of: $0) }
  }

  private func text(of row: any ParameterRow) -> String {
    let name = row.words.first { !$0.isEmpty } ?? ""
    let isChanged = row.shown(RowLabel.self).contains(where: \.isChanged)
    let values = row.shown(UIControl.self).compactMap { control -> String? in
      switch control {
      case let field as PanelField: field.text
      case let chips as ChipGroup: chips.selectedIndex.map { chips.words[$0] }
      case let popUp as PopUpButton: popUp.title(for: .normal)
      case let toggle as CompactSwitch: toggle.isEnabled ? toggle.isOn ? "on" : "off" : "not there"
      default: nil
      }
    }
    return (isChanged ? "• " : "") + name + (row.isGuess ? "?" : "") + ": " + values.joined(separator: ", ")
  }
}
