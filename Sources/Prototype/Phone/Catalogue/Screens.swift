import CoreGraphics
import Motion
import Stage
import UIKit

/// How far a phone's transition is, wherever its screens run.
struct PhoneStatus: Equatable {
  var phase: TransitionStatus.Phase
  var progress: CGFloat
  var isOpening: Bool
}

/// The screens of a phone: the catalogue's are in this process, the user's in another one.
@MainActor protocol Screens: AnyObject {
  /// Nil if no transition is in progress.
  var status: PhoneStatus? { get }
  var isIdle: Bool { get }
  /// The decision about the last release; nil if there was none.
  var decision: DragDecision? { get }
  /// Called when the decision changes later than the release.
  var decided: () -> Void { get set }
  /// Whether the parameters say where a drag begins, how far it moves the transition, and which rule decides.
  var isKnown: Bool { get }
  /// What is shown, as far as it can be restored.
  var state: DemoState { get }
  /// Shows a state at once, then calls `ready`.
  ///
  /// If it `rewinds`, whatever the state cannot restore goes back to where it was before the last drag.
  func restore(_ state: DemoState, rewinds: Bool, _ ready: @escaping () -> Void)
  func interrupt(_ deed: CodeDeed)
  /// Takes the settings of a phone that change how screens move.
  func set(_ phone: PhoneSetting)
  func cancelKeys()
  /// Reports the calls during transitions; nil ends that.
  func listen(_ listener: CallListener?)
}

/// Receives the calls during transitions.
struct CallListener {
  /// Called with each call and the instant of the last press; a repeated call replaces the one before.
  var called: (_ call: TransitionCall, _ isRepeated: Bool, _ press: Double) -> Void
  /// Called when other code runs, before it repeats the calls since the last press.
  var restarted: () -> Void
}

/// The catalogue's screens, on the phone's own stage.
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

  /// By the entry's rule, or the system's for a system transition; nil after the screens are gone.
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

  func interrupt(_ deed: CodeDeed) {
    switch deed {
    case .push: phone.push()
    case .pop: phone.pop()
    case .present, .dismiss, .selectTab, .keyboard:
      phone.stage.perform {
        let next = UIViewController()
        next.view.backgroundColor = .systemBackground
        phone.demo.root.perform(deed, next: next)
      }
      phone.mirror?.interrupt(deed)
    }
  }

  func set(_ phone: PhoneSetting) {}

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

  var isIdle: Bool { stage.isIdle && screens.isIdle }

  /// Restores the mirror too.
  func restore(_ state: DemoState, rewinds: Bool, _ ready: @escaping () -> Void) {
    screens.restore(state, rewinds: rewinds) { [weak self] in
      guard let mirror = self?.mirror else { return ready() }
      mirror.restore(state, rewinds: rewinds, ready)
    }
  }

  func interrupt(_ deed: CodeDeed) {
    screens.interrupt(deed)
    if !screens.isKnown { mirror?.interrupt(deed) }
  }
}
