import CoreGraphics
import QuartzCore

/// The presentation of one controller over another, from the call to the end of its dismissal.
@MainActor final class Presentation {
  let presented: UIViewController
  /// The outermost controller that the presentation covers.
  private(set) weak var presenter: UIViewController?
  let controller: UIPresentationController
  let style: UIModalPresentationStyle
  let container: PresentationContainerView
  /// A presentation over the current context takes place in its view or place; nil for the window.
  ///
  /// The presentation goes away and comes back with it. It is the presenter or, if that is on stacks, the outermost
  /// navigation controller.
  private(set) weak var context: UIViewController?
  private(set) var transition: TransitionContext?
  var isDismissing = false
  /// The presentations below that are dismissed with this one, hidden, the lowest first.
  var others: [Presentation] = []
  /// Called when the current transition is over.
  private var completions: [() -> Void] = []
  /// The position of the presenting view before it was moved into the container.
  var home: Home?
  /// What the presented view got last; nil before.
  var givenFrame: CGRect?
  /// The frame of the presented view when the current dismissal began.
  var leavingFrame: CGRect?
  /// A dismissal has to wait for this: the delegate is being asked for a transition, or screens are being exchanged
  /// without one, and told of it.
  private var step: Step? = .asking

  private enum Step { case asking, arranging, telling }
  /// A dismissal that waits for the end of the current transition.
  private var waiting: Dismissal?

  init(_ presented: UIViewController, over presenter: UIViewController, by controller: UIPresentationController) {
    self.presented = presented
    self.presenter = presenter
    self.controller = controller
    style = controller.style
    context = style.usesContext ? presenter.ownContext : nil
    container = PresentationContainerView(frame: .zero)
    container.presentation = self
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.presentation = self
  }

  /// The presentation controller is being told of an end, and still finds the container.
  var isTellingEnd = false

  /// Nil while the container has no superview.
  var shownContainer: UIView? { container.superview == nil && !isTellingEnd ? nil : container }

  /// The lowest of the presentations that are dismissed together.
  var lowest: Presentation { others.first ?? self }

  /// The presentation covers it, and a dismissal reveals it.
  var base: UIViewController? { lowest.presenter }

  /// The covered view is removed from the hierarchy.
  var removesBase: Bool { lowest.controller.shouldRemovePresentersView }

  /// A transition was requested that is not over, or screens are being exchanged without one.
  var hasTransition: Bool {
    step == .asking || step == .arranging || transition.map { !$0.state.isOver } ?? false
  }

  /// The covered view is removed now, or about to be: from the beginning of the presentation to that of the dismissal.
  var replacesBase = false

  /// Current for its presenter.
  var isLinked: Bool { presenter?.modal.presentation === self }

  /// Nothing is under way: the presented screen appears and disappears with what contains the presenter.
  var isAtRest: Bool { transition == nil && step == nil && isLinked }

  /// Also without animation, because the animator may be the one that adds the views.
  var animatesAlways: Bool { style == .custom }

  // MARK: Presenting

  /// Without an animator the system's is used.
  func present(
    animated: Bool, animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?, completion: (() -> Void)?
  ) {
    step = nil
    // The delegate that was asked for the animator may have removed the presenter.
    guard isLinked else { return finish() }
    if let completion { completions = [completion] }
    showContainer()
    guard animated || animator != nil else { return exchangeScreens(presenting: true) }
    let transition = TransitionContext(
      in: container, from: presenter, to: presented, isOpening: true, owner: self)
    transition.isAnimated = animated
    begin(transition, animator ?? SystemModalAnimator(self, presents: true), interactor, isUserCode: animator != nil)
  }

  /// Dismisses the controller as `dismissal` asks, after the current transition.
  func dismiss(_ dismissal: Dismissal) {
    guard transition == nil, step == nil else {
      waiting = waiting.map { $0.joined(by: dismissal) } ?? dismissal
      return
    }
    // What was presented above is the visible one, also if that was done while the dismissal waited.
    if let above = presented.modal.presentation {
      var dismissal = dismissal
      dismissal.others.append(self)
      return above.dismiss(dismissal)
    }
    step = .asking
    completions = dismissal.completions
    others = dismissal.others
    isDismissing = true
    let animated = dismissal.animated
    let delegate = presented.transitioningDelegate
    let interaction = dismissal.interaction
    let isAsked = interaction == nil && (animated || animatesAlways)
    let animator = isAsked ? delegate?.animationController(forDismissed: presented) : nil
    if isAsked {
      presented.note("transitioningDelegate \(delegate.answer), animationController(forDismissed:): \(animator.answer)")
    }
    let interactor =
      interaction ?? animator.flatMap { animated ? delegate?.interactionControllerForDismissal(using: $0) : nil }
    if animator != nil, animated, interaction == nil {
      presented.note(
        "transitioningDelegate \(delegate.answer), interactionControllerForDismissal(using:): \(interactor.answer)")
    }
    step = nil
    guard isLinked else { return finish() }
    guard animated || animator != nil else { return exchangeScreens(presenting: false) }
    let transition = TransitionContext(in: container, from: presented, to: base, isOpening: false, owner: self)
    transition.isAnimated = animated
    begin(transition, animator ?? SystemModalAnimator(self, presents: false), interactor, isUserCode: animator != nil)
  }

