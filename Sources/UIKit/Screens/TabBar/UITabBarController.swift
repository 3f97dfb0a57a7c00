import CoreGraphics
import Foundation
import QuartzCore

/// A selection changes `selectedIndex` at once; a cancelled transition changes it back, and calls during a transition
/// wait for its end.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  final let container = TransitionContainerView(frame: .zero)
  final var screens: [UIViewController] = []
  final var selection = 0
  final var transition: TransitionContext?
  /// The calls that wait for the current transition or exchange, in order.
  final var requests: [TabRequest] = []
  /// Screens are being exchanged without animation, so that calls have to wait.
  final var isExchanging = false
  /// Calls that waited are being performed.
  final var isPerformingWaiting = false

  open weak var delegate: (any UITabBarControllerDelegate)?
  public final let tabBar = UITabBar()

  open var viewControllers: [UIViewController]? {
    get { screens.isEmpty ? nil : screens }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The selected controller stays selected if it is among them.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    request(.replace(viewControllers ?? []))
  }

  /// An index out of range is reported and ignored.
  open var selectedIndex: Int {
    get { screens.isEmpty ? NSNotFound : selection }
    set { request(.select(newValue)) }
  }

  open var selectedViewController: UIViewController? {
    get { screens.indices.contains(selection) ? screens[selection] : nil }
    set { if let index = screens.firstIndex(where: { $0 === newValue }) { request(.select(index)) } }
  }

  /// Stored, without effect: the tabs are in a bar at the bottom.
  open var mode = Mode.automatic
  /// Stored, without effect.
  open var customizableViewControllers: [UIViewController]?

  /// Setting them sets the view controllers.
  open var tabs: [UITab] = [] { didSet { viewControllers = tabs.compactMap(\.viewController) } }
  /// What makes the floating bar shrink; automatically nothing does, as on an iPhone.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic

  public enum MinimizeBehavior: Int, Sendable {
    case automatic
    case never
    case onScrollDown
    case onScrollUp
  }

  public enum Mode: Int, Sendable {
    case automatic
    case tabBar
    case tabSidebar
  }

  open var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// At once.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    tabBar.isHidden = hidden
    for screen in screens { screen.viewIfLoaded?.updateSafeArea() }
  }

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

// Screens of a navigation controller can hide the bar while they are on its stack. In a transition between one that does and
// one that does not, the bar belongs to the latter's view and moves with it.
extension UITabBarController {
  private var barIsPushedAway: Bool {
    (selectedViewController as? UINavigationController)?.stack.last?.bottomBarIsHidden ?? false
  }

  private var barFrame: CGRect {
    let height = UITabBar.height + view.safeAreaInsets.bottom
    return CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }

  /// Lays out the bar at the bottom edge, or beside the screen while the top screen hides it.
  final func layOutBar() {
    guard isViewLoaded, carrier == nil else { return }
    let leads: CGFloat = UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft ? 1 : -1
    tabBar.frame = barFrame.offsetBy(dx: barIsPushedAway ? leads * view.bounds.width : 0, dy: 0)
    if tabBar.superview !== view { view.insertSubview(tabBar, aboveSubview: container) }
  }

  /// The navigation controller whose transition moves the bar with one of its screens; nil if there is none.
  private var carrier: UINavigationController? {
    guard let navigation = tabBar.superview?.controller?.parent as? UINavigationController else { return nil }
    return navigation.hasTransition ? navigation : nil
  }

  /// The screen that shows the bar carries it, if the other screen of `transition` hides it.
  fileprivate final func carryBar(between from: UIViewController, and to: UIViewController) {
    guard isViewLoaded, from.bottomBarIsHidden != to.bottomBarIsHidden else { return }
    let screen: UIView = (from.bottomBarIsHidden ? to : from).view
    tabBar.frame = barFrame.offsetBy(dx: screen.bounds.minX, dy: screen.bounds.minY)
    screen.addSubview(tabBar)
  }
}

extension UINavigationController {
  /// The bar is below this controller's screens.
  private var tabsBelow: UITabBarController? {
    guard let tabs = parent as? UITabBarController, tabs.selectedViewController === self else { return nil }
    return tabs
  }

  /// The stack has the screens already.
  ///
  /// A screen hides the bottom bar if it or the one below it asks for that at this moment, or if the one below hides it
  /// already.
  final func decideBottomBar(for added: [UIViewController]) {
    var below = stack.dropLast(added.count).last
    for screen in added {
      let isHiddenBelow = below.map { $0.hidesBottomBarWhenPushed || $0.bottomBarIsHidden } ?? false
      screen.bottomBarIsHidden = screen.hidesBottomBarWhenPushed || isHiddenBelow
      below = screen
    }
  }

  /// In the transition that begins.
  final func carryBottomBar(in transition: TransitionContext) {
    guard let from = transition.from, let to = transition.to else { return }
    tabsBelow?.carryBar(between: from, and: to)
  }

  final func layOutBottomBar() { tabsBelow?.layOutBar() }

  /// Hidden by `screen`, in points; 0 if it hides none.
  final func hiddenBottomBarHeight(of screen: UIViewController?) -> CGFloat {
    guard let screen, screen.bottomBarIsHidden, let tabs = parent as? UITabBarController else { return 0 }
    return tabs.barInsets(for: self).bottom
  }
}
