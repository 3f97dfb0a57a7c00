import Transitions
import UIKit

/// Demo screens that are presented over each other; a click on the top screen presents the next one.
@MainActor final class PresentDemo<Values>: NSObject, Demo {
  let root: UIViewController
  private let live: LiveParameters<Values>
  private let setting: DemoSetting
  private let prepare: (DemoScreen, Values, @escaping () -> UIViewController?) -> Void
  private let present: (DemoScreen, DemoScreen) -> Void
  private let dismiss: (DemoScreen) -> Void

  /// Creates a demo.
  ///
  /// - Parameters:
  ///   - live: The parameters of the transition.
  ///   - setting: The colours and the region of the demo.
  ///   - prepare: Prepares a screen's transition, with the parameters and a closure that makes the next screen.
  ///   - present: Presents the first screen from the second.
  ///   - dismiss: Dismisses a screen.
  ///   - take: Passes changed parameters to a screen's transition.
  init(
    _ live: LiveParameters<Values>, _ setting: DemoSetting,
    prepare: @escaping (DemoScreen, Values, @escaping () -> UIViewController?) -> Void = { _, _, _ in },
    present: @escaping (DemoScreen, DemoScreen) -> Void = { $1.present($0, animated: true) },
    dismiss: @escaping (DemoScreen) -> Void = { $0.dismiss(animated: true) },
    take: @escaping (DemoScreen, Values) -> Void = { _, _ in }
  ) {
    (self.live, self.setting, self.prepare) = (live, setting, prepare)
    (self.present, self.dismiss) = (present, dismiss)
    let first = setting.screen(at: 1)
    root = first
    super.init()
    connect(first)
    live.apply(
      to: { [weak self] in self?.top },
      take: { [weak self] parameters in
        for screen in self?.screens ?? [] { take(screen, parameters) }
      })
  }

  var parameters: any ParameterSet { live }
  var words: DemoWords {
    DemoWords(forward: "Present", back: "Dismiss", click: top?.opensByClick == false ? nil : "click")
  }

  private var screens: [DemoScreen] {
    var controllers = [root]
    while let next = controllers.last?.presentedViewController { controllers.append(next) }
    return controllers.compactMap { $0 as? DemoScreen }
  }

  var depth: Int { screens.count }

  private var top: DemoScreen? { screens.last }

  func push() { push(choosing: nil) }

  func push(choosing choice: Int?) {
    // UIKit presents nothing during a transition.
    guard let top, top.transitionCoordinator == nil else { return }
    let screen = next()
    (screen.number, screen.originIndex) = (top.number(ofRow: choice), choice)
    screen.showContent()
    present(screen, top)
  }

  var choices: [Int?] { screens.dropFirst().map(\.originIndex) }

  func pop() {
    if let top, top !== root, top.transitionCoordinator == nil { dismiss(top) }
  }

  private func next() -> DemoScreen {
    let screen = setting.screen(at: depth + 1)
    connect(screen)
    return screen
  }

  private func connect(_ screen: DemoScreen) {
    prepare(screen, live.values) { [unowned self] in next() }
    screen.view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(Self.tapped(_:))))
  }

  private func tapped(_ tap: UITapGestureRecognizer) {
    guard let (opens, row) = top?.opening(at: tap.location(in: top?.view)) else { return }
    if opens { push(choosing: row) }
  }
}
