import CoreGraphics
public import Foundation

/// Shows the top of a stack of controllers, and moves from one to another.
///
/// The stack changes when a call is made; a cancelled transition puts it back. Calls made while a transition is under
/// way wait for its end, in order, but a pop asked for during a pop, which is dropped. Calls without animation, and
/// those made while the navigation is not on screen, take effect at once.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  final let container = TransitionContainerView(frame: .zero)
  final var stack: [UIViewController] = []
  final var transition: TransitionContext?
  /// What the transition changes of the stack.
  final var change: StackChange?
  final var requests: [(call: NavigationRequest, animated: Bool)] = []
  /// Whether screens are being exchanged without animation, so that calls have to wait.
  final var isExchanging = false
  /// Whether a screen is about to go without animation, and is being told.
  final var isPoppingAtOnce = false
  /// The controller that the delegate was told of last.
  final weak var lastShown: UIViewController?
  /// The controller that the delegate was told will be shown.
  final weak var lastAnnounced: UIViewController?
  final var systemPop: SystemPop?

  /// Hears about screens, and says how they come and go.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar at the top.
  open private(set) var navigationBar: UINavigationBar

  /// A navigation whose only screen is `rootViewController`.
  public init(rootViewController: UIViewController) {
    navigationBar = UINavigationBar()
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// A navigation without screens, with a bar of its own class; toolbars there are none.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    navigationBar = Self.makeBar(navigationBarClass)
    super.init(nibName: nil, bundle: nil)
  }

  /// A navigation without screens.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    navigationBar = UINavigationBar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Not to be had from archives.
  ///
  /// Gives a navigation without screens.
  public required init?(coder aDecoder: NSCoder) {
    navigationBar = UINavigationBar()
    super.init(coder: aDecoder)
  }

  // MARK: Stack

  /// The screens, the root first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The screen on top.
  open var topViewController: UIViewController? { stack.last }
  /// The screen that is seen.
  open var visibleViewController: UIViewController? { modal.presentation?.presented ?? stack.last }

  /// Puts `viewController` on top; one that is on the stack already is refused and reported.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    request(.push(viewController), animated: animated)
  }

  /// Takes the top away and returns it; the root stays, and nil is returned.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    request(.pop, animated: animated).first
  }

  /// Takes away everything above `viewController`, which is on the stack, and returns it.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard stack.contains(where: { $0 === viewController }) else {
      report("popToViewController(_:animated:) was called with a \(type(of: viewController)) that is not on the stack")
      return nil
    }
    return request(.popTo(viewController), animated: animated)
  }

  /// Takes away everything above the root and returns it.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    request(.popToRoot, animated: animated)
  }

  /// Replaces the whole stack, in one transition: a pop where the new top was on it, else a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    request(.set(viewControllers), animated: animated)
  }

  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  // MARK: Bar

  /// How long the bar takes to come or go, in seconds.
  nonisolated public static let hideShowBarDuration: CGFloat = 0.2

  /// Whether the bar is hidden.
  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides the bar or shows it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }

  final var barIsHidden = false
  /// Whether the bar is on its way in or out.
  final var barIsMoving = false

  // MARK: Gestures

  /// The pan from the left edge that pops the top; without its own delegate it does so whatever is said elsewhere.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    loadViewIfNeeded()
    return systemPop?.edge
  }
  /// The pan from anywhere that pops the top; not enabled at first.
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? {
    loadViewIfNeeded()
    return systemPop?.content
  }

  // MARK: View

  open override func loadView() {
    loadContainer(below: navigationBar)
    navigationBar.navigation = self
    navigationBar.show(stack.map(\.navigationItem))
    systemPop = SystemPop(self, in: view)
    layOutBar()
  }

  open override func viewWillLayoutSubviews() { layOutBar() }

  override var tellsChildrenItself: Bool { true }

  override var appearingChildren: [UIViewController] { isUnderWay ? [] : stack.suffix(1) }

  override var ownTransition: TransitionContext? { transition }

  override func prepareToAppear() { installTop() }

  override func willLose(_ child: UIViewController) { dropFromStack(child) }

  override func didBeginAppearance() {
    guard isSeen, let top = stack.last, lastShown !== top, lastAnnounced !== top else { return }
    announce(top, animated: appearance.isAnimated)
  }

  override func didEndAppearance() { tellOfFirstDisplay() }

  override func barInsets(for child: UIViewController) -> UIEdgeInsets {
    UIEdgeInsets(top: barIsHidden ? 0 : UINavigationBar.height, left: 0, bottom: 0, right: 0)
  }
}

extension UINavigationController {
  /// What happens to the stack.
  public enum Operation: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A screen comes on top.
    case push = 1
    /// The top goes.
    case pop = 2
  }
}
