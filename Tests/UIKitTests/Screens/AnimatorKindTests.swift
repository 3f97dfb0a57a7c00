import Foundation
import Stage
import Testing
import UIKit

/// The transitions in which animators are used.
enum AnimatorUse: CaseIterable { case pop, present, dismiss }

/// A stage with a transition by an animator of one kind.
@MainActor private final class AnimatorScene {
  let stage = Stage(scale: 0.25)
  let log = CallLog()
  let use: AnimatorUse
  let finger = UIPercentDrivenInteractiveTransition()
  private let a: LoggingController
  private let b: LoggingController
  private let navigation = UINavigationController()
  private let pops: LoggingDelegate
  private let modals: LoggingTransitioning
  private(set) var trial: AnimatorTrial?
  private(set) var animator: ClosureAnimator?

  init(_ kind: AnimatorKind, _ use: AnimatorUse, isDriven: Bool) throws {
    self.use = use
    (a, b) = (LoggingController("A", log), LoggingController("B", log))
    (pops, modals) = (LoggingDelegate(log), LoggingTransitioning(log))
    b.modalPresentationStyle = .fullScreen
    navigation.viewControllers = use == .pop ? [a, b] : [a]
    stage.window.rootViewController = navigation
    try stage.settle()
    if use == .dismiss { navigation.present(b, animated: false) }
    try stage.settle()
    let animator = ClosureAnimator(duration: AnimatorTrial.duration) { [unowned self] context in
      let trial = AnimatorTrial(context, isOpening: use == .present) { [log] in log.note($0) }
      self.trial = trial
      kind.stage(trial)
    }
    self.animator = animator
    (pops.animator, modals.animator) = (animator, animator)
    if isDriven { (pops.interaction, modals.interaction) = (finger, finger) }
    navigation.delegate = pops
    b.transitioningDelegate = modals
    log.lines = []
  }

  func begin(animated: Bool = true) {
    switch use {
    case .pop: navigation.popViewController(animated: animated)
    case .present: navigation.present(b, animated: animated) { [log] in log.note("presented") }
    case .dismiss: navigation.dismiss(animated: animated) { [log] in log.note("dismissed") }
    }
  }

  /// Begins the transition interactively.
  func hold() {
    begin()
    stage.advance(by: 1 / 60)
  }

  var record: [String] { stage.window.layer.record }

  /// The expected callbacks from the beginning to the end, without the log lines of the kind itself.
  func expected(completed: Bool) -> [String] {
    let (arriving, leaving) = use == .present ? ("B", "A") : ("A", "B")
    let will = ["\(leaving).viewWillDisappear", "\(arriving).viewWillAppear"]
    let back = [
      "\(arriving).viewWillDisappear", "\(arriving).viewDidDisappear", "\(leaving).viewWillAppear",
      "\(leaving).viewDidAppear",
    ]
    switch use {
    case .pop:
      let did = ["B.viewDidDisappear", "A.viewDidAppear", "didShow A"]
      return ["animator for pop B to A", "interaction"] + will + ["willShow A"] + (completed ? did : back)
    case .present:
      let did = ["B.viewDidAppear", "A.viewDidDisappear", "presented"]
      return ["animator for presenting", "interaction"] + will.reversed() + (completed ? did : back)
    case .dismiss:
      let did = ["A.viewDidAppear", "B.viewDidDisappear", "dismissed"]
      return ["animator for dismissing", "interaction"] + will + (completed ? did : back)
    }
  }

  /// The callbacks, without the log lines of the kind itself.
  var heard: [String] { log.lines.filter { !$0.hasPrefix("done") } }
  var done: [String] { log.lines.filter { $0.hasPrefix("done") } }
}

/// Half a point of the three hundred: the rounding error of figures and of curve tables.
private let tolerance = 0.5 / AnimatorTrial.distance

@MainActor @Suite("Animators of every kind")
struct AnimatorKindTests {
  private func expectEnd(_ scene: AnimatorScene, _ kind: AnimatorKind, completed: Bool) {
    #expect(scene.heard == scene.expected(completed: completed))
    #expect(scene.done == ["done true"])
    #expect(scene.animator?.ended == [completed])
    #expect(scene.stage.misuse.map { $0.contains(kind.complaint ?? "") } == (kind.complaint == nil ? [] : [true]))
    #expect(scene.stage.isIdle)
  }

  @Test(
    "An animator plays, is presented where its curve says, and ends as without an animation",
    arguments: AnimatorKind.all, AnimatorUse.allCases)
  func played(_ kind: AnimatorKind, _ use: AnimatorUse) throws {
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
    plain.begin(animated: false)
    try plain.stage.settle()
    #expect(scene.stage.render().digest == plain.stage.render().digest, "as without an animation")
  }

