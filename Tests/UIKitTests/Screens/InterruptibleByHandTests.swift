import Stage
import Testing
import UIKit

@MainActor @Suite("Interrupting without a percent-driven controller")
struct InterruptibleByHandTests {
  /// An interaction controller that moves the animator itself and tells the context, as Apple's sample code does.
  @MainActor final class SelfDriving: NSObject, UIViewControllerInteractiveTransitioning {
    var wantsInteractiveStart = true
    let completionSpeed: CGFloat = 2
    let completionCurve = UIView.AnimationCurve.linear
    /// Whether the controller leaves the animator to the context.
    let leavesIt: Bool
    let animator: InterruptibleSlide
    private(set) var context: (any UIViewControllerContextTransitioning)?
    private var own: (any UIViewImplicitlyAnimating)?

    init(_ animator: InterruptibleSlide, leavesIt: Bool) { (self.animator, self.leavesIt) = (animator, leavesIt) }

    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
      context = transitionContext
      guard !leavesIt else { return }
      own = animator.interruptibleAnimator(using: transitionContext)
      if !transitionContext.isInteractive { own?.startAnimation() }
    }

    func pause() {
      own?.pauseAnimation()
      context?.pauseInteractiveTransition()
    }

    func update(_ progress: CGFloat) {
      own?.fractionComplete = own?.isReversed == true ? 1 - progress : progress
      context?.updateInteractiveTransition(progress)
    }

    func settle(_ finishes: Bool) {
      if finishes { context?.finishInteractiveTransition() } else { context?.cancelInteractiveTransition() }
      guard let own else { return }
      own.isReversed = !finishes
      own.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
        durationFactor: (1 - own.fractionComplete) / 2)
    }
  }

  @Test(
    "A custom controller that also moves the animator itself has the same result as one that leaves it to the context",
    arguments: TransitionKind.allCases, [true, false])
  func byHand(_ kind: TransitionKind, _ finishes: Bool) throws {
    for startsInteractively in [true, false] {
      var heard: [[String]] = []
      for leavesIt in [true, false] {
        let scene = try TransitionKindScene(kind)
        let animator = InterruptibleSlide(scene.log, leaves: kind.leaves)
        let interaction = SelfDriving(animator, leavesIt: leavesIt)
        interaction.wantsInteractiveStart = startsInteractively
        scene.request(animator, interaction)
        scene.stage.advance(by: 0.1)
        if !startsInteractively { interaction.pause() }
        for (progress, wants) in zip([0.3, 0.6, 0.4], [!finishes, finishes, finishes]) {
          interaction.pause()
          interaction.update(CGFloat(progress))
          scene.stage.advance(by: 1, framesPerSecond: 5)
          scene.expect(progress)
          interaction.settle(wants)
          scene.stage.advance(by: 0.04, framesPerSecond: 25)
          scene.expect(wants ? progress + 0.2 : progress - 0.2)
        }
        try scene.stage.settle()
        #expect((scene.b.view.window != nil) == (kind.leaves != finishes) && scene.b.transitionCoordinator == nil)
        scene.expectEnd(finishes)
        heard.append(scene.log.take().filter { $0 != "alongside" && $0 != "creates its animator" })
      }
      #expect(heard[0] == heard[1])
    }
  }

  @Test("A client with the context can catch a transition that has no interaction controller")
  func undriven() throws {
    let scene = try TransitionKindScene(.present)
    let animator = InterruptibleSlide(scene.log, leaves: false)
    var context: (any UIViewControllerContextTransitioning)?
    animator.prepare = { _ in
      context = scene.b.transitionCoordinator as? any UIViewControllerContextTransitioning
    }
    scene.request(animator, nil)
    scene.stage.advance(by: 0.2)
    let seen = scene.progress
    context?.pauseInteractiveTransition()
    #expect(context?.isInteractive == true)
    scene.stage.advance(by: 1, framesPerSecond: 5)
    scene.expect(seen)
    context?.updateInteractiveTransition(0.9)
    scene.stage.advance(by: 1 / 60)
    scene.expect(0.9)
    context?.cancelInteractiveTransition()
    try scene.stage.settle()
    #expect(scene.a.presentedViewController == nil)
    scene.expectEnd(false)
  }

  @Test(
    "A gesture that ends before the transition begins decides it", arguments: TransitionKind.allCases, [true, false])
  func latched(_ kind: TransitionKind, _ finishes: Bool) throws {
    let scene = try TransitionKindScene(kind)
    let interaction = scene.drive()
    interaction.update(0.3)
    interaction.end(finishes)
    interaction.update(0.9)
    scene.stage.advance(by: 0)
    scene.expect(0.3, within: 1e-3)
    try scene.stage.settle()
    scene.expectEnd(finishes)
  }

  @Test("A vended animator without animations ends with the tail, not before", arguments: [true, false])
  func nothingToAnimate(_ finishes: Bool) throws {
    let scene = try TransitionKindScene(.pop)
    let animator = InterruptibleSlide(scene.log, leaves: true)
    animator.standIn = { made in
      let empty = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
      empty.addCompletion { position in
        scene.log.note("completion \(position)")
        (scene.b.transitionCoordinator as? any UIViewControllerContextTransitioning)?.complete()
      }
      return empty
    }
    let interaction = scene.drive(animator)
    scene.stage.advance(by: 0.1)
    interaction.update(0.5)
    scene.stage.advance(by: 2, framesPerSecond: 5)
    #expect(scene.lines("completion") == [])
    interaction.end(finishes)
    try scene.stage.settle()
    scene.expectEnd(finishes)
  }
}
