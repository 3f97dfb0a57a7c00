import Stage
import Testing
import UIKit

@MainActor @Suite("The coordinator of a transition")
struct TransitionCoordinatorTests {
  @Test("The callbacks come in order if the gesture ends before its transition begins", arguments: [true, false])
  func flick(_ finishes: Bool) throws {
    let scene = try NavigationScene()
    let interaction = scene.pop(by: SlideAnimator(scene.log))
    // As clients do in willShow, to be told of the outcome.
    scene.navigation.transitionCoordinator?.notifyWhenInteractionChanges { context in
      scene.log.note("changes, cancelled \(context.isCancelled)")
    }
    interaction.update(0.3)
    interaction.end(finishes)
    interaction.update(0.9)
    scene.log.lines = []
    try scene.stage.settle()
    let end =
      finishes
      ? ["B.viewDidDisappear", "A.viewDidAppear", "didShow A", "animationEnded true"]
      : ["A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear", "animationEnded false"]
    #expect(
      scene.log.take() == [
        "B.viewWillDisappear", "A.viewWillAppear", "willShow A", "animateTransition", "changes, cancelled \(!finishes)",
        "completion true",
      ] + end)
    #expect(interaction.percentComplete == 0.3)
  }

  @Test("Change handlers receive the release's figures, and completions the outcome", arguments: [true, false])
  func values(_ finishes: Bool) throws {
    let scene = try NavigationScene()
    let interaction = UIPercentDrivenInteractiveTransition()
    interaction.completionSpeed = 2
    interaction.completionCurve = .easeOut
    scene.drag(SlideAnimator(scene.log), to: 0.4, by: interaction)
    let coordinator = try #require(scene.navigation.transitionCoordinator)
    #expect(coordinator.isInteractive && coordinator.initiallyInteractive && !coordinator.isCancelled)
    #expect(coordinator.transitionDuration == 0.4 && scene.screens[0].transitionCoordinator != nil)
    scene.log.lines = []
    coordinator.notifyWhenInteractionChanges { context in
      scene.log.note(
        "\(context.isInteractive) \(context.isCancelled) \(context.percentComplete) \(context.completionVelocity) "
          + "\(context.completionCurve == .easeOut)")
    }
    coordinator.animate(alongsideTransition: nil) { scene.log.note("over, cancelled \($0.isCancelled)") }
    interaction.end(finishes)
    try scene.stage.settle()
    let lines = scene.log.lines
    #expect(lines.first == "false \(!finishes) 0.4 2.0 true")
    #expect(lines.suffix(2) == ["over, cancelled \(!finishes)", "animationEnded \(finishes)"])
    #expect(coordinator.initiallyInteractive && scene.navigation.transitionCoordinator == nil)
  }

  /// The views in which animations alongside can lie.
  enum HostView: CaseIterable { case bar, navigation, window, inside, container }

  @Test("Animations alongside follow the finger anywhere and are taken back", arguments: HostView.allCases)
  func alongside(_ hostView: HostView) throws {
    let scene = try NavigationScene()
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    let host: UIView
    let top: UIView = scene.screens[1].view
    switch hostView {
    case .bar: host = scene.navigation.navigationBar
    case .navigation: host = scene.navigation.view
    case .window: host = scene.stage.window
    case .inside: host = top
    case .container: host = top.superview ?? top
    }
    host.addSubview(mark)
    try scene.stage.settle()
    let (before, interaction) = (mark.center, scene.pop(by: SlideAnimator(scene.log)))
    scene.navigation.transitionCoordinator?.animateAlongsideTransition(
      in: host, animation: { _ in mark.center.x += 100 }, completion: { scene.log.note("alongside \($0.isCancelled)") })
    scene.stage.advance(by: 0.1)
    for progress in [0.2, 0.7, 1, 0.4] {
      interaction.update(progress)
      scene.stage.advance(by: 0.3)
      #expect(abs((mark.layer.presentation()?.position.x ?? 0) - before.x - 100 * progress) < 1e-6)
      #expect(abs((top.layer.presentation()?.affineTransform().tx ?? 0) - 390 * progress) < 1e-6)
    }
    interaction.completionCurve = .linear
    interaction.cancel()
    scene.stage.advance(by: 0.08)
    #expect(abs((mark.layer.presentation()?.position.x ?? 0) - before.x - 20) < 100 / 0.4 / 60 + 1e-6)
    scene.stage.advance(by: 0.12)
    #expect(scene.navigation.transitionCoordinator == nil)
    try scene.stage.settle()
    #expect(mark.center == before)
    #expect(scene.log.lines.contains("alongside true"))
    #expect(scene.names == "AB")
  }

  @Test(
    "Under a custom interaction controller, closures alongside run and titles are restored", arguments: [true, false])
  func handMade(_ finishes: Bool) throws {
    let scene = try NavigationScene()
    let before = scene.stage.render().digest
    let interaction = HandMadeInteraction()
    interaction.begin = { context in
      context.containerView.insertSubview(context.toView, belowSubview: context.fromView)
      context.toView.frame.origin.x = -100
    }
    let animator = ClosureAnimator { _ in }
    scene.pop(by: animator, driven: interaction)
    scene.navigation.transitionCoordinator?.animate { _ in scene.log.note("alongside") }
    scene.stage.advance(by: 1)
    let context = try #require(interaction.context)
    context.updateInteractiveTransition(0.5)
    #expect(scene.navigation.transitionCoordinator?.percentComplete == 0.5)
    let end = finishes ? context.finishInteractiveTransition : context.cancelInteractiveTransition
    end()
    context.cancelInteractiveTransition()
    #expect(context.transitionWasCancelled == !finishes)
    context.pauseInteractiveTransition()
    #expect(context.isInteractive && !context.transitionWasCancelled)
    end()
    context.complete()
    try scene.stage.settle()
    #expect(scene.log.lines.contains("alongside"))
    #expect(animator.ended == [finishes])
    #expect(scene.names == (finishes ? "A" : "AB"))
    if !finishes { #expect(scene.stage.render().digest == before) }
    #expect(scene.stage.diagnostics.isEmpty)
  }

  @Test("If an animator completes at once, closures alongside run before completions")
  func atOnce() throws {
    let scene = try NavigationScene()
    scene.delegate.animator = ClosureAnimator { $0.complete() }
    scene.navigation.popViewController(animated: true)
    scene.navigation.transitionCoordinator?.animate(
      alongsideTransition: { _ in scene.log.note("alongside") }, completion: { _ in scene.log.note("over") })
    try scene.stage.settle()

    #expect(scene.log.lines.filter { $0 == "alongside" || $0 == "over" } == ["alongside", "over"])
    #expect(scene.names == "A")
    #expect(scene.screens[0].view.superview?.subviews.count == 1)
  }
}
