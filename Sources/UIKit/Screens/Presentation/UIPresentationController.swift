import CoreGraphics
public import Foundation
import Motion
import QuartzCore

/// Manages the position of a presented view and of the views around it.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  public final let presentedViewController: UIViewController
  final weak var presenter: UIViewController?
  final var style = UIModalPresentationStyle.custom
  /// The presentation that the controller belongs to, while there is one.
  final weak var presentation: Presentation?

  /// The delegate, which is told of dismissals by gesture.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Creates a controller that presents `presentedViewController` over `presentingViewController`.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
  }

  /// Tells the object that a value that it observes by name has changed; by default does nothing.
  open nonisolated func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// The presenting controller; the presented one before the presentation begins.
  public final var presentingViewController: UIViewController { presenter ?? presentedViewController }
  open var presentationStyle: UIModalPresentationStyle { style }
  /// The view in which the presentation takes place; nil before and after it.
  open var containerView: UIView? { presentation?.shownContainer }
  /// The view that is shown: the presented controller's view, or one that contains it.
  open var presentedView: UIView? { presentedViewController.view }
  /// The frame of the presented view in the container; by default the container's bounds.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the presentation covers the screen rather than the presenting controller's view; true by default.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting view is removed once it is covered; by default for `fullScreen` and `currentContext`.
  open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }
  /// The presentation style on small screens; the same unless the delegate gives another.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self) ?? style
  }

  /// The traits of the presentation: those of its container.
  open var traitCollection: UITraitCollection {
    containerView?.traits.current ?? presenter?.currentTraits ?? presentedViewController.currentTraits
  }
  /// Tells the controller that its traits changed from `previousTraitCollection`; does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Values of traits that the presented controller has in place of the inherited ones; nil for none.
  open var overrideTraitCollection: UITraitCollection? {
    get { givenTraits.isEmpty ? nil : UITraitCollection(givenTraits) }
    set { givenTraits = newValue?.values ?? TraitValues() }
  }
  /// Values of traits that the presented controller has in place of the inherited ones.
  public final var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: givenTraits) }
    set { givenTraits = newValue.values }
  }
  /// Values of traits that this kind of presentation gives the presented controller.
  var ownTraits: TraitValues { TraitValues() }
  final var givenTraits = TraitValues() { didSet { presentedViewController.viewIfLoaded?.updateTraitsLater() } }

  /// Tells the controller that the presentation is about to begin; does nothing by default.
  open func presentationTransitionWillBegin() {}
  /// Tells the controller that the presentation has ended or was cancelled; does nothing by default.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Tells the controller that the dismissal is about to begin; does nothing by default.
  open func dismissalTransitionWillBegin() {}
  /// Tells the controller that the dismissal has ended or was cancelled; does nothing by default.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Tells the controller that the container is about to be laid out; does nothing by default.
  open func containerViewWillLayoutSubviews() {}
  /// Tells the controller that the container was laid out; does nothing by default.
  open func containerViewDidLayoutSubviews() {}

  /// The spring that paces the system's transitions of this kind of presentation.
  var systemSpring: Spring { SystemTransition.spring }
  /// The duration of these transitions, in seconds.
  var systemDuration: TimeInterval { SystemTransition.duration }

  /// Lays the presentation out again if its frame depends on the size that the presented controller prefers.
  func preferredSizeChanged() {}

  // MARK: UIContentContainer

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Tells the controller that the presented controller prefers another size; does nothing by default.
  ///
  /// A controller whose frame depends on that size calls the container's `setNeedsLayout()`.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Tells the controller that the size that fits the presented controller changed; not called, since there are no
  /// constraints.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size of a container in a parent of the given size: the parent's by default.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Tells the controller that the container is about to have another size, and tells the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController.viewWillTransition(
      to: self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size),
      with: coordinator)
  }
}

/// The delegate of a presentation, which can prevent a dismissal by gesture.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the presentation style in a narrow window: `.none` for the controller's own, a full-screen style, or a
  /// sheet in place of a popover.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Returns the presentation style in a narrow window with the given traits.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Returns the controller that is presented in another style, such as one that contains the presented controller; nil
  /// for the presented controller itself.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Tells the delegate that `adaptivePresentationController` is used in place of the presentation controller.
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  /// Returns whether a gesture may dismiss the presented controller.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Tells the delegate that a gesture begins to dismiss the presented controller.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Tells the delegate that a gesture has dismissed the presented controller.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Tells the delegate that a gesture tried to dismiss the presented controller and was not allowed to.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns the controller's own style.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.style
  }
  /// Returns the style that does not depend on the traits.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  /// Returns nil.
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  /// Does nothing.
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

// Presentations that take another style in a narrow window.

extension UIPresentationController {
  /// The width of windows that are not narrow, in points: less than that of a tablet's.
  private static let leastWidth: CGFloat = 600

  /// Returns the presentation controller to use over `presenter`: this one, or in a narrow window one of another style,
  /// which may present another controller.
  final func adapted(over presenter: UIViewController) -> UIPresentationController {
    guard let window = presenter.viewIfLoaded?.window, window.bounds.width < Self.leastWidth else { return self }
    let wanted = delegate?.adaptivePresentationStyle(for: self, traitCollection: window.traitCollection) ?? style
    guard let style = adaptedStyle(wanted) else { return self }
    let shown = delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
    let made = controller(of: style, for: shown ?? presentedViewController, over: presenter)
    made.delegate = delegate
    made.givenTraits = givenTraits
    made.style = style
    delegate?.presentationController(self, prepare: made)
    return made
  }

  /// Returns the style to use if the delegate wants `wanted`; nil if the presentation keeps its own.
  private func adaptedStyle(_ wanted: UIModalPresentationStyle) -> UIModalPresentationStyle? {
    let isPopover = self is UIPopoverPresentationController
    guard isPopover || self is UISheetPresentationController, wanted != .none else { return nil }
    if wanted == .fullScreen || wanted == .overFullScreen { return wanted }
    // A popover becomes a sheet unless the delegate says otherwise; sheets of both styles are the same here.
    return isPopover ? wanted == .formSheet ? .formSheet : .pageSheet : nil
  }

  private func controller(
    of style: UIModalPresentationStyle, for shown: UIViewController, over presenter: UIViewController
  ) -> UIPresentationController {
    guard style == .pageSheet || style == .formSheet else {
      return UIPresentationController(presentedViewController: shown, presenting: presenter)
    }
    let given = (self as? UIPopoverPresentationController)?.adaptiveSheetPresentationController
    if let given, shown === presentedViewController { return given }
    let sheet = UISheetPresentationController(presentedViewController: shown, presenting: presenter)
    if let given { sheet.takeSettings(of: given) }
    return sheet
  }
}

extension UISheetPresentationController {
  /// Takes the settings of a sheet that presents another controller.
  final func takeSettings(of other: UISheetPresentationController) {
    detents = other.detents
    selectedDetentIdentifier = other.selectedDetentIdentifier
    preferredCornerRadius = other.preferredCornerRadius
    prefersGrabberVisible = other.prefersGrabberVisible
    prefersScrollingExpandsWhenScrolledToEdge = other.prefersScrollingExpandsWhenScrolledToEdge
  }
}
