import CoreGraphics
public import Foundation
import Motion
import QuartzCore

@preconcurrency @MainActor open class UIPresentationController: NSObject, UITraitEnvironment, UIContentContainer {
  public final let presentedViewController: UIViewController
  final weak var presenter: UIViewController?
  final var style = UIModalPresentationStyle.custom
  final weak var presentation: Presentation?

  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
  }

  /// An object that observes by name, as Objective-C finds in any object.
  open nonisolated func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  /// The presented one before the presentation begins.
  public final var presentingViewController: UIViewController { presenter ?? presentedViewController }
  open var presentationStyle: UIModalPresentationStyle { style }
  open var containerView: UIView? { presentation?.shownContainer }
  open var presentedView: UIView? { presentedViewController.view }
  /// By default the container's bounds.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// True by default.
  open var shouldPresentInFullscreen: Bool { true }
  /// By default true for `fullScreen` and `currentContext`.
  open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }
  /// The same unless the delegate gives another style.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self) ?? style
  }

  open var traitCollection: UITraitCollection {
    containerView?.traits.current ?? presenter?.currentTraits ?? presentedViewController.currentTraits
  }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var overrideTraitCollection: UITraitCollection? {
    get { givenTraits.isEmpty ? nil : UITraitCollection(givenTraits) }
    set { givenTraits = newValue?.values ?? TraitValues() }
  }
  public final var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: givenTraits) }
    set { givenTraits = newValue.values }
  }
  /// Values of traits that this kind of presentation gives the presented controller.
  var ownTraits: TraitValues { TraitValues() }
  final var givenTraits = TraitValues() { didSet { presentedViewController.viewIfLoaded?.updateTraitsLater() } }

  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  open func dismissalTransitionWillBegin() {}
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  open func containerViewWillLayoutSubviews() {}
  open func containerViewDidLayoutSubviews() {}

  /// The spring that paces the system's transitions of this kind of presentation.
  var systemSpring: Spring { SystemTransition.spring }
  /// The duration of these transitions, in seconds.
  var systemDuration: TimeInterval { SystemTransition.duration }

  /// Lays the presentation out again if its frame depends on the size that the presented controller prefers.
  func preferredSizeChanged() {}

  // MARK: UIContentContainer

  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// A controller whose frame depends on that size calls the container's `setNeedsLayout()`.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Never called.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The parent's size by default.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    presentedViewController.viewWillTransition(
      to: self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size),
      with: coordinator)
  }
}

@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// In a narrow window: `.none` for the controller's own style, a full-screen style, or a sheet in place of a popover.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// The controller that is presented in another style, such as one that contains the presented controller; nil for the
  /// presented controller itself.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController)
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.style
  }
  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptivePresentationStyle(for: controller) }
  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }
  public func presentationController(
    _ presentationController: UIPresentationController,
    prepare adaptivePresentationController: UIPresentationController
  ) {}
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

extension UIPresentationController {
  /// Asks the delegate whether the user may dismiss the presentation; tells it of the attempt otherwise.
  final func allowsDismissalByUser() -> Bool {
    let isAllowed =
      !presentedViewController.isModalInPresentation && delegate?.presentationControllerShouldDismiss(self) ?? true
    if !isAllowed { delegate?.presentationControllerDidAttemptToDismiss(self) }
    return isAllowed
  }

  /// Tells the delegate that the user dismisses the presentation; what is returned tells it that this is done.
  final func beginDismissalByUser() -> () -> Void {
    delegate?.presentationControllerWillDismiss(self)
    return { [weak self] in
      guard let self else { return }
      self.delegate?.presentationControllerDidDismiss(self)
    }
  }

  /// The width from which windows are not narrow, in points: less than that of a tablet's.
  private static let leastWidth: CGFloat = 600

  /// This controller, or in a narrow window one of another style, which may present another controller.
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

  /// Nil if the presentation keeps its own style.
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
  /// `other` presents another controller.
  final func takeSettings(of other: UISheetPresentationController) {
    detents = other.detents
    selectedDetentIdentifier = other.selectedDetentIdentifier
    preferredCornerRadius = other.preferredCornerRadius
    prefersGrabberVisible = other.prefersGrabberVisible
    largestUndimmedDetentIdentifier = other.largestUndimmedDetentIdentifier
    prefersScrollingExpandsWhenScrolledToEdge = other.prefersScrollingExpandsWhenScrolledToEdge
  }
}
