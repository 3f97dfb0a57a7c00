import CoreGraphics
import Foundation
import Motion
import QuartzCore

/// Who asked for a transition and puts the screens where they belong when it is over.
@MainActor protocol TransitionOwner: AnyObject {
  /// The transition begins: screens are laid out and told that they will appear and disappear.
  func transitionWillBegin(_ transition: TransitionContext)
  /// The view of a controller that takes part; nil where it is not to be touched.
  func view(of controller: UIViewController, in transition: TransitionContext) -> UIView?
  /// Where that view is at the beginning or at the end; zero where it is not on screen.
  func frame(of controller: UIViewController, atEnd: Bool, in transition: TransitionContext) -> CGRect
  /// Of the views only those are left that stay, in their places.
  func putViewsInPlace(_ transition: TransitionContext, completed: Bool)
  /// The transition is over: screens are told so.
  func transitionDidEnd(_ transition: TransitionContext, completed: Bool)
  /// Whether `hit`, outside the container, is not to be touched meanwhile.
  func isLocked(_ hit: UIView, during transition: TransitionContext) -> Bool
  /// Everybody was told; what waits for the transition may begin.
  func transitionIsDone(_ transition: TransitionContext)
}

/// One transition between two controllers, from the request to the end: what animators, interaction controllers and
/// those who animate alongside know of it.
///
/// It is requested, then runs, then is over. A request begins before the turn ends in which it was made; what an
/// interaction controller decides before that takes effect at the beginning. While it runs, its container's time is
/// its own (free), or stands where a finger has it, or is on its way to either end.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// How far a transition is.
  enum Phase { case requested, running, over }
  /// Which end a transition is on its way to.
  enum Outcome { case finish, cancel }
  /// How the rest of it is played.
  enum Tail {
    /// Along a curve, `speed` times as fast as usual; what an animator vends is paced by `timing` where that is given.
    case curve(UIView.AnimationCurve, speed: Double, timing: (any UITimingCurveProvider)?)
    /// By a spring that takes over a velocity, in transitions a second.
    case spring(Spring, velocity: Double)
  }

  @WeakApplication var application: UIApplication
  let containerView: UIView
  let from: UIViewController?
  let to: UIViewController?
  var isAnimated = true
  var presentationStyle = UIModalPresentationStyle.none
  let targetTransform = CGAffineTransform.identity
  /// Whether the arriving screen was beneath the leaving one, as in a pop.
  let isReturning: Bool
  weak var owner: (any TransitionOwner)?
  /// What has to live until it is over.
  var keeper: AnyObject?

  var animator: (any UIViewControllerAnimatedTransitioning)?
  var interactor: (any UIViewControllerInteractiveTransitioning)?
  var phase = Phase.requested
  /// Which end it is on its way to, once that is decided.
  var outcome: Outcome?
  /// Whether whoever is in charge has begun, so that there is something to be moved.
  var hasStarted = false
  /// The way to that end, where it was decided before the beginning.
  var latchedTail: Tail?
  var isInteractive = false
  var initiallyInteractive = false
  var transitionWasCancelled = false
  /// Whether it was ended without waiting for the animator, who will say so all the same.
  var wasAbandoned = false
  var percentComplete: CGFloat = 0
  var completionVelocity: CGFloat = 1
  var completionCurve = UIView.AnimationCurve.easeInOut
  /// The way it is on to that end.
  var tail: Tail?
  /// The layers whose time is moved.
  var driven: [Driven] = []
  /// What is moved instead where the animator vends something: that, and what is alongside it.
  var drivers: [AnimatorDriver] = []
  /// The container's time at the beginning.
  var began = 0.0
  /// Whether what is staged is paced evenly, because a finger moves it.
  var isLinear = false
  /// Whether the animator is being asked for its animations.
  var isStaging = false
  /// The blocks that were staged.
  var blocks: [AnimationBlock] = []
  /// What waits to be animated alongside.
  var alongside: [Alongside] = []
  /// What was animated alongside.
  var staged: [Alongside] = []
  /// Whether the animations were staged, so that nothing can join them any more.
  var hasStaged = false
  var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  var changeHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  var endHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  /// The ends of staged blocks that had nothing to animate.
  var emptyBlocks: [() -> Void] = []
  /// What is to be done when the rest was played.
  var playedOut: Schedule.Item?
  let journal = TransitionJournal()
  private var askedDuration: Double?

  init(
    in containerView: UIView, from: UIViewController?, to: UIViewController?, isReturning: Bool,
    owner: any TransitionOwner
  ) {
    application = containerView.application
    self.containerView = containerView
    self.from = from
    self.to = to
    self.isReturning = isReturning
    self.owner = owner
  }

  /// Takes its place among the application's transitions, and begins before the turn ends.
  func request() {
    application.transitions.append(self)
    (interactor as? UIPercentDrivenInteractiveTransition)?.bind(to: self)
    initiallyInteractive = interactor?.wantsInteractiveStart ?? false
    isInteractive = initiallyInteractive
    application.beforeTurnEnds { [self] in begin() }
  }

  /// Whether a finger may still move it.
  var isOpen: Bool { phase != .over && outcome == nil }

  /// How long it takes when nobody drives it, in seconds: what the animator said when first asked.
  var transitionDuration: TimeInterval {
    if let askedDuration { return askedDuration }
    let asked = animator?.transitionDuration(using: self) ?? 0
    let duration = asked >= 0 && asked.isFinite ? asked : 0
    if duration != asked { application.report("\(animatorName).transitionDuration cannot be \(asked); 0 is taken") }
    askedDuration = duration
    return duration
  }

  /// Has the animator be asked again.
  func forgetDuration() { askedDuration = nil }

  private var animatorName: String { animator.map { "\(type(of: $0))" } ?? "Nobody" }

  /// What to say where it never ends.
  var blame: String {
    let screens = [from, to].map { $0.map { "\(type(of: $0))" } ?? "nothing" }.joined(separator: " to ")
    switch (phase, isInteractive) {
    case (.requested, _): return "the transition from \(screens) has not begun"
    case (_, true):
      let driver = interactor.map { "\(type(of: $0))" } ?? "its interaction controller"
      return "the transition from \(screens) is held at \(percentComplete): \(driver) neither finished nor cancelled it"
    case (_, false):
      return "the transition from \(screens) is not over: \(animatorName) did not call completeTransition(_:)"
    }
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
