import Foundation
import Stage
import Testing
import UIKit

/// A screen that runs closures in its callbacks, each time or, if they remove themselves, once.
@MainActor private final class ChangingController: LoggingController {
  enum Callback: Hashable { case viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear }
  var changes: [Callback: () -> Void] = [:]

  override func viewDidLoad() {
    super.viewDidLoad()
    changes[.viewDidLoad]?()
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    changes[.viewWillAppear]?()
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    changes[.viewDidAppear]?()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    changes[.viewWillDisappear]?()
  }
}

@MainActor @Suite("Screens that change screens in their callbacks")
struct CallbackChangeTests {
  private let log = CallLog()
  private let stage = Stage(scale: 0.25)

  private func screen(_ name: String) -> ChangingController { stage.perform { ChangingController(name, log) } }

  private func isShown(_ screen: UIViewController) -> Bool { screen.viewIfLoaded?.window === stage.window }

  @Test("A dismissal in the presenter's viewWillDisappear leaves the presenter on screen")
  func dismissWhilePresenting() throws {
    let (first, second) = (screen("A"), screen("B"))
    second.modalPresentationStyle = .fullScreen
    stage.window.rootViewController = first
    try stage.settle()
    first.changes[.viewWillDisappear] = { [weak first] in
      first?.changes = [:]
      first?.dismiss(animated: false)
    }
    stage.perform { first.present(second, animated: false) }
    try stage.settle()
    #expect(isShown(first) && !isShown(second))
    #expect(first.presentedViewController == nil)
    #expect(log.imbalance == nil)
  }

  @Test("A tab that is selected in a callback of another tab is shown, alone", arguments: [true, false])
  func selectInCallback(isFirst: Bool) throws {
    let tabs = stage.perform { UITabBarController() }
    let screens = ["A", "B", "C"].map(screen)
    let select = { [weak tabs, weak changing = isFirst ? screens[0] : screens[1]] () -> Void in
      changing?.changes = [:]
      tabs?.selectedIndex = 2
    }
    if isFirst {
      screens[0].changes[.viewWillAppear] = select
    } else {
      screens[1].changes[.viewDidLoad] = select
    }
    tabs.viewControllers = screens
    stage.window.rootViewController = tabs
    if !isFirst {
      try stage.settle()
      stage.perform { tabs.selectedIndex = 1 }
    }
    try stage.settle()
    #expect(tabs.selectedIndex == 2)
    #expect(screens.map(isShown) == [false, false, true])
    #expect(log.imbalance == nil)
  }

  @Test("A tab that is removed while it is being selected is not seen", arguments: [true, false])
  func removeSelected(_ isLoading: Bool) throws {
    let tabs = stage.perform { UITabBarController() }
    let screens = ["A", "B", "C"].map(screen)
    tabs.viewControllers = screens
    stage.window.rootViewController = tabs
    try stage.settle()
    let remove = { [weak first = screens[0], weak second = screens[1]] () -> Void in
      first?.changes = [:]
      second?.changes = [:]
      second?.willMove(toParent: nil)
      second?.viewIfLoaded?.removeFromSuperview()
      second?.removeFromParent()
    }
    if isLoading { screens[1].changes[.viewDidLoad] = remove } else { screens[0].changes[.viewWillDisappear] = remove }
    stage.perform { tabs.selectedIndex = 1 }
    try stage.settle()
    #expect(tabs.viewControllers == [screens[0], screens[2]])
    #expect(screens.map(isShown) == [screens[0], screens[1], screens[2]].map { $0 === tabs.selectedViewController })
    #expect(log.imbalance == nil)
  }

  @Test("A root that is replaced in its own viewDidLoad is not shown")
  func replaceRootWhileLoading() throws {
    let (first, second) = (screen("A"), screen("B"))
    first.changes[.viewDidLoad] = { [stage] in stage.window.rootViewController = second }
    stage.window.rootViewController = first
    try stage.settle()
    #expect(isShown(second) && !isShown(first))
    #expect(log.imbalance == nil)
  }

