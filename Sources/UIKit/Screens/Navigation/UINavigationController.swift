import CoreGraphics
public import Foundation
import QuartzCore

/// A call changes the stack at once; a cancelled transition changes it back.
///
/// Calls during a transition wait for its end, in order, except a pop during a pop, which is dropped. Calls without
/// animation, and calls while the controller is not on screen, take effect at once.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  final let container = TransitionContainerView(frame: .zero)
  final var stack: [UIViewController] = []
  final var transition: TransitionContext?
  final var change: StackChange?
  /// The calls that wait for the end of the current transition.
  final var requests = NavigationQueue()
  /// The calls that waited are being performed.
  final var isPerformingWaiting = false
  /// Screens are being exchanged without animation, so that calls have to wait.
  final var isExchanging = false
  /// A screen is being told that it disappears by a pop without animation.
  final var isPoppingAtOnce = false
  /// The controller of the delegate's last `didShow`.
  final weak var lastShown: UIViewController?
  /// The controller of the delegate's last `willShow`.
  final weak var lastAnnounced: UIViewController?
  final var systemPop: SystemPop?

  open weak var delegate: (any UINavigationControllerDelegate)?
  open private(set) var navigationBar: UINavigationBar

  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// The bar has the given class; the toolbar's class is ignored.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar = Self.makeBar(navigationBarClass)
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder aDecoder: NSCoder) {
    navigationBar = UINavigationBar()
    super.init(coder: aDecoder)
  }

  // MARK: Stack

  /// The root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { modal.presentation?.presented ?? stack.last }

  /// A controller that is on the stack already is reported and ignored.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    request(.push(viewController), animated: animated)
  }

  /// The root stays, and nil is returned.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    request(.pop(systemPop?.takeRequest()), animated: animated).first
  }

  /// Nil if the controller is on top already or, after a report, if it is not on the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard stack.index(ofObject: viewController) != nil else {
      report("popToViewController(_:animated:) was called with a \(type(of: viewController)) that is not on the stack")
      return nil
    }
    return popped(by: .popTo(viewController), animated: animated)
  }

  /// Nil if there is nothing above the root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    popped(by: .popToRoot, animated: animated)
  }

  private func popped(by call: NavigationRequest, animated: Bool) -> [UIViewController]? {
    let popped = request(call, animated: animated)
    return popped.isEmpty ? nil : popped
  }

  /// One transition: a pop if the new top was on the old stack, otherwise a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    request(.set(viewControllers), animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  // MARK: Bar

  nonisolated public static let hideShowBarDuration: CGFloat = 0.2

  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }

  final var barIsHidden = false
  final var toolbarIsHidden = true
  final var givenToolbar: UIToolbar?
  final var isAnimatingBarVisibility = false
  /// The bar comes or goes with a screen of the transition that runs.
  final var isSlidingBar = false

  // MARK: Gestures

  /// If its delegate is replaced or removed, only that decides whether the pan begins.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    loadViewIfNeeded()
    return systemPop?.edge
  }
  /// Disabled by default up to iOS 18; while it is enabled, a second swipe pops again while the pop of the first settles
  /// at its end.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    loadViewIfNeeded()
    return systemPop?.content
  }

  // MARK: View

  open override func loadView() {
    navigationBar.navigation = self
    loadContainer(in: NavigationView(frame: UIScreen.main.bounds), below: navigationBar)
    navigationBar.show(stack.map(\.navigationItem))
    installToolbar()
    systemPop = SystemPop(self, in: view, UIApplication.shared.systemVersion)
    layOutBar()
  }

  // Apple's type: it is created at the first access and never nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var toolbar: UIToolbar! { loadedToolbar }

  /// True by default.
  open var isToolbarHidden: Bool {
    get { toolbarIsHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideToolbar(hidden, animated: animated) }

  // MARK: Stub, so that sources compile

  /// Stored, without effect, as the three below.
  open var hidesBarsOnSwipe = false
  open var hidesBarsOnTap = false
  open var hidesBarsWhenKeyboardAppears = false
  open var hidesBarsWhenVerticallyCompact = false

  open override func viewWillLayoutSubviews() { layOutBar() }

  override var tellsChildrenItself: Bool { true }

  override var appearingChildren: [UIViewController] { hasTransition ? [] : stack.suffix(1) }

  final var topScreen: UIViewController? { stack.last }

  override var ownTransition: TransitionContext? { transition }

  override func addVisibleChildView() { installTopScreen() }

  override func willLose(_ child: UIViewController) { dropFromStack(child) }

  override func holdingChanges(during change: () -> Void) {
    let isNested = isExchanging
    isExchanging = true
    change()
    isExchanging = isNested
    performWaiting()
  }

  override func didBeginAppearance() {
    guard isSeen, let top = stack.last, lastShown !== top, lastAnnounced !== top else { return }
    announce(top, animated: appearance.isAnimated)
  }

  override func didEndAppearance() { tellOfFirstDisplay() }

  override func barInsets(for child: UIViewController) -> UIEdgeInsets {
    let below = barTop - view.safeAreaInsets.top + navigationBar.height(for: child.navigationItem, scrolled: 0)
    return UIEdgeInsets(
      top: barIsHidden ? 0 : below, left: 0,
      bottom: (toolbarIsHidden ? 0 : UIToolbar.height) - hiddenBottomBarHeight(of: child), right: 0)
  }
}

