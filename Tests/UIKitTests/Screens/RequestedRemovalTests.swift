import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("A screen that is removed before its transition has begun")
struct RequestedRemovalTests {
  /// The screens of a requested transition.
  enum Part: CaseIterable, Sendable { case leaving, arriving }

  /// How the screen is removed.
  enum Removal: CaseIterable, Sendable { case byHand, fromParent, toAnotherNavigation, toAnotherParent }

  private func remove(_ screen: UIViewController, _ removal: Removal) -> UIViewController? {
    switch removal {
    case .byHand:
      screen.willMove(toParent: nil)
      screen.viewIfLoaded?.removeFromSuperview()
      screen.removeFromParent()
      return nil
    case .fromParent:
      screen.removeFromParent()
      return nil
    case .toAnotherNavigation:
      let other = UINavigationController()
      other.pushViewController(screen, animated: true)
      return other
    case .toAnotherParent:
      let other = UIViewController()
      other.addChild(screen)
      return other
    }
  }

  @Test(
    "The top of the stack is shown, alone, and no screen is left halfway", arguments: [true, false], Removal.allCases)
  func shown(_ pushes: Bool, _ removal: Removal) throws {
    for part in Part.allCases {
      let scene = try NavigationScene(depth: 3)
      let container = try #require(scene.navigation.view.subviews.first)
      let other = try scene.stage.perform {
        if pushes {
          scene.navigation.pushViewController(scene.screen("D"), animated: true)
        } else {
          scene.navigation.popViewController(animated: true)
        }
        let coordinator = try #require(scene.navigation.transitionCoordinator)
        return remove(try #require(coordinator.viewController(forKey: part == .leaving ? .from : .to)), removal)
      }
      try scene.stage.settle()
      let comment: Comment = "\(part): \(scene.names) \(scene.log.lines)"
      #expect(scene.names == (pushes ? part == .leaving ? "ABD" : "ABC" : part == .leaving ? "AB" : "AC"), comment)
      let top = try #require(scene.navigation.topViewController as? LoggingController, comment)
      #expect(container.subviews == [top.view], comment)
      #expect(Set(scene.navigation.children) == Set(scene.navigation.viewControllers), comment)
      #expect(scene.navigation.navigationBar.items == scene.navigation.viewControllers.map(\.navigationItem), comment)
      #expect(scene.log.imbalance == nil, comment)
      #expect(scene.log.seen(at: ["C"]) == [top.name], comment)
      #expect(scene.stage.diagnostics.isEmpty, comment)
      withExtendedLifetime(other) {}
    }
  }

  @Test("The last screen cannot be removed by popping to a screen that is not there any more")
  func rootRemoved() throws {
    let scene = try NavigationScene()
    scene.stage.perform {
      scene.navigation.popViewController(animated: true)
      scene.screens[0].removeFromParent()
    }
    try scene.stage.settle()
    #expect(scene.names == "B")
    #expect(scene.screens[1].view.window != nil)
    #expect(!scene.log.lines.contains { $0.contains(".view") }, "\(scene.log.lines)")
  }

  @Test("A popped screen that is pushed onto a presented navigation appears there", arguments: [true, false])
  func pushedElsewhere(_ popsToRoot: Bool) throws {
    let scene = try NavigationScene()
    let (other, moved) = (UINavigationController(), scene.screens[1])
    try scene.stage.perform {
      other.viewControllers = [scene.screen("X")]
      other.modalPresentationStyle = .fullScreen
      scene.navigation.present(other, animated: true)
      if popsToRoot {
        scene.navigation.popToRootViewController(animated: true)
      } else {
        scene.navigation.popViewController(animated: true)
      }
      other.pushViewController(moved, animated: true)
      try #require(moved.parent === other)
    }
    try scene.stage.settle()
    #expect(scene.names == "A")
    #expect(moved.view.window != nil)
    #expect(scene.log.imbalance == nil)
    #expect(scene.log.seen(at: ["B"]) == ["B"], "\(scene.log.lines)")
  }

  @Test("A screen that another container takes in mid-transition is seen there only", arguments: [true, false])
  func takenWhileRunning(_ isInteractive: Bool) throws {
    let scene = try NavigationScene()
    let tabs = UITabBarController()
    let moved = scene.screens[1]
    let interaction = isInteractive ? UIPercentDrivenInteractiveTransition() : nil
    (scene.delegate.animator, scene.delegate.interaction) = (SlideAnimator(scene.log), interaction)
    scene.navigation.popViewController(animated: true)
    scene.stage.advance(by: 0.1)
    scene.stage.perform {
      tabs.viewControllers = [moved]
      tabs.modalPresentationStyle = .fullScreen
      scene.navigation.present(tabs, animated: false)
      interaction?.cancel()
    }
    try scene.stage.settle()
    #expect(scene.names == "A")
    #expect(moved.view.window != nil && moved.parent === tabs)
    #expect(scene.log.imbalance == nil)
    #expect(scene.log.seen(at: ["B"]) == ["B"], "\(scene.log.lines)")
    #expect(scene.stage.diagnostics.isEmpty)
  }
}

@MainActor @Suite("A screen that is removed while its navigation disappears")
struct LostScreenTests {
  /// What makes the navigation disappear.
  enum Disappearance: CaseIterable, Sendable { case presentation, anotherRoot, anotherTab }

  @Test("It is told that it disappears", arguments: [true, false], Disappearance.allCases)
  func told(_ pushes: Bool, _ disappearance: Disappearance) throws {
    let scene = try NavigationScene()
    let tabs = UITabBarController()
    let (cover, next) = (scene.screen("X"), scene.screen("Y"))
    cover.modalPresentationStyle = .fullScreen
    scene.stage.perform {
      scene.stage.window.rootViewController = nil
      tabs.viewControllers = [scene.navigation, next]
      scene.stage.window.rootViewController = tabs
    }
    try scene.stage.settle()
    let pushed = scene.screen("C")
    if pushes {
      scene.navigation.pushViewController(pushed, animated: true)
    } else {
      scene.navigation.popViewController(animated: true)
    }
    scene.stage.advance(by: 0.1)
    scene.navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      switch disappearance {
      case .presentation: tabs.present(cover, animated: false)
      case .anotherRoot: scene.stage.window.rootViewController = next
      case .anotherTab: tabs.selectedIndex = 1
      }
    }
    let removed = pushes ? pushed : scene.screens[0]
    removed.willMove(toParent: nil)
    removed.view.removeFromSuperview()
    removed.removeFromParent()
    try scene.stage.settle()
    #expect(scene.log.imbalance == nil)
    #expect(scene.log.seen(at: ["B"]) == [disappearance == .presentation ? "X" : "Y"], "\(scene.log.lines)")
  }
}

extension CallLog {
  /// The screens that are seen now, by name, if these were seen when the log began.
  func seen(at beginning: [String]) -> [String] {
    var seen = Set(beginning)
    for line in lines {
      let parts = line.split(separator: ".").map(String.init)
      guard parts.count == 2 else { continue }
      if parts[1] == "viewDidAppear" { seen.insert(parts[0]) }
      if parts[1] == "viewDidDisappear" { seen.remove(parts[0]) }
    }
    return seen.sorted()
  }
}
