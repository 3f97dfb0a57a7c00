import UIKit

/// Demo screens as the tabs of a bar.
@MainActor final class TabsDemo<Values>: NSObject, Demo {
  private let tabs = UITabBarController()
  private let box: Figures<Values>
  /// What serves the tabs, which do not keep it alive.
  private let keeper: AnyObject

  /// A demo whose tabs `attach` gives to what serves them, which is returned; `take` gives changed figures to that.
  init<Server: AnyObject>(
    _ box: Figures<Values>, _ setting: DemoSetting, _ server: Server, attach: (Server, UITabBarController) -> Void,
    take: @escaping (Server, Values) -> Void
  ) {
    (self.box, keeper) = (box, server)
    super.init()
    let screens = (1...Self.count).map { setting.screen(at: $0) }
    for (index, screen) in screens.enumerated() {
      screen.tabBarItem = UITabBarItem(title: "Tab \(index + 1)", image: nil, tag: index)
    }
    tabs.viewControllers = screens
    attach(server, tabs)
    take(server, box.values)
    box.changed = { [unowned tabs, unowned server] figures in
      take(server, figures)
      if let shown = tabs.selectedViewController { Retuning.retune(shown, with: figures) }
    }
  }

  /// How many tabs there are.
  private static var count: Int { 4 }

  var root: UIViewController { tabs }
  var figures: any FigureSet { box }
  var depth: Int { tabs.selectedIndex + 1 }

  func push() { select(tabs.selectedIndex + 1) }

  func pop() { select(tabs.selectedIndex - 1) }

  private func select(_ index: Int) {
    if (0..<Self.count).contains(index) { tabs.selectedIndex = index }
  }
}
