import CoreGraphics
public import Foundation
import QuartzCore

/// A container that shows the top controller of a stack, with a navigation bar.
///
/// A call changes the stack at once; a cancelled transition changes it back. Calls during a transition wait for its
/// end, in order, except a pop during a pop, which is dropped. Calls without animation, and calls while the controller
/// is not on screen, take effect at once.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  final let container = TransitionContainerView(frame: .zero)
  final var stack: [UIViewController] = []
  final var transition: TransitionContext?
  /// The change of the stack that the current transition shows.
  final var change: StackChange?
  /// The calls that wait for the end of the current transition.
  final var requests = NavigationQueue()
  /// Whether the calls that waited are being performed.
  final var isPerformingWaiting = false
  /// Whether screens are being exchanged without animation, so that calls have to wait.
  final var isExchanging = false
  /// Whether a screen is being told that it disappears by a pop without animation.
  final var isPoppingAtOnce = false
  /// The controller of the delegate's last `didShow`.
  final weak var lastShown: UIViewController?
  /// The controller of the delegate's last `willShow`.
  final weak var lastAnnounced: UIViewController?
  final var systemPop: SystemPop?

  /// The delegate, which is told of screens and supplies animators.
  open weak var delegate: (any UINavigationControllerDelegate)?
  open private(set) var navigationBar: UINavigationBar

  /// Creates a navigation controller with `rootViewController` as its only screen.
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a navigation controller without screens, with a bar of the given class; toolbars are not supported.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar = Self.makeBar(navigationBarClass)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a navigation controller without screens.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a navigation controller without screens; archives are not supported.
  public required init?(coder aDecoder: NSCoder) {
    navigationBar = UINavigationBar()
    super.init(coder: aDecoder)
  }

  // MARK: Stack

  /// The controllers on the stack, the root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open var topViewController: UIViewController? { stack.last }
  /// The visible controller: the presented one, or the top of the stack.
  open var visibleViewController: UIViewController? { modal.presentation?.presented ?? stack.last }

  /// Pushes `viewController` onto the stack; one that is on the stack already is reported and ignored.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    request(.push(viewController), animated: animated)
  }

  /// Pops the top controller and returns it; the root stays, and nil is returned.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    request(.pop(systemPop?.takeRequest()), animated: animated).first
  }

  /// Pops all controllers above `viewController` and returns them; nil if it is on top already or, after a report, if it
  /// is not on the stack.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard stack.index(ofObject: viewController) != nil else {
      report("popToViewController(_:animated:) was called with a \(type(of: viewController)) that is not on the stack")
      return nil
    }
    return popped(by: .popTo(viewController), animated: animated)
  }

  /// Pops all controllers above the root and returns them; nil if there are none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    popped(by: .popToRoot, animated: animated)
  }

  private func popped(by call: NavigationRequest, animated: Bool) -> [UIViewController]? {
    let popped = request(call, animated: animated)
    return popped.isEmpty ? nil : popped
  }

  /// Replaces the stack in one transition: a pop if the new top was on the old stack, otherwise a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    request(.set(viewControllers), animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  // MARK: Bar

  /// The duration of showing and hiding the bar, in seconds.
  nonisolated public static let hideShowBarDuration: CGFloat = 0.2

  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }

  final var barIsHidden = false
  final var toolbarIsHidden = true
  final var givenToolbar: UIToolbar?
  /// Whether the bar is being shown or hidden with animation.
  final var isAnimatingBarVisibility = false

  // MARK: Gestures

  /// The pan from the left edge that pops the top controller.
  ///
  /// If its delegate is replaced or removed, only that decides whether the pan begins.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    loadViewIfNeeded()
    return systemPop?.edge
  }
  /// The pan from anywhere in the view that pops the top controller; disabled by default.
  ///
  /// While it is enabled, a second swipe pops again while the pop of the first settles at its end.
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
    systemPop = SystemPop(self, in: view)
    layOutBar()
  }

  // Apple's type: it is created at the first access and never nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The toolbar, which shows the buttons of the top screen.
  open var toolbar: UIToolbar! { loadedToolbar }

  /// Whether the toolbar is hidden; it is by default.
  open var isToolbarHidden: Bool {
    get { toolbarIsHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideToolbar(hidden, animated: animated) }

  // MARK: Kept so that sources compile

  /// Whether a drag of the content hides the bars; stored, without effect.
  open var hidesBarsOnSwipe = false
  /// Whether a tap hides the bars; stored, without effect.
  open var hidesBarsOnTap = false
  /// Whether the keyboard hides the bars; stored, without effect.
  open var hidesBarsWhenKeyboardAppears = false
  /// Whether the bars are hidden on phones that lie on a side; stored, without effect.
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
    let isLarge = navigationBar.prefersLargeTitles && navigationBar.showsLargeTitle(of: child.navigationItem)
    let height =
      UINavigationBar.height + PromptMetrics.height(for: child.navigationItem)
      + (isLarge ? LargeTitleMetrics.height : 0)
    let below = barTop - view.safeAreaInsets.top + height
    return UIEdgeInsets(
      top: barIsHidden ? 0 : below, left: 0,
      bottom: (toolbarIsHidden ? 0 : UIToolbar.height) - hiddenBottomBarHeight(of: child), right: 0)
  }
}

extension UINavigationController {
  /// The kinds of changes of the stack.
  public enum Operation: Int, Sendable {
    /// Returns nil: the transition is not interactive.
    case none = 0
    case push = 1
    case pop = 2
  }
}

extension UINavigationController {
  static func makeBar(_ wanted: AnyClass?) -> UINavigationBar { .make(wanted) }

  /// Lays out the bar at the top edge, or above it while it is hidden.
  final func layOutBar() {
    let (top, height) = (barTop, navigationBar.height(for: navigationBar.topItem))
    navigationBar.frame = CGRect(x: 0, y: barIsHidden ? -height : top, width: view.bounds.width, height: height)
    navigationBar.extendBackground(by: top)
    navigationBar.isHidden = barIsHidden && !isAnimatingBarVisibility
    layOutToolbar()
  }

  /// Returns the distance by which the content of the screen of `item` is scrolled from its top, in points.
  final func scrolledDistance(of item: UINavigationItem) -> CGFloat {
    guard let screen = stack.last(where: { $0.givenNavigationItem === item }), let view = screen.viewIfLoaded else {
      return 0
    }
    let scroll = view as? UIScrollView ?? view.subviews.first as? UIScrollView
    guard let scroll else { return 0 }
    scroll.scrolledBar = Weak(navigationBar)
    return scroll.contentOffset.y + scroll.adjustedContentInset.top
  }

  /// The top edge of the visible bar.
  final var barTop: CGFloat { max(view.safeAreaInsets.top, UINavigationBar.topMargin) }

  final func hideBar(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    guard isViewLoaded else { return }
    guard animated, isOnScreen else {
      layOutBar()
      return stack.last?.viewIfLoaded?.updateSafeArea() ?? ()
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

/// The view of a navigation controller, which decides with the delegates whether the system's pans begin.
final class NavigationView: UIView {
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let systemPop = (controller as? UINavigationController)?.systemPop
    return systemPop?.allows(gestureRecognizer) != false && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
