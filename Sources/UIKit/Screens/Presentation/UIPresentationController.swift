public import Foundation

/// Puts a presented view in its place, and what goes with it around it.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public final let presentedViewController: UIViewController
  final weak var presenter: UIViewController?
  final var style = UIModalPresentationStyle.custom
  /// The presentation it belongs to, while there is one.
  final weak var presentation: Presentation?

  /// Hears how the presentation fares.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// A presentation of `presentedViewController` over `presentingViewController`.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
  }

  /// The controller that presents; the presented one itself before it is known.
  public final var presentingViewController: UIViewController { presenter ?? presentedViewController }
  /// How the controller is presented.
  open var presentationStyle: UIModalPresentationStyle { style }
  /// The view in which the presentation takes place; nil outside it.
  open var containerView: UIView? { presentation?.shownContainer }
  /// What is shown: the presented controller's view, or one around it.
  open var presentedView: UIView? { presentedViewController.view }
  /// Where that is in the container: everywhere.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
  /// Whether the screen is filled rather than the presenting controller's view.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenting view is taken away once it is covered: as it is for the styles that cover everything.
  open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }
  /// The style on small screens: the same.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self) ?? style
  }

  /// The presentation is about to begin; by default nothing happens.
  open func presentationTransitionWillBegin() {}
  /// The presentation has ended, or was cancelled; by default nothing happens.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// The dismissal is about to begin; by default nothing happens.
  open func dismissalTransitionWillBegin() {}
  /// The dismissal has ended, or was cancelled; by default nothing happens.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// The container is about to be laid out; by default nothing happens.
  open func containerViewWillLayoutSubviews() {}
  /// The container was laid out; by default nothing happens.
  open func containerViewDidLayoutSubviews() {}
}

/// Hears how a presentation fares, and may keep it from being dismissed by a gesture.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// The style on small screens.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Whether a gesture may dismiss what is presented.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// A gesture has begun to dismiss what is presented.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A gesture has dismissed what was presented.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A gesture would have dismissed what is presented, but may not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// The same.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.style
  }
  /// It may.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
