import CoreGraphics
import Foundation
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

  /// Returns the finger's position at a progress; a pan begins after ten points.
  private func point(_ progress: CGFloat) -> CGPoint { windowPoint(CGPoint(x: start + 10 + 390 * progress, y: 400)) }

  func click(at point: CGPoint) {
    app.stage.send(.down(point))
    app.stage.advance(by: 0.05)
    app.stage.send(.up(point))
  }

  func click(_ control: UIControl) {
    let frame = control.convert(control.bounds, to: nil)
    click(at: CGPoint(x: frame.midX, y: frame.midY))
  }

  // MARK: The keyboard

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
    func label(_ view: UIView) -> UILabel? {
      if let label = view as? UILabel, label.text == title { return label }
      return view.subviews.lazy.compactMap(label).first
    }
    let found = try #require(question.flatMap { label($0.view) })
    let frame = found.convert(found.bounds, to: nil)
    stage.send(.down(CGPoint(x: frame.midX, y: frame.midY)))
    stage.advance(by: 0.05)
    stage.send(.up(CGPoint(x: frame.midX, y: frame.midY)))
    try stage.settle()
  }
}
