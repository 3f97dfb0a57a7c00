import Stage
import Testing
import UIKit

/// A stage with a transition by an animator of one kind.
@MainActor private final class AnimatorScene {
  let base: TransitionKindScene
  let finger = UIPercentDrivenInteractiveTransition()
  private let interaction: UIPercentDrivenInteractiveTransition?
  private(set) var trial: AnimatorTrial?
  private(set) lazy var animator = ClosureAnimator(duration: AnimatorTrial.duration) { [unowned self] context in
    let trial = AnimatorTrial(context, isOpening: !base.kind.leaves) { [log = base.log] in log.note($0) }
    self.trial = trial
    kind.stage(trial)
  }
  private let kind: AnimatorKind
  var stage: Stage { base.stage }

  init(_ kind: AnimatorKind, _ use: TransitionKind, isDriven: Bool) throws {
    base = try TransitionKindScene(use, scale: 0.25)
    self.kind = kind
    interaction = isDriven ? finger : nil
  }

  func begin() { base.request(animator, interaction) }

  /// Begins the transition interactively.
  func hold() {
    begin()
    stage.advance(by: 1 / 60)
  }

  var record: [String] { stage.window.layer.record }

  /// The expected callbacks, without the log lines of the kind itself.
  func expected(completed: Bool) -> [String] {
    let (arriving, leaving) = base.kind.leaves ? ("A", "B") : ("B", "A")
    let told = { (calls: [String]) in calls.map { "\($0.first == "+" ? arriving : leaving).view\($0.dropFirst())" } }
    let isPop = base.kind == .pop
    return told(base.kind.leaves ? ["-WillDisappear", "+WillAppear"] : ["+WillAppear", "-WillDisappear"])
      + (isPop ? ["willShow A"] : [])
      + told(
        !completed
          ? ["+WillDisappear", "+DidDisappear", "-WillAppear", "-DidAppear"]
          : isPop ? ["-DidDisappear", "+DidAppear"] : ["+DidAppear", "-DidDisappear"])
      + (isPop && completed ? ["didShow A"] : [])
  }

  /// The callbacks, without the log lines of the kind itself and of the coordinator.
  var heard: [String] {
    base.log.lines.filter { line in !["done", "alongside", "over", "interactive"].contains { line.hasPrefix($0) } }
  }
  var done: [String] { base.lines("done") }
}

/// Half a point of the three hundred: the rounding error of figures and of curve tables.
private let tolerance = 0.5 / AnimatorTrial.distance

@MainActor @Suite("Animators of every kind")
struct AnimatorKindTests {
  /// The transitions in which animators are used.
  nonisolated static let uses: [TransitionKind] = [.pop, .present, .dismiss]

  private func expectEnd(_ scene: AnimatorScene, _ kind: AnimatorKind, completed: Bool) {
    #expect(scene.heard == scene.expected(completed: completed))
    #expect(scene.done == ["done true"])
    #expect(scene.animator.ended == [completed])
    #expect(scene.stage.misuse.map { $0.contains(kind.complaint ?? "") } == (kind.complaint == nil ? [] : [true]))
    #expect(scene.stage.isIdle)
  }

  @Test(
    "An animator plays, is presented where its curve says, and ends as without an animation",
    arguments: AnimatorKind.all, uses)
  func played(_ kind: AnimatorKind, _ use: TransitionKind) throws {
    let scene = try AnimatorScene(kind, use, isDriven: false)
    scene.begin()
    scene.stage.advance(by: 1 / 60)
    let start = scene.stage.now - 1 / 60
    for step in 1..<10 {
      scene.stage.advance(by: start + 0.04 * Double(step) - scene.stage.now)
      guard let pace = kind.played, let trial = scene.trial else { continue }
      #expect(abs(trial.seen - pace(0.1 * Double(step))) < tolerance, "at \(step)")
    }
    try scene.stage.settle()
    expectEnd(scene, kind, completed: true)
    // A presented screen stays where its animator moved it.
    guard use != .present, !kind.leavesViews else { return }
    let plain = try AnimatorScene(kind, use, isDriven: false)
    plain.base.ask(animated: false)
    try plain.stage.settle()
    #expect(scene.stage.render().digest == plain.stage.render().digest, "as without an animation")
  }

