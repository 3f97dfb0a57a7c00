import CoreGraphics
import QuartzCore

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
