import Stage
import UIKit

/// A window with a controller, its child, and views below, each of which logs the changes of its traits.
@MainActor final class TraitScene {
  let stage = Stage(size: CGSize(width: 100, height: 100))
  let log = CallLog()
  let root: LoggingTraitsController
  let child: LoggingTraitsController
  let view: LoggingTraitsView
  let leaf: LoggingTraitsView

  init() {
    let log = log
    (root, child) = stage.perform { (LoggingTraitsController("root", log), LoggingTraitsController("child", log)) }
    (view, leaf) = stage.perform { (LoggingTraitsView("view", log), LoggingTraitsView("leaf", log)) }
    stage.perform {
      root.addChild(child)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      child.view.addSubview(view)
      view.addSubview(leaf)
      stage.window.rootViewController = root
    }
    turn()
    _ = log.take()
  }

  /// Ends the turn and runs the next frame.
  func turn() { stage.advance(by: 1 / 60) }

  /// The styles of window, root, root's view, child, child's view, view and leaf: a letter for each.
  var styles: String {
    let objects: [any UITraitEnvironment] = [stage.window, root, root.view, child, child.view, view, leaf]
    return objects.map { $0.traitCollection.userInterfaceStyle == .dark ? "d" : "l" }.joined()
  }
}

@MainActor final class LoggingTraitsController: UIViewController {
  private let name: String
  private let log: CallLog

  init(_ name: String, _ log: CallLog) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = LoggingTraitsView("\(name).view", log) }

  override func viewDidLoad() { log.note("\(name) viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { log.note("\(name) viewWillAppear") }
  override func viewDidAppear(_ animated: Bool) { log.note("\(name) viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.note("\(name) viewWillDisappear") }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    log.note("\(name) \(letter(previous))\(letter(traitCollection))\(letter(.current))")
  }
}

@MainActor final class LoggingTraitsView: UIView {
  private let name: String
  private let log: CallLog

  init(_ name: String, _ log: CallLog) {
    (self.name, self.log) = (name, log)
    super.init(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    log.note("\(name) \(letter(previous))\(letter(traitCollection))\(letter(.current))")
  }
}

/// The first letter of a style.
func letter(_ traits: UITraitCollection?) -> String {
  switch traits?.userInterfaceStyle {
  case .light: "l"
  case .dark: "d"
  case .unspecified: "u"
  case nil: "-"
  }
}