extension UINavigationController {
  public enum Operation: Int, Sendable {
    case none = 0
    case push = 1
    case pop = 2
  }
}

extension UINavigationController {
  static func makeBar(_ wanted: AnyClass?) -> UINavigationBar { .make(wanted) }

  /// Lays out the bar at the top edge, or above it while it is hidden; nothing is done while a transition moves it.
  final func layOutBar() {
    if !isSlidingBar { layOutBar(for: navigationBar.topItem) }
  }

  /// As high as `item` needs it.
  final func layOutBar(for item: UINavigationItem?) {
    let (top, height) = (barTop, navigationBar.height(for: item))
    let y = barIsHidden && !isSlidingBar ? -height : top
    navigationBar.frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
    navigationBar.extendBackground(by: top)
    navigationBar.isHidden = barIsHidden && !isAnimatingBarVisibility && !isSlidingBar
    if navigationBar.isStale { navigationBar.setNeedsLayout() }
    systemPop?.fitEdge(to: view.safeAreaInsets)
    layOutToolbar()
  }

  /// The distance by which the screen of `item` is scrolled from its top, in points.
  final func scrolledDistance(of item: UINavigationItem) -> CGFloat {
    guard let scroll = scroll(of: item) else { return 0 }
    scroll.scrolledBar = Weak(navigationBar)
    return scroll.contentOffset.y + scroll.adjustedContentInset.top
  }

  /// What the screen of `item` scrolls beneath the bar.
  final func scroll(of item: UINavigationItem) -> UIScrollView? {
    guard let screen = stack.last(where: { $0.givenNavigationItem === item }), let view = screen.viewIfLoaded else {
      return nil
    }
    let scroll = view as? UIScrollView ?? view.subviews.first as? UIScrollView
    return scroll is PageScrollView ? nil : scroll
  }

  /// The top of the visible bar.
  final var barTop: CGFloat { max(view.safeAreaInsets.top, UINavigationBar.topMargin) }

  final func hideBar(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    guard isViewLoaded else { return }
    guard animated, isOnScreen else {
      layOutBar()
      return stack.last?.viewIfLoaded?.updateSafeArea() ?? ()
    }
    // A screen that appears says so in time: the bar goes with the screen that has it.
    if let transition, transition.state.isRunning, navigationBar.arriving == nil, !(transition.animator is ZoomAnimator)
    {
      isSlidingBar.toggle()
      return
    }
    isAnimatingBarVisibility = true
    navigationBar.isHidden = false
    UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) {
      self.layOutBar()
      self.stack.last?.viewIfLoaded?.updateSafeArea()
    } completion: { [weak self] _ in
      self?.isAnimatingBarVisibility = false
      self?.layOutBar()
    }
  }
}

extension UINavigationController {
  /// The transition is over that moved the bar.
  final func endBarSlide(completed: Bool) {
    guard isSlidingBar else { return }
    isSlidingBar = false
    if !completed { barIsHidden.toggle() }
    for screen in stack.suffix(2) { screen.viewIfLoaded?.updateSafeArea() }
  }
}

/// Decides with the delegates whether the system's pans begin.
final class NavigationView: UIView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let systemPop = (controller as? UINavigationController)?.systemPop
    return systemPop?.allows(gestureRecognizer) != false && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
