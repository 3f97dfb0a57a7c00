import Foundation

/// A container that shows one of several controllers, and a bar to select one of them.
///
/// A selection changes `selectedIndex` at once; a cancelled transition changes it back. Calls during a transition wait
/// for its end.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  final let container = TransitionContainerView(frame: .zero)
  final var screens: [UIViewController] = []
  final var selection = 0
  final var transition: TransitionContext?
  /// The calls that wait for the current transition or exchange, in order.
  final var requests: [TabRequest] = []
  /// Whether screens are being exchanged without animation, so that calls have to wait.
  final var isExchanging = false
  /// Whether calls that waited are being performed.
  final var isPerformingWaiting = false

  /// The delegate, which is told of selections and supplies animators.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar at the bottom.
  public final let tabBar = UITabBar()

  /// The controllers, from left to right.
  open var viewControllers: [UIViewController]? {
    get { screens.isEmpty ? nil : screens }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers; the selected one stays selected if it is among them.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    request(.replace(viewControllers ?? []))
  }

  /// The index of the selected controller; an index out of range is reported and ignored.
  open var selectedIndex: Int {
    get { screens.isEmpty ? NSNotFound : selection }
    set { request(.select(newValue)) }
  }

  /// The selected controller.
  open var selectedViewController: UIViewController? {
    get { screens.indices.contains(selection) ? screens[selection] : nil }
    set { if let index = screens.firstIndex(where: { $0 === newValue }) { request(.select(index)) } }
  }

  /// How the tabs are shown; stored, without effect: in a bar at the bottom.
  open var mode = Mode.automatic
  /// The controllers that the user can rearrange; stored, without effect.
  open var customizableViewControllers: [UIViewController]?

  /// How tabs are shown.
  public enum Mode: Int, Sendable {
    /// As suits the device.
    case automatic
    /// In a bar.
    case tabBar
    /// In a sidebar.
    case tabSidebar
  }

  /// Whether the bar is hidden.
  open var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar at once.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    tabBar.isHidden = hidden
    for screen in screens { screen.viewIfLoaded?.updateSafeArea() }
  }

  /// Tells the controller that an item was tapped; by default does nothing.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  open override func loadView() {
    loadContainer(in: UIView(frame: UIScreen.main.bounds), below: tabBar)
    tabBar.tapped = { [weak self] in self?.choose($0) }
    tabBar.delegate = self
    showItems()
    layOutBar()
  }

  open override func viewWillLayoutSubviews() { layOutBar() }

  override var tellsChildrenItself: Bool { true }

  override var appearingChildren: [UIViewController] {
    hasTransition ? [] : [selectedViewController].compactMap { $0 }
  }

  override var ownTransition: TransitionContext? { transition }

  final var topScreen: UIViewController? { selectedViewController }

  override func addVisibleChildView() { installTopScreen() }

  override func willLose(_ child: UIViewController) { dropScreen(child) }

  override func holdingChanges(during change: () -> Void) {
    let isNested = isExchanging
    isExchanging = true
    change()
    isExchanging = isNested
    performWaiting()
  }

  override func barInsets(for child: UIViewController) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: tabBar.isHidden ? 0 : UITabBar.height, right: 0)
  }
}
