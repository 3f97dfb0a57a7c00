import CoreGraphics
public import Foundation

/// Manages the view of a screen or a part of one, and is told when the view appears and disappears.
@preconcurrency @MainActor open class UIViewController: UIResponder, UIContentContainer {
  final var loadedView: UIView?
  final var childControllers: [UIViewController] = []
  final var appearance = Appearance()
  final var givenNavigationItem: UINavigationItem?
  final var moves = ParentMoves()
  /// The parent is being asked for the insets of its bars.
  final var asksForBars = false
  /// Supplied the animator when the controller was pushed, or its pop requested.
  final weak var animatingDelegate: (any UINavigationControllerDelegate)?

  final var modal = Modal()
  final var traits = TraitState(.current)
  final var givenTraits = TraitValues() { didSet { viewIfLoaded?.updateTraitsLater() } }
  final var traitsFromParent = TraitValues() {
    didSet { if traitsFromParent != oldValue { viewIfLoaded?.updateTraitsLater() } }
  }
  final var givenTabBarItem: UITabBarItem?
  final var givenToolbarItems: [UIBarButtonItem]?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// If the presented controller fills the screen.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var isModalInPresentation = false
  /// How the controller is pushed and popped, and presented and dismissed; a delegate's animator goes first.
  open var preferredTransition: Transition? { didSet { installZoomDrag() } }
  final var zoomDrag: ZoomDrag?
  /// Stored, without effect: there is no status bar.
  open var modalPresentationCapturesStatusBarAppearance = false
  public internal(set) final weak var parent: UIViewController?
  /// The controller became its root last.
  final weak var rootWindow: UIWindow?
  open var title: String? {
    didSet {
      givenNavigationItem?.title = title
      givenTabBarItem?.title = title
    }
  }
  /// The xib of the view; nil for the one with the name of the class, if there is one.
  public final let nibName: String?
  public final let nibBundle: Bundle?
  /// The scene that the controller comes from.
  final var archive: ArchivedScene?
  /// The objects of its xib.
  final var archiveObjects: [NSObject] = []
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.updateSafeArea() } }
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { announcePreferredSize() } }
  }
  /// Stored, without effect: the view always extends to all edges.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Stored, without effect.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Stored, without effect.
  open var automaticallyAdjustsScrollViewInsets = true
  /// The value at the time of the push counts.
  open var hidesBottomBarWhenPushed = false
  final var bottomBarIsHidden = false
  /// False by default; in a container, a screen presented over the current context goes away with the controller and
  /// comes back with it.
  open var definesPresentationContext = false
  open var isEditing = false { didSet { showEditing() } }

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    guard let coder = coder.archived else { return }
    archive = coder.scene
    coder.load.fill(self, coder.element)
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // Apple's type: setting nil makes the next access create another item.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get {
      let item = givenTabBarItem ?? UITabBarItem(title: title, image: nil, tag: 0)
      givenTabBarItem = item
      return item
    }
    set { givenTabBarItem = newValue }
  }

  // MARK: View

  // Apple's type: it accepts nil and never returns it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
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
  open var isViewLoaded: Bool { loadedView != nil }
  open var viewIfLoaded: UIView? { loadedView }

  /// By default that of the storyboard or xib, or else an empty view of the screen's size.
  open func loadView() { if !loadArchivedView() { view = UIView(frame: UIScreen.main.bounds) } }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    TransitionJournal.withoutRecording {
      loadView()
      if loadedView == nil {
        UIApplication.shared.report("\(type(of: self)).loadView() set no view; it has an empty one")
        view = UIView(frame: UIScreen.main.bounds)
      }
      viewDidLoad()
      installZoomDrag()
    }
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  open func viewLayoutMarginsDidChange() {}
  open func viewSafeAreaInsetsDidChange() {}
  /// Never called.
  open func didReceiveMemoryWarning() {}

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  open var traitCollection: UITraitCollection { currentTraits }
  /// Whatever contains the controller, its view and its children; unspecified for as that does.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { givenTraits[UITraitUserInterfaceStyle.self] }
    set { givenTraits[UITraitUserInterfaceStyle.self] = newValue }
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Containment

  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Never called.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The parent's size by default.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// The window is not resized with animation: what `coordinator` is to animate is done when it has its size.
  ///
  /// Tells the children and what the controller presents.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    passOn(size, coordinator)
  }

  open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
  /// Created at the first access.
  open var navigationItem: UINavigationItem { givenNavigationItem ?? makeNavigationItem() }
  /// It is there from before `viewWillAppear(_:)` through `viewDidAppear(_:)`.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinatingTransition }
  open var isMovingToParent: Bool { moves.isMovingToParent }
  open var isMovingFromParent: Bool { moves.isMovingFromParent }

  open var children: [UIViewController] { childControllers }

  open func addChild(_ childController: UIViewController) { contain(childController) }

  open func removeFromParent() { leaveParent() }

  open func willMove(toParent parent: UIViewController?) { if parent == nil { moves.isMovingFromParent = true } }

  open func didMove(toParent parent: UIViewController?) {
    if appearance.state != .appearing { moves.isMovingToParent = false }
  }

  /// Calls the appearance methods of both children.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchangeChildren(
      fromViewController, toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that its appearance begins to change; for containers that add and remove views themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  open func endAppearanceTransition() { endAppearance() }

  /// The children that appear and disappear with this controller.
  var appearingChildren: [UIViewController] {
    childControllers.filter { child in child.viewIfLoaded.map { isViewLoaded && $0.isDescendant(of: view) } ?? false }
  }

  /// The controller calls the appearance methods of its children itself.
  var tellsChildrenItself: Bool { false }

  func didBeginAppearance() {}

  func didEndAppearance() {}

  func willLose(_ child: UIViewController) {}

  /// What the callbacks of `change` ask of a container waits for its end.
  func holdingChanges(during change: () -> Void) { change() }

  /// Adds the child's view that will be visible, before the controller appears.
  func addVisibleChildView() {}

  /// The bars of the parent, and `additionalSafeAreaInsets`.
  var safeAreaOfBars: UIEdgeInsets {
    // Views can lie the other way round than their controllers: then the bars would ask for this safe area again.
    let isAskedAgain = asksForBars
    asksForBars = true
    defer { asksForBars = isAskedAgain }
    let bars = isAskedAgain ? .zero : parent?.barInsets(for: self) ?? .zero
    let more = additionalSafeAreaInsets
    return UIEdgeInsets(
      top: bars.top + more.top, left: bars.left + more.left, bottom: bars.bottom + more.bottom,
      right: bars.right + more.right)
  }

  /// Returns the insets by which this controller's bars cover a child's view.
  func barInsets(for child: UIViewController) -> UIEdgeInsets { .zero }

  /// The current transition between children of this controller.
  var ownTransition: TransitionContext? { nil }

  // MARK: Presentation

  open var presentedViewController: UIViewController? {
    modal.presentation?.presented ?? parent?.presentedViewController
  }
  open var presentingViewController: UIViewController? {
    modal.presentedBy?.presenter ?? parent?.presentingViewController
  }
  open var isBeingPresented: Bool { modal.isAppearing }
  open var isBeingDismissed: Bool { modal.isDisappearing }

  /// If that is not possible, it is reported and nothing happens.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentController(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Without a presented controller this one is dismissed.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissController(animated: flag, completion: completion)
  }

  // MARK: Segues

  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// An identifier that the controller's scene does not have is reported; on iOS it is an exception.
  ///
  /// To perform a segue that was created in code, call `prepare(for:sender:)` and then its `perform()`.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    guard let segue = archive?.segue(identifier) else {
      return UIApplication.shared.report("\(type(of: self)) has no segue with identifier \"\(identifier)\"")
    }
    ArchivedSegue(segue, from: self).perform(sender: sender)
  }

  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { mayBeUnwound(to: fromViewController) }

  /// A pop if both controllers are on one stack, otherwise a dismissal.
  open func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
  ) -> UIStoryboardSegue? {
    UnwindSegue(identifier: identifier, source: fromViewController, destination: toViewController)
  }

  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Showing

  open func show(_ vc: UIViewController, sender: Any?) { parent?.show(vc, sender: sender) }

  /// There is no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// There is no status bar: what is asked here and below has no effect.
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  open var providesPresentationContextTransitionStyle = false
  open var restoresFocusAfterTransition = true
  open var restorationIdentifier: String?
  open var viewRespectsSystemMinimumLayoutMargins = true
  /// The same item each time; it says Edit or Done.
  open var editButtonItem: UIBarButtonItem {
    if let editItem { return editItem }
    let action = UIAction { [weak self] _ in self.map { $0.setEditing(!$0.isEditing, animated: true) } }
    let item = UIBarButtonItem(systemItem: .edit, primaryAction: action)
    editItem = item
    showEditing()
    return item
  }
  private final var editItem: UIBarButtonItem?

  private func showEditing() {
    editItem?.systemItem = isEditing ? .done : .edit
    editItem?.style = isEditing ? .done : .plain
  }
  /// Never called, as the next two.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// Shows `vc` in the nearest container, as ``show(_:sender:)`` does.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }
  /// Never called.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The one that the controller comes from.
  open var storyboard: UIStoryboard? { archive?.storyboard }

  override var respondingApplication: UIApplication? { viewIfLoaded?.window?.owner }

  open override var next: UIResponder? {
    viewIfLoaded?.superview ?? (viewIfLoaded?.window?.rootViewController === self ? viewIfLoaded?.window : nil)
  }
}
