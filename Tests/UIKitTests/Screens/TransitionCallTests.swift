import CoreGraphics
import Foundation
import Stage
import Testing
import UIKit

/// Fades a screen in, or out.
@MainActor private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: 0.4) {
      to.alpha = 1
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {}
}

@MainActor private final class FadeDelegate: NSObject, UINavigationControllerDelegate {
  var interaction: UIPercentDrivenInteractiveTransition?

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Fade() }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

@MainActor @Suite("The log of a transition's calls")
struct TransitionCallTests {
  private final class First: UIViewController {}
  private final class Second: UIViewController {}

  private func makeStage() throws -> (stage: Stage, navigation: UINavigationController, delegate: FadeDelegate) {
    let stage = Stage(size: CGSize(width: 200, height: 400))
    let (navigation, delegate) = stage.perform { (UINavigationController(rootViewController: First()), FadeDelegate()) }
    navigation.delegate = delegate
    stage.window.rootViewController = navigation
    stage.advance(by: 0.1)
    return (stage, navigation, delegate)
  }

  private func lines(_ calls: TransitionCalls) -> [String] {
    calls.list.map {
      "\($0.transition.map(String.init) ?? "-") \($0.kind.rawValue) \($0.text)\($0.count > 1 ? " × \($0.count)" : "")"
    }
  }

  @Test("A push that a finger cancels is logged call by call, in order") func cancelled() throws {
    let (stage, navigation, delegate) = try makeStage()
    let calls = TransitionCalls()
    stage.application.calls = calls
    delegate.interaction = UIPercentDrivenInteractiveTransition()
    stage.perform { navigation.pushViewController(Second(), animated: true) }
    stage.advance(by: 0.1)
    for progress in [0.1, 0.2, 0.3] { stage.perform { delegate.interaction?.update(progress) } }
    stage.perform { delegate.interaction?.cancel() }
    try stage.settle()
    #expect(
      lines(calls) == [
        "1 asked FadeDelegate.navigationController(_:animationControllerFor:from:to:): Fade",
        "1 asked FadeDelegate.navigationController(_:interactionControllerFor:): UIPercentDrivenInteractiveTransition",
        "1 told First to Second begins interactive",
        "1 told First.viewWillDisappear(true)",
        "1 told Second.viewWillAppear(true)",
        "1 told FadeDelegate.navigationController(_:willShow:animated:) Second",
        "1 told UIPercentDrivenInteractiveTransition.startInteractiveTransition(_:)",
        "1 told Fade.animateTransition(using:)",
        "1 told Second.viewIsAppearing(true)",
        "1 called updateInteractiveTransition(_:) × 3",
        "1 called cancelInteractiveTransition()",
        "1 told 0 listeners that a finger let it go",
        "1 called completeTransition(false)",
        "1 told Second.viewWillDisappear(true)",
        "1 told Second.viewDidDisappear(true)",
        "1 told First.viewWillAppear(true)",
        "1 told First.viewIsAppearing(true)",
        "1 told First.viewDidAppear(true)",
        "1 told Fade.animationEnded(false)",
      ])
    let progresses = calls.list.compactMap(\.progress)
    #expect(abs((progresses.max() ?? 0) - 0.3) < 0.001 && progresses.last == 0, "\(progresses)")
    #expect(zip(calls.list, calls.list.dropFirst()).allSatisfy { $0.instant <= $1.instant })
    #expect(calls.list[9].line.hasSuffix("called updateInteractiveTransition(_:) × 3"))
  }

  @Test("A push that is not interactive says which delegate gave no interaction controller") func plain() throws {
    let (stage, navigation, delegate) = try makeStage()
    defer { withExtendedLifetime(delegate) {} }
    let calls = TransitionCalls()
    stage.application.calls = calls
    stage.perform { navigation.pushViewController(Second(), animated: true) }
    try stage.settle()
    let lines = lines(calls)
    #expect(lines.contains("1 asked FadeDelegate.navigationController(_:interactionControllerFor:): nil"))
    #expect(lines.contains("1 told First to Second begins by itself"))
    #expect(
      lines.suffix(2) == [
        "1 told FadeDelegate.navigationController(_:didShow:animated:) Second", "1 told Fade.animationEnded(true)",
      ])
    stage.perform { _ = navigation.popViewController(animated: true) }
    try stage.settle()
    #expect(calls.list.last?.transition == 2 && calls.list.last?.progress == 1)
  }

  @Test("A presentation's delegate is logged with what it was asked") func presentation() throws {
    let (stage, navigation, _) = try makeStage()
    let calls = TransitionCalls()
    stage.application.calls = calls
    stage.perform { navigation.present(Second(), animated: true) }
    try stage.settle()
    stage.perform { navigation.dismiss(animated: true) }
    try stage.settle()
    let text = lines(calls).joined(separator: "\n")
    #expect(text.contains("transitioningDelegate nil, animationController(forPresented:presenting:source:): nil"))
    #expect(text.contains("transitioningDelegate nil, animationController(forDismissed:): nil"))
  }

  @Test("While no tool listens nothing is kept, and the log is bounded") func bounds() throws {
    let (stage, navigation, delegate) = try makeStage()
    #expect(stage.application.calls == nil)
    let calls = TransitionCalls()
    var (added, repeated) = (0, 0)
    calls.added = { if $1 { repeated += 1 } else { added += 1 } }
    stage.application.calls = calls
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    stage.perform { navigation.pushViewController(Second(), animated: true) }
    stage.advance(by: 0.1)
    for step in 0..<3000 {
      stage.perform {
        interaction.update(CGFloat(step) / 4000)
        interaction.pause()
      }
    }
    #expect(calls.list.count <= 2 * TransitionCalls.mostCalls && added > 6000 && repeated == 0)
    calls.removeAll()
    #expect(calls.list.isEmpty)
    stage.application.calls = nil
    stage.perform { interaction.finish() }
    try stage.settle()
    #expect(calls.list.isEmpty)
  }
}
