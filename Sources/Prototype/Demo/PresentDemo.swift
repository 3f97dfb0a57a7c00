import UIKit

/// Demo screens presented over each other; a click anywhere presents another one.
@MainActor final class PresentDemo<Values>: NSObject, Demo {
  let root: UIViewController
  private let box: Figures<Values>
  private let setting: DemoSetting
  private let prepare: (DemoScreen, Values) -> Void

  /// A demo in which `prepare` gives each screen its transition, and `take` gives changed figures to that.
  init(
    _ box: Figures<Values>, _ setting: DemoSetting, prepare: @escaping (DemoScreen, Values) -> Void,
    take: @escaping (DemoScreen, Values) -> Void
  ) {
    (self.box, self.setting, self.prepare) = (box, setting, prepare)
    root = setting.screen()
    super.init()
    addTap(to: root)
    box.changed = { [unowned self] figures in
      for screen in chain { (screen as? DemoScreen).map { take($0, figures) } }
      Retuning.retune(top, with: figures)
    }
  }

  var figures: any FigureSet { box }

  /// All screens, from the one beneath all others.
  private var chain: [UIViewController] {
    var chain = [root]
    while let next = chain.last?.presentedViewController { chain.append(next) }
    return chain
  }

  private var top: UIViewController { chain.last ?? root }

  func push() {
    let screen = setting.screen()
    prepare(screen, box.values)
    addTap(to: screen)
    top.present(screen, animated: true)
  }

  func pop() {
    if top !== root { top.dismiss(animated: true) }
  }

  private func addTap(to screen: UIViewController) {
    screen.view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(Self.tapped(_:))))
  }

  private func tapped(_ tap: UITapGestureRecognizer) { push() }
}
