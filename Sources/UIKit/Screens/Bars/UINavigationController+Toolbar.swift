import CoreGraphics
import Foundation

extension UINavigationController {
  /// Created at the first access.
  final var loadedToolbar: UIToolbar {
    if let givenToolbar { return givenToolbar }
    let made = UIToolbar()
    givenToolbar = made
    return made
  }

  /// Lays out the toolbar at the bottom edge, or below it while it is hidden.
  final func layOutToolbar() {
    guard let toolbar = givenToolbar, toolbar.superview === view else { return }
    let height = UIToolbar.height + view.safeAreaInsets.bottom - hiddenBottomBarHeight(of: stack.last)
    let y = view.bounds.height - (toolbarIsHidden ? 0 : height)
    toolbar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
  }

  final func hideToolbar(_ hidden: Bool, animated: Bool) {
    guard hidden != toolbarIsHidden else { return }
    let toolbar = loadedToolbar
    let change = {
      self.toolbarIsHidden = hidden
      guard self.isViewLoaded else { return }
      self.layOutToolbar()
      self.stack.last?.viewIfLoaded?.updateSafeArea()
    }
    guard isViewLoaded else { return change() }
    if toolbar.superview !== view {
      view.addSubview(toolbar)
      layOutToolbar()
    }
    showToolbarItems()
    toolbar.isHidden = false
    guard animated, isOnScreen else {
      change()
      toolbar.isHidden = hidden
      return
    }
    UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration), animations: change) { [weak self] _ in
      guard let self else { return }
      self.givenToolbar?.isHidden = self.toolbarIsHidden
    }
  }

  /// The toolbar was shown before the view was loaded.
  final func installToolbar() {
    guard let toolbar = givenToolbar else { return }
    view.addSubview(toolbar)
    toolbar.isHidden = toolbarIsHidden
    showToolbarItems()
  }

  final func showToolbarItems(animated: Bool = false) {
    guard let toolbar = givenToolbar, toolbar.items != stack.last?.toolbarItems else { return }
    toolbar.setItems(stack.last?.toolbarItems, animated: animated && !toolbarIsHidden)
  }

  /// In the middle of a transition, in which the old buttons fade out and these in; those on glass wait for the finger.
  final func showToolbarItems(of screen: UIViewController, in transition: TransitionContext) {
    guard let toolbar = givenToolbar, !toolbarIsHidden, toolbar.items != screen.toolbarItems else { return }
    guard hasGlassBars else { return toolbar.fadesItems(to: screen.toolbarItems, in: transition) }
    guard transition.isInteractive else {
      return toolbar.exchangeItems(for: screen.toolbarItems, after: PlatterMetrics.delay)
    }
    let earlier = transition.listeners.released
    transition.listeners.released = { [weak toolbar, weak screen] transition in
      earlier?(transition)
      if !transition.transitionWasCancelled { toolbar?.exchangeItems(for: screen?.toolbarItems) }
    }
  }
}

extension UIToolbar {
  /// Alongside `transition`.
  final func fadesItems(to new: [UIBarButtonItem]?, in transition: TransitionContext) {
    let old = buttons
    items = new
    let (arriving, leaving) = (buttons, old)
    for view in leaving { insertSubview(view, at: 0) }
    for view in arriving { view.alpha = 0 }
    transition.animateAlongsideTransition(in: self) { _ in
      for view in arriving { view.alpha = 1 }
      for view in leaving { view.alpha = 0 }
    } completion: { [weak self] _ in
      for view in arriving + leaving { view.alpha = 1 }
      self?.rebuild()
    }
  }
}

extension UIViewController {
  public final var toolbarItems: [UIBarButtonItem]? {
    get { givenToolbarItems }
    set { setToolbarItems(newValue, animated: false) }
  }

  public final func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    givenToolbarItems = toolbarItems
    guard let navigation = navigationController, navigation.stack.last === self, !navigation.hasTransition else {
      return
    }
    navigation.showToolbarItems(animated: animated)
  }
}
