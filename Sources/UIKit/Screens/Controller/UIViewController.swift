import CoreGraphics
public import Foundation

/// A screen, or a part of one: it owns a view, and is told when that appears and disappears.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  final var loadedView: UIView?
  final var childControllers: [UIViewController] = []
  final var appearance = Appearance()
  final var givenNavigationItem: UINavigationItem?
  final var moves = ParentMoves()

  final var modal = Modal()
  final var givenTabBarItem: UITabBarItem?
  /// How it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the system presents it where it fills the screen.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Says how it is presented and dismissed.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether gestures may not dismiss it.
  open var isModalInPresentation = false
  /// Kept; there is no status bar.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The controller that contains this one.
  public internal(set) final weak var parent: UIViewController?
  /// What the screen is called.
  open var title: String? {
    didSet {
      givenNavigationItem?.title = title
      givenTabBarItem?.title = title
    }
  }
  /// The name of an archive: there are none here.
  public final let nibName: String?
  /// The bundle of an archive: there are none here.
  public final let nibBundle: Bundle?
  /// What is added to the safe area, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.updateSafeArea() } }
  /// The size the controller would like to have where another shows it.
  open var preferredContentSize = CGSize.zero
  /// The edges up to which the view reaches beneath bars; kept, the view always reaches everywhere.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Kept; it makes no difference here.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Kept; it makes no difference here.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Kept; it makes no difference here.
  open var hidesBottomBarWhenPushed = false
  /// Kept; it makes no difference here.
  open var definesPresentationContext = false
  /// Whether the screen is being edited.
  open var isEditing = false

  /// A controller whose view is made in code, whatever the names are.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Not to be had from archives: controllers are made in code.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// A controller whose view is made in code.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // Apple's type, which takes nil and then makes one anew.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What a tab bar shows of the controller; made with its title when first asked for.
  open var tabBarItem: UITabBarItem! {
    get {
      let item = givenTabBarItem ?? UITabBarItem(title: title, image: nil, tag: 0)
      givenTabBarItem = item
      return item
    }
    set { givenTabBarItem = newValue }
  }

  // MARK: View

  // Apple's type, which takes nil and never gives it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The screen; loaded when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      if loadedView?.controller === self { loadedView?.controller = nil }
      loadedView = newValue
      newValue?.controller = self
    }
  }
  /// Whether the view was loaded.
  open var isViewLoaded: Bool { loadedView != nil }
  /// The view, if it was loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Makes the view: by default an empty one of the screen's size.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Makes the view, if there is none yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil {
      UIApplication.shared.report("\(type(of: self)).loadView() set no view; it has an empty one")
      view = UIView(frame: UIScreen.main.bounds)
    }
    viewDidLoad()
  }

  /// The view was made; by default nothing happens.
  open func viewDidLoad() {}
  /// The view is about to appear; by default nothing happens.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in the hierarchy and has its size, and is about to be seen; by default nothing happens.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view has appeared; by default nothing happens.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to disappear; by default nothing happens.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has disappeared; by default nothing happens.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to be laid out; by default nothing happens.
  open func viewWillLayoutSubviews() {}
  /// The view was laid out; by default nothing happens.
  open func viewDidLayoutSubviews() {}
  /// The safe area is another; by default nothing happens.
  open func viewSafeAreaInsetsDidChange() {}
  /// Memory is short; it never is here.
  open func didReceiveMemoryWarning() {}

  /// Sets whether the screen is being edited.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Containment

  /// The controllers this one contains.
  open var children: [UIViewController] { childControllers }

  /// Contains `childController` from now on.
  open func addChild(_ childController: UIViewController) { contain(childController) }

  /// Leaves the controller it is contained in.
  open func removeFromParent() { leaveParent() }

  /// It is about to be contained in `parent`, or in nobody for nil.
  open func willMove(toParent parent: UIViewController?) { if parent == nil { moves.isMovingFromParent = true } }

  /// It is contained in `parent` now, or in nobody for nil.
  open func didMove(toParent parent: UIViewController?) {
    if appearance.state != .appearing { moves.isMovingToParent = false }
  }

  /// Passes from the view of one child to that of another, which takes its place, and tells both.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchangeChildren(
      fromViewController, toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  /// Whether children are told that they appear and disappear when this one is.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Has a child begin to appear or to disappear; for containers that put views in and out themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Has a child end what `beginAppearanceTransition(_:animated:)` began.
  open func endAppearanceTransition() { endAppearance() }

  /// The children that appear and disappear with this one.
  var appearingChildren: [UIViewController] {
    childControllers.filter { child in child.viewIfLoaded.map { isViewLoaded && $0.isDescendant(of: view) } ?? false }
  }

  /// Whether it tells its children itself when they appear and disappear.
  var tellsChildrenItself: Bool { false }

  /// It is about to appear or disappear, and so are its children.
  func didBeginAppearance() {}

  /// It has appeared or disappeared, and so have its children.
  func didEndAppearance() {}

  /// `child` leaves, by whoever's doing.
  func willLose(_ child: UIViewController) {}

  /// Puts in place what is to be seen, before this one appears.
  func prepareToAppear() {}

  /// What bars of a container cover of the view, with what the controller adds.
  var safeAreaOfBars: UIEdgeInsets {
    let bars = parent?.barInsets(for: self) ?? .zero
    let more = additionalSafeAreaInsets
    return UIEdgeInsets(
      top: bars.top + more.top, left: bars.left + more.left, bottom: bars.bottom + more.bottom,
      right: bars.right + more.right)
  }

  /// What this one's bars cover of a child's view.
  func barInsets(for child: UIViewController) -> UIEdgeInsets { .zero }

  /// The transition this one carries out for its children.
  var ownTransition: TransitionContext? { nil }

  // MARK: Presentation

  /// Presents `viewControllerToPresent` over this one, and calls `completion` when it has appeared.
  ///
  /// Where that cannot be it is said, and nothing happens.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentController(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presents, or else this one, and calls `completion` when it has disappeared.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissController(animated: flag, completion: completion)
  }

  // MARK: Segues

  /// `segue` is about to be performed; by default nothing happens.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether the segue of this name may be performed; by default it may.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Performs a segue of a storyboard: there are none, and that is said.
  ///
  /// A segue made in code is performed by itself, after `prepare(for:sender:)`.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    UIApplication.shared.report("\(type(of: self)) has no segue with identifier \"\(identifier)\": make it in code")
  }

  /// Whether a way back from `fromViewController` may end here.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { mayBeUnwound(to: fromViewController) }

  /// The segue that leads back: a pop where both are on one stack, else a dismissal.
  open func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
  ) -> UIStoryboardSegue? {
    UnwindSegue(identifier: identifier, source: fromViewController, destination: toViewController)
  }

  /// What an unwinding does on its way to `subsequentVC`; by default nothing.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Others

  /// Shows `vc` as the nearest container does.
  open func show(_ vc: UIViewController, sender: Any?) { parent?.show(vc, sender: sender) }

  /// Asks for the status bar to be looked at again: there is none.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Whether the status bar is to be hidden; kept, there is none.
  open var prefersStatusBarHidden: Bool { false }

  open override var next: UIResponder? {
    viewIfLoaded?.superview ?? (viewIfLoaded?.window?.rootViewController === self ? viewIfLoaded?.window : nil)
  }
}
