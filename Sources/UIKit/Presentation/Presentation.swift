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
  private(set) var isDismissing = false
  /// What is to be called when the transition under way is over.
  private var completion: (() -> Void)?
  /// Where the presenting view was before it was taken into the container.
  private var home: (superview: UIView, follower: UIView?)?
  /// A dismissal that waits for the transition under way.
  private var waiting: (animated: Bool, completion: (() -> Void)?)?
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

  /// Whether the presenting view is taken away.
  var removesPresenter: Bool { controller.shouldRemovePresentersView }

  // MARK: Presenting

  /// Presents, by `animator` where one is given, else by the system's.
  func present(
    animated: Bool, animator: (any UIViewControllerAnimatedTransitioning)?,
    interactor: (any UIViewControllerInteractiveTransitioning)?, completion: (() -> Void)?
  ) {
    self.completion = completion
    showContainer()
    guard animated || style == .custom && animator != nil else { return exchange(presenting: true) }
    let transition = TransitionContext(
      in: container, from: presenter, to: presented, isReturning: false, owner: self)
    transition.isAnimated = animated
    begin(transition, animator ?? SystemModalAnimator(self, presents: true), interactor, isOwn: animator != nil)
  }

  /// Dismisses, after the transition under way.
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    guard transition == nil else {
      waiting = (animated, completion)
      return
    }
    self.completion = completion
    isDismissing = true
    let delegate = presented.transitioningDelegate
    let interaction = requested
    requested = nil
    let animator = interaction == nil ? delegate?.animationController(forDismissed: presented) : nil
    guard animated || style == .custom && animator != nil else { return exchange(presenting: false) }
    let interactor = animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) } ?? interaction
    let transition = TransitionContext(in: container, from: presented, to: presenter, isReturning: true, owner: self)
    transition.isAnimated = animated
    begin(transition, animator ?? SystemModalAnimator(self, presents: false), interactor, isOwn: animator != nil)
  }

  private func begin(
    _ transition: TransitionContext, _ animator: any UIViewControllerAnimatedTransitioning,
    _ interactor: (any UIViewControllerInteractiveTransitioning)?, isOwn: Bool
  ) {
    transition.presentationStyle = style
    transition.keeper = self
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

  /// Takes the place of `others`, which lie beneath and go unseen: what is beneath them is uncovered by this one.
  func takeOver(_ others: some Collection<Presentation>) {
    guard let lowest = others.first, let base = lowest.presenter else { return }
    for other in others.reversed() {
      other.presented.beginAppearance(false, animated: false)
      other.settle(presented: false)
      other.presented.endAppearance()
      other.presenter?.unlink(other)
    }
    presenter?.modal.presentation = nil
    presenter = base
    controller.presenter = base
    base.modal.presentation = self
    home = nil
    takePresenter()
    if removesPresenter { base.viewIfLoaded?.removeFromSuperview() }
  }

  // MARK: Places

  private func showContainer() {
    guard let window = presenter?.viewIfLoaded?.window else { return }
    container.frame = window.bounds
    window.addSubview(container)
  }

  /// Has the presented view be where the presentation controller says, while it lies still.
  func placePresentedView(always: Bool = false) {
    guard transition == nil || always, let view = controller.presentedView else { return }
    place(view, at: controller.frameOfPresentedViewInContainerView)
  }

  /// Gives a view a frame, leaving a transform on it alone.
  private func place(_ view: UIView, at frame: CGRect) {
    let anchor = view.layer.anchorPoint
    if view.bounds.size != frame.size { view.bounds.size = frame.size }
    let center = CGPoint(x: frame.minX + anchor.x * frame.width, y: frame.minY + anchor.y * frame.height)
    if view.center != center { view.center = center }
  }

  /// Takes the presenting view into the container, at the back.
  private func takePresenter() {
    guard removesPresenter, home == nil, let view = presenter?.view, let superview = view.superview else { return }
    let place = superview.subviews.firstIndex { $0 === view } ?? 0
    home = (superview, superview.subviews.dropFirst(place + 1).first)
    container.insertSubview(view, at: 0)
  }

  /// Puts the presenting view back where it was.
  private func returnPresenter() {
    guard let home, let view = presenter?.view else { return }
    if let follower = home.follower, follower.superview === home.superview {
      home.superview.insertSubview(view, belowSubview: follower)
    } else {
      home.superview.insertSubview(view, at: 0)
    }
    place(view, at: home.superview.bounds)
    self.home = nil
  }

  /// Everything is where it belongs with the controller presented, or not.
  private func settle(presented isPresented: Bool) {
    if isPresented {
      if let view = controller.presentedView, view.superview !== container { container.addSubview(view) }
      takePresenter()
      if removesPresenter { presenter?.viewIfLoaded?.removeFromSuperview() }
      return placePresentedView(always: true)
    }
    returnPresenter()
    controller.presentedView?.removeFromSuperview()
    container.removeFromSuperview()
  }

  // MARK: Telling

  private func tellBeginning(presenting: Bool, animated: Bool) {
    presented.loadViewIfNeeded()
    (presented.modal.isAppearing, presented.modal.isDisappearing) = (presenting, !presenting)
    if presenting {
      controller.presentationTransitionWillBegin()
      presented.beginAppearance(true, animated: animated)
      if removesPresenter { presenter?.beginAppearance(false, animated: animated) }
    } else {
      controller.dismissalTransitionWillBegin()
      presented.beginAppearance(false, animated: animated)
      if removesPresenter { presenter?.beginAppearance(true, animated: animated) }
    }
  }

  private func tellEnd(presenting: Bool, completed: Bool) {
    let animated = transition != nil
    let covered = removesPresenter ? presenter : nil
    if completed {
      // Who is presented hears first, and so does who comes back.
      for one in presenting ? [presented, covered] : [covered, presented] { one?.endAppearance() }
    } else {
      let (stays, goes) = presenting ? (covered, presented) : (presented, covered)
      goes?.beginAppearance(false, animated: animated)
      goes?.endAppearance()
      stays?.beginAppearance(true, animated: animated)
      stays?.endAppearance()
    }
    presented.modal.isAppearing = false
    presented.modal.isDisappearing = false
    if presenting {
      controller.presentationTransitionDidEnd(completed)
    } else {
      controller.dismissalTransitionDidEnd(completed)
    }
    isDismissing = false
    if presenting != completed { presenter?.unlink(self) }
  }

  /// Calls what waits for the end, then does what waits for it.
  private func finish() {
    let completion = completion
    self.completion = nil
    completion?()
    guard let next = waiting else { return }
    waiting = nil
    if presenter?.modal.presentation === self { dismiss(animated: next.animated, completion: next.completion) }
  }
}

