import UIKit

/// Demo screens presented over each other; a click anywhere presents another one.
@MainActor final class PresentDemo<Values>: NSObject, Demo {
  let root: UIViewController
  private let box: Figures<Values>
  private let setting: DemoSetting
  private let prepare: (DemoScreen, Values, @escaping () -> UIViewController?) -> Void
  private let present: (DemoScreen, DemoScreen) -> Void
  private let dismiss: (DemoScreen) -> Void

  /// A demo in which `prepare` gives each screen its transition and what comes after it, `present` presents a screen
  /// from another, `dismiss` dismisses one, and `take` gives changed figures to a screen's transition.
  init(
    _ box: Figures<Values>, _ setting: DemoSetting,
    prepare: @escaping (DemoScreen, Values, @escaping () -> UIViewController?) -> Void = { _, _, _ in },
    present: @escaping (DemoScreen, DemoScreen) -> Void = { $1.present($0, animated: true) },
    dismiss: @escaping (DemoScreen) -> Void = { $0.dismiss(animated: true) },
    take: @escaping (DemoScreen, Values) -> Void = { _, _ in }
  ) {
    (self.box, self.setting, self.prepare) = (box, setting, prepare)
    (self.present, self.dismiss) = (present, dismiss)
    let first = setting.screen(at: 1)
    root = first
    super.init()
    fit(first)
    box.changed = { [unowned self] figures in
      for screen in chain { take(screen, figures) }
      if let top { Retuning.retune(top, with: figures) }
    }
  }

  var figures: any FigureSet { box }

  /// All screens, from the one beneath all others.
  private var chain: [DemoScreen] {
    var chain = [root]
    while let next = chain.last?.presentedViewController { chain.append(next) }
    return chain.compactMap { $0 as? DemoScreen }
  }

  var depth: Int { chain.count }

  private var top: DemoScreen? { chain.last }

  func push() {
    // UIKit presents nothing while screens come or go.
    if let top, top.transitionCoordinator == nil { present(next(), top) }
  }

  func pop() {
    if let top, top !== root, top.transitionCoordinator == nil { dismiss(top) }
  }

  private func next() -> DemoScreen {
    let screen = setting.screen(at: depth + 1)
    fit(screen)
    return screen
  }

  private func fit(_ screen: DemoScreen) {
    prepare(screen, box.values) { [unowned self] in next() }
    screen.view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(Self.tapped(_:))))
  }

  private func tapped(_ tap: UITapGestureRecognizer) { push() }
}
