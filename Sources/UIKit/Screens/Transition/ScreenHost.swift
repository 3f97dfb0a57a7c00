import CoreGraphics
import QuartzCore

/// Exchanges screens in a container below a bar: a navigation or tab bar controller.
@MainActor protocol ScreenHost: UIViewController, TransitionOwner {
  var container: TransitionContainerView { get }
  var transition: TransitionContext? { get }
  /// When there is no transition.
  var topScreen: UIViewController? { get }
  /// Catches the system's own transitions while they settle.
  var systemPop: SystemPop? { get }
}

extension ScreenHost {
  /// Requested and not over.
  var hasTransition: Bool { transition.map { !$0.state.isOver } ?? false }

  /// `root` becomes the controller's view, with the container below `bar`.
  func loadContainer(in root: UIView, below bar: UIView) {
    root.clipsToBounds = true
    view = root
    container.frame = root.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.host = self
    root.addSubview(container)
    root.addSubview(bar)
  }

  /// Final position and size, without touching the transform.
  func layOut(_ controller: UIViewController) {
    controller.loadViewIfNeeded()
    if let view = controller.shownView { container.fill(with: view) }
  }

  /// Nothing else stays in the container; does nothing during a transition.
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
