import Stage
import UIKit

/// The course of a presentation or a dismissal.
enum PresentationEnding: String, CaseIterable {
  case byCode, atOnce, finished, cancelled, caughtAndFinished, caughtAndCancelled

  var isCancelled: Bool { self == .cancelled || self == .caughtAndCancelled }
  var isDriven: Bool { self != .byCode && self != .atOnce }
  var isAnimated: Bool { self != .atOnce }

  /// The values of isInteractive, at each change.
  var changes: [Bool] {
    switch self {
    case .byCode, .atOnce: []
    case .finished, .cancelled: [false]
    case .caughtAndFinished, .caughtAndCancelled: [false, true, false]
    }
  }

  /// Drives the transition by `interaction` to its end.
  @MainActor func drive(_ interaction: UIPercentDrivenInteractiveTransition, on stage: Stage) throws {
    guard isDriven else { return try stage.settle() }
    stage.advance(by: 0.05)
    interaction.update(0.6)
    stage.advance(by: 0.05)
    if changes.count > 1 {
      if isCancelled { interaction.finish() } else { interaction.cancel() }
      stage.advance(by: 0.04)
      interaction.pause()
      stage.advance(by: 0.1)
      interaction.update(0.3)
    }
    if isCancelled { interaction.cancel() } else { interaction.finish() }
    try stage.settle()
  }
}

/// A screen that animates alongside whenever it appears or disappears, and logs the coordinator's calls.
@MainActor final class AlongsideController: LoggingController {
  private func note(_ call: String, _ animated: Bool) { log.note("\(name).\(call)\(animated ? "" : " at once")") }

  override func viewWillAppear(_ animated: Bool) {
    note("viewWillAppear", animated)
    join()
  }
  override func viewWillDisappear(_ animated: Bool) {
    note("viewWillDisappear", animated)
    join()
  }
  override func viewDidAppear(_ animated: Bool) { note("viewDidAppear", animated) }
  override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear", animated) }

  private func join() {
    let (log, view) = (log, view)
    transitionCoordinator?.animate(
      alongsideTransition: { _ in
        log.note("alongside")
        view?.backgroundColor = .purple
      }, completion: { log.note("alongside is over, \($0.isCancelled ? "cancelled" : "completed")") })
    transitionCoordinator?.notifyWhenInteractionChanges {
      log.note("interactive \($0.isInteractive), cancelled \($0.isCancelled)")
    }
  }
}

/// A stage with A, and B, which is presented by a custom animator.
@MainActor final class PresentationRow {
  // A small picture suffices, because the moving views are large.
  let stage = Stage(scale: 0.25)
  let log = CallLog()
  let a: LoggingController
  let b: AlongsideController
  let transitioning: LoggingDelegate
  let animator: RiseAnimator
  let interaction = UIPercentDrivenInteractiveTransition()

  init(_ style: UIModalPresentationStyle) throws {
    a = LoggingController("A", log)
    b = AlongsideController("B", log)
    animator = RiseAnimator(log)
    transitioning = LoggingDelegate(log)
    transitioning.animator = animator
    transitioning.makeController = { [log] in LoggingPresentation($0, $1, log) }
    b.modalPresentationStyle = style
    b.transitioningDelegate = transitioning
    stage.window.rootViewController = a
    try stage.settle()
    log.lines = []
  }

  func present(_ ending: PresentationEnding) throws {
    animator.presents = true
    transitioning.interaction = ending.isDriven ? interaction : nil
    a.present(b, animated: ending.isAnimated) { [log] in log.note("presented") }
    try ending.drive(interaction, on: stage)
  }

  func dismiss(_ ending: PresentationEnding) throws {
    animator.presents = false
    transitioning.interaction = ending.isDriven ? interaction : nil
    a.dismiss(animated: ending.isAnimated) { [log] in log.note("dismissed") }
    try ending.drive(interaction, on: stage)
  }

  /// The state of all layers in the window.
  var record: [String] { stage.window.layer.record }
}

/// The expected callbacks, in UIKit's order.
struct PresentationRules {
  let style: UIModalPresentationStyle
  let ending: PresentationEnding

  private var covers: Bool { style == .fullScreen || style == .currentContext }
  private var isCustom: Bool { style == .custom }
  /// Whether there is a transition.
  private var moves: Bool { ending.isAnimated || isCustom }
  private var flag: String { ending.isAnimated ? "" : " at once" }

  func presenting() -> [String] {
    (isCustom ? ["presentation controller"] : []) + asked("presenting") + (isCustom ? ["presentation will begin"] : [])
      + ["B.viewWillAppear\(flag)"] + (covers ? ["A.viewWillDisappear"] : [])
      + moving("animate from \(covers ? "view" : "nil") to view")
      + (ending.isCancelled
        ? ["B.viewWillDisappear", "B.viewDidDisappear"] + (covers ? ["A.viewWillAppear", "A.viewDidAppear"] : [])
        : ["B.viewDidAppear\(flag)"] + (covers ? ["A.viewDidDisappear"] : []))
      + (isCustom ? ["presentation did end \(!ending.isCancelled)"] : []) + ended
      + (ending.isCancelled ? [] : ["presented"])
  }

  func dismissing() -> [String] {
    asked("dismissing") + (isCustom ? ["dismissal will begin"] : [])
      + ["B.viewWillDisappear\(flag)"] + (covers ? ["A.viewWillAppear"] : [])
      + moving("animate from view to \(covers ? "view" : "nil")")
      + (ending.isCancelled
        ? (covers ? ["A.viewWillDisappear", "A.viewDidDisappear"] : []) + ["B.viewWillAppear", "B.viewDidAppear"]
        : (covers ? ["A.viewDidAppear"] : []) + ["B.viewDidDisappear\(flag)"])
      + (isCustom ? ["dismissal did end \(!ending.isCancelled)"] : []) + ended
      + (ending.isCancelled ? [] : ["dismissed"])
  }

  private func asked(_ what: String) -> [String] {
    (moves ? ["animator for \(what)"] : []) + (ending.isAnimated ? ["interaction"] : [])
  }

  /// The expected calls from `animateTransition` to the end of the animations.
  private func moving(_ animate: String) -> [String] {
    guard moves else { return [] }
    var goesBack = ending.changes.count > 1 ? !ending.isCancelled : ending.isCancelled
    let changes = ending.changes.map { isInteractive in
      defer { if isInteractive { goesBack = ending.isCancelled } }
      return "interactive \(isInteractive), cancelled \(!isInteractive && goesBack)"
    }
    return [animate, "alongside"] + changes
  }

  private var ended: [String] {
    guard moves else { return [] }
    let word = ending.isCancelled ? "cancelled" : "completed"
    return ["alongside is over, \(word)", "animationEnded \(!ending.isCancelled)"]
  }
}
