import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("A screen that is removed, pushed or presents again while it leaves")
struct LeavingTwiceTests {
  /// A screen that pushes itself again when it has disappeared.
  private final class ReturningController: LoggingController {
    weak var stack: UINavigationController?

    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      let stack = stack
      self.stack = nil
      stack?.pushViewController(self, animated: animated)
    }
  }

  @Test(
    "A screen that is removed by hand, and pushes itself again meanwhile, is on the stack again",
    arguments: [true, false])
  func pushedAgain(_ isSeen: Bool) throws {
    let scene = try NavigationScene(depth: 1)
    let returning = scene.stage.perform { ReturningController("R", scene.log) }
    scene.navigation.pushViewController(returning, animated: false)
    try scene.stage.settle()
    if !isSeen {
      scene.stage.window.rootViewController = scene.screen("X")
      try scene.stage.settle()
    }
    returning.stack = scene.navigation
    scene.stage.perform {
      returning.willMove(toParent: nil)
      returning.view.removeFromSuperview()
      returning.removeFromParent()
      if !isSeen { returning.stack?.pushViewController(returning, animated: false) }
    }
    try scene.stage.settle()
    #expect(scene.navigation.topViewController === returning)
    #expect(scene.navigation.viewControllers.allSatisfy { $0.parent === scene.navigation })
    #expect(scene.log.imbalance == nil, "\(scene.log.lines)")
  }

  @Test(
    "A tab that is removed once more at the end of the transition that its removal ends leaves once",
    arguments: [true, false])
  func tabRemovedAgain(_ leaves: Bool) throws {
    let scene = try TabBarTests()
    let tabs = scene.tabs
    scene.delegate.animator = SlideAnimator(scene.log)
    tabs.selectedIndex = 2
    scene.stage.advance(by: 0.05)
    let screens = try #require(tabs.viewControllers)
    let removed = leaves ? screens[0] : screens[2]
    let coordinator = try #require(removed.transitionCoordinator)
    coordinator.animate(alongsideTransition: nil) { _ in removed.removeFromParent() }
    scene.stage.perform { removed.removeFromParent() }
    try scene.stage.settle()
    #expect(tabs.viewControllers == screens.filter { $0 !== removed })
    #expect(tabs.selectedViewController.map { $0 !== removed } == true)
    #expect(removed.parent == nil)
    #expect(scene.log.imbalance == nil, "\(scene.log.lines)")
  }

  @Test("What a removed screen presents while a push still shows it ends with the push")
  func presentedMeanwhile() throws {
    let scene = try NavigationScene(depth: 1)
    let (pushed, presented) = (scene.screen("P"), scene.screen("S"))
    presented.modalPresentationStyle = .fullScreen
    scene.navigation.pushViewController(pushed, animated: true)
    scene.stage.advance(by: 0.1)
    scene.stage.perform {
      pushed.removeFromParent()
      pushed.present(presented, animated: true)
    }
    try scene.stage.settle()
    #expect(presented.presentingViewController == nil)
    #expect(presented.viewIfLoaded?.window == nil)
    #expect(scene.stage.window.subviews == [scene.navigation.view])
    #expect(scene.log.imbalance == nil, "\(scene.log.lines)")
  }

  @Test(
    "What a removed screen presents when the push that shows it has ended does not keep it",
    arguments: [UIModalPresentationStyle.fullScreen, .currentContext, .overFullScreen, .pageSheet], [true, false])
  func presentedAtTheEnd(_ style: UIModalPresentationStyle, _ animated: Bool) throws {
    let scene = try NavigationScene(depth: 1)
    let (pushed, presented) = (scene.screen("P"), scene.screen("S"))
    presented.modalPresentationStyle = style
    scene.navigation.pushViewController(pushed, animated: true)
    scene.stage.advance(by: 0.1)
    let coordinator = try #require(pushed.transitionCoordinator)
    coordinator.animate(alongsideTransition: nil) { _ in pushed.present(presented, animated: animated) }
    scene.stage.perform {
      pushed.view.removeFromSuperview()
      pushed.removeFromParent()
    }
    try scene.stage.settle()
    #expect(presented.presentingViewController == nil)
    #expect(presented.viewIfLoaded?.window == nil)
    #expect(pushed.viewIfLoaded?.window == nil)
    #expect(scene.screens[0].view.window === scene.stage.window)
    #expect(scene.stage.window.subviews == [scene.navigation.view])
    #expect(scene.log.imbalance == nil, "\(scene.log.lines)")
  }

  /// A screen that makes a change the first time that it is loaded or will disappear.
  private final class ChangingController: LoggingController {
    var changeWhenLoaded: (() -> Void)?
    var changeWhenLeaving: (() -> Void)?

    override func viewDidLoad() {
      super.viewDidLoad()
      changeWhenLoaded?()
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      let change = changeWhenLeaving
      changeWhenLeaving = nil
      change?()
    }
  }

  @Test("A screen pushed in the viewDidLoad of a stack that is replaced there too never appears")
  func replacedWhileLoading() throws {
    let scene = try NavigationScene(depth: 1)
    let (pushed, last) = (scene.screen("P"), scene.screen("L"))
    let loading = scene.stage.perform { ChangingController("C", scene.log) }
    let navigation = scene.stage.perform { UINavigationController(rootViewController: loading) }
    loading.changeWhenLoaded = { [weak navigation] in
      navigation?.pushViewController(pushed, animated: false)
      scene.stage.window.rootViewController = last
    }
    scene.stage.perform { scene.stage.window.rootViewController = navigation }
    loading.changeWhenLoaded = nil
    try scene.stage.settle()
    #expect(last.viewIfLoaded?.window === scene.stage.window)
    #expect(!scene.log.lines.contains { $0.hasPrefix("P.") })
    #expect(scene.log.imbalance == nil, "\(scene.log.lines)")
  }

  @Test("What a screen of a removed root presents while it leaves does not bring the root back")
  func presentedByRemovedRoot() throws {
    let scene = try NavigationScene(depth: 1)
    let leaving = scene.stage.perform { ChangingController("C", scene.log) }
    let presented = scene.screen("P")
    presented.modalPresentationStyle = .fullScreen
    let (transitioning, animator) = (LoggingTransitioning(scene.log), SlideAnimator(scene.log))
    animator.isPop = false
    transitioning.animator = animator
    transitioning.interaction = UIPercentDrivenInteractiveTransition()
    presented.transitioningDelegate = transitioning
    scene.delegate.animator = SlideAnimator(scene.log)
    scene.navigation.pushViewController(leaving, animated: false)
    try scene.stage.settle()
    leaving.changeWhenLeaving = { scene.navigation.present(presented, animated: true) }
    scene.stage.perform {
      scene.navigation.popViewController(animated: true)
      // A turn ends while the root leaves, and the presentation begins.
      scene.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
        scene.stage.send(.cancel, pointer: 0, at: scene.stage.now)
      }
      scene.stage.window.rootViewController = nil
    }
    try scene.stage.settle()
    #expect(presented.presentingViewController == nil)
    #expect(scene.stage.window.subviews.isEmpty)
    #expect(scene.log.imbalance == nil, "\(scene.log.lines)")
  }

  @Test("A presenter is shown again if another window takes what it presents", arguments: [true, false])
  func takenByAnotherWindow(_ isOver: Bool) throws {
    let scene = try NavigationScene(depth: 1)
    let presented = scene.screen("P")
    presented.modalPresentationStyle = .fullScreen
    scene.navigation.present(presented, animated: true)
    if isOver { try scene.stage.settle() } else { scene.stage.advance(by: 0.1) }
    let other = scene.stage.perform {
      let window = UIWindow(frame: scene.stage.window.bounds)
      window.rootViewController = presented
      window.isHidden = false
      return window
    }
    try scene.stage.settle()
    #expect(presented.view.window === other)
    #expect(scene.navigation.view.superview === scene.stage.window)
    #expect(scene.stage.window.subviews == [scene.navigation.view])
    #expect(scene.log.imbalance == nil, "\(scene.log.lines)")
  }

  @Test(
    "A presenter that is removed when its dismissed screen is told of that does not appear", arguments: [true, false])
  func removedWhileDismissing(_ animated: Bool) throws {
    let scene = try NavigationScene(depth: 1)
    let last = scene.screen("L")
    let presented = scene.stage.perform { ChangingController("P", scene.log) }
    presented.modalPresentationStyle = .fullScreen
    scene.navigation.present(presented, animated: false)
    try scene.stage.settle()
    scene.log.lines = []
    presented.changeWhenLeaving = { scene.stage.window.rootViewController = last }
    scene.stage.perform { scene.navigation.dismiss(animated: animated) }
    try scene.stage.settle()
    #expect(last.viewIfLoaded?.window === scene.stage.window)
    #expect(!scene.log.lines.contains("A.viewWillAppear"), "\(scene.log.lines)")
  }
}
