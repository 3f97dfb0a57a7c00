import Stage
import UIKit

/// Hears of the callbacks of a program or a session.
@MainActor protocol CallbackListener: AnyObject { func tell(_ call: String, of name: String) }

extension CallbackListener {
  func tell(_ call: String) { tell(call, of: "") }
}

/// A screen that tells of everything that it is told, and checks the order in which it appears and disappears.
@MainActor final class ProbeController: UIViewController {
  let name: String
  private let listener: any CallbackListener
  private var appearance = AppearanceCheck(hasAppeared: false)

  init(_ name: String, _ listener: any CallbackListener) {
    self.name = name
    self.listener = listener
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { listener.tell("deinit of a screen") }

  private func tell(_ call: String) { listener.tell(call, of: name) }

  private func tell(_ call: AppearanceCheck.Call) {
    CallbackTable.log?("    \(name).\(call)")
    appearance.told(call)
    tell(call.rawValue)
  }

  /// What is wrong with what the controller was told, now that nothing moves; nil where it agrees with what is seen.
  var imbalance: String? { appearance.problem(with: self).map { "\(name) \($0)" } }

  override func viewDidLoad() {
    super.viewDidLoad()
    let shade = CGFloat(name.unicodeScalars.reduce(0) { $0 + $1.value } % 97) / 97
    view.backgroundColor = UIColor(hue: shade, saturation: 0.5, brightness: 0.8, alpha: 1)
    let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
    card.backgroundColor = .white
    view.addSubview(card)
    tell("viewDidLoad")
  }
  override func viewWillAppear(_ animated: Bool) { tell(.viewWillAppear) }
  override func viewIsAppearing(_ animated: Bool) { tell("viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { tell(.viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { tell(.viewWillDisappear) }
  override func viewDidDisappear(_ animated: Bool) { tell(.viewDidDisappear) }
  override func viewWillLayoutSubviews() { tell("viewWillLayoutSubviews") }
  override func viewDidLayoutSubviews() { tell("viewDidLayoutSubviews") }
  override func viewSafeAreaInsetsDidChange() { tell("viewSafeAreaInsetsDidChange") }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    tell("willMove(toParent:)")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    tell("didMove(toParent:)")
  }
  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    tell("viewWillTransition")
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    tell("traitCollectionDidChange")
  }
}

/// The callbacks in which a program's steps can run.
enum Callback: String, CaseIterable {
  case viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, viewDidLayoutSubviews,
    willShow, didShow
}

/// The steps that wait for a callback of any controller.
@MainActor final class CallbackTable: CallbackListener {
  private var waiting: [(callback: Callback, steps: [Step])] = []
  /// Receives a line for each appearance call and each step; nil unless one program is looked at.
  static var log: ((String) -> Void)?
  /// Runs a step; set by the run of a program.
  var perform: ((Step) -> Void)?
  private var depth = 0
  /// Callbacks inside callbacks go this deep.
  private static let deepest = 4

  func add(_ callback: Callback, _ steps: [Step]) { waiting.append((callback, steps)) }

  func tell(_ call: String, of name: String) {
    guard depth < Self.deepest, let index = waiting.firstIndex(where: { $0.callback.rawValue == call }) else { return }
    let steps = waiting.remove(at: index).steps
    depth += 1
    for step in steps { perform?(step) }
    depth -= 1
  }

  func removeAll() {
    waiting = []
    perform = nil
  }
}
