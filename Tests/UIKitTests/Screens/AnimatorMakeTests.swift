import Foundation
import Stage
import Testing
import UIKit

/// Where animators are used.
enum MakeUse: CaseIterable { case pop, present, dismiss }

/// A stage on which an animator of some make is at work.
@MainActor private final class MakeScene {
  let stage = Stage(scale: 0.25)
  let log = CallLog()
  let use: MakeUse
  let finger = UIPercentDrivenInteractiveTransition()
  private let a: LoggingController
  private let b: LoggingController
  private let navigation = UINavigationController()
  private let pops: LoggingDelegate
  private let modals: LoggingTransitioning
  private(set) var staging: Staging?
  private(set) var animator: ClosureAnimator?

  init(_ make: AnimatorMake, _ use: MakeUse, isDriven: Bool) throws {
    self.use = use
    (a, b) = (LoggingController("A", log), LoggingController("B", log))
    (pops, modals) = (LoggingDelegate(log), LoggingTransitioning(log))
    b.modalPresentationStyle = .fullScreen
    navigation.viewControllers = use == .pop ? [a, b] : [a]
    stage.window.rootViewController = navigation
    try stage.settle()
    if use == .dismiss { navigation.present(b, animated: false) }
    try stage.settle()
    let animator = ClosureAnimator(duration: Staging.duration) { [unowned self] context in
      let staging = Staging(context, isReturning: use != .present) { [log] in log.note($0) }
      self.staging = staging
      make.stage(staging)
    }
    self.animator = animator
    (pops.animator, modals.animator) = (animator, animator)
    if isDriven { (pops.interaction, modals.interaction) = (finger, finger) }
    navigation.delegate = pops
    b.transitioningDelegate = modals
    log.lines = []
  }

  func begin() {
    switch use {
    case .pop: navigation.popViewController(animated: true)
    case .present: navigation.present(b, animated: true) { [log] in log.note("presented") }
    case .dismiss: navigation.dismiss(animated: true) { [log] in log.note("dismissed") }
    }
  }

  /// Begins under the finger.
  func hold() {
    begin()
    stage.advance(by: 1 / 60)
  }

  var record: [String] { stage.window.layer.record }

  /// What is heard from the beginning to the end, but for the maker's own words.
  func expected(completed: Bool) -> [String] {
    let (come, go) = use == .present ? ("B", "A") : ("A", "B")
    let will = ["\(go).viewWillDisappear", "\(come).viewWillAppear"]
    let back = ["\(come).viewWillDisappear", "\(come).viewDidDisappear", "\(go).viewWillAppear", "\(go).viewDidAppear"]
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

  /// What was heard but for the maker's own words.
  var heard: [String] { log.lines.filter { !$0.hasPrefix("done") } }
  var done: [String] { log.lines.filter { $0.hasPrefix("done") } }
}

/// Half a point of the way's three hundred: what is rounded of figures and of tables of curves.
private let tolerance = 0.5 / Staging.way

@MainActor @Suite("Animators of every make")
struct AnimatorMakeTests {
  private func expectEnd(_ scene: MakeScene, _ make: AnimatorMake, completed: Bool) {
    #expect(scene.heard == scene.expected(completed: completed))
    #expect(scene.done == ["done true"])
    #expect(scene.animator?.ended == [completed])
    #expect(scene.stage.diagnostics.map { $0.contains(make.complaint ?? "") } == (make.complaint == nil ? [] : [true]))
    #expect(scene.stage.isIdle)
  }

  @Test("play, are seen where their curve says, and end", arguments: AnimatorMake.all, MakeUse.allCases)
  func played(_ make: AnimatorMake, _ use: MakeUse) throws {
    let scene = try MakeScene(make, use, isDriven: false)
    scene.begin()
    scene.stage.advance(by: 1 / 60)
    let start = scene.stage.now - 1 / 60
    for step in 1..<10 {
      scene.stage.advance(by: start + 0.04 * Double(step) - scene.stage.now)
      guard let pace = make.played, let staging = scene.staging else { continue }
      #expect(abs(staging.seen - pace(0.1 * Double(step))) < tolerance, "at \(step)")
    }
    try scene.stage.settle()
    expectEnd(scene, make, completed: true)
  }

