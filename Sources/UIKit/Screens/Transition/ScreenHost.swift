import CoreGraphics
import QuartzCore

/// A controller whose screens are exchanged in a container below a bar: a navigation or tab bar controller.
@MainActor protocol ScreenHost: UIViewController, TransitionOwner {
  /// The view that holds the screens.
  var container: TransitionContainerView { get }
  /// The current transition between two screens.
  var transition: TransitionContext? { get }
  /// The screen that is shown when there is no transition.
  var topScreen: UIViewController? { get }
  /// Catches the system's own transitions while they settle; nil if nothing can be caught.
  var systemPop: SystemPop? { get }
}

extension ScreenHost {
  /// Whether a transition was requested that is not over.
  var hasTransition: Bool { transition.map { !$0.state.isOver } ?? false }

  /// Makes `root` the controller's view, with the container below `bar`.
  func loadContainer(in root: UIView, below bar: UIView) {
    root.clipsToBounds = true
    view = root
    container.frame = root.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.host = self
    root.addSubview(container)
    root.addSubview(bar)
  }

  /// Gives a screen its final position and size in the container, without touching its transform.
  func layOut(_ controller: UIViewController) {
    controller.loadViewIfNeeded()
    if let view = controller.shownView { container.fill(with: view) }
  }

  /// Leaves only the view of the top screen in the container; does nothing during a transition.
  func installTopScreen() {
    guard isViewLoaded else { return }
    // Loading a view may change which screen is on top.
    topScreen?.loadViewIfNeeded()
    guard transition == nil else { return }
    let top = topScreen
    for view in container.subviews {
      let controller = view.controller ?? (view as? PresentationContainerView)?.presentation?.presenter
      if let controller, controller !== top, controller.parent === self { view.removeFromSuperview() }
    }
    guard let top, !top.isReplacedOutside, top.shownView?.superview !== container else { return }
    layOut(top)
    // So may laying it out.
    guard transition == nil, topScreen === top, let view = top.shownView, view.superview !== container else { return }
    container.addSubview(view)
  }

  // MARK: Transitions

  func view(of controller: UIViewController, in transition: TransitionContext) -> UIView? {
    controller.shownView ?? controller.view
  }

  func frame(of controller: UIViewController, atEnd: Bool, in transition: TransitionContext) -> CGRect {
    atEnd == (controller === transition.to) ? container.bounds : .zero
  }

  func arrangeViews(_ transition: TransitionContext, completed: Bool) {
    let (staying, leaving) = completed ? (transition.to, transition.from) : (transition.from, transition.to)
    guard staying?.isReplacedOutside == true else {
      return container.keep(staying?.shownView, insteadOf: leaving?.shownView)
    }
    for view in [staying, leaving].compactMap({ $0?.viewIfLoaded }) where view.superview === container {
      view.removeFromSuperview()
    }
  }

  /// Tells both screens that they will disappear and appear, and lays out the arriving one.
  ///
  /// Returns false if a screen ended the transition when it was told.
  func beginAppearances(in transition: TransitionContext) -> Bool {
    guard let from = transition.from, let to = transition.to else { return false }
    from.beginAppearance(false, animated: true)
    guard transition.state.isRunning else { return false }
    layOut(to)
    guard transition.state.isRunning else { return false }
    to.beginAppearance(true, animated: true)
    return transition.state.isRunning
  }

  /// Tells both screens that they disappeared and appeared; after a cancel, first that they do the opposite.
  func endAppearances(in transition: TransitionContext, completed: Bool) {
    let (staying, leaving) =
      completed ? (transition.to, transition.from) : (transition.from, transition.to)
    leaving?.beginAppearance(false, animated: true)
    leaving?.endAppearance()
    // The host itself may have disappeared meanwhile.
    staying?.beginAppearance(isSeen, animated: true)
    staying?.endAppearance()
  }
}
