import Motion
import Stage
import Testing
import UIKit

@MainActor @Suite("Transitions by an interruptible animator")
struct InterruptibleTransitionTests {
  /// The duration of a frame, in seconds.
  private let frame = 1.0 / 60

  @Test("The callbacks of a drag from the beginning come in UIKit's order", arguments: [true, false], [true, false])
  func order(_ finishes: Bool, _ starts: Bool) throws {
    let scene = try TransitionKindScene(.pop)
    let animator = InterruptibleSlide(scene.log, leaves: true)
    animator.starts = starts
    let interaction = scene.drive(animator)
    scene.stage.advance(by: 0.1)
    #expect(
      scene.log.take() == [
        "B.viewWillDisappear", "A.viewWillAppear", "willShow A", "creates its animator", "animateTransition",
        "alongside",
      ])
    for progress in [0.3, 1, 0.6] {
      interaction.update(progress)
      scene.stage.advance(by: 1, framesPerSecond: 5)
      scene.expect(progress)
    }
    #expect(scene.log.take() == [])
    interaction.end(finishes)
    scene.expect(0.6)
    try scene.stage.settle()
    let end =
      finishes
      ? [
        "completion end", "B.viewDidDisappear", "A.viewDidAppear", "didShow A", "over, cancelled false",
        "animationEnded true",
      ]
      : [
        "completion start", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear",
        "over, cancelled true", "animationEnded false",
      ]
    #expect(scene.log.take() == ["interactive false, cancelled \(!finishes)"] + end)
    #expect(scene.stage.diagnostics.isEmpty)
  }

  /// Catches the transition three times, going back, on, and to the wanted end; returns the callbacks.
  private func playWithIt(
    _ kind: TransitionKind, _ finishes: Bool, startsInteractively: Bool, vends: Bool
  ) throws -> [String] {
    let scene = try TransitionKindScene(kind)
    let before = scene.stage.render().digest
    let interaction = scene.drive(scene.slide(vends: vends), startsInteractively: startsInteractively)
    scene.stage.advance(by: 0.1)
    if startsInteractively {
      interaction.update(0.25)
      interaction.finish()
      scene.stage.advance(by: 0.04)
    }
    for (progress, ends) in [(0.5, false), (0.3, true), (0.8, finishes)] {
      let seen = scene.progress
      interaction.pause()
      scene.expect(seen)
      #expect(abs(Double(interaction.percentComplete) - seen) < TransitionKindScene.rounding)
      #expect(scene.b.transitionCoordinator?.isInteractive == true)
      #expect(scene.b.transitionCoordinator?.isCancelled == false)
      scene.stage.advance(by: 1, framesPerSecond: 5)
      scene.expect(seen)
      interaction.update(CGFloat(progress))
      scene.stage.advance(by: frame)
      scene.expect(progress)
      interaction.end(ends)
      scene.expect(progress)
      scene.stage.advance(by: 0.05)
    }
    try scene.stage.settle()
    #expect(scene.b.transitionCoordinator == nil && scene.stage.misuse.isEmpty)
    if !finishes || !kind.leaves { #expect(scene.b.view.transform == .identity) }
    #expect((scene.stage.render().digest == before) == !finishes)
    return scene.log.take()
  }

  @Test(
    "Caught repeatedly, it makes the same callbacks as a transition by layer time",
    arguments: TransitionKind.allCases, [true, false])
  func caught(_ kind: TransitionKind, _ finishes: Bool) throws {
    for startsInteractively in [true, false] {
      let own = try playWithIt(kind, finishes, startsInteractively: startsInteractively, vends: true)
      let plain = try playWithIt(kind, finishes, startsInteractively: startsInteractively, vends: false)
      let isCompletion = { (line: String) in line.hasPrefix("completion") }
      #expect(own.filter(isCompletion) == ["completion \(finishes ? "end" : "start")"])
      #expect(own.filter { !isCompletion($0) && $0 != "creates its animator" } == plain.filter { !isCompletion($0) })
    }
  }

  /// Drags a transition by an animator to `progress`.
  private func drag(
    _ kind: TransitionKind = .pop, to progress: CGFloat, by interaction: UIPercentDrivenInteractiveTransition,
    vends: Bool = true, _ prepare: (InterruptibleSlide) -> Void = { _ in }
  ) throws -> TransitionKindScene {
    let scene = try TransitionKindScene(kind)
    let animator = scene.slide(vends: vends)
    if let slide = animator as? InterruptibleSlide { prepare(slide) }
    scene.request(animator, interaction)
    scene.stage.advance(by: 0.05)
    interaction.update(progress)
    scene.stage.advance(by: 0.05)
    return scene
  }

  private func lengthOfTail(_ scene: TransitionKindScene) -> Double {
    let start = scene.stage.now
    while scene.b.transitionCoordinator != nil, scene.stage.now < start + 5 { scene.stage.advance(by: frame) }
    return scene.stage.now - start
  }

  @Test(
    "The tail takes (1−p)·d/speed to the end and p·d/speed back, along completionCurve or else timingCurve",
    arguments: [UIView.AnimationCurve.easeInOut, .easeIn, .linear], [0.5, 1, 3])
  func tail(_ curve: UIView.AnimationCurve, _ speed: CGFloat) throws {
    for (progress, finishes, given) in [
      (0.25, true, false), (0.25, false, true), (0.8, true, true), (0.8, false, false),
    ] {
      for vends in [true, false] {
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.completionCurve = given ? .easeOut : curve
        if given { interaction.timingCurve = UICubicTimingParameters(animationCurve: curve) }
        interaction.completionSpeed = speed
        let scene = try drag(to: CGFloat(progress), by: interaction, vends: vends)
        interaction.end(finishes)
        scene.expect(progress)
        let distance = finishes ? 1 - progress : progress
        let length = distance * 0.4 / Double(speed)
        scene.stage.advance(by: length / 4, framesPerSecond: 4 / length)
        let shape = CAMediaTimingFunction(
          name: curve == .linear ? .linear : curve == .easeIn ? .easeIn : .easeInEaseOut)
        let passed = distance * Double(shape.curve.value(at: 0.25))
        if vends { scene.expect(finishes ? progress + passed : progress - passed, within: 1e-4) }
        #expect(abs(lengthOfTail(scene) - length * 3 / 4) <= 2 * frame)
        try scene.stage.settle()
        #expect((scene.b.view.window == nil) == finishes)
      }
    }
  }

  @Test(
    "A spring starts at the progress of the release, at its initial velocity",
    arguments: TransitionKind.allCases, [true, false])
  func spring(_ kind: TransitionKind, _ finishes: Bool) throws {
    for (velocity, progress) in [(0.0, 0.5), (2, 0.5), (8, 0.3), (-3, 0.6)] {
      let springs = [
        UISpringTimingParameters(dampingRatio: 0.9, initialVelocity: CGVector(dx: velocity, dy: 0)),
        UISpringTimingParameters(mass: 1, stiffness: 300, damping: 30, initialVelocity: CGVector(dx: velocity, dy: 0)),
      ]
      for spring in springs {
        let interaction = UIPercentDrivenInteractiveTransition()
        interaction.timingCurve = spring
        let scene = try drag(kind, to: CGFloat(progress), by: interaction)
        interaction.end(finishes)
        scene.expect(progress, within: 0.5 / 390)
        let said = velocity * (finishes ? 1 - progress : -progress)
        #expect(abs(scene.speed() - said) <= 0.05 * abs(said) + 0.05)
        try scene.stage.settle()
        #expect(scene.log.lines.contains("animationEnded \(finishes)"))
        #expect(scene.stage.misuse.isEmpty)
      }
    }
  }

  @Test("A spring that is caught and let go in the same instant keeps its speed")
  func retargeted() throws {
    let scene = try TransitionKindScene(.push)
    let interaction = scene.drive(startsInteractively: false)
    interaction.timingCurve = UISpringTimingParameters(dampingRatio: 1)
    scene.stage.advance(by: 0.2)
    for finishes in [true, false] {
      let (seen, before) = (scene.progress, scene.speed())
      let now = scene.progress
      interaction.pause()
      interaction.end(finishes)
      scene.expect(now)
      #expect(now != seen && abs(scene.speed() - before) < 0.05 * abs(before))
      scene.stage.advance(by: 0.05)
    }
    try scene.stage.settle()
    #expect(scene.log.lines.last == "animationEnded false")
  }

  @Test("An animator that does not scrub linearly is scrubbed along its own pacing")
  func ownPacing() throws {
    let interaction = UIPercentDrivenInteractiveTransition()
    let shape = CAMediaTimingFunction(name: .easeIn).curve
    let scene = try drag(to: 0.5, by: interaction) {
      $0.timing = UICubicTimingParameters(animationCurve: .easeIn)
      $0.prepare = { $0.scrubsLinearly = false }
    }
    for progress in [0.5, 0.2, 0.9] {
      interaction.update(CGFloat(progress))
      scene.stage.advance(by: frame)
      scene.expect(shape.value(at: progress), within: 1e-5)
    }
    let seen = scene.progress
    interaction.cancel()
    scene.expect(seen)
    #expect(abs(lengthOfTail(scene) - 0.9 * 0.4) <= frame + 1e-9)
    try scene.stage.settle()
    #expect(scene.log.lines.last == "animationEnded false")
  }

  @Test("A client's own animator is moved by the protocol's required members, and animations alongside follow it")
  func clients() throws {
    let scene = try TransitionKindScene(.push)
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    scene.a.view.addSubview(mark)
    try scene.stage.settle()
    let animator = InterruptibleSlide(scene.log, leaves: false)
    let view: UIView = scene.b.view
    animator.standIn = { [log = scene.log] made in
      let own = FrameByFrameAnimator(log, duration: 0.4) {
        view.transform = CGAffineTransform(translationX: 390 * (1 - $0), y: 0)
      }
      own.addCompletion { position in
        log.note("completion \(position)")
        scene.b.transitionCoordinator.flatMap { $0 as? any UIViewControllerContextTransitioning }?.complete()
      }
      return own
    }
    let interaction = scene.drive(animator, startsInteractively: false)
    interaction.timingCurve = UISpringTimingParameters(dampingRatio: 1)
    scene.b.transitionCoordinator?.animate { _ in mark.center.x += 100 }
    scene.stage.advance(by: 0.2)
    interaction.pause()
    scene.stage.advance(by: 1, framesPerSecond: 5)
    interaction.update(0.4)
    scene.stage.advance(by: frame)
    scene.expect(0.4)
    #expect(abs((mark.layer.presentation()?.position.x ?? 0) - 50) < 1e-6)
    interaction.cancel()
    scene.stage.advance(by: 0.1)
    interaction.pause()
    interaction.update(0.5)
    interaction.finish()
    scene.stage.advance(by: 0.1)
    interaction.pause()
    interaction.cancel()
    try scene.stage.settle()
    #expect(
      scene.log.take() == [
        "A.viewWillDisappear", "B.viewWillAppear", "willShow B", "creates its animator", "animateTransition", "starts",
        "alongside", "pauses", "interactive true, cancelled false", "interactive false, cancelled true",
        "reversed true", "continues by UISpringTimingParameters for 40.0", "pauses",
        "interactive true, cancelled false",
        "interactive false, cancelled false", "reversed false", "continues by UISpringTimingParameters for 50.0",
        "pauses", "interactive true, cancelled false", "interactive false, cancelled true", "reversed true",
        "continues by UISpringTimingParameters for 75.0", "completion start", "B.viewWillDisappear",
        "B.viewDidDisappear", "A.viewWillAppear", "A.viewDidAppear", "over, cancelled true", "animationEnded false",
      ])
    #expect(mark.center.x == 10 && view.transform == .identity)
    #expect(scene.stage.misuse.isEmpty)
  }

  @Test("A running transition that is told to end does so from its current progress", arguments: [true, false])
  func undisturbed(_ finishes: Bool) throws {
    let scene = try TransitionKindScene(.dismiss)
    let interaction = scene.drive(startsInteractively: false)
    interaction.completionCurve = .linear
    scene.stage.advance(by: 0.2)
    let seen = scene.progress
    interaction.end(finishes)
    scene.stage.advance(by: 0.1)
    scene.expect(finishes ? seen + 0.25 : seen - 0.25)
    try scene.stage.settle()
    scene.expectEnd(finishes)
    #expect(scene.stage.diagnostics.isEmpty)
  }

  @Test("Animations alongside follow the vended animator anywhere, also after a block of another kind")
  func alongside() throws {
    let scene = try TransitionKindScene(.pop)
    let (mark, other) = (UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)), UIView(frame: .zero))
    scene.stage.window.addSubview(mark)
    scene.b.view.addSubview(other)
    let animator = InterruptibleSlide(scene.log, leaves: true)
    animator.onStaging = { UIView.animate(withDuration: 0.1) { other.center.x = 50 } }
    let interaction = scene.drive(animator)
    scene.b.transitionCoordinator?.animateAlongsideTransition(in: scene.stage.window) { _ in mark.center.x += 100 }
    scene.stage.advance(by: 0.1)
    for progress in [0.7, 1, 0.2] {
      interaction.update(CGFloat(progress))
      scene.stage.advance(by: 0.2)
      #expect(abs((mark.layer.presentation()?.position.x ?? 0).native - 10 - 100 * progress) < 1e-6)
      #expect(other.layer.presentation()?.position.x == 50, "it runs by itself")
    }
    interaction.cancel()
    try scene.stage.settle()
    #expect(mark.center.x == 10 && other.center.x == 0)
  }
}
