import Foundation
import Stage
import Testing
import UIKit

@MainActor @Suite("Interrupting without a percent-driven controller")
struct InterruptibleByHandTests {
  /// The tolerance of progress: the rounding error of computing it in two ways.
  private let rounding = 1e-6
  /// The duration of a frame, in seconds.
  private let frame = 1.0 / 60

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
          #expect(abs(scene.progress - progress) < rounding)
          interaction.settle(wants)
          scene.stage.advance(by: 0.04, framesPerSecond: 25)
          #expect(abs(scene.progress - (wants ? progress + 0.2 : progress - 0.2)) < rounding)
        }
        try scene.stage.settle()
        #expect((scene.b.view.window != nil) == (kind.leaves != finishes))
        #expect(scene.stage.misuse.isEmpty && scene.b.transitionCoordinator == nil)
        heard.append(scene.log.take().filter { $0 != "alongside" && $0 != "creates its animator" })
      }
      #expect(heard[0] == heard[1])
      #expect(heard[0].filter { $0.hasPrefix("completion") } == ["completion \(finishes ? "end" : "start")"])
      #expect(heard[0].filter { $0.hasPrefix("animationEnded") } == ["animationEnded \(finishes)"])
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
    #expect(abs(scene.progress - seen) < rounding)
    context?.updateInteractiveTransition(0.9)
    scene.stage.advance(by: frame)
    #expect(abs(scene.progress - 0.9) < rounding)
    context?.cancelInteractiveTransition()
    try scene.stage.settle()
    #expect(scene.a.presentedViewController == nil && scene.log.lines.last == "animationEnded false")
    #expect(scene.stage.misuse.isEmpty)
  }

  /// An animator that returns another object each time, or one that is not interruptible.
  @MainActor final class Careless: NSObject, UIViewControllerAnimatedTransitioning {
    let isInterruptible: Bool
    init(isInterruptible: Bool) { self.isInterruptible = isInterruptible }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      interruptibleAnimator(using: context).startAnimation()
    }
    func interruptibleAnimator(
      using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
      let (from, to) = (context.fromView, context.toView)
      context.containerView.insertSubview(to, belowSubview: from)
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) {
        from.transform = CGAffineTransform(translationX: 390, y: 0)
      }
      animator.isInterruptible = isInterruptible
      animator.addCompletion { _ in context.complete() }
      return animator
    }
  }

  @Test(
    "An animator that cannot be interrupted is reported, and runs once, by the container's time",
    arguments: [true, false])
  func careless(_ isInterruptible: Bool) throws {
    for isDriven in [true, false] {
      let scene = try TransitionKindScene(.pop)
      let interaction = UIPercentDrivenInteractiveTransition()
      interaction.wantsInteractiveStart = false
      scene.request(Careless(isInterruptible: isInterruptible), isDriven ? interaction : nil)
      try scene.stage.settle()
      #expect(scene.log.lines.filter { $0.hasPrefix("over") } == ["over, cancelled false"])
      #expect(scene.stage.diagnostics.count == (isDriven ? 1 : 0))
    }
  }

  @Test(
    "A gesture that ends before the transition begins decides it", arguments: TransitionKind.allCases, [true, false])
  func latched(_ kind: TransitionKind, _ finishes: Bool) throws {
    let scene = try TransitionKindScene(kind)
    let interaction = UIPercentDrivenInteractiveTransition()
    scene.request(InterruptibleSlide(scene.log, leaves: kind.leaves), interaction)
    interaction.update(0.3)
    if finishes { interaction.finish() } else { interaction.cancel() }
    interaction.update(0.9)
    scene.stage.advance(by: 0)
    #expect(abs(scene.progress - 0.3) < 1e-3)
    try scene.stage.settle()
    #expect(scene.log.lines.filter { $0.hasPrefix("completion") } == ["completion \(finishes ? "end" : "start")"])
    #expect(scene.log.lines.last == "animationEnded \(finishes)")
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
    let interaction = UIPercentDrivenInteractiveTransition()
    scene.request(animator, interaction)
    scene.stage.advance(by: 0.1)
    interaction.update(0.5)
    scene.stage.advance(by: 2, framesPerSecond: 5)
    #expect(!scene.log.lines.contains { $0.hasPrefix("completion") })
    if finishes { interaction.finish() } else { interaction.cancel() }
    try scene.stage.settle()
    #expect(scene.log.lines.filter { $0.hasPrefix("completion") } == ["completion \(finishes ? "end" : "start")"])
    #expect(scene.log.lines.last == "animationEnded \(finishes)")
  }
}
