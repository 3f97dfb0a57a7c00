import CoreGraphics
import Foundation
import QuartzCore

/// Requests a transition, and arranges the screens when it is over.
@MainActor protocol TransitionOwner: AnyObject {
  /// Lays out the screens of a transition that begins, and tells them that they will appear and disappear.
  func transitionWillBegin(_ transition: TransitionContext)
  /// Returns the view of a controller that takes part; nil if the animator must not touch it.
  func view(of controller: UIViewController, in transition: TransitionContext) -> UIView?
  /// Returns the frame of that view at the beginning or the end; zero if it is not on screen then.
  func frame(of controller: UIViewController, atEnd: Bool, in transition: TransitionContext) -> CGRect
  /// Leaves only the views in the container that stay, in their final positions.
  func putViewsInPlace(_ transition: TransitionContext, completed: Bool)
  /// Tells the screens that the transition is over.
  func transitionDidEnd(_ transition: TransitionContext, completed: Bool)
  /// Returns whether `hit`, which may lie outside the container, gets no touches during the transition.
  func isLocked(_ hit: UIView, during transition: TransitionContext) -> Bool
  /// Begins what waited for the transition, after all listeners were told.
  func transitionIsDone(_ transition: TransitionContext)
}

/// One transition between two controllers, from its request to its end.
///
/// Animators, interaction controllers and clients that animate alongside all see it as their context.
///
/// A transition is requested, then runs, then is over (`TransitionState`). While it runs it is either free (nothing
/// decided, no finger), held by a finger, or settling towards one of its ends. Each cell says what an event does and
/// which state follows; an empty cell means that the event is ignored.
///
/// | event | requested | free | held | settling | over |
/// | --- | --- | --- | --- | --- | --- |
/// | the turn ends | begins: free, or held if it wants an interactive start; then a latched decision is carried out | | | | takes back a cancelled transition's changes, once |
/// | `update(_:)` | while held: kept for the beginning | | stands at the progress | | |
/// | `finish()`, `cancel()` | latched; later ones are ignored | settling | settling; listeners are told | | |
/// | `pause()` | drops a latched decision | held; listeners are told | | held; the decision is dropped and listeners are told | |
/// | restaging or a new size | the animator is replaced | staged again at the same progress | staged again at the same progress | staged again on the same course | the animator is replaced |
/// | `completeTransition(_:)` | reported | over: completed if `true` | over: completed if `true`; listeners are told | over: cancelled if it was going back | reported |
/// | the container leaves its window | over: completed, or cancelled if held | over: completed | over: cancelled | over: at the end it was going to | |
///
/// - `update(_:)`, `finish()`, `cancel()` and `pause()` stand for a percent-driven controller's calls and for the
///   context's own `updateInteractiveTransition(_:)` and so on. Under a controller that is not percent-driven nothing is
///   latched: the decision counts at once.
/// - `pause()` of a transition without an interaction controller moves the object that its animator vends, or else
///   stages the animations again under the container's time; before the beginning it is ignored.
/// - When the transition is over the owner arranges the screens and tells them, then completions are called in the order
///   in which they were added, then `animationEnded(_:)`. Each is called once.
/// - An animator that vends an interruptible animator cannot stage its animations again: a new size ends the transition
///   at once, cancelled if it is held.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let application: UIApplication
  let containerView: UIView
  let from: UIViewController?
  let to: UIViewController?
  var isAnimated = true
  var presentationStyle = UIModalPresentationStyle.none
  let targetTransform = CGAffineTransform.identity
  /// Whether the arriving screen lies above the leaving one, as in a push or a presentation.
  let isOpening: Bool
  weak var owner: (any TransitionOwner)?
  /// An object that is kept alive until the transition is over.
  var retained: AnyObject?
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  private(set) var initiallyInteractive = false
  var state = TransitionState.requested(TransitionInteraction())
  /// The clients that are told how the transition goes.
  let listeners = TransitionListeners()
  /// Records what the animator changes, so that cancelling takes it back.
  let journal = TransitionJournal()
  private var askedDuration: Double?

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

  /// Adds the transition to the application's, and begins it before the turn ends.
  func request() {
    application.transitions.append(self)
    (interactor as? UIPercentDrivenInteractiveTransition)?.bind(to: self)
    initiallyInteractive = interactor?.wantsInteractiveStart ?? false
    state.interaction.isHeld = initiallyInteractive
    application.beforeTurnEnds { [self] in begin() }
  }

  /// Everything that is recorded, in the order in which cancelling takes it back.
  var journals: [TransitionJournal] { [journal] + listeners.alongside.journals }

  var isInteractive: Bool { state.interaction.isHeld }

  var percentComplete: CGFloat { state.interaction.progress }

  var transitionWasCancelled: Bool {
    if case .over(let end) = state { return !end.isCompleted }
    return state.interaction.isCancelled
  }

  /// The duration that the animator gave when it was first asked, in seconds; 0 if that was not a duration.
  var transitionDuration: TimeInterval {
    if let askedDuration { return askedDuration }
    let asked = animator?.transitionDuration(using: self) ?? 0
    let duration = asked >= 0 && asked.isFinite ? asked : 0
    if duration != asked { application.report("\(animatorName).transitionDuration cannot be \(asked); 0 is taken") }
    askedDuration = duration
    return duration
  }

  /// Makes the next use of the duration ask the animator again.
  func forgetDuration() { askedDuration = nil }

  private var animatorName: String { animator.map { "\(type(of: $0))" } ?? "Nobody" }

  /// A sentence that says why the transition is not over, for diagnostics.
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

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    guard let controller = key == .from ? from : key == .to ? to : nil else { return nil }
    return owner.map { $0.view(of: controller, in: self) } ?? controller.view
  }

  func initialFrame(for vc: UIViewController) -> CGRect { frame(for: vc, atEnd: false) }

  func finalFrame(for vc: UIViewController) -> CGRect { frame(for: vc, atEnd: true) }

  private func frame(for vc: UIViewController, atEnd: Bool) -> CGRect {
    guard vc === from || vc === to else { return .zero }
    return owner?.frame(of: vc, atEnd: atEnd, in: self) ?? .zero
  }
}
