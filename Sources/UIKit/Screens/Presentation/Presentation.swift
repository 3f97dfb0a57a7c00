import CoreGraphics
import QuartzCore

/// One controller presented over another, from the call to the end of its dismissal.
@MainActor final class Presentation {
  let presented: UIViewController
  /// The outermost controller that is covered.
  private(set) weak var presenter: UIViewController?
  let controller: UIPresentationController
  let style: UIModalPresentationStyle
  let container: PresentationContainerView
  private(set) var transition: TransitionContext?
  var isDismissing = false
  /// Those beneath that are dismissed with this one, unseen, the lowest first.
  var others: [Presentation] = []
  /// What is to be called when the transition under way is over.
  private var completions: [() -> Void] = []
  /// Where the presenting view was before it was taken into the container.
  var home: (superview: UIView, follower: UIView?)?
  /// A dismissal that waits for the transition under way.
  private var waiting: Dismissal?
  /// What a pan has asked to drive the dismissal with.
  var requested: SystemInteraction?

  init(_ presented: UIViewController, over presenter: UIViewController, by controller: UIPresentationController) {
    self.presented = presented
    self.presenter = presenter
    self.controller = controller
    style = controller.style
    container = PresentationContainerView(frame: .zero)
    container.presentation = self
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.presentation = self
  }

  /// The container, while it is shown.
  var shownContainer: UIView? { container.superview == nil ? nil : container }

  /// The lowest of those that are dismissed together.
  var lowest: Presentation { others.first ?? self }

  /// The controller that is covered, and comes back with all that are dismissed together.
  var base: UIViewController? { lowest.presenter }

  /// Whether the covered view is taken away.
  var removesBase: Bool { lowest.controller.shouldRemovePresentersView }

  /// Whether a transition was asked for that is not over.
  var isUnderWay: Bool { transition.map { !$0.state.isOver } ?? false }

  /// Whether this is what its presenter presents.
  var isLinked: Bool { presenter?.modal.presentation === self }

  /// Whether an animator has its part also where nothing is to be animated: it may be who puts the views in place.
  var animatesAlways: Bool { style == .custom }

  // MARK: Presenting

  /// Presents, by `animator` where one is given, else by the system's.
  func present(
    animated: Bool, animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?, completion: (() -> Void)?
  ) {
    if let completion { completions = [completion] }
    showContainer()
    guard animated || animator != nil else { return exchange(presenting: true) }
    let transition = TransitionContext(
      in: container, from: presenter, to: presented, isOpening: true, owner: self)
    transition.isAnimated = animated
    begin(transition, animator ?? SystemModalAnimator(self, presents: true), interactor, isOwn: animator != nil)
  }

  /// Dismisses it as `dismissal` says, after the transition under way.
  func dismiss(_ dismissal: Dismissal) {
    guard transition == nil else {
      waiting = waiting.map { $0.joined(by: dismissal) } ?? dismissal
      return
    }
    completions = dismissal.completions
    others = dismissal.others
    isDismissing = true
    let animated = dismissal.animated
    let delegate = presented.transitioningDelegate
    let interaction = requested
    requested = nil
    let isAsked = interaction == nil && (animated || animatesAlways)
    let animator = isAsked ? delegate?.animationController(forDismissed: presented) : nil
    guard animated || animator != nil else { return exchange(presenting: false) }
    let interactor =
      interaction ?? animator.flatMap { animated ? delegate?.interactionControllerForDismissal(using: $0) : nil }
    let transition = TransitionContext(in: container, from: presented, to: base, isOpening: false, owner: self)
    transition.isAnimated = animated
    begin(transition, animator ?? SystemModalAnimator(self, presents: false), interactor, isOwn: animator != nil)
  }

  private func begin(
    _ transition: TransitionContext, _ animator: any UIViewControllerAnimatedTransitioning,
    _ interactor: (any UIViewControllerInteractiveTransitioning)?, isOwn: Bool
  ) {
    transition.presentationStyle = style
    transition.retained = self
    transition.animator = animator
    transition.interactor = interactor ?? (isOwn ? nil : SystemInteraction(wantsInteractiveStart: false))
    self.transition = transition
    transition.request()
  }

  /// Presents or dismisses at once.
  private func exchange(presenting: Bool) {
    tellBeginning(presenting: presenting, animated: false)
    if presenting, let view = controller.presentedView { container.addSubview(view) }
    settle(presented: presenting)
    tellEnd(presenting: presenting, completed: true)
    finish()
  }

  /// Ends it and all over it without a transition; the presenter is going itself and does not come back.
  func drop() {
    presented.modal.presentation?.drop()
    transition?.abandon()
    guard isLinked else { return }
    controller.dismissalTransitionWillBegin()
    presented.beginAppearance(false, animated: false)
    home = nil
    settle(presented: false)
    tellEnd(presenting: false, completed: true)
  }

  /// Calls what waits for the end, then does what waits for it.
  private func finish() {
    let (called, next) = (completions, waiting)
    (completions, waiting) = ([], nil)
    for completion in called { completion() }
    next?.perform(from: self)
  }
}

extension Presentation: TransitionOwner {
  func transitionWillBegin(_ transition: TransitionContext) {
    let presenting = !isDismissing
    for other in others { other.container.isHidden = true }
    tellBeginning(presenting: presenting, animated: transition.isAnimated)
    if presenting { takePresenter() }
    placePresentedView(always: presenting)
    controller.presentedView?.layoutIfNeeded()
    if !presenting, removesBase { base.map { place($0.view, at: container.bounds) } }
  }

  func view(of controller: UIViewController, in transition: TransitionContext) -> UIView? {
    if controller === presented { return self.controller.presentedView }
    return removesBase ? controller.view : nil
  }

  func frame(of controller: UIViewController, atEnd: Bool, in transition: TransitionContext) -> CGRect {
    guard controller === presented else {
      return atEnd && removesBase && !isDismissing ? .zero : container.bounds
    }
    return atEnd == isDismissing ? .zero : self.controller.frameOfPresentedViewInContainerView
  }

  func putViewsInPlace(_ transition: TransitionContext, completed: Bool) {
    settle(presented: completed != isDismissing)
  }

  func transitionDidEnd(_ transition: TransitionContext, completed: Bool) {
    if !completed { completions = [] }
    tellEnd(presenting: !isDismissing, completed: completed)
  }

  func isLocked(_ hit: UIView, during transition: TransitionContext) -> Bool {
    !transition.revealsScreen && base?.viewIfLoaded.map(hit.isDescendant(of:)) ?? false
  }

  func transitionIsDone(_ transition: TransitionContext) {
    guard self.transition === transition else { return }
    self.transition = nil
    finish()
  }
}
