import CoreGraphics

/// The phase of a transition, with what is known in that phase.
@MainActor enum TransitionState {
  /// The transition was requested and begins before the turn ends.
  case requested(TransitionInteraction)
  case running(TransitionRun)
  case over(TransitionEnd)

  /// The finger's part in the transition.
  var interaction: TransitionInteraction {
    get {
      switch self {
      case .requested(let interaction): interaction
      case .running(let run): run.interaction
      case .over(let end): TransitionInteraction(progress: end.progress)
      }
    }
    set {
      switch self {
      case .requested: self = .requested(newValue)
      case .running(let run): run.interaction = newValue
      case .over: break
      }
    }
  }

  /// The running phase; nil before and after it.
  var run: TransitionRun? { if case .running(let run) = self { run } else { nil } }

  var isRequested: Bool { if case .requested = self { true } else { false } }
  var isRunning: Bool { if case .running = self { true } else { false } }
  var isOver: Bool { if case .over = self { true } else { false } }
}

/// The finger's part in a transition: whether it holds it, its progress, and the decision at release.
struct TransitionInteraction {
  /// The end that a transition goes to, and the tail along which it gets there.
  struct Decision {
    let outcome: TransitionOutcome
    let tail: Tail
    /// Whether the decision waits for the transition's beginning.
    var isLatched = false
  }

  /// Whether a finger holds the transition.
  var isHeld = false
  /// The progress that the finger brought the transition to, 0...1.
  var progress: CGFloat = 0
  /// The decision between finishing and cancelling; nil while the transition may still be moved.
  var decision: Decision?

  /// Whether the transition is going back to its beginning.
  var isCancelled: Bool { decision.map { $0.outcome == .cancel && !$0.isLatched } ?? false }
}

/// A transition that has begun.
@MainActor final class TransitionRun {
  var interaction: TransitionInteraction
  /// The container's time at the beginning, in seconds.
  let start: Double
  /// Moves the transition's time; nil while nothing drives the transition.
  var mover: (any TransitionMover)?
  /// Whether the animator or the interaction controller has begun, so that there is something to be moved.
  var hasStarted = false
  /// Whether staged blocks are paced evenly, because a finger moves them.
  var pacesEvenly = false
  /// The animations that were staged.
  let staging: TransitionStaging

  init(interaction: TransitionInteraction, start: Double, staging: TransitionStaging) {
    (self.interaction, self.start, self.staging) = (interaction, start, staging)
  }
}

/// A transition that is over.
struct TransitionEnd {
  /// Whether the transition was completed rather than cancelled.
  let isCompleted: Bool
  /// Whether the transition ended without its animator, which will call `completeTransition(_:)` all the same.
  let wasAbandoned: Bool
  /// The progress that the finger brought the transition to, 0...1.
  let progress: CGFloat
}