  @Test(
    "An animator follows a finger, is presented at its progress, and finishes or goes back",
    arguments: AnimatorKind.all, uses)
  func scrubbed(_ kind: AnimatorKind, _ use: TransitionKind) throws {
    for finishes in [true, false] {
      let scene = try AnimatorScene(kind, use, isDriven: true)
      let (record, before) = (scene.record, scene.stage.render().digest)
      scene.hold()
      for step in [0, 3, 1, 2, 9, 4, 10, 5, 8, 7, 6] {
        scene.finger.update(CGFloat(step) / 10)
        scene.stage.advance(by: 1 / 60)
        guard let pace = kind.scrubbed, let trial = scene.trial else { continue }
        #expect(abs(trial.seen - pace(0.1 * Double(step))) < tolerance, "at \(step)")
      }
      scene.stage.advance(by: 0.5)
      if !kind.ignoresFinger { #expect(scene.done.isEmpty) }
      scene.finger.end(finishes)
      try scene.stage.settle()
      let completed = finishes || kind.ignoresFinger
      expectEnd(scene, kind, completed: completed)
      guard !completed else { continue }
      #expect(scene.record == record && scene.stage.render().digest == before)
    }
  }

  /// Holds a transition at its middle, and lets it go after some seconds.
  private func hold(
    _ use: TransitionKind, finishes: Bool, for seconds: Double = 0, complaint: String? = nil,
    _ stage: @escaping @MainActor @Sendable (AnimatorTrial) -> Void,
    check: (AnimatorScene) throws -> Void = { _ in }
  ) throws {
    let kind = AnimatorKind(name: "", scrubbed: nil, played: nil, complaint: complaint, stage: stage)
    let scene = try AnimatorScene(kind, use, isDriven: true)
    let record = scene.record
    scene.hold()
    scene.finger.update(0.5)
    scene.stage.advance(by: seconds)
    #expect(scene.done.isEmpty)
    scene.finger.end(finishes)
    try check(scene)
    try scene.stage.settle()
    #expect(scene.heard == scene.expected(completed: finishes) && (finishes || scene.record == record))
    if complaint == nil { expectEnd(scene, kind, completed: finishes) }
  }

  @Test(
    "An animator with nothing to animate is not over while held, and ends with the tail",
    arguments: uses, [true, false])
  func empty(_ use: TransitionKind, _ isBlock: Bool) throws {
    let stage: @MainActor @Sendable (AnimatorTrial) -> Void = { trial in
      if isBlock { return trial.animate {} }
      CATransaction.begin()
      CATransaction.setCompletionBlock { trial.done() }
      CATransaction.commit()
    }
    for finishes in [true, false] {
      try hold(
        use, finishes: finishes, for: 1, stage,
        check: { scene in
          scene.stage.advance(by: 0.19)
          #expect(scene.done.isEmpty)
          scene.stage.advance(by: 0.02)
          #expect(scene.stage.isIdle)
        })
    }
    guard !isBlock else { return }
    let kind = AnimatorKind(name: "", scrubbed: nil, played: nil, stage: stage)
    let scene = try AnimatorScene(kind, use, isDriven: false)
    scene.begin()
    scene.stage.advance(by: 1 / 60)
    expectEnd(scene, kind, completed: true)
  }

  @Test(
    "The transition waits for an animator that completes late, also after a cancel", arguments: uses,
    [true, false])
  func late(_ use: TransitionKind, _ finishes: Bool) throws {
    try hold(use, finishes: finishes) { trial in
      UIView.animate(withDuration: 0.4) {
        trial.move()
      } completion: { _ in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { MainActor.assumeIsolated { trial.done() } }
      }
    } check: { scene in
      scene.stage.advance(by: 0.6)
      #expect(scene.done.isEmpty && !scene.stage.isIdle)
    }
  }

  @Test(
    "An animator that passes on the block's flag ends a cancelled transition as cancelled, with a diagnostic",
    arguments: uses)
  func finishedFlag(_ use: TransitionKind) throws {
    try hold(use, finishes: false, complaint: "it counts as false") { trial in
      UIView.animate(
        withDuration: 0.4, animations: { trial.move() }, completion: { trial.context.completeTransition($0) })
    } check: { scene in
      try scene.stage.settle()
      #expect(scene.stage.diagnostics.map { $0.contains("it counts as false") } == [true])
    }
  }

  @Test("An animator that removes the leaving controller from its parent is corrected", arguments: [true, false])
  func removed(_ finishes: Bool) throws {
    try hold(.pop, finishes: finishes) { trial in
      trial.atEnd = { trial.context.viewController(forKey: .from)?.removeFromParent() }
      trial.animate()
    }
  }

  @Test("An animator that never completes is named in the diagnostic", arguments: uses)
  func never(_ use: TransitionKind) throws {
    let kind = AnimatorKind(name: "never completed", scrubbed: nil, played: nil) { trial in
      UIView.animate(withDuration: 0.4) { trial.move() }
    }
    let scene = try AnimatorScene(kind, use, isDriven: false)
    scene.begin()
    let error = #expect(throws: SettleError.self) { try scene.stage.settle(timeout: 2) }
    #expect(error.map { "\($0)" }?.contains("ClosureAnimator did not call completeTransition") == true)
  }
}