  @Test(
    "follow a finger, are seen where it has them, and finish or go back", arguments: AnimatorMake.all, MakeUse.allCases)
  func scrubbed(_ make: AnimatorMake, _ use: MakeUse) throws {
    for finishes in [true, false] {
      let scene = try MakeScene(make, use, isDriven: true)
      let (record, before) = (scene.record, scene.stage.render().digest)
      scene.hold()
      for step in [0, 3, 1, 2, 9, 4, 10, 5, 8, 7, 6] {
        scene.finger.update(CGFloat(step) / 10)
        scene.stage.advance(by: 1 / 60)
        guard let pace = make.scrubbed, let staging = scene.staging else { continue }
        #expect(abs(staging.seen - pace(0.1 * Double(step))) < tolerance, "at \(step)")
      }
      scene.stage.advance(by: 0.5)
      if !make.ignoresFinger { #expect(scene.done.isEmpty) }
      if finishes { scene.finger.finish() } else { scene.finger.cancel() }
      try scene.stage.settle()
      let completed = finishes || make.ignoresFinger
      expectEnd(scene, make, completed: completed)
      guard !completed else { continue }
      #expect(scene.record == record)
      #expect(scene.stage.render().digest == before)
    }
  }

  @Test(
    "may have nothing to animate: held, they are not over; let go, they end with the rest", arguments: MakeUse.allCases)
  func empty(_ use: MakeUse) throws {
    let make = AnimatorMake(name: "transaction with nothing to animate", scrubbed: nil, played: nil) { make in
      CATransaction.begin()
      CATransaction.setCompletionBlock { make.done() }
      CATransaction.commit()
    }
    for finishes in [true, false] {
      let scene = try MakeScene(make, use, isDriven: true)
      let record = scene.record
      scene.hold()
      scene.finger.update(0.5)
      scene.stage.advance(by: 1)
      #expect(scene.done.isEmpty)
      if finishes { scene.finger.finish() } else { scene.finger.cancel() }
      scene.stage.advance(by: 0.19)
      #expect(scene.done.isEmpty)
      scene.stage.advance(by: 0.02)
      expectEnd(scene, make, completed: finishes)
      #expect(finishes || scene.record == record)
    }
    let scene = try MakeScene(make, use, isDriven: false)
    scene.begin()
    scene.stage.advance(by: 1 / 60)
    expectEnd(scene, make, completed: true)
  }

  @Test("that complete late are waited for, also after a cancel", arguments: MakeUse.allCases, [true, false])
  func late(_ use: MakeUse, _ finishes: Bool) throws {
    let make = AnimatorMake(name: "completed late", scrubbed: nil, played: nil) { make in
      UIView.animate(withDuration: 0.4) {
        make.move()
      } completion: { _ in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { MainActor.assumeIsolated { make.done() } }
      }
    }
    let scene = try MakeScene(make, use, isDriven: true)
    let record = scene.record
    scene.hold()
    scene.finger.update(0.5)
    if finishes { scene.finger.finish() } else { scene.finger.cancel() }
    scene.stage.advance(by: 0.6)
    #expect(scene.done.isEmpty && !scene.stage.isIdle)
    try scene.stage.settle()
    expectEnd(scene, make, completed: finishes)
    #expect(finishes || scene.record == record)
  }

  @Test(
    "that pass on what the block says end a cancelled one as cancelled, and that is said", arguments: MakeUse.allCases)
  func finishedFlag(_ use: MakeUse) throws {
    let make = AnimatorMake(
      name: "completeTransition(finished)", scrubbed: nil, played: nil, complaint: "it counts as false"
    ) { make in
      UIView.animate(withDuration: 0.4) {
        make.move()
      } completion: {
        make.context.completeTransition($0)
      }
    }
    let scene = try MakeScene(make, use, isDriven: true)
    let record = scene.record
    scene.hold()
    scene.finger.update(0.5)
    scene.finger.cancel()
    try scene.stage.settle()
    #expect(scene.heard == scene.expected(completed: false))
    #expect(scene.record == record)
    #expect(scene.stage.diagnostics.map { $0.contains("it counts as false") } == [true])
  }

  @Test("that never complete are named", arguments: MakeUse.allCases)
  func never(_ use: MakeUse) throws {
    let make = AnimatorMake(name: "never completed", scrubbed: nil, played: nil) { make in
      UIView.animate(withDuration: 0.4) { make.move() }
    }
    let scene = try MakeScene(make, use, isDriven: false)
    scene.begin()
    let error = #expect(throws: SettleError.self) { try scene.stage.settle(timeout: 2) }
    #expect(error.map { "\($0)" }?.contains("ClosureAnimator did not call completeTransition") == true)
  }

  @Test("that take the leaving controller off its parent are put right", arguments: [true, false])
  func removed(_ finishes: Bool) throws {
    let make = AnimatorMake(name: "removed from its parent", scrubbed: nil, played: nil) { make in
      UIView.animate(withDuration: 0.4) {
        make.move()
      } completion: {
        make.context.viewController(forKey: .from)?.removeFromParent()
        make.done($0)
      }
    }
    let scene = try MakeScene(make, .pop, isDriven: true)
    let record = scene.record
    scene.hold()
    scene.finger.update(0.5)
    if finishes { scene.finger.finish() } else { scene.finger.cancel() }
    try scene.stage.settle()
    expectEnd(scene, make, completed: finishes)
    #expect(finishes || scene.record == record)
  }
}
