import UIKit

/// An application with one window, pointers and a clock that a test moves by hand, and a log of touches and actions.
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

  /// Adds a view to `superview`, or to the window, that logs its touches under `name`.
  func view(_ name: String, _ frame: CGRect? = nil, on superview: UIView? = nil) -> LoggedView {
    application.enter()
    let view = LoggedView(frame: frame ?? window.bounds)
    (view.name, view.world) = (name, self)
    (superview ?? window).addSubview(view)
    return view
  }

  /// Adds a window, in front of the first one unless its level is lower.
  func addWindow(_ frame: CGRect, level: UIWindow.Level = .normal) -> SilentWindow {
    application.enter()
    let window = SilentWindow(frame: frame)
    window.windowLevel = level
    window.isHidden = false
    return window
  }

  /// Adds a recogniser to `view` and logs the states for which it sends an action, under `name`.
  @discardableResult
  func watch<Recogniser: UIGestureRecognizer>(
    _ recognizer: Recogniser, _ name: String, on view: UIView
  ) -> Recogniser {
    application.enter()
    recognizer.name = name
    let listener = Listener()
    listener.onAction = { [unowned self] in log.append("\($0.name ?? "?") \($0.state.text)") }
    recognizer.addTarget(listener, action: Selector(Listener.act(_:)))
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

  /// Goes down and up at one position.
  func tap(_ x: Double, _ y: Double, id: Int = 0) {
    down(x, y, id: id)
    wait(0.05)
    up(x, y, id: id)
  }

  /// Moves a pointer that is down from one position to another in `steps` steps of 1/120 s each.
  func drag(from start: SIMD2<Double>, to end: SIMD2<Double>, steps: Int, id: Int = 0) {
    for step in 1...steps {
      wait(1 / 120)
      let position = start + (end - start) * Double(step) / Double(steps)
      move(position.x, position.y, id: id)
    }
  }

  /// Lets a number of seconds pass.
  func wait(_ seconds: Double) {
    time += seconds
    application.runFrame(at: time, interval: 1 / 60)
  }
}

/// A target that calls a closure for every action.
@MainActor final class Listener {
  var onAction: (UIGestureRecognizer) -> Void = { _ in }
  func act(_ recognizer: UIGestureRecognizer) { onAction(recognizer) }
}

final class LoggedWindow: UIWindow {}

/// A view that logs its touches.
final class LoggedView: UIView {
  var name = ""
  weak var world: TouchWorld?
  var mayBegin = true

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log("cancelled", touches) }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }

  private func log(_ phase: String, _ touches: Set<UITouch>) {
    let phases = Set(touches.map(\.phase.text))
    let mismatch = phases == [phase] ? "" : " as \(phases)"
    world?.log.append("\(name): \(touches.count == 1 ? "" : "\(touches.count) ")\(phase)\(mismatch)")
  }
}

extension UIGestureRecognizer.State {
  var text: String { ["possible", "began", "changed", "ended", "cancelled", "failed"][rawValue] }
}

extension UITouch.Phase {
  var text: String { ["began", "moved", "stationary", "ended", "cancelled"][rawValue] }
}
