import CoreGraphics

/// They are told how a transition goes, through its coordinator.
@MainActor final class TransitionListeners {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  let alongside = AlongsideAnimations()
  /// The speed of the rest of the transition, as a multiple of the usual one, when the interaction changed last.
  private(set) var completionVelocity: CGFloat = 1
  /// When the interaction changed last.
  private(set) var completionCurve = UIView.AnimationCurve.easeInOut
  var completions: [Handler] = []
  var changeHandlers: [Handler] = []
  /// Told once.
  var endHandlers: [Handler] = []

  /// Takes `curve` as the pacing until the interaction changes.
  func begin(with curve: UIView.AnimationCurve) { completionCurve = curve }

  /// UIKit's own, called once.
  var released: ((TransitionContext) -> Void)?

  /// A finger has caught the transition or let it go.
  func tellInteractionChanged(_ transition: TransitionContext) {
    completionCurve = transition.interactor?.completionCurve ?? .easeInOut
    completionVelocity = transition.interactor?.completionSpeed ?? 1
    let handlers = changeHandlers + (transition.isInteractive ? [] : endHandlers)
    let listeners = handlers.count == 1 ? "1 listener" : "\(handlers.count) listeners"
    transition.note(.told, "\(listeners) that a finger \(transition.isInteractive ? "caught it" : "let it go")")
    if !transition.isInteractive {
      endHandlers = []
      released?(transition)
      released = nil
    }
    for handler in handlers { handler(transition) }
  }

  func tellCompletion(_ transition: TransitionContext) {
    if !completions.isEmpty {
      let number = completions.count == 1 ? "1 completion" : "\(completions.count) completions"
      transition.note(.told, "\(number) of the coordinator")
    }
    for completion in completions { completion(transition) }
    completions = []
  }

  func forget() {
    (completions, changeHandlers, endHandlers) = ([], [], [])
    released = nil
    alongside.forget()
  }
}