extension Presentation: TransitionOwner {
  func transitionWillBegin(_ transition: TransitionContext) {
    let presenting = !isDismissing
    tellBeginning(presenting: presenting, animated: transition.isAnimated)
    if presenting { takePresenter() }
    placePresentedView(always: presenting)
    controller.presentedView?.layoutIfNeeded()
    if !presenting, removesPresenter { presenter.map { place($0.view, at: container.bounds) } }
  }

  func view(of controller: UIViewController, in transition: TransitionContext) -> UIView? {
    if controller === presented { return self.controller.presentedView }
    return removesPresenter ? controller.view : nil
  }

  func frame(of controller: UIViewController, atEnd: Bool, in transition: TransitionContext) -> CGRect {
    guard controller === presented else {
      return atEnd && removesPresenter && !isDismissing ? .zero : container.bounds
    }
    return atEnd == isDismissing ? .zero : self.controller.frameOfPresentedViewInContainerView
  }

  func putViewsInPlace(_ transition: TransitionContext, completed: Bool) {
    settle(presented: completed != isDismissing)
  }

  func transitionDidEnd(_ transition: TransitionContext, completed: Bool) {
    if !completed { completion = nil }
    tellEnd(presenting: !isDismissing, completed: completed)
  }

  func isLocked(_ hit: UIView, during transition: TransitionContext) -> Bool {
    presenter?.viewIfLoaded.map(hit.isDescendant(of:)) ?? false
  }

  func transitionIsDone(_ transition: TransitionContext) {
    guard self.transition === transition else { return }
    self.transition = nil
    finish()
  }
}
