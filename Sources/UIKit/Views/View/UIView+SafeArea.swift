import CoreGraphics

extension UIView {
  /// Makes `change`, and tells the view if that changed its safe area.
  ///
  /// Only a device's screen has edges with insets; without them, nothing is compared.
  final func moving(_ change: () -> Void) {
    guard parent != nil, UIApplication.current?.screen.safeAreaInsets != .zero else { return change() }
    let old = computedSafeAreaInsets
    change()
    if computedSafeAreaInsets != old { updateSafeArea() }
  }
}

extension UIViewController {
  /// The bounds in which that frame lies; nil if those are the superview's.
  final var settledBounds: CGRect? { (viewIfLoaded?.superview as? ZoomCardView)?.rest?.bounds }

  /// The frame to which the safe area belongs while a transition moves the screen; nil if that is the view's own.
  final var settledFrame: CGRect? {
    guard let superview = viewIfLoaded?.superview else { return nil }
    if let container = superview as? TransitionContainerView, let host = container.host, host === parent {
      return container.bounds
    }
    if let card = superview as? ZoomCardView { return card.rest?.frame }
    guard let container = superview as? PresentationContainerView, let presentation = container.presentation,
      presentation.transition != nil
    else { return nil }
    if presentation.base === self { return container.bounds }
    guard presentation.controller.presentedView === view else { return nil }
    return presentation.controller.frameOfPresentedViewInContainerView
  }
}
