import CoreGraphics

/// The phase of a transition, with what is known in that phase.
@MainActor enum TransitionState {
  /// It begins before the turn ends.
  case requested(TransitionInteraction)
  case running(TransitionRun)
  case over(TransitionEnd)

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

  /// Nil before and after it.
  var run: TransitionRun? { if case .running(let run) = self { run } else { nil } }

  var isRequested: Bool { if case .requested = self { true } else { false } }
  var isRunning: Bool { if case .running = self { true } else { false } }
  var isOver: Bool { if case .over = self { true } else { false } }
}

/// Whether the finger holds the transition, its progress, and the decision at release.
struct TransitionInteraction {
  /// The end that a transition goes to, and how it gets there.
  struct Decision {
    let outcome: TransitionOutcome
    let settling: Settling
    /// Waits for the transition's beginning.
    var isLatched = false
  }

  /// A finger holds the transition.
  var isHeld = false
  /// Brought about by the finger, 0...1.
  var progress: CGFloat = 0
  /// Nil while the transition may still be moved.
  var decision: Decision?

  /// The transition is going back to its beginning.
  var isCancelled: Bool { decision.map { $0.outcome == .cancel && !$0.isLatched } ?? false }
}

@MainActor final class TransitionRun {
  var interaction: TransitionInteraction
  /// The container's time at the beginning, in seconds.
  let start: Double
  /// Nil while nothing drives the transition.
  var mover: (any TransitionMover)?
  /// The animator or the interaction controller has begun, so that there is something to be moved.
  var hasStarted = false
  /// A finger moves the staged blocks.
  var pacesEvenly = false
  let staging: TransitionStaging

  init(interaction: TransitionInteraction, start: Double, staging: TransitionStaging) {
    (self.interaction, self.start, self.staging) = (interaction, start, staging)
  }
}

struct TransitionEnd {
  /// Rather than cancelled.
  let isCompleted: Bool
  /// The animator will call `completeTransition(_:)` all the same.
  let wasAbandoned: Bool
  /// Brought about by the finger, 0...1.
  let progress: CGFloat
}
