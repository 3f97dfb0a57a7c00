import Foundation
import Stage
import Testing
import UIKit

/// A screen that runs a closure once in one of its callbacks.
@MainActor private final class OnceController: LoggingController {
  enum Callback { case viewDidLoad, viewDidLayoutSubviews, viewWillAppear, viewDidDisappear }
  /// The callbacks before and at the beginning of an appearing.
  static let early: [Callback] = [.viewDidLoad, .viewDidLayoutSubviews, .viewWillAppear]
  var change: (callback: Callback, work: () -> Void)?

  private func run(_ callback: Callback) {
    guard let change, change.callback == callback else { return }
    self.change = nil
    change.work()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    run(.viewDidLoad)
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    run(.viewDidLayoutSubviews)
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    run(.viewWillAppear)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    run(.viewDidDisappear)
  }
}

@MainActor @Suite("Screens that turn their own appearing round")
struct AppearanceReentryTests {
  private let log = CallLog()
  private let stage = Stage(scale: 0.25)

  private func screen(_ name: String) -> OnceController { stage.perform { OnceController(name, log) } }

  private func navigation(_ root: UIViewController) -> UINavigationController {
    stage.perform { UINavigationController(rootViewController: root) }
  }

  private func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    child.view.frame = parent.view.bounds
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test("A tab that a screen inside of another tab selects is seen alone", arguments: [true, false])
  func selectInside(_ replacesRoot: Bool) throws {
    for callback in OnceController.early {
      let (first, second) = (screen("A"), screen("B"))
      let tabs = stage.perform { UITabBarController() }
      first.change = (callback, { [weak tabs] in tabs?.selectedIndex = 1 })
      tabs.viewControllers = [navigation(first), second]
      if replacesRoot {
        stage.window.rootViewController = screen("X")
        try stage.settle()
      }
      stage.window.rootViewController = tabs
      try stage.settle()
      #expect(tabs.selectedIndex == 1)
      #expect(log.imbalance == nil, "\(callback)")
      #expect(log.seen(at: []) == ["B"], "\(callback): \(log.lines)")
      stage.window.rootViewController = nil
      try stage.settle()
      log.lines = []
    }
  }

  @Test("A root that a screen inside of it replaces is not seen")
  func replaceInside() throws {
    for callback in OnceController.early {
      let (first, second) = (screen("A"), screen("B"))
      first.change = (callback, { [stage] in stage.window.rootViewController = second })
      stage.window.rootViewController = navigation(first)
      try stage.settle()
      #expect(stage.window.rootViewController === second)
      #expect(log.imbalance == nil, "\(callback)")
      #expect(log.seen(at: []) == ["B"], "\(callback): \(log.lines)")
      stage.window.rootViewController = nil
      try stage.settle()
      log.lines = []
    }
  }

  @Test("A child whose parent is covered while the child is being added is not seen", arguments: [true, false])
  func childOfCovered(_ endsTurn: Bool) throws {
    let (parent, child, next) = (screen("A"), screen("B"), screen("C"))
    let navigation = navigation(parent)
    stage.window.rootViewController = navigation
    try stage.settle()
    child.change = (
      .viewWillAppear,
      { [stage] in
        navigation.pushViewController(next, animated: endsTurn)
        if endsTurn { stage.send(.cancel) }
      }
    )
    stage.perform { add(child, to: parent) }
    try stage.settle()
    #expect(log.imbalance == nil)
    #expect(log.seen(at: []) == ["C"], "\(log.lines)")
    navigation.popViewController(animated: false)
    try stage.settle()
    #expect(log.imbalance == nil)
    #expect(log.seen(at: []) == ["A", "B"], "\(log.lines)")
  }

  @Test("A child that was exchanged at once and is removed at once is not seen")
  func exchangedAndRemoved() throws {
    let (parent, old, new) = (screen("A"), screen("B"), screen("C"))
    stage.window.rootViewController = parent
    try stage.settle()
    stage.perform {
      add(old, to: parent)
      parent.addChild(new)
      parent.transition(from: old, to: new, duration: 0, animations: nil)
      new.view.removeFromSuperview()
      new.removeFromParent()
    }
    try stage.settle()
    #expect(log.imbalance == nil)
    #expect(log.seen(at: []) == ["A"], "\(log.lines)")
  }

