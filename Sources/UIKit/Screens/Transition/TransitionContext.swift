import CoreGraphics
import Foundation
import QuartzCore

/// Requests a transition, and arranges the screens when it is over.
@MainActor protocol TransitionOwner: AnyObject {
  /// Lays out the screens, and tells them that they will appear and disappear.
  func transitionWillBegin(_ transition: TransitionContext)
  /// Nil if the animator must not touch the view.
  func view(of controller: UIViewController, in transition: TransitionContext) -> UIView?
  /// Zero if the view is not on screen then.
  func frame(of controller: UIViewController, atEnd: Bool, in transition: TransitionContext) -> CGRect
  /// Only the views that stay are left in the container, in their final positions.
  func arrangeViews(_ transition: TransitionContext, completed: Bool)
  /// Tells the screens.
  func transitionDidEnd(_ transition: TransitionContext, completed: Bool)
  /// `hit` may lie outside the container, and gets no touches.
  func isLocked(_ hit: UIView, during transition: TransitionContext) -> Bool
  /// Begins what waited, after all listeners were told.
  func transitionIsDone(_ transition: TransitionContext)
  /// Called when the world ends: nothing is told or arranged.
  func forgetTransition()
}

/// One transition between two controllers, from its request to its end.
///
/// Animators, interaction controllers and clients that animate alongside all see it as their context.
///
/// A transition is requested, then runs, then is over (`TransitionState`). While it runs it is free (no finger holds it
/// and nothing is decided), held by a finger, or settling towards one of its ends. A cell gives the state that follows,
/// with the number of a note below; a dash means that the event is ignored.
///
/// | event                       | requested   | free      | held      | settling  | over      |
/// | --------------------------- | ----------- | --------- | --------- | --------- | --------- |
/// | the turn ends               | running (1) | –         | –         | –         | over (2)  |
/// | `update(_:)`                | kept (3)    | –         | held      | –         | –         |
/// | `finish()`, `cancel()`      | latched (4) | settling  | settling  | –         | –         |
/// | `pause()`                   | kept (5)    | held (6)  | held      | held      | –         |
/// | restaged, or another size   | kept (7)    | free (8)  | held (8)  | settling  | over (7)  |
/// | `completeTransition(_:)`    | reported    | over      | over      | over (9)  | reported  |
/// | the container is removed,   | over (10)   | over (10) | over (10) | over (10) | –         |
/// | or its window is hidden     |             |           |           |           |           |
/// | another container takes a   | over (11)   | over (11) | over (11) | over (11) | –         |
/// | screen                      |             |           |           |           |           |
/// | a screen leaves its parent  | over (11)   | –         | –         | –         | –         |
/// | the next swipe begins       | –           | –         | over (12) | over (12) | –         |
///
/// 1. Held if the interaction controller wants an interactive start, otherwise free; settling if that was latched.
/// 2. A cancelled transition's changes are taken back, once; then what waited for the transition begins.
/// 3. While a finger holds it: the transition begins at that progress.
/// 4. The first decision counts. Only a percent-driven controller's waits for the beginning; any other counts at once.
/// 5. A latched decision is dropped and the transition begins held. Without an interaction controller: ignored.
/// 6. Without an interaction controller the object that the animator vends is held, or else the animations are staged
///    again under the container's time.
/// 7. Only the animator is replaced.
/// 8. At the same progress. An animator that vends an interruptible animator cannot stage its animations again: another
///    size ends the transition at once, cancelled if a finger holds it.
/// 9. Cancelled if it is going back, whatever the argument; `true` is reported then.
/// 10. Cancelled if a finger holds it, if it is going back or if its owner is gone, otherwise completed. The animator's
///     own call of `completeTransition(_:)` is ignored afterwards.
/// 11. Completed if the screen was leaving, cancelled if it was arriving; a screen that leaves a running transition for no
///     other container is replaced when that is over.
/// 12. Completed, if it is a pop by a swipe that settles at its end, or that a press holds which caught it then, and swipes
///     from anywhere are enabled; otherwise the swipe moves the transition on.
///
/// Listeners of the coordinator are told whenever a finger catches the transition or lets it go. When it is over, the
/// owner arranges the screens and tells them, then completions are called in the order in which they were added, then
/// `animationEnded(_:)`; each is called once.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  @WeakApplication var application: UIApplication
  let containerView: UIView
  private(set) var from: UIViewController?
  private(set) var to: UIViewController?
  var isAnimated = true
  var presentationStyle = UIModalPresentationStyle.none
  let targetTransform = CGAffineTransform.identity
  /// The arriving screen lies above the leaving one, as in a push or a presentation.
  let isOpening: Bool
  weak var owner: (any TransitionOwner)?
  /// An object that is kept alive until the transition is over.
  var retained: AnyObject?
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  private(set) var initiallyInteractive = false
  var state = TransitionState.requested(TransitionInteraction())
  let listeners = TransitionListeners()
  /// Records what the animator changes, so that cancelling takes it back.
  var journal = TransitionJournal()
  /// It moved the transition last.
  weak var driver: UIPanGestureRecognizer?
  private var askedDuration: Double?
  /// The call that was answered with nil last.
  private var nilView: String?
  private var isKnownStuck = false
  /// The completion blocks of the transactions wait in which the transition was requested.
  private var hold: TransactionHold?
  /// The screens are being told that the transition was completed.
  var isTellingEnd = false

  /// Whether the transition is a controller's coordinator: until the screens were told that it was completed.
  var isCoordinating: Bool { !state.isOver || isTellingEnd }

  init(
    in containerView: UIView, from: UIViewController?, to: UIViewController?, isOpening: Bool,
    owner: any TransitionOwner
  ) {
    application = containerView.application
    self.containerView = containerView
    self.from = from
    self.to = to
    self.isOpening = isOpening
    self.owner = owner
  }

  /// It begins before the turn ends.
  func request() {
    application.transitions.append(self)
    hold = application.world.transactions.hold()
    (interactor as? UIPercentDrivenInteractiveTransition)?.bind(to: self)
    initiallyInteractive = interactor?.wantsInteractiveStart ?? false
    if let system = interactor as? SystemInteraction { listeners.begin(with: system.completionCurve) }
    state.interaction.isHeld = initiallyInteractive
    note(
      .told,
      "\(from.answer) to \(to.answer) \(initiallyInteractive ? "begins interactive" : "begins by itself")")
    runBeforeTurnEnds()
  }

  /// The world ends: lets go of everything, without telling anyone.
  ///
  /// The screens, the completions of animations and the clients' objects often keep the transition alive, which keeps
  /// them.
  func forget() {
    state = .over(TransitionEnd(isCompleted: false, wasAbandoned: true, progress: 0))
    owner?.forgetTransition()
    (from, to) = (nil, nil)
    forgetClients()
  }

  /// The completion blocks of transactions are called that waited for the transition.
  func endHold() {
    let ended = hold
    hold = nil
    ended?.end()
  }

  /// A client that keeps the context must not keep what clients gave the transition, nor may what they keep alive keep
  /// the context.
  func forgetClients() {
    (animator, interactor, retained, journal) = (nil, nil, nil, TransitionJournal())
    listeners.forget()
  }

  /// In the order in which cancelling takes the changes back.
  var journals: [TransitionJournal] { [journal] + listeners.alongside.journals }

  var isInteractive: Bool { state.interaction.isHeld }

  var percentComplete: CGFloat { state.interaction.progress }

  var transitionWasCancelled: Bool {
    if case .over(let end) = state { return !end.isCompleted }
    return state.interaction.isCancelled
  }

  /// What the animator gave when it was first asked, in seconds; 0 if that was not a duration.
  var duration: Double {
    if let askedDuration { return askedDuration }
    let asked = animator?.transitionDuration(using: self) ?? 0
    let valid = asked >= 0 && asked.isFinite ? asked : 0
    if valid != asked { application.report("\(animatorName).transitionDuration cannot be \(asked); 0 is taken") }
    askedDuration = valid
    return valid
  }

  /// The animator is asked again.
  func forgetDuration() { askedDuration = nil }

  private var animatorName: String { animator.map { "\(type(of: $0))" } ?? "its animator" }

  /// Says why the transition is not over.
  var unfinishedReason: String {
    let screens = [from, to].map { $0.map { "\(type(of: $0))" } ?? "nothing" }.joined(separator: " to ")
    if state.isRequested { return "the transition from \(screens) has not begun" }
    if isInteractive {
      let controller = interactor.map { "\(type(of: $0))" } ?? "its interaction controller"
      return
        "the transition from \(screens) is held at \(percentComplete): \(controller) neither finished nor cancelled it"
    }
    return "the transition from \(screens) is not over: \(animatorName) did not call completeTransition(_:)"
  }

  /// Tells once that the transition will not end by itself, when nothing moves any more.
  func tellIfStuck() {
    guard !isKnownStuck, state.run?.hasStarted == true, !isInteractive else { return }
    isKnownStuck = true
    let keeps =
      presentationStyle == .pageSheet || presentationStyle == .formSheet
      ? "a page sheet keeps its presenter"
      : presentationStyle == .none ? "its screen has none" : "this presentation keeps its presenter"
    let cause = nilView.map { "; \($0) is nil: \(keeps)" } ?? ""
    application.remark(
      "The screen hangs: \(unfinishedReason), and nothing moves any more\(cause).", of: self)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    guard let controller = key == .from ? from : key == .to ? to : nil else { return nil }
    let view = owner.map { $0.view(of: controller, in: self) } ?? controller.view
    if view == nil {
      nilView = "view(forKey: .\(key == .from ? "from" : "to"))"
      note(.called, "\(nilView ?? "") is nil")
    }
    return view
  }

  func initialFrame(for vc: UIViewController) -> CGRect { frame(for: vc, atEnd: false) }

  func finalFrame(for vc: UIViewController) -> CGRect { frame(for: vc, atEnd: true) }

  private func frame(for vc: UIViewController, atEnd: Bool) -> CGRect {
    guard vc === from || vc === to else { return .zero }
    return owner?.frame(of: vc, atEnd: atEnd, in: self) ?? .zero
  }
}

