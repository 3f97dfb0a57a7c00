import CoreGraphics
import Motion
import Stage
import UIKit

/// How far the transition on a phone is, wherever its screens run.
struct PhoneStatus: Equatable {
  /// What moves the transition.
  var phase: TransitionStatus.Phase
  /// The progress that is presented, 0...1.
  var progress: CGFloat
  /// Whether the arriving screen lies above the leaving one.
  var isOpening: Bool
}

/// The screens of a phone: those of the catalogue are in this process, those of the user's own code in another one.
@MainActor protocol Screens: AnyObject {
  /// How far the transition is; nil if none is in progress.
  var status: PhoneStatus? { get }
  /// Whether nothing moves, and no answer is awaited.
  var isIdle: Bool { get }
  /// The decision about the last release; nil if nothing was decided.
  var decision: DragDecision? { get }
  /// Called when there is another decision that comes later than its release.
  var decided: () -> Void { get set }
  /// Whether the parameters say what a drag does: where it begins, how far it moves the transition, which rule decides.
  var isKnown: Bool { get }
  /// What is shown, as far as it can be shown again.
  var state: DemoState { get }
  /// Shows a state at once, and then calls `ready`; `rewinds` says whether what cannot be shown again by its state is
  /// brought back to where it was before the last drag.
  func restore(_ state: DemoState, rewinds: Bool, _ ready: @escaping () -> Void)
  /// Pushes a screen from code, whatever is in progress.
  func interrupt()
  /// Sets what the system asks of all screens.
  func set(reducesMotion: Bool, isRightToLeft: Bool)
  /// Takes every key away that is down.
  func cancelKeys()
  /// Tells the calls in the course of transitions from now on; nil ends that.
  func listen(_ listener: CallListener?)
}

/// What follows the calls in the course of transitions.
struct CallListener {
  /// Called with each call, which replaces the one before if it is a repeated one, and with the instant of the last press.
  var called: (_ call: TransitionCall, _ isRepeated: Bool, _ press: Double) -> Void
  /// Called when other code runs, before the calls from the last press on are told again.
  var restarted: () -> Void
}

/// The screens of the catalogue, on the phone's own stage.
@MainActor final class StageScreens: Screens {
  private unowned let phone: CataloguePhone
  var decided: () -> Void = {}

  init(_ phone: CataloguePhone) { self.phone = phone }

  private var application: UIApplication { phone.stage.application }

  var status: PhoneStatus? {
    application.transitionStatus.map {
      PhoneStatus(phase: $0.phase, progress: $0.progress, isOpening: $0.isOpening)
    }
  }

  var isIdle: Bool { true }

  /// The decision of the entry's rule, or of the system's for a system transition, as long as the screens are there.
  var decision: DragDecision? {
    if let decision = application.systemDecision { return DragDecision(decision, isReversed: false) }
    guard let report = application.lastRelease, let rule = phone.releaseRule else { return nil }
    return DragDecision(rule.decision(for: report.release), isReversed: report.isReversed)
  }

  var isKnown: Bool { true }

  var state: DemoState { phone.shownState }

  func restore(_ state: DemoState, rewinds: Bool, _ ready: @escaping () -> Void) {
    phone.showHere(state)
    ready()
  }

  func interrupt() { phone.push() }

  func set(reducesMotion: Bool, isRightToLeft: Bool) {}

  func cancelKeys() {}

  func listen(_ listener: CallListener?) {
    guard let listener else {
      application.calls = nil
      return
    }
    let calls = TransitionCalls()
    application.calls = calls
    // The present drag, or the last one, began with the last press.
    calls.added = { [weak application] call, isRepeated in
      listener.called(call, isRepeated, application?.lastPress ?? 0)
    }
  }
}

extension CataloguePhone {
  var status: PhoneStatus? { screens.status }

  /// Whether nothing on the phone will change without input.
  var isIdle: Bool { stage.isIdle && screens.isIdle }

  /// Shows what was there before the last drag, on the mirror too, and then calls `ready`.
  func restore(_ state: DemoState, rewinds: Bool, _ ready: @escaping () -> Void) {
    screens.restore(state, rewinds: rewinds) { [weak self] in
      guard let mirror = self?.mirror else { return ready() }
      mirror.restore(state, rewinds: rewinds, ready)
    }
  }

  /// Pushes a screen from code, whatever is in progress.
  func interrupt() {
    screens.interrupt()
    if !screens.isKnown { mirror?.interrupt() }
  }
}
