import Foundation
import Stage
import UIKit

/// The callbacks of a controller in which a program's steps can run.
enum Callback: Int, CaseIterable {
  case viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, viewDidLayoutSubviews,
    willShow, didShow
}

/// A screen that checks the order in which it is told that it appears and disappears, and runs steps in its callbacks.
@MainActor final class ProbeController: UIViewController {
  let name: String
  private let callbacks: CallbackTable
  private var appearance = AppearanceCheck(hasAppeared: false)

  init(_ name: String, _ callbacks: CallbackTable) {
    self.name = name
    self.callbacks = callbacks
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let shade = CGFloat(name.unicodeScalars.reduce(0) { $0 + $1.value } % 97) / 97
    view.backgroundColor = UIColor(hue: shade, saturation: 0.5, brightness: 0.8, alpha: 1)
    let card = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 80))
    card.backgroundColor = .white
    view.addSubview(card)
    callbacks.run(.viewDidLoad, in: self)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    told(.viewWillAppear)
    callbacks.run(.viewWillAppear, in: self)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    told(.viewDidAppear)
    callbacks.run(.viewDidAppear, in: self)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    told(.viewWillDisappear)
    callbacks.run(.viewWillDisappear, in: self)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    told(.viewDidDisappear)
    callbacks.run(.viewDidDisappear, in: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    callbacks.run(.viewDidLayoutSubviews, in: self)
  }

  private func told(_ call: AppearanceCheck.Call) {
    CallbackTable.log?("    \(name).\(call)")
    appearance.told(call)
  }

  /// What is wrong with what the controller was told, now that nothing moves; nil where it agrees with what is seen.
  var imbalance: String? { appearance.problem(with: self).map { "\(name) \($0)" } }
}

/// The steps that wait for a callback of any controller.
@MainActor final class CallbackTable {
  private var waiting: [(callback: Callback, steps: [Step])] = []
  /// Receives a line for each appearance call and each step; nil unless one program is looked at.
  static var log: ((String) -> Void)?
  /// Runs a step; set by the run of a program.
  var perform: ((Step) -> Void)?
  private var depth = 0
  /// Callbacks inside callbacks go this deep.
  private static let deepest = 4

  func add(_ callback: Callback, _ steps: [Step]) { waiting.append((callback, steps)) }

  func run(_ callback: Callback, in controller: UIViewController) {
    guard depth < Self.deepest, let index = waiting.firstIndex(where: { $0.callback == callback }) else { return }
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