// The context is its own coordinator: sources on iOS cast the one to the other.

extension TransitionContext: UIViewControllerTransitionCoordinator {
  var isCancelled: Bool { transitionWasCancelled }
  /// False for the system's transitions, which only the system catches.
  var isInterruptible: Bool { !(interactor is SystemInteraction) && (interactor != nil || state.run?.mover != nil) }
  /// What the animator gave; 0 for a sheet that has not begun, as on iOS.
  var transitionDuration: TimeInterval {
    let isSheet = animator is SystemModalAnimator && [.pageSheet, .formSheet].contains(presentationStyle)
    return isSheet && isOpening && state.run?.hasStarted != true && !state.isOver ? 0 : duration
  }

  var completionVelocity: CGFloat { listeners.completionVelocity }
  var completionCurve: UIView.AnimationCurve { listeners.completionCurve }

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    guard isCoordinating else { return false }
    if let completion { listeners.completions.append(completion) }
    guard let animation else { return true }
    guard !state.isOver, !listeners.alongside.hasRun else { return false }
    listeners.alongside.add(animation, in: view)
    return true
  }

  func notifyWhenInteractionEnds(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    listeners.endHandlers.append(handler)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void) {
    listeners.changeHandlers.append(handler)
  }
}

// How a running transition takes on other figures, or another size, without a lifecycle call.

