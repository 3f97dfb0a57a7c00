import Foundation
import Stage
import Testing
import UIKit

/// How a screen is removed during a transition.
enum ScreenRemoval: CaseIterable, Sendable {
  case fromParent, viewFromSuperview, both, byStack, byStackAnimated, toAnotherParent
}

@MainActor @Suite("A screen that is removed during a drag")
struct NavigationRemovalTests {
  /// The drags: of a pop by the system or by an animator, and of a push.
  enum Drag: CaseIterable, Sendable { case systemPop, pop, push }

  private func drag(_ drag: Drag, _ scene: NavigationScene) -> (Bool) -> Void {
    if drag == .systemPop {
      scene.stage.send(.down(CGPoint(x: 4, y: 400)))
      for step in 1...17 {
        scene.stage.advance(by: 1 / 60)
        scene.stage.send(.move(CGPoint(x: 4 + 10 * step, y: 400)))
      }
      return { finishes in
        let x = finishes ? 380.0 : 40
        scene.stage.send(.move(CGPoint(x: x, y: 400)))
        scene.stage.advance(by: 0.3)
        scene.stage.send(.up(CGPoint(x: x, y: 400)))
      }
    }
    let animator = SlideAnimator(scene.log)
    animator.isPop = drag == .pop
    let interaction = UIPercentDrivenInteractiveTransition()
    (scene.delegate.animator, scene.delegate.interaction) = (animator, interaction)
    if drag == .pop {
      scene.navigation.popViewController(animated: true)
    } else {
      scene.navigation.pushViewController(scene.screen("D"), animated: true)
    }
    scene.stage.advance(by: 0.05)
    interaction.update(0.4)
    scene.stage.advance(by: 0.05)
    (scene.delegate.animator, scene.delegate.interaction) = (nil, nil)
    return { finishes in if finishes { interaction.finish() } else { interaction.cancel() } }
  }

  private func remove(_ screen: UIViewController, _ removal: ScreenRemoval, _ scene: NavigationScene) {
    switch removal {
    case .fromParent: screen.removeFromParent()
    case .viewFromSuperview: screen.view.removeFromSuperview()
    case .both:
      screen.willMove(toParent: nil)
      screen.view.removeFromSuperview()
      screen.removeFromParent()
    case .byStack, .byStackAnimated:
      let rest = scene.navigation.viewControllers.filter { $0 !== screen }
      scene.navigation.setViewControllers(rest, animated: removal == .byStackAnimated)
    case .toAnotherParent:
      let other = UINavigationController()
      other.viewControllers = [screen]
    }
  }

  @Test(
    "One view is shown, that of the stack's top, and appearance calls are balanced", arguments: Drag.allCases,
    ScreenRemoval.allCases)
  func removed(_ kind: Drag, _ removal: ScreenRemoval) throws {
    for (removesArriving, finishes) in [(true, true), (true, false), (false, true), (false, false)] {
      let scene = try NavigationScene(depth: 3)
      let container = try #require(scene.navigation.view.subviews.first)
      let end = drag(kind, scene)
      let coordinator = try #require(scene.navigation.transitionCoordinator)
      let screen = try #require(coordinator.viewController(forKey: removesArriving ? .to : .from))
      remove(screen, removal, scene)
      scene.stage.advance(by: 0.1)
      end(finishes)
      try scene.stage.settle()
      let comment: Comment = "arriving \(removesArriving), finishes \(finishes): \(scene.names) \(scene.log.lines)"
      let top = try #require(scene.navigation.topViewController, comment)
      #expect(container.subviews == [top.view], comment)
      #expect(Set(scene.navigation.children) == Set(scene.navigation.viewControllers), comment)
      #expect(scene.navigation.navigationBar.topItem === top.navigationItem, comment)
      #expect(scene.log.imbalance == nil, comment)
      let shown = scene.log.lines.last { $0.hasSuffix("viewDidAppear") } ?? "C.viewDidAppear"
      #expect(shown == "\((top as? LoggingController)?.name ?? "?").viewDidAppear", comment)
      #expect(scene.stage.misuse.isEmpty, comment)
    }
  }
}