  @Test(
    "An animator follows a finger, is presented at its progress, and finishes or goes back",
    arguments: AnimatorKind.all, AnimatorUse.allCases)
  func scrubbed(_ kind: AnimatorKind, _ use: AnimatorUse) throws {
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
      if finishes { scene.finger.finish() } else { scene.finger.cancel() }
      try scene.stage.settle()
      let completed = finishes || kind.ignoresFinger
      expectEnd(scene, kind, completed: completed)
      guard !completed else { continue }
      #expect(scene.record == record)
      #expect(scene.stage.render().digest == before)
    }
  }

  @Test(
    "An animator with nothing to animate is not over while held, and ends with the tail",
    arguments: AnimatorUse.allCases, [true, false])
  func empty(_ use: AnimatorUse, _ isBlock: Bool) throws {
    let kind = AnimatorKind(name: "nothing to animate", scrubbed: nil, played: nil) { trial in
      if isBlock { return UIView.animate(withDuration: 0.4, animations: {}) { trial.done($0) } }
      CATransaction.begin()
      CATransaction.setCompletionBlock { trial.done() }
      CATransaction.commit()
    }
    for finishes in [true, false] {
      let scene = try AnimatorScene(kind, use, isDriven: true)
      let record = scene.record
      scene.hold()
      scene.finger.update(0.5)
      scene.stage.advance(by: 1)
      #expect(scene.done.isEmpty)
      if finishes { scene.finger.finish() } else { scene.finger.cancel() }
      scene.stage.advance(by: 0.19)
      #expect(scene.done.isEmpty)
      scene.stage.advance(by: 0.02)
      expectEnd(scene, kind, completed: finishes)
      #expect(finishes || scene.record == record)
    }
    guard !isBlock else { return }
    let scene = try AnimatorScene(kind, use, isDriven: false)
    scene.begin()
    scene.stage.advance(by: 1 / 60)
    expectEnd(scene, kind, completed: true)
  }

  @Test(
    "The transition waits for an animator that completes late, also after a cancel", arguments: AnimatorUse.allCases,
    [true, false])
  func late(_ use: AnimatorUse, _ finishes: Bool) throws {
    let kind = AnimatorKind(name: "completed late", scrubbed: nil, played: nil) { trial in
      UIView.animate(withDuration: 0.4) {
        trial.move()
      } completion: { _ in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { MainActor.assumeIsolated { trial.done() } }
      }
    }
    let scene = try AnimatorScene(kind, use, isDriven: true)
    let record = scene.record
    scene.hold()
    scene.finger.update(0.5)
    if finishes { scene.finger.finish() } else { scene.finger.cancel() }
    scene.stage.advance(by: 0.6)
    #expect(scene.done.isEmpty && !scene.stage.isIdle)
    try scene.stage.settle()
    expectEnd(scene, kind, completed: finishes)
    #expect(finishes || scene.record == record)
  }

  @Test(
    "An animator that passes on the block's flag ends a cancelled transition as cancelled, with a diagnostic",
    arguments: AnimatorUse.allCases)
  func finishedFlag(_ use: AnimatorUse) throws {
    let kind = AnimatorKind(
      name: "completeTransition(finished)", scrubbed: nil, played: nil, complaint: "it counts as false"
    ) { trial in
      UIView.animate(withDuration: 0.4) {
        trial.move()
      } completion: {
        trial.context.completeTransition($0)
      }
    }
    let scene = try AnimatorScene(kind, use, isDriven: true)
    let record = scene.record
    scene.hold()
    scene.finger.update(0.5)
    scene.finger.cancel()
    try scene.stage.settle()
    #expect(scene.heard == scene.expected(completed: false))
    #expect(scene.record == record)
    #expect(scene.stage.diagnostics.map { $0.contains("it counts as false") } == [true])
  }

  @Test("An animator that never completes is named in the diagnostic", arguments: AnimatorUse.allCases)
  func never(_ use: AnimatorUse) throws {
    let kind = AnimatorKind(name: "never completed", scrubbed: nil, played: nil) { trial in
      UIView.animate(withDuration: 0.4) { trial.move() }
    }
    let scene = try AnimatorScene(kind, use, isDriven: false)
    scene.begin()
    let error = #expect(throws: SettleError.self) { try scene.stage.settle(timeout: 2) }
    #expect(error.map { "\($0)" }?.contains("ClosureAnimator did not call completeTransition") == true)
  }

  @Test("An animator that removes the leaving controller from its parent is corrected", arguments: [true, false])
  func removed(_ finishes: Bool) throws {
    let kind = AnimatorKind(name: "removed from its parent", scrubbed: nil, played: nil) { trial in
      UIView.animate(withDuration: 0.4) {
        trial.move()
      } completion: {
        trial.context.viewController(forKey: .from)?.removeFromParent()
        trial.done($0)
      }
    }
    let scene = try AnimatorScene(kind, .pop, isDriven: true)
    let record = scene.record
    scene.hold()
    scene.finger.update(0.5)
    if finishes { scene.finger.finish() } else { scene.finger.cancel() }
    try scene.stage.settle()
    expectEnd(scene, kind, completed: finishes)
    #expect(finishes || scene.record == record)
  }
}