extension TransitionContext {
  /// Stages the animations again, by `newAnimator` if one is given, at the same progress and on the rest of the same movement.
  ///
  /// The first staging's animations are removed and its changes taken back, `change` is called, and then
  /// `animateTransition`; completions of the first staging are never called. Before the beginning only the animator is
  /// replaced. An animator that vends an interruptible animator is asked for one only once and cannot stage its
  /// animations again; if there is a `change` to be made, such a transition ends at once.
  func restage(with newAnimator: (any UIViewControllerAnimatedTransitioning)? = nil, _ change: () -> Void = {}) {
    if let drag = interactor as? ZoomDrag { return drag.restage(change) }
    guard let run = state.run, run.hasStarted || run.mover != nil, !run.staging.isActive, isStagedByEngine,
      let next = newAnimator ?? animator
    else {
      animator = newAnimator ?? animator
      return change()
    }
    if next === animator, movesVendedAnimator() {
      if newAnimator == nil { endAtOnce() }
      return change()
    }
    let progress = presentedProgress
    let remainder = run.mover?.remainder
    // Changes of sizes that these make must not stage again in the meantime.
    run.staging.whileActive {
      discardAnimations()
      change()
    }
    animator = next
    forgetDuration()
    // A block whose closure resizes the container does not animate the transition.
    application.animationState.outsideBlocks { stageUnderMover(next, held: true) }
    guard let mover = state.run?.mover else { return }
    if isInteractive { return stand(at: progress) }
    mover.run(from: progress)
    if let decision = state.interaction.decision {
      if let remainder {
        mover.resume(remainder, along: decision.settling, to: decision.outcome)
      } else {
        mover.play(decision.settling, to: decision.outcome)
      }
    }
    awaitArrival()
  }

  /// The engine makes the animator stage its animations, not an interaction controller written by hand.
  private var isStagedByEngine: Bool { interactor == nil || interactor is UIPercentDrivenInteractiveTransition }

  /// Takes back what the animations changed.
  private func discardAnimations() {
    guard let run = state.run else { return }
    listeners.alongside.takeCompletions()
    run.staging.discardBlocks()
    run.mover?.discardAnimations()
    listeners.alongside.putBack(in: application)
    journal.undo(keeping: to?.viewIfLoaded)
  }

  /// Goes back to the beginning if a finger holds the transition.
  private func endAtOnce() {
    if isInteractive {
      state.interaction.decision = TransitionInteraction.Decision(
        outcome: .cancel, settling: .curve(.easeInOut, speed: 1, timing: nil))
      setInteractive(false)
    }
    state.run?.mover?.jump(to: state.interaction.decision?.outcome ?? .finish)
  }
}
