import CoreGraphics

/// The clients that are told how a transition goes, through its coordinator.
@MainActor final class TransitionListeners {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The closures that clients animate alongside the transition.
  let alongside = AlongsideAnimations()
  /// The speed of the rest of the transition, as a multiple of the usual one, when the interaction changed last.
  private(set) var completionVelocity: CGFloat = 1
  /// The pacing of the rest of the transition, when the interaction changed last.
  private(set) var completionCurve = UIView.AnimationCurve.easeInOut
  private var completions: [Handler] = []
  private var changeHandlers: [Handler] = []
  private var endHandlers: [Handler] = []

  /// Takes `curve` as the pacing until the interaction changes.
  func begin(with curve: UIView.AnimationCurve) { completionCurve = curve }

  /// Adds a closure that is called when the transition is over.
  func addCompletion(_ completion: @escaping Handler) { completions.append(completion) }

  /// Adds a closure that is called each time a finger catches the transition or lets it go.
  func addChangeHandler(_ handler: @escaping Handler) { changeHandlers.append(handler) }

  /// Adds a closure that is called once, when a finger lets the transition go.
  func addEndHandler(_ handler: @escaping Handler) { endHandlers.append(handler) }

  /// Tells the clients of `transition` that a finger has caught it or let it go.
  func tellInteractionChanged(_ transition: TransitionContext) {
    completionCurve = transition.interactor?.completionCurve ?? .easeInOut
    completionVelocity = transition.interactor?.completionSpeed ?? 1
    let handlers = changeHandlers + (transition.isInteractive ? [] : endHandlers)
    let listeners = handlers.count == 1 ? "1 listener" : "\(handlers.count) listeners"
    transition.note(.told, "\(listeners) that a finger \(transition.isInteractive ? "caught it" : "let it go")")
    if !transition.isInteractive { endHandlers = [] }
    for handler in handlers { handler(transition) }
  }

  /// Tells the clients of `transition` that it is over.
  func tellCompletion(_ transition: TransitionContext) {
    if !completions.isEmpty {
      let number = completions.count == 1 ? "1 completion" : "\(completions.count) completions"
      transition.note(.told, "\(number) of the coordinator")
    }
    for completion in completions { completion(transition) }
    completions = []
  }

  /// Forgets the clients' closures.
  func forget() {
    (completions, changeHandlers, endHandlers) = ([], [], [])
    alongside.forget()
  }
}
