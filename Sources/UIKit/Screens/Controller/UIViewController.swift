import CoreGraphics
public import Foundation

/// Manages the view of a screen or a part of one, and is told when the view appears and disappears.
@preconcurrency @MainActor open class UIViewController: UIResponder, UIContentContainer {
  final var loadedView: UIView?
  final var childControllers: [UIViewController] = []
  final var appearance = Appearance()
  final var givenNavigationItem: UINavigationItem?
  final var moves = ParentMoves()
  /// Whether the parent is being asked for the insets of its bars.
  final var asksForBars = false
  /// The navigation delegate that supplied the animator when the controller was pushed, or its pop requested.
  final weak var animatingDelegate: (any UINavigationControllerDelegate)?

  final var modal = Modal()
  /// The traits of the controller when they were last asked for.
  final var traits = TraitState(.current)
  final var givenTraits = TraitValues() { didSet { viewIfLoaded?.updateTraitsLater() } }
  /// The values of traits that the parent set for this controller.
  final var traitsFromParent = TraitValues() {
    didSet { if traitsFromParent != oldValue { viewIfLoaded?.updateTraitsLater() } }
  }
  final var givenTabBarItem: UITabBarItem?
  final var givenToolbarItems: [UIBarButtonItem]?
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The system's animation if the presented controller fills the screen.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var isModalInPresentation = false
  /// Stored, without effect: there is no status bar.
  open var modalPresentationCapturesStatusBarAppearance = false
  public internal(set) final weak var parent: UIViewController?
  /// The window whose root the controller became last.
  final weak var rootWindow: UIWindow?
  open var title: String? {
    didSet {
      givenNavigationItem?.title = title
      givenTabBarItem?.title = title
    }
  }
  /// The name of an archive; stored, without effect.
  public final let nibName: String?
  /// The bundle of an archive; stored, without effect.
  public final let nibBundle: Bundle?
  /// Insets that are added to the safe area, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero { didSet { viewIfLoaded?.updateSafeArea() } }
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { announcePreferredSize() } }
  }
  /// The edges at which the view extends below bars; stored, without effect: it always extends to all edges.
  open var edgesForExtendedLayout: UIRectEdge = .all
  /// Stored, without effect.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Stored, without effect.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Whether the tab bar is hidden while the screen, or one above it, is on top of a navigation controller's stack; what
  /// counts is the value at the time of the push.
  open var hidesBottomBarWhenPushed = false
  /// Whether the screen hides the tab bar while it is on top.
  final var bottomBarIsHidden = false
  /// Whether screens that are presented over the current context cover this controller; false by default.
  ///
  /// In a container, such a screen goes away with the controller and comes back with it.
  open var definesPresentationContext = false
  open var isEditing = false

  /// Creates a controller; the names are stored, archives are not supported.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller whose view is made in code; archives are not supported.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // Apple's type: setting nil makes the next access create another item.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The item that stands for the controller in a tab bar; created with the title at the first access.
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
  /// The controller's view; loaded at the first access.
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
  /// The view, if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Creates the view; by default an empty one of the screen's size.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Loads the view if it is not loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    TransitionJournal.withoutRecording {
      loadView()
      if loadedView == nil {
        UIApplication.shared.report("\(type(of: self)).loadView() set no view; it has an empty one")
        view = UIView(frame: UIScreen.main.bounds)
      }
      viewDidLoad()
    }
  }

  /// Tells the controller that the view was loaded; does nothing by default.
  open func viewDidLoad() {}
  /// Tells the controller that the view is about to appear; does nothing by default.
  open func viewWillAppear(_ animated: Bool) {}
  /// Tells the controller that the view is in a window and has its final size; does nothing by default.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Tells the controller that the view has appeared; does nothing by default.
  open func viewDidAppear(_ animated: Bool) {}
  /// Tells the controller that the view is about to disappear; does nothing by default.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Tells the controller that the view has disappeared; does nothing by default.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Tells the controller that the view is about to be laid out; does nothing by default.
  open func viewWillLayoutSubviews() {}
  /// Tells the controller that the view was laid out; does nothing by default.
  open func viewDidLayoutSubviews() {}
  /// Makes the constraints of the view up to date; by default calls the view's `updateConstraints()`.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Tells the controller that the margins of the view may have changed; does nothing by default.
  open func viewLayoutMarginsDidChange() {}
  /// Tells the controller that the safe area has changed; does nothing by default.
  open func viewSafeAreaInsetsDidChange() {}
  /// Tells the controller that memory is low; never called.
  open func didReceiveMemoryWarning() {}

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Traits

  /// The traits of the controller: those of what contains its view, with the overrides of its parent and its own.
  open var traitCollection: UITraitCollection { currentTraits }
  /// Whether the controller, its view and its children look light or dark, whatever contains them; unspecified for as
  /// that does.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { givenTraits[UITraitUserInterfaceStyle.self] }
    set { givenTraits[UITraitUserInterfaceStyle.self] = newValue }
  }
  /// Tells the controller that its traits changed from `previousTraitCollection`; does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Containment

  /// Tells the controller that a child prefers another size; does nothing by default.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Tells the controller that the size that fits a child changed; never called.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size of a child in a parent of the given size: the parent's by default.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Tells the controller that its view is about to have another size, because the window is resized.
  ///
  /// The window is not resized with animation: what `coordinator` is to animate is done when it has its size. Tells the
  /// children and what the controller presents.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    passOn(size, coordinator)
  }

  open var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
  /// The item that stands for the controller in a navigation bar; created at the first access.
  open var navigationItem: UINavigationItem { givenNavigationItem ?? makeNavigationItem() }
  /// The coordinator of the current transition that this controller takes part in; nil if there is none.
  ///
  /// It is there from before `viewWillAppear(_:)` through `viewDidAppear(_:)`.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { coordinatingTransition }
  /// Whether the controller is appearing because it was just added to a parent.
  open var isMovingToParent: Bool { moves.isMovingToParent }
  /// Whether the controller is disappearing because it is being removed from its parent.
  open var isMovingFromParent: Bool { moves.isMovingFromParent }

  open var children: [UIViewController] { childControllers }

  /// Adds `childController` as a child.
  open func addChild(_ childController: UIViewController) { contain(childController) }

  /// Removes the controller from its parent.
  open func removeFromParent() { leaveParent() }

  /// Tells the controller that it is about to be added to `parent`, or removed from its parent if that is nil.
  open func willMove(toParent parent: UIViewController?) { if parent == nil { moves.isMovingFromParent = true } }

  /// Tells the controller that it was added to `parent`, or removed from its parent if that is nil.
  open func didMove(toParent parent: UIViewController?) {
    if appearance.state != .appearing { moves.isMovingToParent = false }
  }

  /// Replaces the view of one child by that of another with an animation, and calls their appearance methods.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchangeChildren(
      fromViewController, toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  /// Whether the appearance methods of this controller are forwarded to its children; true by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that its appearance begins to change; for containers that add and remove views themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }

  /// Tells a child that the change that `beginAppearanceTransition(_:animated:)` began has ended.
  open func endAppearanceTransition() { endAppearance() }

  /// The children that appear and disappear with this controller.
  var appearingChildren: [UIViewController] {
    childControllers.filter { child in child.viewIfLoaded.map { isViewLoaded && $0.isDescendant(of: view) } ?? false }
  }

  /// Whether the controller calls the appearance methods of its children itself.
  var tellsChildrenItself: Bool { false }

  /// Called after the controller and its children were told that they will appear or disappear.
  func didBeginAppearance() {}

  /// Called after the controller and its children were told that they have appeared or disappeared.
  func didEndAppearance() {}

  /// Called before `child` is removed from this controller.
  func willLose(_ child: UIViewController) {}

  /// Calls `change`; what its callbacks ask of a container waits for its end.
  func holdingChanges(during change: () -> Void) { change() }

  /// Adds the child's view that will be visible, before the controller appears.
  func addVisibleChildView() {}

  /// The insets of the safe area: the bars of the parent, and `additionalSafeAreaInsets`.
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

  /// The controller that this one, or one of its ancestors, presents.
  open var presentedViewController: UIViewController? {
    modal.presentation?.presented ?? parent?.presentedViewController
  }
  /// The controller that presents this one, or one of its ancestors.
  open var presentingViewController: UIViewController? {
    modal.presentedBy?.presenter ?? parent?.presentingViewController
  }
  open var isBeingPresented: Bool { modal.isAppearing }
  open var isBeingDismissed: Bool { modal.isDisappearing }

  /// Presents `viewControllerToPresent` over this controller, and calls `completion` when it has appeared.
  ///
  /// If that is not possible, it is reported and nothing happens.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentController(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one presents, or otherwise this one, and calls `completion` afterwards.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissController(animated: flag, completion: completion)
  }

  // MARK: Segues

  /// Tells the controller that `segue` is about to be performed; does nothing by default.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Returns whether the segue with this identifier may be performed; true by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Reports that there is no such segue: storyboards are not supported.
  ///
  /// To perform a segue that was created in code, call `prepare(for:sender:)` and then its `perform()`.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    UIApplication.shared.report("\(type(of: self)) has no segue with identifier \"\(identifier)\": make it in code")
  }

  /// Returns whether an unwind segue from `fromViewController` may end at this controller.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { mayBeUnwound(to: fromViewController) }

  /// Returns an unwind segue: a pop if both controllers are on one stack, otherwise a dismissal.
  open func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController, identifier: String?
  ) -> UIStoryboardSegue? {
    UnwindSegue(identifier: identifier, source: fromViewController, destination: toViewController)
  }

  /// Called for each controller that an unwind segue passes on the way to `subsequentVC`; does nothing by default.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

  // MARK: Showing

  /// Shows `vc` in the nearest container.
  open func show(_ vc: UIViewController, sender: Any?) { parent?.show(vc, sender: sender) }

  /// Does nothing: there is no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Whether the status bar should be hidden; there is none.
  open var prefersStatusBarHidden: Bool { false }
  /// The look of the status bar; kept for the client, because there is none.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// How the status bar is shown and hidden; kept for the client, because there is none.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides about the look of the status bar; kept for the client.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden; kept for the client.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The orientations of the screen; kept for the client, because windows are not turned.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The orientation in which the screen is presented; kept for the client.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the screen turns with the device; kept for the client.
  open var shouldAutorotate: Bool { true }
  /// Whether the home indicator is hidden; kept for the client.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides whether the home indicator is hidden; kept for the client.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The edges at which drags belong to the screen; kept for the client.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides at which edges drags belong to it; kept for the client.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Whether the keyboard stays when the screen is presented; kept for the client.
  open var disablesAutomaticKeyboardDismissal: Bool { false }
  /// Whether the presentation's animation is the presenting controller's; stored, without effect.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the focus comes back after a transition; stored, without effect.
  open var restoresFocusAfterTransition = true
  /// The name of the controller for the restoration of its state; stored, without effect.
  open var restorationIdentifier: String?
  /// Whether the margins are at least those of the system; stored, without effect.
  open var viewRespectsSystemMinimumLayoutMargins = true
  open var editButtonItem: UIBarButtonItem {
    UIBarButtonItem(
      systemItem: isEditing ? .done : .edit,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        self.setEditing(!self.isEditing, animated: true)
      })
  }
  /// Tells the controller that the window is about to turn; never called.
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Tells the controller that the window turns; never called.
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Tells the controller that the window was turned; never called.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// Shows `vc` in the nearest container, as ``show(_:sender:)`` does.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { show(vc, sender: sender) }
  /// Tells the controller that its traits are about to change; never called.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The archive of the controller; always nil, because archives are not supported.
  open var storyboard: UIStoryboard? { nil }

  override var respondingApplication: UIApplication? { viewIfLoaded?.window?.owner }

  open override var next: UIResponder? {
    viewIfLoaded?.superview ?? (viewIfLoaded?.window?.rootViewController === self ? viewIfLoaded?.window : nil)
  }
}
