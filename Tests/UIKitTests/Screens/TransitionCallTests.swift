import Stage
import Testing
import UIKit

@MainActor @Suite("The log of a transition's calls")
struct TransitionCallTests {
  private final class First: UIViewController {}
  private final class Second: UIViewController {}

  private let stage = Stage(size: CGSize(width: 200, height: 400))
  private let navigation: UINavigationController
  private let delegate = LoggingDelegate(CallLog())
  private let calls = TransitionCalls()

  init() {
    navigation = stage.perform { UINavigationController(rootViewController: First()) }
    navigation.delegate = delegate
    delegate.animator = ClosureAnimator { context in
      context.containerView.addSubview(context.toView)
      context.toView.alpha = 0
      context.animate { context.toView.alpha = 1 }
    }
    stage.window.rootViewController = navigation
    stage.advance(by: 0.1)
    stage.application.calls = calls
  }

  private func lines(_ calls: TransitionCalls) -> [String] {
    calls.list.map {
      "\($0.transition.map(String.init) ?? "-") \($0.kind.rawValue) \($0.text)\($0.count > 1 ? " × \($0.count)" : "")"
    }
  }

  @Test("A push that a finger cancels is logged call by call, in order") func cancelled() throws {
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    stage.perform { navigation.pushViewController(Second(), animated: true) }
    stage.advance(by: 0.1)
    for progress in [0.1, 0.2, 0.3] { stage.perform { interaction.update(progress) } }
    stage.perform { interaction.cancel() }
    try stage.settle()
    #expect(
      lines(calls) == [
        "1 asked LoggingDelegate.navigationController(_:animationControllerFor:from:to:): ClosureAnimator",
        "1 asked LoggingDelegate.navigationController(_:interactionControllerFor:): \(type(of: interaction))",
        "1 told First to Second begins interactive",
        "1 told First.viewWillDisappear(true)",
        "1 told Second.viewWillAppear(true)",
        "1 told LoggingDelegate.navigationController(_:willShow:animated:) Second",
        "1 told UIPercentDrivenInteractiveTransition.startInteractiveTransition(_:)",
        "1 told ClosureAnimator.animateTransition(using:)",
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
        "1 told ClosureAnimator.animationEnded(false)",
      ])
    let progresses = calls.list.compactMap(\.progress)
    #expect(abs((progresses.max() ?? 0) - 0.3) < 0.001 && progresses.last == 0, "\(progresses)")
    #expect(zip(calls.list, calls.list.dropFirst()).allSatisfy { $0.instant <= $1.instant })
    #expect(calls.list[9].line.hasSuffix("called updateInteractiveTransition(_:) × 3"))
  }

  @Test("A push that is not interactive says which delegate gave no interaction controller") func plain() throws {
    stage.perform { navigation.pushViewController(Second(), animated: true) }
    try stage.settle()
    let lines = lines(calls)
    #expect(lines.contains("1 asked LoggingDelegate.navigationController(_:interactionControllerFor:): nil"))
    #expect(lines.contains("1 told First to Second begins by itself"))
    #expect(
      lines.suffix(2) == [
        "1 told LoggingDelegate.navigationController(_:didShow:animated:) Second",
        "1 told ClosureAnimator.animationEnded(true)",
      ])
    stage.perform { _ = navigation.popViewController(animated: true) }
    try stage.settle()
    #expect(calls.list.last?.transition == 2 && calls.list.last?.progress == 1)
  }

  @Test("A presentation's delegate is logged with what it was asked") func presentation() throws {
    stage.perform { navigation.present(Second(), animated: true) }
    try stage.settle()
    stage.perform { navigation.dismiss(animated: true) }
    try stage.settle()
    let text = lines(calls).joined(separator: "\n")
    #expect(text.contains("transitioningDelegate nil, animationController(forPresented:presenting:source:): nil"))
    #expect(text.contains("transitioningDelegate nil, animationController(forDismissed:): nil"))
  }

  @Test("While no tool listens nothing is kept, and the log is bounded") func bounds() throws {
    #expect(Stage().application.calls == nil)
    var (added, repeated) = (0, 0)
    calls.added = { if $1 { repeated += 1 } else { added += 1 } }
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
