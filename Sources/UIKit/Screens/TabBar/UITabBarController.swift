import CoreGraphics
import Foundation
import QuartzCore

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
    case automatic
    case tabBar
    case tabSidebar
  }

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

// Screens of a navigation controller can hide the bar while they are on its stack. In a transition between one that does and
// one that does not, the bar belongs to the latter's view and moves with it.
extension UITabBarController {
  /// Whether the selected screen is a navigation controller whose top screen hides the bar.
  private var barIsPushedAway: Bool {
    (selectedViewController as? UINavigationController)?.stack.last?.bottomBarIsHidden ?? false
  }

  /// The frame of the bar at the bottom edge.
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

  /// Lets the screen that shows the bar carry it, if the other screen of `transition` hides it.
  fileprivate final func carryBar(between from: UIViewController, and to: UIViewController) {
    guard isViewLoaded, from.bottomBarIsHidden != to.bottomBarIsHidden else { return }
    let screen: UIView = (from.bottomBarIsHidden ? to : from).view
    tabBar.frame = barFrame.offsetBy(dx: screen.bounds.minX, dy: screen.bounds.minY)
    screen.addSubview(tabBar)
  }
}

extension UINavigationController {
  /// The tab bar controller whose bar is below this controller's screens; nil if there is none.
  private var tabsBelow: UITabBarController? {
    guard let tabs = parent as? UITabBarController, tabs.selectedViewController === self else { return nil }
    return tabs
  }

  /// Decides for screens that were added to the stack, which has them already, whether they hide the bottom bar.
  ///
  /// A screen hides it if it or the one below it asks for that at this moment, or if the one below hides it already.
  final func decideBottomBar(for added: [UIViewController]) {
    var below = stack.dropLast(added.count).last
    for screen in added {
      let isHiddenBelow = below.map { $0.hidesBottomBarWhenPushed || $0.bottomBarIsHidden } ?? false
      screen.bottomBarIsHidden = screen.hidesBottomBarWhenPushed || isHiddenBelow
      below = screen
    }
  }

  /// Lets a screen carry the bottom bar in the transition that begins.
  final func carryBottomBar(in transition: TransitionContext) {
    guard let from = transition.from, let to = transition.to else { return }
    tabsBelow?.carryBar(between: from, and: to)
  }

  /// Lays out the bottom bar for the top screen.
  final func layOutBottomBar() { tabsBelow?.layOutBar() }

  /// The height of the bottom bar that `screen` hides, in points; 0 if it hides none.
  final func hiddenBottomBarHeight(of screen: UIViewController?) -> CGFloat {
    guard let screen, screen.bottomBarIsHidden, let tabs = parent as? UITabBarController else { return 0 }
    return tabs.barInsets(for: self).bottom
  }
}
