import CoreGraphics
import Foundation
import QuartzCore
import UIKit

/// An application with one window, whose pointers and time are moved by hand, and a log of all that was heard.
@MainActor final class TouchWorld {
  let application = UIApplication(size: CGSize(width: 390, height: 844), scale: 1)
  let window: UIWindow
  var log: [String] = []
  var time = 0.0

  init() {
    application.enter()
    window = LoggedWindow(frame: application.screen.bounds)
    window.isHidden = false
    application.finishTurn()
  }

  /// A view on `superview`, or on the window, that logs the touches it is told of as `name`.
  func view(_ name: String, _ frame: CGRect? = nil, on superview: UIView? = nil) -> LoggedView {
    application.enter()
    let view = LoggedView(frame: frame ?? window.bounds)
    (view.name, view.world) = (name, self)
    (superview ?? window).addSubview(view)
    return view
  }

  /// A window in front of the first one, or behind it by a lower level.
  func addWindow(_ frame: CGRect, level: UIWindow.Level = .normal) -> SilentWindow {
    application.enter()
    let window = SilentWindow(frame: frame)
    window.windowLevel = level
    window.isHidden = false
    return window
  }

  /// Has the recogniser watch `view` and its states logged as `name`.
  @discardableResult
  func watch<Recogniser: UIGestureRecognizer>(
    _ recognizer: Recogniser, _ name: String, on view: UIView
  ) -> Recogniser {
    application.enter()
    recognizer.name = name
    let listener = Listener()
    listener.heard = { [unowned self] in log.append("\($0.name ?? "?") \($0.state.text)") }
    recognizer.addTarget(listener, action: Selector(Listener.hear(_:)))
    listeners.append(listener)
    view.addGestureRecognizer(recognizer)
    return recognizer
  }
  private var listeners: [Listener] = []

  func down(_ x: Double, _ y: Double, id: Int = 0) { send(.down, x, y, id) }
  func move(_ x: Double, _ y: Double, id: Int = 0) { send(.move, x, y, id) }
  func up(_ x: Double, _ y: Double, id: Int = 0) { send(.up, x, y, id) }

  func cancel() {
    application.pointer(.cancel, timestamp: time)
    application.finishTurn()
  }

  private func send(_ phase: PointerPhase, _ x: Double, _ y: Double, _ id: Int) {
    application.pointer(phase, id: id, at: CGPoint(x: x, y: y), timestamp: time)
    application.finishTurn()
  }

  /// Goes down and up at one place.
  func tap(_ x: Double, _ y: Double, id: Int = 0) {
    down(x, y, id: id)
    wait(0.05)
    up(x, y, id: id)
  }

  /// Moves from one place to another in `steps` steps of 1/120 s each; the press comes before.
  func drag(from start: SIMD2<Double>, to end: SIMD2<Double>, steps: Int, id: Int = 0) {
    for step in 1...steps {
      wait(1 / 120)
      let place = start + (end - start) * Double(step) / Double(steps)
      move(place.x, place.y, id: id)
    }
  }

  /// Lets time pass.
  func wait(_ seconds: Double) {
    time += seconds
    application.runFrame(at: time, interval: 1 / 60)
  }
}

@MainActor final class Listener {
  var heard: (UIGestureRecognizer) -> Void = { _ in }
  func hear(_ recognizer: UIGestureRecognizer) { heard(recognizer) }
}

final class LoggedWindow: UIWindow {}

final class LoggedView: UIView {
  var name = ""
  weak var world: TouchWorld?
  var mayBegin = true

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log("cancelled", touches) }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }

  private func log(_ what: String, _ touches: Set<UITouch>) {
    let phases = Set(touches.map(\.phase.text))
    let odd = phases == [what] ? "" : " as \(phases)"
    world?.log.append("\(name): \(touches.count == 1 ? "" : "\(touches.count) ")\(what)\(odd)")
  }
}

extension UIGestureRecognizer.State {
  var text: String { ["possible", "began", "changed", "ended", "cancelled", "failed"][rawValue] }
}

extension UITouch.Phase {
  var text: String { ["began", "moved", "stationary", "ended", "cancelled"][rawValue] }
}
