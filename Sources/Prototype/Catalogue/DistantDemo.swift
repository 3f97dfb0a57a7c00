import CoreGraphics
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

/// A demo whose screens run in another process: the phone's own stage sees none of their transitions.
@MainActor protocol DistantDemo: Demo {
  /// How far the transition is; nil if none is in progress.
  var status: PhoneStatus? { get }
  /// Whether nothing moves there, and no answer is awaited.
  var isIdle: Bool { get }
  /// What became of the last drag; nil if nothing was decided.
  var verdict: DragVerdict? { get }
  /// Called when there is another verdict.
  var decided: () -> Void { get set }
  /// Brings the screens back to where they were before the last drag, and then calls `ready`.
  func rewind(_ ready: @escaping () -> Void)
  /// Pushes a screen from code, whatever is in progress.
  func interrupt()
  /// Sets what the system asks of all screens.
  func set(reducesMotion: Bool, isRightToLeft: Bool)
  /// Takes every key away that is down.
  func cancelKeys()
  /// Tells the calls in the course of transitions from now on; nil ends that.
  func listen(_ listener: DistantListener?)
  /// Does a drag beside the screens that are shown, from where they are, or the last one from where it began, if `drag`
  /// is nil; `done` is called with what became of it, or with nil.
  ///
  /// It ends when what is returned is released; nil if nothing can be done.
  func trial(of drag: Drag?, _ done: @escaping (DistantTrial?) -> Void) -> AnyObject?
  /// Returns what a film of the last drag shows, or of what code pushes if there was none; nil if nothing can be shown.
  func film(on phone: CataloguePhone, scale: CGFloat) -> (any FilmSource)?
}

extension DistantDemo {
  var isDistant: Bool { true }
}

extension CataloguePhone {
  /// The demo, if its screens run in another process.
  var distant: (any DistantDemo)? { demo.isDistant ? demo as? any DistantDemo : nil }

  /// How far the transition is; nil if none is in progress.
  var status: PhoneStatus? {
    if let distant { return distant.status }
    return stage.application.transitionStatus.map {
      PhoneStatus(phase: $0.phase, progress: $0.progress, isOpening: $0.isOpening)
    }
  }

  /// Whether nothing on the phone will change without input.
  var isIdle: Bool { stage.isIdle && distant?.isIdle ?? true }

  /// Shows what was there before the last drag, on the mirror too, and then calls `ready`.
  ///
  /// `rewinds` says whether screens in another process are brought back.
  func restore(_ state: DemoState, rewinds: Bool, _ ready: @escaping () -> Void) {
    let other = mirror
    let restoreOther = {
      guard let other, other.distant != nil else { return ready() }
      other.restore(state, rewinds: rewinds, ready)
    }
    guard let distant else {
      show(state)
      return restoreOther()
    }
    if other?.distant == nil { other?.show(state) }
    guard rewinds else { return restoreOther() }
    distant.rewind(restoreOther)
  }

  /// Pushes a screen from code, whatever is in progress.
  func interrupt() {
    guard let distant else { return push() }
    distant.interrupt()
    mirror?.interrupt()
  }
}