  @Test("A push in the viewDidLoad of the top shows the pushed screen alone")
  func pushWhileLoading() throws {
    let (first, second) = (screen("A"), screen("B"))
    let navigation = stage.perform { UINavigationController(rootViewController: first) }
    first.changes[.viewDidLoad] = { [weak navigation] in navigation?.pushViewController(second, animated: false) }
    stage.window.rootViewController = navigation
    try stage.settle()
    #expect(isShown(second) && !isShown(first))
    #expect(log.imbalance == nil)
  }

  @Test("A controller that contains the navigation controller is not pushed, and nothing of it is kept")
  func pushContainer() throws {
    let tabs = stage.perform { UITabBarController() }
    let navigation = stage.perform { UINavigationController(rootViewController: screen("A")) }
    tabs.viewControllers = [navigation]
    stage.window.rootViewController = tabs
    try stage.settle()
    stage.perform {
      navigation.pushViewController(tabs, animated: true)
      navigation.setViewControllers([screen("B"), tabs], animated: false)
    }
    try stage.settle()
    #expect(navigation.viewControllers.count == 1 && tabs.parent == nil)
    #expect(stage.diagnostics.count { $0.contains("contains the navigation controller") } == 2)
  }

  @Test("A push in every viewDidAppear is reported and stopped")
  func endlessPushes() throws {
    let navigation = stage.perform { UINavigationController() }
    let push = EndlessPush(navigation, log)
    navigation.viewControllers = [stage.perform { push.makeScreen() }]
    stage.window.rootViewController = navigation
    try stage.settle()
    #expect(stage.diagnostics.contains { $0.contains("further changes were ignored") })
    #expect(log.imbalance == nil)
  }

  @Test(
    "A stage with a presented screen leaves nothing alive",
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
  func presentedAtRest(style: UIModalPresentationStyle) throws {
    weak var leaked: UIViewController?
    try inScope {
      let stage = Stage(scale: 0.25)
      let (first, second) = stage.perform { (UIViewController(), UIViewController()) }
      second.modalPresentationStyle = style
      stage.window.rootViewController = first
      stage.perform { first.present(second, animated: true) }
      try stage.settle()
      leaked = first
    }
    #expect(leaked == nil)
  }

  @Test("A root replaced in the middle of a presentation leaves nothing of it alive")
  func replaceRootWhilePresenting() throws {
    weak var leaked: UIViewController?
    try inScope {
      let (first, second) = stage.perform { (UIViewController(), UIViewController()) }
      second.modalPresentationStyle = .fullScreen
      stage.window.rootViewController = first
      stage.perform { first.present(second, animated: true) }
      stage.advance(by: 0.1)
      stage.window.rootViewController = screen("C")
      try stage.settle()
      leaked = first
    }
    stage.advance(by: 0.1)
    #expect(leaked == nil)
  }

  @Test("A screen that is presented alongside a pop stays on screen")
  func presentAlongside() throws {
    let screens = ["A", "B"].map(screen)
    let navigation = stage.perform { UINavigationController() }
    navigation.viewControllers = screens
    stage.window.rootViewController = navigation
    try stage.settle()
    let presented = screen("C")
    presented.modalPresentationStyle = .overFullScreen
    stage.perform {
      navigation.popViewController(animated: true)
      navigation.transitionCoordinator?.animate(alongsideTransition: { _ in
        navigation.present(presented, animated: false)
      })
    }
    try stage.settle()
    #expect(isShown(presented))
    #expect(log.imbalance == nil)
  }

  /// A scope at whose end local objects are released.
  private func inScope(_ body: () throws -> Void) rethrows { try body() }
}

/// Makes screens that push another such screen when they appear.
@MainActor private final class EndlessPush {
  private weak var navigation: UINavigationController?
  private let log: CallLog
  private var count = 0

  init(_ navigation: UINavigationController, _ log: CallLog) {
    self.navigation = navigation
    self.log = log
  }

  func makeScreen() -> UIViewController {
    count += 1
    let screen = ChangingController("S\(count)", log)
    screen.changes[.viewDidAppear] = { [self] in navigation?.pushViewController(makeScreen(), animated: false) }
    return screen
  }
}