  @Test("A child that a hidden navigation takes disappears")
  func takenByHidden() throws {
    let (parent, child) = (screen("A"), screen("B"))
    stage.window.rootViewController = parent
    stage.perform { add(child, to: parent) }
    try stage.settle()
    let other = navigation(screen("X"))
    stage.perform {
      other.loadViewIfNeeded()
      other.pushViewController(child, animated: false)
    }
    try stage.settle()
    #expect(child.view.window == nil)
    #expect(log.imbalance == nil)
    #expect(log.seen(at: []) == ["A"], "\(log.lines)")
  }

  @Test("An event in viewDidLoad does not end an appearing that the screen was not told of")
  func eventWhileLoading() throws {
    let navigation = navigation(screen("A"))
    stage.window.rootViewController = navigation
    try stage.settle()
    let next = screen("B")
    next.change = (.viewDidLoad, { [stage] in stage.send(.cancel) })
    stage.perform {
      navigation.pushViewController(next, animated: true)
      stage.window.isHidden = true
    }
    try stage.settle()
    stage.window.isHidden = false
    try stage.settle()
    #expect(log.imbalance == nil)
    #expect(log.seen(at: []) == ["B"], "\(log.lines)")
    #expect(log.lines.filter { $0.hasPrefix("B.") } == ["B.viewWillAppear", "B.viewDidAppear"])
  }

  @Test("A pushed screen that leaves the stack in its viewDidLoad is not seen")
  func leavesWhileLoading() throws {
    let (first, second) = (screen("A"), screen("B"))
    let navigation = navigation(first)
    stage.window.rootViewController = navigation
    try stage.settle()
    second.change = (.viewDidLoad, { [weak second] in second?.removeFromParent() })
    stage.perform { navigation.pushViewController(second, animated: false) }
    try stage.settle()
    #expect(navigation.viewControllers == [first])
    #expect(log.imbalance == nil)
    #expect(log.seen(at: []) == ["A"], "\(log.lines)")
  }

  @Test(
    "A child that is pushed, and again in its own viewDidDisappear, is on the stack once", arguments: [true, false])
  func pushedTwice(_ animated: Bool) throws {
    let (first, child) = (screen("A"), screen("B"))
    let navigation = navigation(first)
    stage.window.rootViewController = navigation
    stage.perform { add(child, to: first) }
    try stage.settle()
    child.change = (
      .viewDidDisappear, { [weak child] in child.map { navigation.pushViewController($0, animated: true) } }
    )
    stage.perform { navigation.pushViewController(child, animated: animated) }
    try stage.settle()
    #expect(navigation.viewControllers == [first, child])
    #expect(navigation.children == [first, child])
    #expect(log.imbalance == nil)
    #expect(log.seen(at: []) == ["B"], "\(log.lines)")
  }

  /// Replaces the root when the navigation has shown a screen.
  @MainActor private final class Replacing: NSObject, UINavigationControllerDelegate {
    var replace: (() -> Void)?

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      replace?()
      replace = nil
    }
  }

  @Test("A presentation whose presenter is replaced while its view is removed is over", arguments: [true, false])
  func presenterReplaced(_ animated: Bool) throws {
    let navigation = navigation(screen("A"))
    let (cover, next) = (screen("C"), screen("X"))
    cover.modalPresentationStyle = .fullScreen
    stage.window.rootViewController = navigation
    try stage.settle()
    let delegate = Replacing()
    navigation.delegate = delegate
    delegate.replace = { [stage] in stage.window.rootViewController = next }
    stage.perform {
      navigation.pushViewController(screen("B"), animated: true)
      navigation.present(cover, animated: animated)
    }
    try stage.settle()
    #expect(next.view.window != nil && cover.view.window == nil)
    #expect(navigation.presentedViewController == nil)
    #expect(log.imbalance == nil)
    #expect(log.seen(at: []) == ["X"], "\(log.lines)")
  }

  @Test("A window that a closure alongside shows stays when the transition is cancelled")
  func windowShownAlongside() throws {
    let scene = try NavigationScene()
    let interaction = UIPercentDrivenInteractiveTransition()
    (scene.delegate.animator, scene.delegate.interaction) = (SlideAnimator(scene.log), interaction)
    let window = scene.stage.perform { UIWindow(frame: scene.stage.window.bounds) }
    let root = scene.screen("X")
    window.rootViewController = root
    scene.navigation.popViewController(animated: true)
    scene.navigation.transitionCoordinator?.animate { _ in window.isHidden = false }
    scene.stage.advance(by: 0.1)
    interaction.update(0.5)
    scene.stage.advance(by: 0.1)
    interaction.cancel()
    try scene.stage.settle()
    #expect(scene.names == "AB")
    #expect(!window.isHidden && root.view.window === window)
    #expect(scene.log.imbalance == nil)
  }
}