  private func begin(
    _ transition: TransitionContext, _ animator: any UIViewControllerAnimatedTransitioning,
    _ interactor: (any UIViewControllerInteractiveTransitioning)?, isUserCode: Bool
  ) {
    transition.presentationStyle = style
    transition.retained = self
    if !isUserCode, interactor == nil, let zoom = ZoomAnimator(presented, opens: transition.isOpening) {
      transition.animator = zoom
      transition.interactor = zoom.interaction(in: transition.application)
    } else {
      transition.animator = animator
      transition.interactor =
        interactor
        ?? (isUserCode ? nil : SystemInteraction(wantsInteractiveStart: false, spring: controller.systemSpring))
    }
    self.transition = transition
    transition.request()
  }

  /// Without animation.
  private func exchangeScreens(presenting: Bool) {
    step = .arranging
    tellBeginning(presenting: presenting, animated: false)
    // A controller that was told may have ended the presentation.
    if isLinked {
      if presenting, let view = controller.presentedView {
        container.addSubview(view)
        layOutPresentedView(always: true)
      }
      settle(presented: presenting)
      step = .telling
      // So may one whose transition ended because its view was removed.
      if isLinked { tellEnd(presenting: presenting, completed: true) }
    }
    step = nil
    finish()
  }

  /// Ends this presentation and those above it without a transition, because the presenter is removed itself, or
  /// because a window takes the presented controller.
  func drop(returnsPresenter: Bool = false) {
    // A transition that ends must not put the view back either.
    if !returnsPresenter { home = nil }
    presented.dropPresentations()
    transition?.abandon()
    guard isLinked else { return }
    controller.dismissalTransitionWillBegin()
    presented.beginAppearance(false, animated: false)
    settle(presented: false)
    tellEnd(presenting: false, completed: true)
  }

  /// Then performs the dismissal that waited.
  private func finish() {
    let (called, next) = (completions, waiting)
    (completions, waiting) = ([], nil)
    for completion in called { completion() }
    next?.perform(from: self)
  }
}

extension Presentation {
  /// The references are weak: the superview may be the window, which keeps the presenting controller alive.
  struct Home {
    weak var superview: UIView?
    /// Directly in front.
    weak var follower: UIView?
  }
}

extension Presentation: TransitionOwner {
  func transitionWillBegin(_ transition: TransitionContext) {
    let presenting = !isDismissing
    for other in others { other.container.isHidden = true }
    tellBeginning(presenting: presenting, animated: transition.isAnimated)
    // A controller that was told may have ended the transition.
    guard transition.state.isRunning else { return }
    if presenting { takePresenter() }
    if presenting {
      layOutPresentedView(always: true)
    } else {
      leavingFrame = controller.presentedView?.frameIgnoringTransform
    }
    if !presenting, removesBase { base?.view.setFrameIgnoringTransform(container.bounds) }
  }

  func view(of controller: UIViewController, in transition: TransitionContext) -> UIView? {
    if controller === presented { return self.controller.presentedView }
    return removesBase ? controller.view : nil
  }

  func frame(of controller: UIViewController, atEnd: Bool, in transition: TransitionContext) -> CGRect {
    guard controller === presented else {
      // The covered view is not on screen after a presentation that removes it, nor before the dismissal.
      return removesBase && atEnd != isDismissing ? .zero : container.bounds
    }
    if isDismissing { return leavingFrame ?? self.controller.presentedView?.frameIgnoringTransform ?? .zero }
    return atEnd ? self.controller.frameOfPresentedViewInContainerView : .zero
  }

  func arrangeViews(_ transition: TransitionContext, completed: Bool) {
    settle(presented: completed != isDismissing)
  }

  func transitionDidEnd(_ transition: TransitionContext, completed: Bool) {
    if !completed { completions = [] }
    // A screen that was told that its view was removed may have ended the presentation.
    guard isLinked || presenter == nil else { return }
    tellEnd(presenting: !isDismissing, completed: completed)
  }

  func isLocked(_ hit: UIView, during transition: TransitionContext) -> Bool {
    guard !transition.revealsScreen, let covered = base?.viewIfLoaded, hit.isDescendant(of: covered) else {
      return false
    }
    // In a context, the container can lie in the covered view.
    return !(container.isDescendant(of: covered) && hit.isDescendant(of: container))
  }

  func transitionIsDone(_ transition: TransitionContext) {
    guard self.transition === transition else { return }
    self.transition = nil
    followContext()
    finish()
  }

  func forgetTransition() { (transition, waiting, others, completions) = (nil, nil, [], []) }
}

extension UIModalPresentationStyle {
  /// Over the nearest controller that defines a presentation context.
  var usesContext: Bool { self == .currentContext || self == .overCurrentContext }
}

@MainActor struct Dismissal {
  var animated: Bool
  /// Dismissed together with the visible one, the lowest first.
  var others: [Presentation] = []
  var completions: [() -> Void]
  /// What drives the dismissal, if a pan asks for it.
  var interaction: SystemInteraction?

  /// Everything that either dismisses is dismissed.
  func joined(by other: Self) -> Self {
    let widest = others.count > other.others.count ? others : other.others
    return Self(
      animated: other.animated, others: widest, completions: completions + other.completions,
      interaction: other.interaction ?? interaction)
  }

  /// If nothing is left, only calls the completions.
  func perform(from top: Presentation) {
    let left = (others + [top]).filter(\.isLinked)
    guard let last = left.last else {
      for completion in completions { completion() }
      return
    }
    last.dismiss(Self(animated: animated, others: left.dropLast(), completions: completions, interaction: interaction))
  }
}
