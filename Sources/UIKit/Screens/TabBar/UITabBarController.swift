import Foundation

/// Shows one of several controllers, and a bar to choose by.
///
/// A choice changes `selectedIndex` at once; a cancelled transition puts it back. A choice made while a transition is
/// under way waits for its end; of several the last one counts.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  final let container = TransitionContainerView(frame: .zero)
  final var screens: [UIViewController] = []
  final var selection = 0
  final var transition: TransitionContext?
  /// The choice before the transition under way.
  final var before = 0
  /// A choice that waits for the transition under way.
  final var waiting: Int?

  /// Hears about screens, and says how they change.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar at the bottom.
  public final let tabBar = UITabBar()

  /// The controllers, from left to right.
  open var viewControllers: [UIViewController]? {
    get { screens.isEmpty ? nil : screens }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers; the one that is seen stays so where it can.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceScreens(viewControllers ?? [])
  }

  /// The place of the controller that is seen; one that there is not is left out.
  open var selectedIndex: Int {
    get { screens.isEmpty ? NSNotFound : selection }
    set { select(newValue) }
  }

  /// The controller that is seen.
  open var selectedViewController: UIViewController? {
    get { screens.indices.contains(selection) ? screens[selection] : nil }
    set { if let place = screens.firstIndex(where: { $0 === newValue }) { select(place) } }
  }

  open override func loadView() {
    let made = UIView(frame: UIScreen.main.bounds)
    made.clipsToBounds = true
    view = made
    container.frame = made.bounds
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.host = self
    made.addSubview(container)
    made.addSubview(tabBar)
    tabBar.tapped = { [weak self] in self?.choose($0) }
    showItems()
    placeBar()
  }

  open override func viewWillLayoutSubviews() { placeBar() }

  private func placeBar() {
    let height = UITabBar.height + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }

  override var tellsChildrenItself: Bool { true }

  override var appearingChildren: [UIViewController] {
    transition == nil ? [selectedViewController].compactMap { $0 } : []
  }

  override var ownTransition: TransitionContext? { transition }

  override func prepareToAppear() { installSelection() }

  override func barInsets(for child: UIViewController) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: UITabBar.height, right: 0)
  }
}
