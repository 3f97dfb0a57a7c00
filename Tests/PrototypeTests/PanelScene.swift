import CoreGraphics
import Foundation
import Stage
import UIKit

@testable import Prototype

/// The window with its panel, and a hand on the mouse; points are those of the phone's screen.
@MainActor final class PanelScene {
  let app = PrototypeApp()

  /// Just left of the top screen's edge at half way, where its shadow falls on the one below.
  static let shadow = CGPoint(x: 193, y: 801)
  /// On the ground of the screen below.
  static let below = CGPoint(x: 40, y: 801)
  /// At the beginning of a row of the screen below, as it stands without parallax.
  static let row = CGPoint(x: 9, y: 400)
  /// On the top screen, clear of its edge.
  static let top = CGPoint(x: 300, y: 801)

  init() { app.stage.advance(by: 1) }

  /// The phone's navigation.
  var navigation: UINavigationController? { app.phone.demo.root as? UINavigationController }

  /// How many screens there are.
  var depth: Int { navigation?.viewControllers.count ?? 0 }

  /// What the figure called `key` is set to.
  func figure(_ key: String) -> ParameterValue? { app.phone.demo.figures[key]?.now }

  /// The control of the figure called `key`.
  func control(_ key: String) -> UIControl? { app.bench?.panel.figures.row(key)?.control }

  /// Where the top screen is seen.
  var topX: CGFloat {
    let view = app.phone.stage.perform { navigation?.transitionCoordinator?.view(forKey: .from) }
    return (view ?? navigation?.topViewController?.view)?.layer.presentation()?.position.x ?? .nan
  }

  /// Where `point` of the phone is in the window.
  func place(_ point: CGPoint) -> CGPoint {
    guard let screen = app.bench?.device.screen else { return point }
    let factor = screen.pictureFrame.width / 390
    let local = CGPoint(
      x: screen.pictureFrame.minX + point.x * factor, y: screen.pictureFrame.minY + point.y * factor)
    return screen.convert(local, to: nil)
  }

  func picture() -> Bitmap { app.stage.render() }

  func pixel(_ point: CGPoint, of picture: Bitmap) -> RGBA {
    let place = place(point)
    return picture[Int(place.x), Int(place.y)]
  }

  // MARK: The mouse

  private var start: CGFloat = 100

  /// Puts the button down at `x` and drags until the progress is `progress`.
  func drag(from x: CGFloat = 100, to progress: CGFloat) {
    start = x
    app.stage.send(.down(place(CGPoint(x: x, y: 400))))
    move(from: 0, to: progress)
  }

  func move(from first: CGFloat, to last: CGFloat) {
    for step in 1...10 {
      app.stage.advance(by: 1 / 60)
      app.stage.send(.move(point(first + (last - first) * CGFloat(step) / 10)))
    }
  }

  /// Holds still, so that no velocity is left, and lets go.
  func release(at progress: CGFloat) {
    app.stage.send(.move(point(progress)))
    app.stage.advance(by: 0.2)
    app.stage.send(.up(point(progress)))
  }

  /// Ten points are the pan's slop.
  private func point(_ progress: CGFloat) -> CGPoint { place(CGPoint(x: start + 10 + 390 * progress, y: 400)) }

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

  /// Gives the keyboard to the control of the figure called `key`.
  func focus(_ key: String) {
    guard let panel = app.bench?.panel else { return }
    for _ in panel.controls where control(key)?.hasKeyboardFocus == false { _ = app.keyDown(.tab, isRepeat: false) }
  }

  /// Turns the switch of the figure called `key`, and leaves the focus where it was: at none.
  func turn(_ key: String) {
    focus(key)
    _ = app.keyDown(.space, isRepeat: false)
    while let panel = app.bench?.panel, panel.controls.contains(where: \.hasKeyboardFocus) {
      _ = app.keyDown(.tab, isRepeat: false)
    }
  }
}
