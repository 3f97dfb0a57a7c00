import Stage
import Testing
import UIKit

/// An alert that logs its appearance calls.
@MainActor private final class LoggingAlert: UIAlertController {
  var log: CallLog?

  override func viewWillAppear(_ animated: Bool) { log?.note("willAppear") }
  override func viewDidAppear(_ animated: Bool) { log?.note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { log?.note("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log?.note("didDisappear") }
}

/// A phone with a screen A, and alerts over it.
@MainActor struct AlertScene {
  let stage: Stage
  let log = CallLog()
  let presenter: LoggingController

  init(size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 2) throws {
    let (stage, log) = (Stage(size: size, scale: scale), log)
    self.stage = stage
    presenter = stage.perform { LoggingController("A", log) }
    stage.window.rootViewController = presenter
    try stage.settle()
    log.lines = []
  }

  /// Presents an alert with actions, whose handlers log their titles.
  @discardableResult func present(
    _ actions: [(String, UIAlertAction.Style)], as style: UIAlertController.Style = .alert, title: String? = "Title",
    message: String? = nil, fields: Int = 0, preferred: Int? = nil, animated: Bool = false
  ) throws -> UIAlertController {
    let alert = stage.perform {
      let alert = LoggingAlert(title: title, message: message, preferredStyle: style)
      alert.log = log
      for (title, style) in actions {
        alert.addAction(UIAlertAction(title: title, style: style) { [log] in log.note($0.title ?? "") })
      }
      for index in 0..<fields { alert.addTextField { $0.placeholder = "Field \(index)" } }
      if let preferred { alert.preferredAction = alert.actions[preferred] }
      presenter.present(alert, animated: animated)
      return alert
    }
    if !animated { try stage.settle() }
    return alert
  }

  /// The frame of the button with a title, on the screen; null if there is none.
  func button(_ title: String, of alert: UIAlertController) -> CGRect {
    func find(_ view: UIView) -> UIView? {
      if view is UIControl, !(view is UITextField), label(in: view) == title { return view }
      return view.subviews.lazy.compactMap(find).first
    }
    return find(alert.view).map { $0.convert($0.bounds, to: nil) } ?? .null
  }

  private func label(in view: UIView) -> String? { view.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first }

  /// Taps a point, and waits until nothing moves.
  func tap(_ point: CGPoint, to end: CGPoint? = nil) throws {
    stage.send(.down(point))
    stage.advance(by: 0.05)
    if let end {
      stage.send(.move(end))
      stage.advance(by: 0.05)
    }
    stage.send(.up(end ?? point))
    try stage.settle()
  }

  func tap(_ title: String, of alert: UIAlertController) throws {
    let frame = button(title, of: alert)
    try tap(CGPoint(x: frame.midX, y: frame.midY))
  }

  func press(_ keys: [HostKey]) throws {
    for key in keys {
      stage.keyDown(key)
      stage.keyUp(key)
    }
    try stage.settle()
  }
}
