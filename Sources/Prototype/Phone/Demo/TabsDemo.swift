import UIKit

@MainActor final class TabsDemo<Values>: NSObject, Demo {
  private let tabs = UITabBarController()
  private let live: LiveParameters<Values>
  /// The tab bar controller's delegate, which the controller does not retain.
  private let delegate: AnyObject

  /// `attach` creates the tab bar controller's delegate, and `take` passes parameters to it.
  init<Delegate: AnyObject>(
    _ live: LiveParameters<Values>, _ setting: DemoSetting, attach: (UITabBarController) -> Delegate,
    take: @escaping (Delegate, Values) -> Void
  ) {
    let delegate = attach(tabs)
    (self.live, self.delegate) = (live, delegate)
    super.init()
    let screens = (1...Self.count).map { setting.screen(at: $0) }
    for (screen, tab) in zip(screens, Self.tabs) {
      screen.tab = tab
      // It has its title before it has appeared, so that a drag which shows it for the first time leaves the bar alone.
      screen.showContent()
    }
    tabs.viewControllers = screens
    live.apply(to: { [weak tabs] in tabs?.selectedViewController }, take: { [unowned delegate] in take(delegate, $0) })
  }

  private static var tabs: [(app: DemoApp, symbol: String)] {
    [(.mail, "envelope.fill"), (.photos, "photo.on.rectangle"), (.player, "music.note"), (.settings, "gear")]
  }
  private static var count: Int { tabs.count }

  var root: UIViewController { tabs }
  var parameters: any ParameterSet { live }
  var words: DemoWords { DemoWords(forward: "Next tab", back: "Previous", click: nil) }
  var depth: Int { tabs.selectedIndex + 1 }

  var choices: [Int?] { (1..<depth).map { $0 } }

  func push() { select(tabs.selectedIndex + 1) }

  func push(choosing choice: Int?) { select(choice ?? tabs.selectedIndex + 1) }

  func pop() { select(tabs.selectedIndex - 1) }

  func pop(to depth: Int) { select(depth - 1) }

  private func select(_ index: Int) {
    if (0..<Self.count).contains(index) { tabs.selectedIndex = index }
  }
}
